import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureFile, testShop } from './test-shop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.sandbox.close());

const MINUTE_MS = 60_000;
const info = async (token: string) =>
  (await shop.call('account.userInfo', { type: -1 }, token)).data;
const place = {
  ...{ province: '820000•澳門', city: '820200•氹仔', district: '820201•嘉模堂區' },
  ...{ street: '成都街 2 號', address: '地下' },
};

describe('handing the clinic in (Spec: 1§4, 1§5)', () => {
  const submit = (token: string, businessLicense: File | string, companyName = '康庭牙科') =>
    shop.call('profile.submitClinic', { companyName, businessLicense }, token);

  it('sends a rejected clinic to review again, with the licence that it has', async () => {
    const token = await shop.signIn('rejected');
    const before = await info(token);
    expect(await submit(token, String(before['businessLicense']))).toMatchObject({
      resultID: 1200,
    });
    expect(await info(token)).toEqual({
      ...before,
      ...{ companyName: '康庭牙科', authStatus: '0', reason: null },
    });
  });

  it('takes the address of the present licence even when that has ended, and no other', async () => {
    const token = await shop.signIn('rejected');
    const kept = String((await info(token))['businessLicense']);
    const theirs = String((await info(await shop.signIn('verified')))['businessLicense']);
    shop.sandbox.console.advanceClock(60 * MINUTE_MS);
    for (const made of [theirs, '/licences/x', 'https://evil.test/', 'x'])
      expect(await submit(token, made)).toMatchObject({ resultID: 1319 });
    expect(await submit(token, kept)).toMatchObject({ resultID: 1200 });
  });

  it.each(['verified', 'under-review'])('is refused to a clinic that is %s', async (who) => {
    const token = await shop.signIn(who);
    const body = { companyName: '別的', businessLicense: pictureFile() };
    const said = [1320, '審核中，不可修改。', 'Under review, it cannot be modified.'];
    expect(await shop.refusalOf('profile.submitClinic', body, token)).toEqual(said);
    const form = { ...place, ...{ name: '別', userName: '別的', businessLicense: pictureFile() } };
    const rest = { saveaddress: '0', phone: '', areaCode: '', email: '' };
    expect(await shop.refusalOf('profile.certify', { ...form, ...rest }, token)).toEqual(said);
  });

  it.each([
    ['no picture', pictureFile('gif', 0, 'licence.png'), 1318],
    ['too large', pictureFile('jpeg', 2_097_150), 1317],
  ])('refuses a file that is %s, whatever its name', async (_, file, resultID) => {
    const token = await shop.signIn('rejected');
    expect(await submit(token, file)).toMatchObject({ resultID });
    expect((await info(token))['authStatus']).toBe('2');
  });

  it('takes exactly 2 MB', async () => {
    const token = await shop.signIn('rejected');
    const file = pictureFile('png', 2_097_152 - 8);
    expect(await submit(token, file)).toMatchObject({ resultID: 1200 });
  });
});

describe('certifying (Spec: 1§5)', () => {
  const form = () => ({
    ...place,
    ...{ name: '陳嘉欣', userName: '嘉欣診所', businessLicense: pictureFile('jpeg') },
    ...{ saveaddress: '1', phone: '61230002', areaCode: '+852', email: '' },
  });

  it('sends a clinic that was not certified to review, and keeps its address', async () => {
    const token = await shop.signIn('unverified');
    expect(await shop.call('profile.certify', form(), token)).toMatchObject({ resultID: 1200 });
    expect(await info(token)).toMatchObject({
      ...{ name: '陳嘉欣', companyName: '嘉欣診所', authStatus: '0' },
      ...place,
    });
    expect((await shop.call('address.list', {}, token)).data).toMatchObject([
      { name: '陳嘉欣', phone: '61230002', isComplete: true },
    ]);
    shop.sandbox.console.approve('unverified');
    expect((await shop.search({ keyword: 'ALL' }, token)).data['isAuth']).toBe(true);
  });

  it.each([
    ['no name', { name: ' ' }, 1319],
    ['neither street nor unit', { street: '', address: ' ' }, 1324],
    ['a region that there is not', { province: 'x' }, 1316],
    ['a phone of another area', { areaCode: '+1' }, 1325],
    ['no picture', { businessLicense: pictureFile('gif') }, 1318],
  ])('refuses %s', async (_, wrong, resultID) => {
    const token = await shop.signIn('unverified');
    const [id] = await shop.refusalOf('profile.certify', { ...form(), ...wrong }, token);
    expect(id).toBe(resultID);
    expect((await info(token))['authStatus']).toBe('4');
  });

  it('needs a token, although its path is a public one', async () => {
    expect(await shop.call('profile.certify', form())).toMatchObject({ resultID: 1300 });
  });
});

describe('changing a contact (Spec: 1§4)', () => {
  const NEW = { type: 'newPhone', phone: '61239999' } as const;
  const change = (token: string, phoneCaptcha: string, phone: string = NEW.phone) =>
    shop.call('profile.updatePhone', { phone, phoneCaptcha, areaCode: '+852' }, token);
  /** Proves a present contact as the screens do. */
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
    const refused = await shop.refusalOf(
      'profile.updatePhone',
      { phone: NEW.phone, phoneCaptcha: code, areaCode: '+852' },
      token,
    );
    expect(refused).toEqual([
      1315,
      '請先驗證現有的手機號碼或電郵。',
      'Please verify your present phone number or e-mail first.',
    ]);
    await prove(token, who, 'updatePhone');
    expect(await change(token, code)).toMatchObject({ resultID: 1200 });
    expect((await info(token))['phone']).toBe(NEW.phone);
    expect(shop.sandbox.console.outbox()[0]).toMatchObject({ contact: '+852 61230001' });
    const next = { type: 'newPhone', phone: '61239998' } as const;
    expect(await change(token, await shop.codeFor(next), next.phone)).toMatchObject({
      resultID: 1315,
    });
  });

  it('forgets the proof after ten minutes, and takes none from a stranger', async () => {
    const token = await shop.signIn('verified');
    const finance = await shop.signIn('finance');
    await prove(finance, PHONE, 'updatePhone');
    expect(await change(finance, await shop.codeFor(NEW))).toMatchObject({ resultID: 1315 });
    shop.sandbox.console.advanceClock(MINUTE_MS);
    await prove(token, PHONE, 'updatePhone');
    shop.sandbox.console.advanceClock(10 * MINUTE_MS);
    expect(await change(token, await shop.codeFor(NEW))).toMatchObject({ resultID: 1315 });
  });

  it('binds a missing contact with its own code alone', async () => {
    const login = { userName: '61230009', areaCode: '+852', password: 'Clinic2026' };
    const token = String((await shop.call('session.login', login)).data['token']);
    const email = 'bound@clinicart.test';
    const emailCaptcha = await shop.codeFor({ type: 'newEmail', email });
    const body = { email, emailCaptcha };
    expect(await shop.call('profile.updateEmail', body, token)).toMatchObject({ resultID: 1200 });
    expect((await info(token))['email']).toBe(email);
    // Once more after a lost answer says that it is done, and changes nothing.
    const written = shop.sandbox.console.outbox().length;
    expect(await shop.call('profile.updateEmail', body, token)).toMatchObject({ resultID: 1200 });
    expect(shop.sandbox.console.outbox()).toHaveLength(written);
    const other = await shop.signIn('verified');
    expect(await shop.call('profile.updateEmail', body, other)).toMatchObject({ resultID: 1304 });
  });

  it('to what it is already is refused', async () => {
    const token = await shop.signIn('verified');
    const code = await shop.codeFor({ type: 'newPhone', phone: '61230001' });
    const body = { phone: '61230001', phoneCaptcha: code, areaCode: '+852' };
    expect(await shop.refusalOf('profile.updatePhone', body, token)).toEqual([
      1327,
      '這是你現有的電郵或手機號碼。',
      'This is your present e-mail or phone number already.',
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
    expect(await change(token, 'abcdef')).toMatchObject({ resultID: 1304 });
    expect(await change(token, code)).toMatchObject({ resultID: 1200 });
  });
});

describe('changing the password (Spec: 1§4, 1§5)', () => {
  const wish = (more: object = {}) => ({
    ...{ oldPassword: 'Clinic2026', newPassword: 'newer2026', confirmPassword: 'newer2026' },
    ...more,
  });

  it('ends every session of the account, this one too', async () => {
    const [token, other] = [await shop.signIn('verified'), await shop.signIn('verified')];
    expect(await shop.call('profile.updatePassword', wish(), token)).toMatchObject({
      resultID: 1200,
    });
    for (const each of [token, other])
      expect(await shop.call('account.userInfo', { type: -1 }, each)).toMatchObject({
        resultID: 1323,
      });
    const login = { userName: 'verified@clinicart.test', password: 'newer2026' };
    expect(await shop.call('session.login', login)).toMatchObject({ resultID: 1200 });
  });

  it.each([
    ['a wrong old password', { oldPassword: 'Clinic2027' }, 1314],
    ['letters alone', { newPassword: 'abcdefgh', confirmPassword: 'abcdefgh' }, 1312],
    ['two passwords', { confirmPassword: 'newer2027' }, 1313],
  ])('refuses %s, and ends nothing', async (_, wrong, resultID) => {
    const token = await shop.signIn('verified');
    const [id, zh, en] = await shop.refusalOf('profile.updatePassword', wish(wrong), token);
    expect([id, zh !== en]).toEqual([resultID, true]);
    expect(await shop.call('account.userInfo', { type: -1 }, token)).toMatchObject({
      resultID: 1200,
    });
  });

  it('stops guessing the old one after eight tries', async () => {
    const token = await shop.signIn('verified');
    const guess = (oldPassword: string) =>
      shop.call('profile.updatePassword', wish({ oldPassword }), token);
    for (let i = 0; i < 8; i += 1) expect(await guess('x')).toMatchObject({ resultID: 1314 });
    expect(await guess('Clinic2026')).toMatchObject({ resultID: 1302 });
  });
});

describe('where the clinic is, and who (Spec: 1§5)', () => {
  it('changes the address', async () => {
    const token = await shop.signIn('verified');
    await shop.call('profile.updateClinicAddress', place, token);
    expect(await info(token)).toMatchObject(place);
    const nowhere = { ...place, street: ' ', address: '' };
    expect(await shop.refusalOf('profile.updateClinicAddress', nowhere, token)).toEqual([
      1324,
      '請輸入診所地址。',
      'Please enter clinic address.',
    ]);
  });

  it('changes the name, and the picture where there is one', async () => {
    const token = await shop.signIn('verified');
    const drawn = (await info(token))['avatar'];
    await shop.call('profile.updateUser', { userName: '何醫生' }, token);
    expect(await info(token)).toMatchObject({ name: '何醫生', avatar: drawn });
    await shop.call('profile.updateUser', { userName: '何', file: pictureFile('jpeg') }, token);
    const avatar = String((await info(token))['avatar']);
    const picture = await shop.sandbox.fetch(new Request(avatar));
    expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
    expect(picture.headers.get('Cache-Control')).toContain('immutable');
    await shop.call('profile.updateUser', { userName: '何', file: pictureFile() }, token);
    expect((await shop.sandbox.fetch(new Request(avatar))).status).toBe(404);
  });

  it.each([
    ['an empty name', { userName: ' ' }, 1319],
    ['a file that is no picture', { userName: '何', file: pictureFile('gif') }, 1318],
  ])('refuses %s', async (_, body, resultID) => {
    const token = await shop.signIn('verified');
    expect((await shop.refusalOf('profile.updateUser', body, token))[0]).toBe(resultID);
  });
});
