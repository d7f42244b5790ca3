// Drafts of a person: kept when a session merely expires, deleted at logout, never shown to another account.
// Spec: 1§3, 1§4
import type { CompleteShop, TabSignal } from '@clinicart/sdk';
import { EMPTY_CONTACT } from '@clinicart/sdk/content';
import { describe, expect, test } from 'vitest';
import { formOf, openSandbox, openShop } from './shop.ts';

const MINE = 'ho@clinic.test';
const CODE = '123456';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

/** Two tabs that signal each other: each has its own drafts, and one storage holds the session. */
function openTabs() {
  const sandbox = openSandbox();
  const hearers = new Set<(signal: TabSignal) => void>();
  const storeOf = () => {
    const kept = new Map<string, string>();
    const store = {
      get: (key: string) => kept.get(key),
      set: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
    };
    return { store, read: () => [...kept].map((entry) => entry.join(' ')).join('\n') };
  };
  const [session, settings] = [storeOf().store, storeOf().store];
  const open = () => {
    const { store: drafts, read } = storeOf();
    const heard = new Set<(signal: TabSignal) => void>();
    const channel = {
      post: (signal: TabSignal) => {
        for (const hear of hearers) if (!heard.has(hear)) hear(signal);
      },
      listen(hear: (signal: TabSignal) => void) {
        heard.add(hear);
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
    };
    const begin = () => openShop(sandbox, { channel, storage: { session, settings, drafts } });
    return { shop: begin(), reload: begin, read };
  };
  return { sandbox, here: open(), elsewhere: open() };
}

/** Types into every form that keeps a draft in the tab. */
async function typeAll(shop: CompleteShop) {
  const { content, session, address, profile, recovery, registration } = shop;
  content.keepDraft({ ...EMPTY_CONTACT, name: 'Ho', email: MINE });
  session.keepContact({ by: 'email', email: MINE, phone: '', areaCode: '+852' });
  address.keepDraft({
    form: {
      name: MINE,
      areaCode: '+852',
      phone: '91234567',
      street: 'Queen’s Road',
      unit: '1A',
      isDefault: false,
    },
  });
  profile.keepCertification({
    clinicName: MINE,
    name: 'Ho',
    region: { province: { code: '810000', name: '香港' } },
    street: '',
    unit: '1A',
    savesAddress: false,
  });
  recovery.takeQuery(new URLSearchParams({ email: MINE, captcha: CODE }));
  registration.change({ by: 'email', email: MINE });
  await registration.chooseLicence(new File([PNG], 'br.png', { type: 'image/png' }));
}

/** Reads the drafts that a newly loaded page finds. */
function found(shop: CompleteShop) {
  const { content, session, address, profile, recovery, registration } = shop;
  registration.resume();
  return {
    message: content.draft().email,
    contact: session.typedContact()?.email,
    address: address.draft()?.form.name,
    certification: profile.certificationDraft()?.clinicName,
    proof: recovery.proof()?.code,
    registration: registration.$state.get().form.email,
    licence: registration.$state.get().form.licence?.name,
  };
}

const ALL = {
  message: MINE,
  contact: MINE,
  address: MINE,
  certification: MINE,
  proof: CODE,
  registration: MINE,
  licence: 'br.png',
};
const NOTHING = {
  message: '',
  contact: undefined,
  address: undefined,
  certification: undefined,
  proof: undefined,
  registration: '',
  licence: undefined,
};

describe('the input of a tab', () => {
  test('survives the end of a session and the same person’s next login', async () => {
    const { sandbox, here } = openTabs();
    await here.shop.session.signIn(formOf('verified'));
    await typeAll(here.shop);
    sandbox.console.expireSessions();
    await here.shop.account.me.get(null).catch(() => undefined);
    expect(here.shop.session.$session.get().status).toBe('visitor');
    const next = here.reload();
    expect(found(next)).toEqual(ALL);
    await next.session.signIn(formOf('verified'));
    // A logged-in person has no use for the contact of the login form.
    expect(found(here.reload())).toEqual({ ...ALL, contact: undefined });
  });

  test('is cleared when its owner logs out, in open pages too; another tab’s form survives', async () => {
    const { here, elsewhere } = openTabs();
    await here.shop.session.signIn(formOf('verified'));
    await typeAll(here.shop);
    await typeAll(elsewhere.shop);
    here.shop.session.signOut();
    expect(found(here.shop)).toEqual(NOTHING);
    expect(found(here.reload())).toEqual(NOTHING);
    expect(here.read()).not.toContain(MINE);
    expect(found(elsewhere.shop)).toEqual(ALL);
    expect(found(elsewhere.reload())).toEqual(ALL);
    await here.shop.session.signIn(formOf('finance'));
    expect(found(elsewhere.shop)).toEqual(NOTHING);
    expect(elsewhere.read()).not.toContain(MINE);
  });

  test.each(['here', 'elsewhere'] as const)(
    'is not shown to another account that logs in %s',
    async (place) => {
      const tabs = openTabs();
      const { sandbox, here } = tabs;
      await here.shop.session.signIn(formOf('verified'));
      await typeAll(here.shop);
      sandbox.console.expireSessions();
      await here.shop.account.me.get(null).catch(() => undefined);
      await tabs[place].shop.session.signIn(formOf('finance'));
      expect(here.shop.session.$session.get().status).toBe('member');
      expect(found(here.shop)).toEqual(NOTHING);
      expect(found(here.reload())).toEqual(NOTHING);
      expect(here.read()).not.toContain(MINE);
    },
  );

  test('before a login passes to the account that logs in, and survives a change of name', async () => {
    const { here } = openTabs();
    await typeAll(here.shop);
    await here.shop.session.signIn(formOf('verified'));
    here.shop.session.rename({ userName: 'Another name', avatar: undefined });
    expect(found(here.reload())).toEqual({ ...ALL, contact: undefined });
  });
});
