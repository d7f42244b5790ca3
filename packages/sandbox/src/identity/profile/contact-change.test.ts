import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../testing/answers.ts';
import { testShop } from '../../testing/shop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.sandbox.close());

const MINUTE_MS = 60_000;
const info = async (token: string) =>
  (await shop.call('account.userInfo', { type: -1 }, token)).data;

describe('changing a contact (Spec: 1§4)', () => {
  const NEW = { type: 'newPhone', phone: '61239999' } as const;
  const change = (token: string, phoneCaptcha: string, phone: string = NEW.phone) =>
    shop.call('profile.updatePhone', { phone, phoneCaptcha, areaCode: '+852' }, token);
  /** Proves the current contact as the screens do. */
  async function prove(token: string, who: object, type: 'updatePhone' | 'updateEmail') {
    const captcha = await shop.codeFor({ type, ...who });
    return shop.call('session.verifyCode', { type, captcha, areaCode: '+852', ...who }, token);
  }
  const PHONE = { phone: '61230001' };
  const EMAIL = { email: 'verified@clinicart.test' };

  it.each([
    ['the phone itself', PHONE],
    ['the e-mail address, when the phone is unusable', EMAIL],
  ])('needs the proof of %s, once', async (_, who) => {
    const token = await shop.signIn('verified');
    const code = await shop.codeFor(NEW);
    const refusal = await shop.refusalOf(
      'profile.updatePhone',
      { phone: NEW.phone, phoneCaptcha: code, areaCode: '+852' },
      token,
    );
    expect(refusal).toEqual([
      1315,
      '請先驗證現有的手機號碼或電郵。',
      'Verify your current phone number or e-mail first.',
    ]);
    await prove(token, who, 'updatePhone');
    expect(await change(token, code)).toEqual(succeeded());
    expect((await info(token))['phone']).toBe(NEW.phone);
    expect(shop.sandbox.console.outbox()[0]).toMatchObject({ contact: '+852 61230001' });
    const next = { type: 'newPhone', phone: '61239998' } as const;
    expect(await change(token, await shop.codeFor(next), next.phone)).toEqual(refused(1315));
  });

  it('forgets the proof after ten minutes, and takes none from a stranger', async () => {
    const token = await shop.signIn('verified');
    const finance = await shop.signIn('finance');
    await prove(finance, PHONE, 'updatePhone');
    expect(await change(finance, await shop.codeFor(NEW))).toEqual(refused(1315));
    shop.sandbox.console.advanceClock(MINUTE_MS);
    await prove(token, PHONE, 'updatePhone');
    shop.sandbox.console.advanceClock(10 * MINUTE_MS);
    expect(await change(token, await shop.codeFor(NEW))).toEqual(refused(1315));
  });

  it('takes a second try at the same code, until the change that it was for is made', async () => {
    const token = await shop.signIn('verified');
    const captcha = await shop.codeFor({ type: 'updatePhone', ...PHONE });
    const check = { type: 'updatePhone', captcha, areaCode: '+852', ...PHONE } as const;
    for (let tries = 0; tries < 2; tries += 1)
      expect(await shop.call('session.verifyCode', check, token)).toEqual(succeeded());
    const finance = await shop.signIn('finance');
    expect(await shop.call('session.verifyCode', check, finance)).toEqual(refused(1304));
    await change(token, await shop.codeFor(NEW));
    expect(await shop.call('session.verifyCode', check, token)).toEqual(refused(1304));
  });

  it('binds a missing contact with its own code alone', async () => {
    const login = { userName: '61230009', areaCode: '+852', password: 'Clinic2026' };
    const token = String((await shop.call('session.login', login)).data['token']);
    const email = 'bound@clinicart.test';
    const emailCaptcha = await shop.codeFor({ type: 'newEmail', email });
    const body = { email, emailCaptcha };
    expect(await shop.call('profile.updateEmail', body, token)).toEqual(succeeded());
    expect((await info(token))['email']).toBe(email);
    // A repeated call after a lost answer succeeds and changes nothing.
    const written = shop.sandbox.console.outbox().length;
    expect(await shop.call('profile.updateEmail', body, token)).toEqual(succeeded());
    expect(shop.sandbox.console.outbox()).toHaveLength(written);
    const other = await shop.signIn('verified');
    expect(await shop.call('profile.updateEmail', body, other)).toEqual(refused(1304));
  });

  it('to what it is already is refused', async () => {
    const token = await shop.signIn('verified');
    const code = await shop.codeFor({ type: 'newPhone', phone: '61230001' });
    const body = { phone: '61230001', phoneCaptcha: code, areaCode: '+852' };
    expect(await shop.refusalOf('profile.updatePhone', body, token)).toEqual([
      1327,
      '這是你現有的電郵或手機號碼，請輸入另一個。',
      'This is already your e-mail or phone number. Enter a different one.',
    ]);
  });

  it('refuses a contact that is another account’s, and a wrong code', async () => {
    const token = await shop.signIn('verified');
    await prove(token, PHONE, 'updatePhone');
    const taken = await shop.codeFor({ type: 'newPhone', phone: '61230006' });
    const body = { phone: '61230006', phoneCaptcha: taken, areaCode: '+852' };
    expect(await shop.refusalOf('profile.updatePhone', body, token)).toEqual([
      1326,
      '此電郵或手機號碼已由另一帳戶使用。',
      'This e-mail or phone number belongs to another account.',
    ]);
    const code = await shop.codeFor(NEW);
    expect(await change(token, 'abcdef')).toEqual(refused(1304));
    expect(await change(token, code)).toEqual(succeeded());
  });
});
