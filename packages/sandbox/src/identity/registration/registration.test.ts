import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused, signedIn } from '../../testing/answers.ts';
import { pictureFile, testShop } from '../../testing/shop.ts';

let shop: ReturnType<typeof testShop>;
beforeAll(() => {
  shop = testShop();
});
afterAll(() => shop.sandbox.close());

let count = 0;
/** An unregistered phone number, with the code that was sent to it. */
async function newcomer() {
  count += 1;
  const phone = String(61_240_000 + count);
  return { phone, code: await shop.codeFor({ type: 'register', phone }) };
}

const short = ({ phone, code }: { phone: string; code: string }) => ({
  password: 'abc12345',
  repassword: 'abc12345',
  phone,
  email: '',
  phoneCaptcha: code,
  areaCode: '+852',
  invitationCode: '',
});
const whole = ({ phone, code }: { phone: string; code: string }) => ({
  userName: '新港牙科',
  name: '梁家輝',
  email: '',
  phone,
  areaCode: '+852',
  password: 'abc12345',
  repassword: 'abc12345',
  captcha: code,
  province: '440000•廣東省',
  city: '440300•深圳市',
  district: '440304•福田區',
  street: '福華路 1 號',
  address: '3 樓',
  businessLicense: pictureFile(),
  invitationCode: '',
  saveaddress: '1',
  platform: '0',
});
const info = async (token: unknown, language = '2') =>
  (await shop.call('account.userInfo', { type: -1 }, String(token), language)).data;

describe('registering with the clinic (Spec: 1§3, 1§4)', () => {
  it('answers a sign-in; the clinic is under review and keeps its address', async () => {
    const who = await newcomer();
    const answer = await shop.call('registration.register', whole(who));
    expect(answer).toEqual(signedIn({ userName: '梁家輝', email: '' }));
    expect(await info(answer.data['token'])).toEqual({
      name: '梁家輝',
      email: null,
      phone: who.phone,
      areaCode: '+852',
      avatar: expect.any(String),
      authStatus: '0',
      reason: null,
      companyName: '新港牙科',
      businessLicense: expect.any(String),
      province: '440000•廣東省',
      city: '440300•深圳市',
      district: '440304•福田區',
      street: '福華路 1 號',
      address: '3 樓',
      hasPayPwd: false,
      credit: false,
      isCheck: false,
      cartAmount: 0,
    });
    const token = String(answer.data['token']);
    expect((await shop.call('address.list', {}, token)).data).toEqual([
      {
        id: expect.any(String),
        name: '梁家輝',
        phone: who.phone,
        areaCode: '+852',
        province: '440000•廣東省',
        city: '440300•深圳市',
        district: '440304•福田區',
        street: '福華路 1 號',
        address: '3 樓',
        isDefault: true,
        isComplete: true,
      },
    ]);
    const login = { userName: who.phone, areaCode: '+852', password: 'abc12345' };
    expect(await shop.call('session.login', login)).toEqual(
      signedIn({ userName: '梁家輝', email: '' }),
    );
  });

  it('keeps no delivery address unless asked', async () => {
    const body = { ...whole(await newcomer()), saveaddress: '0' };
    const { data } = await shop.call('registration.register', body);
    expect((await shop.call('address.list', {}, String(data['token']))).data).toEqual([]);
  });

  it.each([
    ['a file that is no picture', { businessLicense: pictureFile('gif') }, 1318],
    ['a file above 2 MB', { businessLicense: pictureFile('png', 2_097_152) }, 1317],
    ['a clinic name of spaces', { userName: ' ' }, 1319],
    ['no unit and floor', { address: '' }, 1319],
    ['a province that there is not', { province: '990000•無' }, 1316],
    ['a city of another province', { city: '810100•香港島' }, 1316],
    ['a district without its city', { city: '' }, 1316],
    ['a password without a digit', { password: 'abcdefgh', repassword: 'abcdefgh' }, 1312],
    ['two passwords', { repassword: 'abc12346' }, 1313],
    ['a contact that is none', { phone: '123', areaCode: '+852' }, 1310],
  ])('refuses %s, and registers afterwards with the same code', async (_, wrong, resultID) => {
    const who = await newcomer();
    const [id, zh, en] = await shop.refusalOf('registration.register', { ...whole(who), ...wrong });
    expect(id).toBe(resultID);
    expect(zh).toMatch(/^[^a-z]*\p{Script=Han}/u);
    expect(en).toMatch(/^[A-Z][^\p{Script=Han}]+\.$/u);
    expect(await shop.call('registration.register', whole(who))).toEqual(
      signedIn({ userName: '梁家輝', email: '' }),
    );
  });
});

describe('registering without a certificate (Spec: 1§4)', () => {
  it('answers a sign-in; the clinic is not certified', async () => {
    const answer = await shop.call('registration.registerOnly', short(await newcomer()));
    expect(await info(answer.data['token'])).toMatchObject({ authStatus: '4', companyName: '' });
  });

  it('says that it is done when it comes a second time, whichever way', async () => {
    const who = await newcomer();
    await shop.call('registration.registerOnly', short(who));
    const said = [
      1311,
      '此電郵或手機號碼已註冊，請直接登入。',
      'This e-mail or phone number is already registered. Log in instead.',
    ];
    expect(await shop.refusalOf('registration.registerOnly', short(who))).toEqual(said);
    expect(await shop.refusalOf('registration.register', whole(who))).toEqual(said);
    // Without the code, the answer does not reveal whether an account exists.
    const wrong = { ...who, code: who.code === '000000' ? '111111' : '000000' };
    expect(await shop.call('registration.registerOnly', short(wrong))).toEqual(refused(1304));
  });

  it('makes one account of two that arrive together', async () => {
    const body = short(await newcomer());
    const both = await Promise.all([
      shop.call('registration.registerOnly', body),
      shop.call('registration.registerOnly', body),
    ]);
    expect(both.map(({ resultID }) => resultID).sort()).toEqual([1200, 1311]);
  });

  it('to a taken contact sends a code, and says so only once that was read', async () => {
    const email = 'verified@clinicart.test';
    const code = await shop.codeFor({ type: 'register', email });
    const check = { type: 'register', email, captcha: code, isregiested: false };
    expect(await shop.call('session.verifyCode', check)).toEqual(refused(1311));
    const body = { ...short({ phone: '', code }), email };
    expect(await shop.call('registration.registerOnly', body)).toEqual(refused(1311));
  });

  it.each([
    ['a wrong code', { phoneCaptcha: 'xxxxxx' }, 1304],
    ['letters alone', { password: 'abcdef', repassword: 'abcdef' }, 1312],
    ['two passwords', { repassword: 'abc' }, 1313],
  ])('refuses %s', async (_, wrong, resultID) => {
    const body = { ...short(await newcomer()), ...wrong };
    expect((await shop.refusalOf('registration.registerOnly', body))[0]).toBe(resultID);
  });

  it('stores the inviter, and ignores an unknown code', async () => {
    const body = async (invitationCode: string) => ({ ...short(await newcomer()), invitationCode });
    await shop.call('registration.registerOnly', await body('dental88'));
    const newest = () => shop.sandbox.console.accounts().at(-1);
    expect(newest()).toMatchObject({ invitation: 'DENTAL88' });
    const answer = await shop.call('registration.registerOnly', await body('nobody’s'));
    expect(answer.resultID).toBe(1200);
    expect(newest()?.invitation).toBeNull();
  });
});

it('no password is ever answered, listed or logged', async () => {
  const who = await newcomer();
  const log = JSON.stringify([
    await shop.call('registration.registerOnly', short(who)),
    shop.sandbox.console.accounts(),
    shop.sandbox.console.requests(),
    shop.sandbox.console.outbox(),
  ]);
  expect(log).not.toContain('abc12345');
});
