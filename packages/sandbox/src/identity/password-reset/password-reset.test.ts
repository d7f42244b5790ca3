import { afterEach, beforeEach, expect, it } from 'vitest';
import { refused, signedIn, succeeded, VERIFIED_ACCOUNT } from '../../testing/answers.ts';
import { testShop } from '../../testing/shop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.sandbox.close());

const reset = (captcha: string, more: object = {}) => ({
  userName: '61230001',
  phone: '61230001',
  email: '',
  areaCode: '+852',
  platform: 0,
  password: 'newer2026',
  captcha,
  ...more,
});
const login = (password: string) =>
  shop.call('session.login', { userName: 'verified@clinicart.test', password });

it('sets a new password once, and ends every session of the account (Spec: 1§4)', async () => {
  const [mine, other] = [await shop.signIn('verified'), await shop.signIn('finance')];
  const code = await shop.codeFor({ type: 'forgetpwd', phone: '61230001' });
  expect(await shop.call('recovery.resetPassword', reset(code))).toEqual(succeeded());
  const info = (token: string) => shop.call('account.userInfo', { type: -1 }, token);
  expect(await info(mine)).toEqual(refused(1323));
  expect(await info(other)).toEqual(
    succeeded({
      ...VERIFIED_ACCOUNT,
      name: '林國輝（會計部）',
      email: 'finance@clinicart.test',
      phone: '61230006',
      companyName: '博濟醫療集團',
      isCheck: true,
    }),
  );
  expect(await login('Clinic2026')).toEqual(refused(1301));
  expect(await login('newer2026')).toEqual(signedIn());
  expect(await shop.call('recovery.resetPassword', reset(code))).toEqual(refused(1304));
  expect(shop.sandbox.console.outbox()[0]?.words).toContain('password was changed');
});

it('has no upper bound for the password (Spec: 1§5, 2§5)', async () => {
  const password = `abc123${'x'.repeat(60)}`;
  const code = await shop.codeFor({ type: 'forgetpwd', phone: '61230001' });
  await shop.call('recovery.resetPassword', reset(code, { password }));
  expect(await login(password)).toEqual(signedIn());
});

it('takes a code for nothing but its purpose', async () => {
  const code = await shop.codeFor({ type: 'login', phone: '61230001' });
  expect(await shop.call('recovery.resetPassword', reset(code))).toEqual(refused(1304));
});

it('keeps the code for another try with a better password', async () => {
  const code = await shop.codeFor({ type: 'forgetpwd', phone: '61230001' });
  expect(
    await shop.refusalOf('recovery.resetPassword', reset(code, { password: 'abcdefgh' })),
  ).toEqual([
    1312,
    '密碼須最少 6 個字元，並包含字母及數字。',
    'Enter at least 6 characters with letters and digits.',
  ]);
  expect(await shop.call('recovery.resetPassword', reset(code))).toEqual(succeeded());
});

it('answers alike whether or not there is such an account, and tells the mailbox alone', async () => {
  const ask = (email: string) => shop.sendCode({ type: 'forgetpwd', email });
  expect(await ask('nobody@clinicart.test')).toEqual(await ask('verified@clinicart.test'));
  expect(await ask('nobody@clinicart.test')).toEqual(await ask('verified@clinicart.test'));
  const toNobody = shop.sandbox.console
    .outbox()
    .filter(({ contact }) => contact === 'nobody@clinicart.test');
  expect(toNobody).toHaveLength(1);
  expect(toNobody[0]?.words).toMatch(/no account uses it/);
  const wrong = (email: string) =>
    shop.refusalOf(
      'recovery.resetPassword',
      reset('abcdef', { email, phone: '', userName: email }),
    );
  const known = await wrong('verified@clinicart.test');
  expect(known[0]).toBe(1304);
  expect(await wrong('nobody@clinicart.test')).toEqual(known);
});

it('gives guessing up after five tries', async () => {
  const code = await shop.codeFor({ type: 'forgetpwd', phone: '61230001' });
  for (let i = 0; i < 5; i += 1) await shop.call('recovery.resetPassword', reset('abcdef'));
  expect(await shop.call('recovery.resetPassword', reset(code))).toEqual(refused(1305));
});
