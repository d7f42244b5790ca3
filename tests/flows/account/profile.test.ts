// Updates of a person and a clinic: the SDK against the sandbox, as a script uses it. Spec: 1§4, 1§5, 1§7
import type { Sandbox } from '@clinicart/sandbox';
import { type CompleteShop, isShopError, manualClock } from '@clinicart/sdk';
import {
  type ContactFields,
  choosePlace,
  isProofGone,
  LOG_OUT_MS,
  newPurpose,
  placesAt,
  proofPurpose,
  proofsFor,
} from '@clinicart/sdk/identity';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formOf, isDocumented, openSandbox, openShop } from '../shop.ts';

const clock = manualClock();
let sandbox: Sandbox;
let shop: CompleteShop;
beforeEach(() => {
  sandbox = openSandbox();
  shop = openShop(sandbox, { clock });
});

const enter = (scenario: string) =>
  shop.session.signIn(
    scenario === 'phone-only'
      ? formOf(scenario, { by: 'phone', phone: '61230009' })
      : formOf(scenario),
  );
const me = () => shop.account.me.get(null);
const codeSent = () => sandbox.console.codes()[0]?.code ?? '';

/** A picture identified by its first bytes, which are all that the shop checks. */
const picture = (name: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], name, { type: 'image/jpeg' });
};

async function prove(kind: 'phone' | 'email', choice = 0): Promise<ContactFields | undefined> {
  const proof = proofsFor(kind, await me())[choice];
  if (!proof) return undefined;
  const { by, email, phone, areaCode } = proof;
  const contact = by === 'email' ? { email } : { phone, areaCode };
  await shop.session.sendCode({ purpose: proofPurpose(by), contact });
  await shop.profile.prove(proof, codeSent());
  return proof;
}

async function renew(fields: ContactFields) {
  const { by, email, phone, areaCode } = fields;
  const contact = by === 'email' ? { email } : { phone, areaCode };
  await shop.session.sendCode({ purpose: newPurpose(by), contact });
  return shop.profile.changeContact(fields, codeSent());
}

const newPhone: ContactFields = { by: 'phone', email: '', phone: '6888 0041', areaCode: '+852' };
const newEmail: ContactFields = {
  by: 'email',
  email: 'new@clinicart.test',
  phone: '',
  areaCode: '',
};

describe('a contact', () => {
  test.each([
    ['phone by itself', 'phone', 0, newPhone],
    ['phone that is out of use, by e-mail', 'phone', 1, newPhone],
    ['e-mail by itself', 'email', 0, newEmail],
    ['e-mail that is out of use, by phone', 'email', 1, newEmail],
  ] as const)('%s: is verified, then changed (Spec: 1§4)', async (_, kind, choice, fields) => {
    await enter('verified');
    const proof = await prove(kind, choice);
    expect(proof?.by === kind).toBe(choice === 0);
    expect(await renew(fields)).toEqual({ ok: true, notice: { reason: 'modified', facts: {} } });
    const now = await me();
    expect(kind === 'phone' ? now.phone : now.email).toBe(
      kind === 'phone' ? '68880041' : 'new@clinicart.test',
    );
  });

  test('is not changed without a verification, nor twice with one', async () => {
    await enter('verified');
    const refused = await renew(newPhone).catch((error: unknown) => error);
    expect(isShopError(refused, 'server') && refused.message).toMatch(/Verify your current/);
    // The code is assumed; with a different one, only the message gives the reason.
    expect(isProofGone(refused)).toBe(!isDocumented);
    await prove('phone');
    expect((await renew({ ...newPhone, phone: '68880042' })).ok).toBe(true);
    const again = await renew({ ...newPhone, phone: '68880043' }).catch((error: unknown) => error);
    expect(isShopError(again, 'server') && again.message).toMatch(/Verify your current/);
    expect((await me()).phone).toBe('68880042');
  });

  test.each([
    ['email-only', newPhone],
    ['phone-only', newEmail],
  ] as const)('that %s lacks is bound with its own code alone (Spec: 1§4)', async (who, fields) => {
    await enter(who);
    expect(proofsFor(fields.by, await me())).toEqual([]);
    expect(await renew(fields)).toMatchObject({ ok: true, notice: { reason: 'set-successfully' } });
  });

  test('of another account, and the present one, are refused', async () => {
    await enter('verified');
    await prove('email');
    const taken = { ...newEmail, email: 'credit@clinicart.test' };
    await expect(renew(taken)).rejects.toMatchObject({ kind: 'server' });
    const same = { ...newEmail, email: 'Verified@clinicart.test' };
    expect(await shop.profile.changeContact(same, '123456')).toMatchObject({
      complaints: { contact: { reason: 'contact-unchanged' } },
    });
  });

  test('whose answer was lost is looked up, and counts as changed', async () => {
    let isLost = false;
    shop = openShop(sandbox, {
      clock,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const answer = await sandbox.fetch(request);
        if (isLost && request.url.endsWith('/updatePhone')) throw new TypeError('lost');
        return answer;
      },
    });
    await enter('verified');
    await prove('phone');
    isLost = true;
    expect((await renew(newPhone)).ok).toBe(true);
    expect((await me()).phone).toBe('68880041');
  });
});

test('logs out 3 seconds after a new password, asks to log in, and accepts it (Spec: 1§4, 1§5)', async () => {
  await enter('verified');
  const form = { oldPassword: 'Clinic2026', password: 'Fresh2027', confirmation: 'Fresh2027' };
  const wrong = shop.profile.changePassword({ ...form, oldPassword: 'Clinic2025' });
  await expect(wrong).rejects.toMatchObject({ kind: 'server' });
  expect(await shop.profile.changePassword({ ...form, confirmation: 'Fresh2028' })).toMatchObject({
    complaints: { confirmation: { reason: 'password-mismatch' } },
  });
  const outcome = await shop.profile.changePassword(form);
  expect(outcome).toMatchObject({ ok: true, notice: { reason: 'modified-log-in' } });
  clock.advance(LOG_OUT_MS - 1);
  expect(shop.session.$session.get().status).toBe('member');
  clock.advance(1);
  expect(shop.session.$session.get().status).toBe('visitor');
  expect(shop.session.$loginRequest.get()).toBeDefined();
  await expect(shop.session.signIn(formOf('verified'))).rejects.toMatchObject({ kind: 'server' });
  await shop.session.signIn(formOf('verified', { password: 'Fresh2027' }));
  expect(shop.session.$loginRequest.get()).toBeUndefined();
});

test('confirms a new password whose answer was lost by logging in with it', async () => {
  let losing: 'the answer' | 'everything' | undefined;
  shop = openShop(sandbox, {
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (losing === 'everything') throw new TypeError('lost');
      const answer = await sandbox.fetch(request);
      if (losing && request.url.endsWith('/updatePassword')) throw new TypeError('lost');
      return answer;
    },
  });
  await enter('verified');
  await me();
  const form = { oldPassword: 'Clinic2026', password: 'Fresh2027', confirmation: 'Fresh2027' };
  losing = 'everything';
  await expect(shop.profile.changePassword(form)).rejects.toMatchObject({ kind: 'network' });
  expect(shop.session.$session.get().status).toBe('member');
  losing = 'the answer';
  expect((await shop.profile.changePassword(form)).ok).toBe(true);
  clock.advance(LOG_OUT_MS);
  expect(shop.session.$session.get().status).toBe('visitor');
  expect(shop.session.$loginRequest.get()).toBeDefined();
  await shop.session.signIn(formOf('verified', { password: 'Fresh2027' }));
});

test('says that the session has ended, opens nothing and sends no password (Spec: 1§8)', async () => {
  await enter('verified');
  const form = { oldPassword: 'Clinic2026', password: 'Fresh2027', confirmation: 'Fresh2027' };
  sandbox.console.expireSessions();
  await expect(shop.profile.changePassword(form)).rejects.toMatchObject({ kind: 'session-ended' });
  expect(shop.session.$loginRequest.get()).toBeUndefined();
  await enter('verified');
  expect((await shop.profile.changePassword(form)).ok).toBe(true);
});

test('keeps a login within the 3 seconds', async () => {
  await enter('verified');
  const form = { oldPassword: 'Clinic2026', password: 'Fresh2027', confirmation: 'Fresh2027' };
  await shop.profile.changePassword(form);
  await shop.session.signIn(formOf('verified', { password: 'Fresh2027' }));
  clock.advance(LOG_OUT_MS);
  expect(shop.session.$session.get().status).toBe('member');
});

describe('a clinic', () => {
  test('that was rejected resubmits, with a new certificate or the one it has (Spec: 1§4)', async () => {
    await enter('rejected');
    const before = await me();
    const form = { clinicName: '康庭綜合診所（中環）', licence: before.licencePath };
    expect(await shop.profile.submitClinic(form)).toMatchObject({
      notice: { reason: 'submitted' },
    });
    const now = await me();
    expect([now.certification, now.clinicName]).toEqual(['under-review', form.clinicName]);
    expect(await shop.profile.submitClinic({ ...form, licence: picture('br.jpg') })).toMatchObject({
      complaints: { certification: { reason: 'under-review' } },
    });
  });

  test.each(['under-review', 'verified'])(
    'of %s is blocked before anything is sent',
    async (who) => {
      await enter(who);
      const outcome = await shop.profile.submitClinic({
        clinicName: 'x',
        licence: picture('a.jpg'),
      });
      expect(outcome).toMatchObject({ ok: false, complaints: { certification: {} } });
    },
  );

  test('submits its form; the file is validated by content, and the address is saved (Spec: 1§5, 1§7)', async () => {
    await enter('unverified');
    const tree = await shop.account.regions.get(null);
    const [province] = tree;
    const [city] = province?.cities ?? [];
    if (!province || !city) throw new Error('No region.');
    const form = {
      clinicName: '晴天牙科',
      name: '陳嘉欣醫生',
      region: {
        province: { code: province.code, name: province.zh },
        city: { code: city.code, name: city.zh },
      },
      street: '恩平道 44 號',
      unit: '',
      savesAddress: true,
    };
    const fake = new File(['%PDF-1.7'], 'br.jpg', { type: 'image/jpeg' });
    expect(await shop.profile.certify({ ...form, licence: fake })).toMatchObject({
      complaints: { licence: { reason: 'file-not-picture' } },
    });
    shop.profile.keepCertification(form);
    const large = picture('br.jpg', 2_097_153);
    expect(await shop.profile.certify({ ...form, licence: large })).toMatchObject({
      complaints: { licence: { reason: 'file-too-large' } },
    });
    expect(shop.profile.certificationDraft()).toEqual(form);
    const outcome = await shop.profile.certify({ ...form, licence: picture('scan.pdf') });
    expect(shop.profile.certificationDraft()).toBeUndefined();
    expect(outcome).toMatchObject({ ok: true, notice: { reason: 'submitted' } });
    expect(await me()).toMatchObject({ certification: 'under-review', clinicName: '晴天牙科' });
    expect(shop.session.$session.get()).toMatchObject({ userName: '陳嘉欣醫生' });
    expect((await shop.address.list.get(null)).map(({ street }) => street)).toContain(
      '恩平道 44 號',
    );
  });

  test('changes its address', async () => {
    await enter('verified');
    const { province, city, district } = await me();
    const region = { province, city, district };
    const form = { region, street: '恩平道 44 號', unit: '12 樓' };
    expect(await shop.profile.changeAddress({ ...form, street: '', unit: ' ' })).toMatchObject({
      complaints: { street: { reason: 'enter-clinic-address' } },
    });
    expect(await shop.profile.changeAddress(form)).toMatchObject({ ok: true });
    expect(await me()).toMatchObject({ street: '恩平道 44 號', unit: '12 樓' });
  });

  test('that moves to another district does not count as changed while the server has the old one', async () => {
    let isLost = false;
    shop = openShop(sandbox, {
      clock,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (isLost && request.url.endsWith('/updateUserAddress')) throw new TypeError('lost');
        return sandbox.fetch(request);
      },
    });
    await enter('verified');
    const { province, city, district, street, unit } = await me();
    const tree = await shop.account.regions.get(null);
    const places = placesAt(tree, { province, city }, 'district');
    const other = places.find(({ code }) => code !== district?.code);
    if (!other) throw new Error('No other district.');
    const form = { region: choosePlace({ province, city }, 'district', other), street, unit };
    isLost = true;
    await expect(shop.profile.changeAddress(form)).rejects.toMatchObject({ kind: 'network' });
    expect((await me()).district).toEqual(district);
  });
});

test('changes name and picture, and updates the session without dropping caches (Spec: 1§3, 1§5)', async () => {
  await enter('verified');
  const before = await me();
  const epoch = shop.session.sessionEpoch();
  expect(await shop.profile.changePerson({ name: ' ' })).toMatchObject({
    complaints: { name: { reason: 'enter-name' } },
  });
  const outcome = await shop.profile.changePerson({ name: '何醫生', picture: picture('me.jpg') });
  expect(outcome).toMatchObject({ ok: true, notice: { reason: 'modified' } });
  const session = shop.session.$session.get();
  expect(session).toMatchObject({ status: 'member', userName: '何醫生' });
  expect(session.status === 'member' && session.avatar).not.toBe(before.avatar);
  expect(shop.session.sessionEpoch()).toBe(epoch);
});

test('shows what the server has when the answer to a new picture is lost', async () => {
  let isLost = false;
  shop = openShop(sandbox, {
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = await sandbox.fetch(request);
      if (isLost && request.url.endsWith('/updateUser')) throw new TypeError('lost');
      return answer;
    },
  });
  await enter('verified');
  const stop = shop.account.me.watch(null).listen(() => {});
  const shown = () => shop.account.me.watch(null).get().value;
  await vi.waitFor(() => expect(shown()).toBeDefined());
  const before = shown();
  isLost = true;
  const change = shop.profile.changePerson({ name: '何醫生', picture: picture('me.jpg') });
  await expect(change).rejects.toMatchObject({ kind: 'network' });
  await vi.waitFor(() => expect(shown()?.name).toBe('何醫生'));
  expect(shown()?.avatar).not.toBe(before?.avatar);
  stop();
});

test('a change of the next account is sent, though one of the last is still under way', async () => {
  const sent: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop = openShop(sandbox, {
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith('/updateUser')) return sandbox.fetch(request);
      const name = String((await request.clone().formData()).get('userName'));
      sent.push(name);
      if (name === '何醫生') await held;
      return sandbox.fetch(request);
    },
  });
  await enter('verified');
  const first = shop.profile.changePerson({ name: '何醫生' }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(sent).toEqual(['何醫生']));
  shop.session.signOut();
  await enter('regular');
  const second = shop.profile.changePerson({ name: '陳醫生' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  release();
  await first;
  expect(await second).toMatchObject({ ok: true });
  expect(sent).toEqual(['何醫生', '陳醫生']);
  expect((await me()).name).toBe('陳醫生');
});

test('a visitor changes nothing', async () => {
  await expect(shop.profile.changePerson({ name: 'x' })).rejects.toMatchObject({
    kind: 'login-required',
  });
});
