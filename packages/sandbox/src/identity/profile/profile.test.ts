import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused, signedIn, succeeded, VERIFIED_ACCOUNT } from '../../testing/answers.ts';
import { pictureFile, testShop } from '../../testing/shop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.sandbox.close());

const HOUR_MS = 3_600_000;
const info = async (token: string) =>
  (await shop.call('account.userInfo', { type: -1 }, token)).data;
const place = {
  province: '820000•澳門',
  city: '820200•氹仔',
  district: '820201•嘉模堂區',
  street: '成都街 2 號',
  address: '地下',
};

describe('handing the clinic in (Spec: 1§4, 1§5)', () => {
  const submit = (token: string, businessLicense: File | string, companyName = '康庭牙科') =>
    shop.call('profile.submitClinic', { companyName, businessLicense }, token);

  it('sends a rejected clinic to review again, with the licence that it has', async () => {
    const token = await shop.signIn('rejected');
    const before = await info(token);
    expect(await submit(token, String(before['businessLicense']))).toEqual(succeeded());
    expect(await info(token)).toEqual({
      ...before,
      companyName: '康庭牙科',
      authStatus: '0',
      reason: null,
    });
  });

  it('takes the address of the present licence even when that has ended, and no other', async () => {
    const token = await shop.signIn('rejected');
    const kept = String((await info(token))['businessLicense']);
    const theirs = String((await info(await shop.signIn('verified')))['businessLicense']);
    shop.sandbox.console.advanceClock(HOUR_MS);
    for (const made of [theirs, '/licences/x', 'https://evil.test/', 'x'])
      expect(await submit(token, made)).toEqual(refused(1319));
    expect(await submit(token, kept)).toEqual(succeeded());
  });

  it.each(['verified', 'under-review'])('is refused to a clinic that is %s', async (who) => {
    const token = await shop.signIn(who);
    const body = { companyName: '別的', businessLicense: pictureFile() };
    const said = [1320, '審核中，暫不能修改。', 'Under review. You cannot change it now.'];
    expect(await shop.refusalOf('profile.submitClinic', body, token)).toEqual(said);
    const form = { ...place, name: '別', userName: '別的', businessLicense: pictureFile() };
    const rest = { saveaddress: '0', phone: '', areaCode: '', email: '' };
    expect(await shop.refusalOf('profile.certify', { ...form, ...rest }, token)).toEqual(said);
  });

  it.each([
    ['no picture', pictureFile('gif', 0, 'licence.png'), 1318],
    ['too large', pictureFile('jpeg', 2_097_150), 1317],
  ])('refuses a file that is %s, whatever its name', async (_, file, resultID) => {
    const token = await shop.signIn('rejected');
    expect(await submit(token, file)).toEqual(refused(resultID));
    expect((await info(token))['authStatus']).toBe('2');
  });

  it('takes exactly 2 MB', async () => {
    const token = await shop.signIn('rejected');
    const file = pictureFile('png', 2_097_152 - 8);
    expect(await submit(token, file)).toEqual(succeeded());
  });
});

describe('certifying (Spec: 1§5)', () => {
  const form = () => ({
    ...place,
    name: '陳嘉欣',
    userName: '嘉欣診所',
    businessLicense: pictureFile('jpeg'),
    saveaddress: '1',
    phone: '61230002',
    areaCode: '+852',
    email: '',
  });

  it('sends a clinic that was not certified to review, and keeps its address', async () => {
    const token = await shop.signIn('unverified');
    const before = await info(token);
    expect(await shop.call('profile.certify', form(), token)).toEqual(succeeded());
    expect(await info(token)).toEqual({
      ...before,
      avatar: expect.stringMatching(/^http:/),
      businessLicense: expect.stringMatching(/^http:/),
      name: '陳嘉欣',
      companyName: '嘉欣診所',
      authStatus: '0',
      ...place,
    });
    expect((await shop.call('address.list', {}, token)).data).toEqual([
      {
        id: expect.any(String),
        name: '陳嘉欣',
        phone: '61230002',
        areaCode: '+852',
        ...place,
        isDefault: true,
        isComplete: true,
      },
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
    expect(await shop.call('profile.certify', form())).toEqual(refused(1300));
  });
});

describe('changing the password (Spec: 1§4, 1§5)', () => {
  const wish = (more: object = {}) => ({
    oldPassword: 'Clinic2026',
    newPassword: 'newer2026',
    confirmPassword: 'newer2026',
    ...more,
  });

  it('ends every session of the account, this one too', async () => {
    const [token, other] = [await shop.signIn('verified'), await shop.signIn('verified')];
    expect(await shop.call('profile.updatePassword', wish(), token)).toEqual(succeeded());
    for (const each of [token, other])
      expect(await shop.call('account.userInfo', { type: -1 }, each)).toEqual(refused(1323));
    const login = { userName: 'verified@clinicart.test', password: 'newer2026' };
    expect(await shop.call('session.login', login)).toEqual(signedIn());
  });

  it.each([
    ['a wrong old password', { oldPassword: 'Clinic2027' }, 1314],
    ['letters alone', { newPassword: 'abcdefgh', confirmPassword: 'abcdefgh' }, 1312],
    ['two passwords', { confirmPassword: 'newer2027' }, 1313],
  ])('refuses %s, and ends nothing', async (_, wrong, resultID) => {
    const token = await shop.signIn('verified');
    const [id, zh, en] = await shop.refusalOf('profile.updatePassword', wish(wrong), token);
    expect([id, zh !== en]).toEqual([resultID, true]);
    expect(await shop.call('account.userInfo', { type: -1 }, token)).toEqual(
      succeeded(VERIFIED_ACCOUNT),
    );
  });

  it('stops guessing the old one after eight tries', async () => {
    const token = await shop.signIn('verified');
    const guess = (oldPassword: string) =>
      shop.call('profile.updatePassword', wish({ oldPassword }), token);
    for (let i = 0; i < 8; i += 1) expect(await guess('x')).toEqual(refused(1314));
    expect(await guess('Clinic2026')).toEqual(refused(1302));
  });
});

describe('where the clinic is, and who (Spec: 1§5)', () => {
  it('changes the address', async () => {
    const token = await shop.signIn('verified');
    await shop.call('profile.updateClinicAddress', place, token);
    expect(await info(token)).toEqual({ ...VERIFIED_ACCOUNT, ...place });
    const nowhere = { ...place, street: ' ', address: '' };
    expect(await shop.refusalOf('profile.updateClinicAddress', nowhere, token)).toEqual([
      1324,
      '請輸入診所地址。',
      'Enter your clinic address.',
    ]);
  });

  it('changes the name, and the picture where there is one', async () => {
    const token = await shop.signIn('verified');
    const drawn = (await info(token))['avatar'];
    await shop.call('profile.updateUser', { userName: '何醫生' }, token);
    expect(await info(token)).toEqual({ ...VERIFIED_ACCOUNT, name: '何醫生', avatar: drawn });
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
