// The payment password: the SDK against the sandbox, as a script uses it. Spec: 2§4, 2§5, 2§7
import type { Sandbox } from '@clinicart/sandbox';
import type { CompleteShop } from '@clinicart/sdk';
import { payPassword } from '@clinicart/sdk/contract';
import { payPasswordContact } from '@clinicart/sdk/identity';
import { beforeEach, describe, expect, test } from 'vitest';
import { formOf, openSandbox, openShop } from '../shop.ts';

const PATH = payPassword.setPayPassword.path;
const PASSWORD = '135790';

let sandbox: Sandbox;
let shop: CompleteShop;
beforeEach(async () => {
  sandbox = openSandbox();
  shop = openShop(sandbox);
  await shop.session.signIn(formOf('new-customer'));
});

const isSet = async () => (await shop.account.me.get(null)).hasPaymentPassword;

/** Returns the code of step 1, sent to the contact that the rules choose. */
async function sendCode() {
  const contact = payPasswordContact(await shop.account.me.get(null));
  if (!contact) throw new Error('nobody could be asked');
  await shop.session.sendCode({ purpose: 'payPwd', contact });
  const [sent] = sandbox.console.codes();
  expect(sent).toMatchObject({ purpose: 'payPwd' });
  return { contact, code: sent?.code ?? '' };
}

const fill = async (password = PASSWORD) => ({
  ...(await sendCode()),
  password,
  repeated: password,
});
const lose = (kind: 'drop', times = 1) => sandbox.console.setFault({ kind, path: PATH, times });

describe('a payment password', () => {
  test('is set with a code to the phone, and counts as set everywhere', async () => {
    const shown: boolean[] = [];
    const stop = shop.account.me.watch(null).subscribe(({ value }) => {
      if (value && shown.at(-1) !== value.hasPaymentPassword) shown.push(value.hasPaymentPassword);
    });
    await expect.poll(() => shown, { timeout: 10_000 }).toEqual([false]);
    const form = await fill();
    expect(form.contact).toMatchObject({ areaCode: '+852' });
    await shop.payPassword.prove(form.contact, form.code);
    expect(await shop.payPassword.set(form)).toEqual({
      ok: true,
      notice: { reason: 'pay-password-set', facts: {} },
    });
    await expect.poll(() => shown, { timeout: 10_000 }).toEqual([false, true]);
    stop();
  });

  test('needs a phone, which an account without one binds first', async () => {
    await shop.session.signIn(formOf('email-only'));
    expect(payPasswordContact(await shop.account.me.get(null))).toBeUndefined();
    const contact = { phone: '61230077', areaCode: '+852' };
    await shop.session.sendCode({ purpose: 'newPhone', contact });
    const { code = '' } = sandbox.console.codes()[0] ?? {};
    const bound = await shop.profile.changeContact({ ...contact, by: 'phone', email: '' }, code);
    expect(bound).toMatchObject({ ok: true });
    expect(await shop.payPassword.set(await fill())).toMatchObject({ ok: true });
    expect(await isSet()).toBe(true);
  });

  test('that is invalid is not sent, and each field says why', async () => {
    const form = { ...(await fill('12345')), repeated: '54321', code: '12' };
    expect(await shop.payPassword.set(form)).toMatchObject({
      ok: false,
      reason: 'unfit',
      complaints: {
        password: { reason: 'pay-password-length' },
        repeated: { reason: 'pay-password-length' },
        code: { reason: 'enter-code' },
      },
    });
    expect(sandbox.console.requests().some(({ path }) => path === PATH)).toBe(false);
  });

  test('with a wrong code shows the server’s message', async () => {
    const form = await fill();
    const wrong = form.code === '000000' ? '000001' : '000000';
    await expect(shop.payPassword.prove(form.contact, wrong)).rejects.toMatchObject({
      kind: 'server',
    });
    const outcome = await shop.payPassword.set({ ...form, code: wrong });
    expect(outcome).toMatchObject({ ok: false, reason: 'refused' });
    expect(await isSet()).toBe(false);
  });

  test.each([1, 2])('whose answer was lost %i times is set, once', async (times) => {
    const form = await fill();
    lose('drop', times);
    const set = shop.payPassword.set(form);
    if (times === 1) expect(await set).toMatchObject({ ok: true });
    else await expect(set).rejects.toMatchObject({ kind: 'network' });
    // A second press sends the same password with the same code.
    expect(await shop.payPassword.set(form)).toMatchObject({ ok: true });
    expect(await isSet()).toBe(true);
    const other = await shop.payPassword.set({ ...form, password: '000000', repeated: '000000' });
    expect(other).toMatchObject({ ok: false, reason: 'refused' });
  });

  test('pressed twice is sent once', async () => {
    const form = await fill();
    const [one, two] = await Promise.all([shop.payPassword.set(form), shop.payPassword.set(form)]);
    expect([one.ok, two.ok]).toEqual([true, true]);
    expect(sandbox.console.requests().filter(({ path }) => path === PATH)).toHaveLength(1);
  });
});
