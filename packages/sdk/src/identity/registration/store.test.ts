import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { ShopError } from '../../base/http/errors.ts';
import { manualClock } from '../../base/platform/clock.ts';
import { createFlashMessage } from '../../base/storage/flash-message.ts';
import { memoryStore } from '../../base/storage/storage.ts';
import { messages } from './messages.ts';
import { createRegistration } from './store.ts';

const refused = async () => {
  throw new ShopError('network', 'No connection.');
};

/** Opens a registration in a tab with persistent storage and without a server. */
function open(drafts = memoryStore()) {
  const store = createRegistration({
    partner: () => undefined,
    api: { call: refused },
    clock: manualClock(),
    account: { regions: { get: async () => [] } },
    session: {
      $session: atom({ status: 'visitor' as const }),
      $forgotten: atom(0),
      signIn: refused,
      verifyCode: async () => {},
      sessionEpoch: () => '',
    },
    drafts,
    settings: memoryStore(),
    notice: createFlashMessage(drafts, 'notice'),
    enter: () => {},
    say: ({ reason }) => reason,
  });
  return { drafts, store, state: store.$state };
}

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const contact = { by: 'email' as const, email: 'ho@clinic.test', code: '123456' };
const chosen = { password: 'Clinic2026', confirmation: 'Clinic2026' };

test('a reload finds everything but the passwords, and the certificate byte for byte', async () => {
  const { drafts, store } = open();
  store.resume('AB12');
  store.change(contact);
  await store.verify();
  store.change(chosen);
  expect(store.certify()).toEqual({ ok: true });
  store.change({ clinicName: '何正牙科', invitationCode: 'MINE' });
  expect(await store.chooseLicence(new File([PNG], 'br.png', { type: 'image/png' }))).toBe(
    undefined,
  );

  const again = open(drafts);
  again.store.resume('AB12');
  const { form, step } = again.state.get();
  expect(step).toBe('password');
  expect(form).toMatchObject({ ...contact, password: '', clinicName: '何正牙科' });
  expect(form.invitationCode).toBe('MINE');
  expect(form.licence?.name).toBe('br.png');
  expect(new Uint8Array((await form.licence?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(PNG);
  again.store.change(chosen);
  again.store.go('clinic');
  expect(again.state.get().step).toBe('clinic');
  expect(drafts.get('registration')).toContain('ho@clinic.test');
  expect(drafts.get('registration')).not.toContain('Clinic2026');
});

test('what storage holds is not trusted', () => {
  for (const text of ['', '{', '{"step":"clinic"}', 'null', '[]']) {
    const { store, state } = open(memoryStore({ registration: text }));
    store.resume();
    expect(state.get()).toMatchObject({ step: 'contact', form: { email: '' } });
  }
});

test('a file of another kind is refused whatever its name, and the one before stays', async () => {
  const { store, state } = open();
  const good = new File([PNG], 'br.png');
  await store.chooseLicence(good);
  const why = await store.chooseLicence(new File(['%PDF-1.7'], 'br.jpg', { type: 'image/jpeg' }));
  expect(why?.reason).toBe('file-not-picture');
  expect(state.get().licenceComplaint?.reason).toBe('file-not-picture');
  expect(state.get().form.licence).toBe(good);
  store.removeLicence();
  expect(state.get()).toMatchObject({ licenceComplaint: undefined, form: { licence: undefined } });
});

test('of two files chosen quickly the second is kept', async () => {
  const { store, state } = open();
  const second = new File([PNG], 'second.png');
  await Promise.all([
    store.chooseLicence(new File([PNG], 'first.png')),
    store.chooseLicence(second),
  ]);
  expect(state.get().form.licence).toBe(second);
});

test('another contact or code must be verified again', async () => {
  const { store, state } = open();
  store.change(contact);
  await store.verify();
  expect(state.get().step).toBe('password');
  store.change({ email: 'other@clinic.test' });
  store.go('password');
  expect(state.get().step).toBe('contact');
  store.change(contact);
  store.go('password');
  expect(state.get().step).toBe('password');
});

test('the error of a missing field appears at that field', async () => {
  const { store, state } = open();
  store.change({ ...contact, ...chosen });
  await store.verify();
  const outcome = await store.register();
  expect(outcome).toMatchObject({ ok: false, reason: 'unfit', field: 'clinicName' });
  expect(state.get()).toMatchObject({ step: 'clinic', refusal: outcome, busy: undefined });
  store.change({ clinicName: 'Ho' });
  expect(state.get().refusal).toBeUndefined();
});

test('a failed call says so and loses nothing', async () => {
  const { store, state } = open();
  store.change({ ...contact, ...chosen });
  await store.verify();
  expect(await store.registerOnly()).toMatchObject({ ok: false, reason: 'failed' });
  expect(state.get()).toMatchObject({ step: 'password', form: { ...contact, ...chosen } });
});

test.each(['en', 'zh'] as const)(
  'its result has a sentence without another domain: %s',
  (language) => {
    for (const reason of ['registered', 'registered-uncertified'] as const)
      expect(messages[language][reason]).toMatch(language === 'en' ? /registered\./ : /已註冊/);
  },
);
