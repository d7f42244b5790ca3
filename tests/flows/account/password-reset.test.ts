// Password reset: the SDK against the sandbox, as a script uses it. Spec: 1§2, 1§4, 1§5
import type { Sandbox } from '@clinicart/sandbox';
import { type CompleteShop, manualClock } from '@clinicart/sdk';
import { type Contact, checkReset } from '@clinicart/sdk/identity';
import { beforeEach, describe, expect, test } from 'vitest';
import { formOf, isDocumented, openSandbox, openShop, withAssumed } from '../shop.ts';

const EMAIL: Contact = { email: 'verified@clinicart.test' };
const PASSWORD = 'Fresh2027';
const FORM = { password: PASSWORD, confirmation: PASSWORD };
const PATH = '/api/forgetPwd_UpdatePwd';
const QUESTION = '/api/getValidcodeText';

let sandbox: Sandbox;
let shop: CompleteShop;
beforeEach(() => {
  sandbox = openSandbox();
  shop = openShop(sandbox);
});

const phoneOf = (scenario: string): Contact => ({
  areaCode: '+852',
  phone: sandbox.console.accounts().find((each) => each.scenario === scenario)?.phone ?? '',
});

async function codeFor(contact: Contact, captcha?: string): Promise<string> {
  await shop.session.sendCode({
    purpose: 'forgetpwd',
    contact,
    ...(captcha === undefined ? {} : { captcha }),
  });
  return sandbox.console.codes()[0]?.code ?? '';
}

const prove = async (contact: Contact = EMAIL) =>
  shop.recovery.prove({ contact, code: await codeFor(contact) });

const signsIn = (password: string) =>
  openShop(sandbox)
    .session.signIn(formOf('verified', { password }))
    .then(
      () => true,
      () => false,
    );

describe('a forgotten password', () => {
  test.each(['phone', 'e-mail'])('is reset by %s, and the old one stops working', async (by) => {
    await prove(by === 'phone' ? phoneOf('verified') : EMAIL);
    const outcome = await shop.recovery.reset(FORM);
    expect(outcome).toMatchObject({ ok: true, signedIn: false });
    expect(await signsIn(PASSWORD)).toBe(true);
    expect(await signsIn('Clinic2026')).toBe(false);
    // The login dialog begins with the contact and with the message about the reset, shown once.
    expect(shop.session.typedContact()?.by).toBe(by === 'phone' ? 'phone' : 'email');
    expect(shop.session.takeNotice()?.reason).toBe('password-set-log-in');
    expect(shop.session.takeNotice()).toBeUndefined();
    expect(shop.recovery.proof()).toBeUndefined();
  });

  test('needs the picture captcha where the server uses it', async () => {
    await expect(codeFor(EMAIL, 'zzzz')).rejects.toMatchObject({ kind: 'server' });
    expect((await shop.session.captchaPicture()).size).toBeGreaterThan(0);
    expect(await codeFor(EMAIL, sandbox.console.captchas()[0])).toMatch(/^\d{6}$/);
  });

  withAssumed('a question in place of the picture', () => {
    test('needs the question captcha where the server uses it', async () => {
      expect(await shop.session.captchaQuestion()).toMatch(/digits/);
      expect(await codeFor(EMAIL, sandbox.console.captchas()[0])).toMatch(/^\d{6}$/);
    });
  });

  test('offers a question only where the server has one, and asks for it once', async () => {
    const asked = () => sandbox.console.requests().filter(({ path }) => path === QUESTION).length;
    for (let again = 0; again < 2; again++)
      expect(await shop.session.hasCaptchaQuestion()).toBe(!isDocumented);
    expect(asked()).toBe(1);
  });

  test('offers a question when the server could not be asked, and asks again', async () => {
    let isDown = true;
    shop = openShop(sandbox, {
      fetch: async (input, init) => {
        if (isDown) throw new TypeError('lost');
        return sandbox.fetch(new Request(input, init));
      },
    });
    expect(await shop.session.hasCaptchaQuestion()).toBe(true);
    isDown = false;
    expect(await shop.session.hasCaptchaQuestion()).toBe(!isDocumented);
  });

  test('names the missing key where neither the options nor the server have one (Spec: 1§7)', async () => {
    const keyless = openShop(openSandbox({ documented: true }), { captchaKey: '' });
    const refused = keyless.session.sendCode({ purpose: 'forgetpwd', contact: EMAIL });
    await expect(refused).rejects.toMatchObject({
      kind: 'http',
      status: 404,
      endpoint: 'session.cipherKey',
      message: expect.stringContaining('captchaKey'),
    });
    const unfit = openShop(sandbox, { captchaKey: 'AAAA' });
    await expect(
      unfit.session.sendCode({ purpose: 'forgetpwd', contact: EMAIL }),
    ).rejects.toMatchObject({ kind: 'contract', message: expect.stringContaining('captchaKey') });
  });

  test('ends a session from before', async () => {
    await shop.session.signIn(formOf('verified'));
    await prove();
    await shop.recovery.reset(FORM);
    expect(shop.session.$session.get().status).toBe('visitor');
  });

  test('stops at a wrong code', async () => {
    const code = await codeFor(EMAIL);
    const wrong = code === '000000' ? '111111' : '000000';
    await expect(shop.recovery.prove({ contact: EMAIL, code: wrong })).rejects.toMatchObject({
      kind: 'server',
    });
    expect(shop.recovery.proof()).toBeUndefined();
    expect(await shop.recovery.reset(FORM)).toMatchObject({ ok: false, reason: 'code-first' });
  });

  test('stops at an expired code, in either step', async () => {
    const code = await codeFor(EMAIL);
    sandbox.console.advanceClock(6 * 60_000);
    await expect(shop.recovery.prove({ contact: EMAIL, code })).rejects.toMatchObject({
      kind: 'server',
    });
    await prove();
    sandbox.console.advanceClock(60 * 60_000);
    expect(await shop.recovery.reset(FORM)).toMatchObject({ ok: false, reason: 'refused' });
    expect(await signsIn('Clinic2026')).toBe(true);
  });

  test('is reset once by a code', async () => {
    const code = await codeFor(EMAIL);
    await shop.recovery.prove({ contact: EMAIL, code });
    await shop.recovery.reset(FORM);
    expect(
      shop.recovery.takeQuery(new URLSearchParams({ email: EMAIL.email, captcha: code })),
    ).toBe(true);
    const again = await shop.recovery.reset({ password: 'Other2027', confirmation: 'Other2027' });
    expect(again).toMatchObject({ ok: false, reason: 'refused' });
    expect(await signsIn(PASSWORD)).toBe(true);
  });

  test('sends nothing while the form is invalid', async () => {
    await prove();
    const before = sandbox.console.requests().length;
    const outcome = await shop.recovery.reset({ password: 'abcdef', confirmation: 'abc' });
    expect(outcome).toMatchObject({
      reason: 'unfit',
      complaints: checkReset({ password: 'abcdef', confirmation: 'abc' }),
    });
    expect(sandbox.console.requests()).toHaveLength(before);
  });

  test('resets it once for two clicks', async () => {
    await prove();
    const [one, two] = await Promise.all([shop.recovery.reset(FORM), shop.recovery.reset(FORM)]);
    expect(one).toBe(two);
    expect(one.ok).toBe(true);
  });
});

describe('an answer that is lost', () => {
  test('after the work was done: logging in with the new password confirms it', async () => {
    await prove();
    sandbox.console.setFault({ kind: 'drop', path: PATH, times: 1 });
    expect(await shop.recovery.reset(FORM)).toMatchObject({ ok: true, signedIn: true });
    expect(shop.session.$session.get().status).toBe('member');
  });

  test('before the work was done: reports it, and the same code works for the next try', async () => {
    await prove();
    sandbox.console.setFault({ kind: 'status', status: 502, path: PATH, times: 1 });
    expect(await shop.recovery.reset(FORM)).toMatchObject({ reason: 'reset-not-yet' });
    expect(await shop.recovery.reset(FORM)).toMatchObject({ ok: true });
  });

  test('when nothing can be asked: reports an unknown outcome, and the next try confirms it', async () => {
    await prove();
    sandbox.console.setFault({ kind: 'drop', path: PATH, times: 1 });
    sandbox.console.setFault({ kind: 'status', status: 502, path: '/api/login', times: 1 });
    expect(await shop.recovery.reset(FORM)).toMatchObject({ reason: 'reset-unconfirmed' });
    // The code has been used, so the server refuses it.
    expect(await shop.recovery.reset(FORM)).toMatchObject({ ok: true, signedIn: true });
  });
});

test('keeps the pause between codes over a reload, separately for each purpose (Spec: 1§4)', async () => {
  const drafts = new Map<string, string>();
  const kept = {
    get: (key: string) => drafts.get(key),
    set: (key: string, value: string) => void drafts.set(key, value),
    remove: (key: string) => void drafts.delete(key),
  };
  const clock = manualClock();
  const open = () =>
    openShop(sandbox, { clock, storage: { session: kept, settings: kept, drafts: kept } });
  shop = open();
  await prove();
  clock.advance(20_000);
  shop = open();
  expect(shop.session.resendWait(EMAIL, 'forgetpwd')).toBe(40);
  expect(shop.session.resendWait(EMAIL, 'login')).toBe(0);
  expect(shop.recovery.proof()?.contact).toEqual(EMAIL);
});
