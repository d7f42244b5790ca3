// Codes while answers are lost: a code that arrived works although its answer did not, and a proof that was lost is repeated.
// Spec: 1§2, 1§4, 1§8
import type { Sandbox } from '@clinicart/sandbox';
import { type CompleteShop, isShopError } from '@clinicart/sdk';
import { session as calls } from '@clinicart/sdk/contract';
import type { CodePurpose, Contact } from '@clinicart/sdk/identity';
import { beforeEach, describe, expect, test } from 'vitest';
import { formOf, openSandbox, openShop } from '../shop.ts';

const KNOWN: Contact = { email: 'verified@clinicart.test' };
const FRESH: Contact = { email: 'new@clinic.test' };
const NEW = { password: 'Fresh2027', confirmation: 'Fresh2027' };

let sandbox: Sandbox;
let shop: CompleteShop;
beforeEach(() => {
  sandbox = openSandbox();
  shop = openShop(sandbox);
});

const newest = () => sandbox.console.codes()[0]?.code ?? '';
const lose = (path: string) => sandbox.console.setFault({ kind: 'drop', path, times: 1 });
const refuse = (path: string) =>
  sandbox.console.setFault({ kind: 'status', status: 502, path, times: 1 });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Ends the flow of a purpose with a code; resolves with whether it succeeded. */
const USES: readonly (readonly [CodePurpose, Contact, (code: string) => Promise<boolean>])[] = [
  [
    'register',
    FRESH,
    async (code) => {
      shop.registration.change({ by: 'email', ...FRESH, code });
      expect(await shop.registration.verify()).toEqual({ ok: true });
      shop.registration.change(NEW);
      return (await shop.registration.registerOnly()).ok;
    },
  ],
  [
    'forgetpwd',
    KNOWN,
    async (code) => {
      await shop.recovery.prove({ contact: KNOWN, code });
      return (await shop.recovery.reset(NEW)).ok;
    },
  ],
  [
    'login',
    KNOWN,
    async (code) => {
      await shop.session.signIn(formOf('verified', { with: 'code', code }));
      return shop.session.$session.get().status === 'member';
    },
  ],
];

describe.each(USES)('a code to %s', (purpose, contact, use) => {
  const send = () => shop.session.sendCode({ purpose, contact });

  test('works though the answer to its request was lost', async () => {
    lose(calls.sendCode.path);
    const failure = await failureOf(send());
    expect(isShopError(failure) && failure.kind).toBe('network');
    expect(newest()).toMatch(/^\d{6}$/);
    expect(await use(newest())).toBe(true);
  });

  test('is requested again at once when the request did not arrive', async () => {
    refuse(calls.sendCode.path);
    expect(isShopError(await failureOf(send()))).toBe(true);
    expect(sandbox.console.codes()).toEqual([]);
    await send();
    expect(await use(newest())).toBe(true);
  });

  test('that was requested twice works by the newest, or by the only one', async () => {
    lose(calls.sendCode.path);
    await failureOf(send());
    // The server may refuse a second code within a minute; the first one works then.
    await failureOf(send());
    expect(await use(newest())).toBe(true);
  });
});

test('a login whose answer was lost asks for a new code, as this one may be used up', async () => {
  const signIn = (code: string) => shop.session.signIn(formOf('verified', { with: 'code', code }));
  await shop.session.sendCode({ purpose: 'login', contact: KNOWN });
  const code = newest();
  lose(calls.loginByCode.path);
  expect(await failureOf(signIn(code))).toMatchObject({ kind: 'network' });
  const spent = shop.language.say({ reason: 'code-perhaps-used', facts: {} });
  expect(await failureOf(signIn(code))).toMatchObject({ kind: 'server', message: spent });
  // Another code that is refused is wrong.
  const wrong = await failureOf(signIn('000000'));
  expect(isShopError(wrong, 'server') && wrong.message).not.toBe(spent);
});

test('a registration whose verification was lost verifies again, and registers one account', async () => {
  const before = sandbox.console.accounts().length;
  await shop.session.sendCode({ purpose: 'register', contact: FRESH });
  shop.registration.change({ by: 'email', ...FRESH, code: newest() });
  lose(calls.verifyCode.path);
  expect(await shop.registration.verify()).toMatchObject({ ok: false });
  expect(shop.registration.$state.get().form).toMatchObject(FRESH);
  expect(await shop.registration.verify()).toEqual({ ok: true });
  shop.registration.change(NEW);
  expect(await shop.registration.registerOnly()).toMatchObject({ ok: true });
  expect(sandbox.console.accounts()).toHaveLength(before + 1);
});

test('a reset whose verification was lost verifies again', async () => {
  await shop.session.sendCode({ purpose: 'forgetpwd', contact: KNOWN });
  const proof = { contact: KNOWN, code: newest() };
  lose(calls.verifyCode.path);
  expect(isShopError(await failureOf(shop.recovery.prove(proof)))).toBe(true);
  await shop.recovery.prove(proof);
  expect(await shop.recovery.reset(NEW)).toMatchObject({ ok: true });
});
