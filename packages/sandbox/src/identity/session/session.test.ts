import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused, signedIn, succeeded, VERIFIED_ACCOUNT } from '../../testing/answers.ts';
import { START, testShop } from '../../testing/shop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.sandbox.close());

const MINUTE_MS = 60_000;
const PHONE = { userName: '61230001', areaCode: '+852' };

const sendCode = (captcha = '', phone = '61230001') =>
  shop.sendCode({ type: 'login', phone, ...(captcha === '' ? {} : { captcha }) });
const lastCode = () => shop.sandbox.console.codes()[0]?.code ?? '';
const loginByCode = (code: string) => shop.call('session.loginByCode', { ...PHONE, code });

describe('signing in with a password', () => {
  it('takes an e-mail address or a phone number', async () => {
    const password = 'Clinic2026';
    for (const who of [{ userName: 'VERIFIED@clinicart.test' }, PHONE])
      expect(await shop.call('session.login', { ...who, password })).toEqual(
        signedIn({ userName: '何靜怡醫生', email: 'verified@clinicart.test' }),
      );
  });

  it('hides whether an account exists, and stops guessing after eight tries', async () => {
    const login = (userName: string, password: string) =>
      shop.call('session.login', { userName, password });
    const unknown = await login('nobody@clinicart.test', 'x');
    expect(await login('verified@clinicart.test', 'x')).toEqual(unknown);
    for (let i = 0; i < 7; i += 1) await login('verified@clinicart.test', 'x');
    const right = () => login('verified@clinicart.test', 'Clinic2026');
    expect(await right()).toEqual(refused(1302));
    shop.sandbox.console.advanceClock(15 * MINUTE_MS);
    expect(await right()).toEqual(signedIn());
  });

  it('stops guessing of an unregistered name alike, and many guesses at once', async () => {
    const guess = (userName: string) => shop.call('session.login', { userName, password: 'x' });
    for (const name of ['nobody@clinicart.test', 'verified@clinicart.test']) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => guess(name)));
      const ids = answers.map(({ resultID }) => resultID).sort();
      expect(ids).toEqual([...Array(8).fill(1301), ...Array(4).fill(1302)]);
    }
  });
});

describe('codes', () => {
  it('sign in once, within five minutes', async () => {
    expect(await sendCode()).toEqual(succeeded());
    expect(lastCode()).toMatch(/^\d{6}$/);
    expect(await loginByCode(lastCode())).toEqual(signedIn());
    expect(await loginByCode(lastCode())).toEqual(refused(1304));
    shop.sandbox.console.advanceClock(MINUTE_MS);
    await sendCode();
    shop.sandbox.console.advanceClock(5 * MINUTE_MS);
    expect(await loginByCode(lastCode())).toEqual(refused(1305));
  });

  it('die after five wrong tries', async () => {
    await sendCode();
    const wrong = lastCode() === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) expect(await loginByCode(wrong)).toEqual(refused(1304));
    expect(await loginByCode(lastCode())).toEqual(refused(1305));
  });

  it('are sent again after 60 seconds, and from the fourth on need the picture', async () => {
    await sendCode();
    expect(await sendCode()).toEqual(refused(1306, 'You can get another code in 60 seconds.'));
    for (let i = 0; i < 2; i += 1) {
      shop.sandbox.console.advanceClock(MINUTE_MS);
      expect(await sendCode()).toEqual(succeeded());
    }
    shop.sandbox.console.advanceClock(MINUTE_MS);
    expect(await sendCode()).toEqual(refused(1307));
    expect(await sendCode('0000')).toEqual(refused(1308));
    await shop.sandbox.fetch(new Request('http://shop.test/api/getValidcode?t=7'));
    const captcha = shop.sandbox.console.captchas()[0]?.toLowerCase();
    expect(await sendCode(captcha)).toEqual(succeeded());
  });

  it('wait for the resend by what they are for, and for all by the contact', async () => {
    await sendCode();
    const register = () => shop.sendCode({ type: 'register', phone: '61230001' });
    expect(await register()).toEqual(succeeded());
    expect(await register()).toEqual(refused(1306));
    const purposes = ['forgetpwd', 'payPwd'] as const;
    expect(await shop.sendCode({ type: purposes[0], phone: '61230001' })).toEqual(succeeded());
    expect(await shop.sendCode({ type: purposes[1], phone: '61230001' })).toEqual(refused(1307));
  });

  it('are sent twelve times an hour to one contact, not more', async () => {
    const sent = async () => {
      shop.sandbox.console.advanceClock(MINUTE_MS);
      await shop.call('session.captchaQuestion', { t: 'x' });
      return sendCode(shop.sandbox.console.captchas()[0]);
    };
    for (let i = 0; i < 12; i += 1) expect(await sent()).toEqual(succeeded());
    expect(await sent()).toEqual(refused(1302));
    shop.sandbox.console.advanceClock(60 * MINUTE_MS);
    expect(await sent()).toEqual(succeeded());
  });

  it('once checked wait half an hour for the step that follows', async () => {
    const code = await shop.codeFor({ type: 'register', email: 'slow@clinicart.test' });
    const check = { type: 'register', email: 'slow@clinicart.test', captcha: code };
    expect(await shop.call('session.verifyCode', check)).toEqual(succeeded());
    shop.sandbox.console.advanceClock(29 * MINUTE_MS);
    expect(await shop.call('session.verifyCode', check)).toEqual(succeeded());
    shop.sandbox.console.advanceClock(30 * MINUTE_MS);
    expect(await shop.call('session.verifyCode', check)).toEqual(refused(1305));
  });

  it('go to the mailbox in the caller’s language, and appear nowhere else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'codes-'));
    const kept = testShop({ file: join(folder, 'shop.db') });
    const code = await kept.codeFor({ type: 'login', phone: '61230001' });
    const [letter] = kept.sandbox.console.outbox();
    expect(letter).toMatchObject({ contact: '+852 61230001' });
    expect(letter?.words).toBe(
      `[Clinicart] Your code is ${code}. It is valid for 5 minutes. Do not share it.`,
    );
    kept.sandbox.close();
    const db = new DatabaseSync(join(folder, 'shop.db'));
    const rows = db.prepare('SELECT * FROM code').all();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    db.close();
    rmSync(folder, { recursive: true });
  });

  it('to all contacts together stop at three thousand an hour', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'codes-'));
    const busy = testShop({ file: join(folder, 'shop.db') });
    const db = new DatabaseSync(join(folder, 'shop.db'));
    db.exec(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
       INSERT INTO code (contact, purpose, hash, sent_at, expires_at)
       SELECT i || '@clinicart.test', 'login', '', ${START}, ${START} FROM n`,
    );
    const send = () => busy.sendCode({ type: 'login', phone: '61230001' });
    expect(await send()).toEqual(refused(1302));
    busy.sandbox.console.advanceClock(60 * MINUTE_MS);
    expect(await send()).toEqual(succeeded());
    db.close();
    busy.sandbox.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['no e-mail address', { email: 'nobody' }],
    ['a number of no area', { phone: '1234567' }],
    ['nothing', {}],
  ])('are not sent to %s', async (_, wish) => {
    expect(await shop.sendCode({ type: 'login', ...wish })).toEqual(refused(1310));
  });

  it('are sent to an unregistered number too, but open no account', async () => {
    expect(await sendCode('', '69998888')).toEqual(succeeded());
    const who = { userName: '69998888', areaCode: '+852', code: lastCode() };
    expect(await shop.call('session.loginByCode', who)).toEqual(refused(1303));
  });

  it('refuse another cipher clearly', async () => {
    expect(await shop.call('session.sendCode', { id: 'a.b.c' })).toEqual(refused(1309));
  });
});

describe('the captcha in words', () => {
  it.each([
    ['2', /^Type these four digits: (?:[a-z]+, ){3}[a-z]+$/],
    ['3', /^請輸入這四個數字：(?:[零一二三四五六七八九]、){3}[零一二三四五六七八九]$/],
  ])(
    'asks for four digits, and its answer opens what a picture’s does (language %s)',
    async (language, form) => {
      const { data } = await shop.call('session.captchaQuestion', { t: '7' }, '', language);
      expect(String(data['question'])).toMatch(form);
      const [answer] = shop.sandbox.console.captchas();
      expect(answer).toMatch(/^\d{4}$/);
      expect(await sendCode('12 4')).toEqual(refused(1308));
      expect(await sendCode(answer)).toEqual(succeeded());
      expect(await sendCode(answer, '61230002')).toEqual(refused(1308));
    },
  );
});

describe('a session', () => {
  const info = (token: string) => shop.call('account.userInfo', { type: -1 }, token);

  it('ends with 1323, and a public page then has no prices', async () => {
    const token = await shop.signIn('verified');
    expect(await info(token)).toEqual(succeeded(VERIFIED_ACCOUNT));
    shop.sandbox.console.expireSessions();
    expect(await info(token)).toEqual(refused(1323));
    const { resultID, data } = await shop.search({ keyword: 'ALL' }, token);
    expect([resultID, data['isAuth']]).toEqual([1200, false]);
  });

  it('is unknown in another shop of the same process', async () => {
    const token = await shop.signIn('verified');
    const other = testShop();
    expect(await other.call('account.userInfo', { type: -1 }, token)).toEqual(refused(1300));
    other.sandbox.close();
  });

  it('sees prices as soon as the clinic is approved, and the reason when rejected', async () => {
    const token = await shop.signIn('under-review');
    const sees = async () => (await shop.search({ keyword: 'ALL' }, token)).data['isAuth'];
    expect(await sees()).toBe(false);
    shop.sandbox.console.approve('under-review');
    expect(await sees()).toBe(true);
    shop.sandbox.console.reject('under-review', 'Blurred');
    expect(await info(token)).toMatchObject({ data: { authStatus: '2', reason: 'Blurred' } });
    expect(await sees()).toBe(false);
  });
});
