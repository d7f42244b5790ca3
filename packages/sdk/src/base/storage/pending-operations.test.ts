import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { noteAccount } from '../../identity/session/contact.ts';
import type { TabSignal } from '../platform/tab-channel.ts';
import { createLedger } from './pending-operations.ts';
import { memoryStore } from './storage.ts';

const HO = { email: 'ho@clinic.example' };
const CHAN = { phone: '61234567', areaCode: '+852' };
const shape = z.object({ orderNo: z.string(), at: z.number(), way: z.optional(z.string()) });

/** A browser with tabs that share its storage and its login, and signal each other. */
function browser() {
  const kept = new Map<string, string>();
  const settings = memoryStore();
  const seen = {
    ...settings,
    set(key: string, value: string) {
      kept.set(key, value);
      settings.set(key, value);
    },
  };
  const $session = atom({});
  let logins = 0;
  let owner = '';
  const hearing: ((signal: TabSignal) => void)[] = [];
  const tab = () => {
    let own: ((signal: TabSignal) => void) | undefined;
    return createLedger({
      name: 'order',
      shape,
      settings: seen,
      signal: 'order' as const,
      channel: {
        post(signal) {
          for (const hear of hearing) if (hear !== own) hear(signal);
        },
        listen(hear) {
          own = hear;
          hearing.push(hear);
          return () => {};
        },
      },
      session: { $session, owner: () => owner },
    });
  };
  const show = (next: string) => {
    owner = next;
    $session.set({});
  };
  return {
    tab,
    kept,
    settings,
    /** Logs in; without a contact as by the token of a script. */
    logIn(contacts: Parameters<typeof noteAccount>[2] = {}) {
      logins += 1;
      noteAccount(seen, `login${logins}`, contacts);
      show(`login${logins}`);
    },
    logOut: () => show(''),
    changeContact(contacts: Parameters<typeof noteAccount>[2]) {
      noteAccount(seen, owner, contacts);
      show(owner);
    },
  };
}

describe('pending operations (Spec: 2§4)', () => {
  test('is kept for the next visit and shared with other tabs at once, until it is settled', () => {
    const { tab, logIn } = browser();
    logIn(HO);
    const ledger = tab();
    const other = tab();
    ledger.record({ orderNo: 'A1', at: 5 });
    ledger.record({ orderNo: 'A2', at: 6 });
    ledger.record({ orderNo: 'A1', at: 7 });
    expect(other.$entries.get()).toEqual([
      { orderNo: 'A2', at: 6 },
      { orderNo: 'A1', at: 7 },
    ]);
    expect(tab().of('A1')).toEqual([{ orderNo: 'A1', at: 7 }]);
    other.settle('A1');
    expect(ledger.$entries.get()).toEqual([{ orderNo: 'A2', at: 6 }]);
  });

  test('belongs to one account, whose contact is not stored', () => {
    const { tab, kept, logIn, logOut } = browser();
    logIn(HO);
    const ledger = tab();
    ledger.record({ orderNo: 'A1', at: 5 });
    logIn(CHAN);
    expect(ledger.$entries.get()).toEqual([]);
    ledger.record({ orderNo: 'B1', at: 5 });
    logOut();
    ledger.record({ orderNo: 'C1', at: 6 });
    expect(ledger.$entries.get()).toEqual([]);
    logIn({ email: ' Ho@Clinic.example' });
    expect(ledger.$entries.get()).toEqual([{ orderNo: 'A1', at: 5 }]);
    logIn({ phone: '6123 4567', areaCode: '852' });
    expect(ledger.$entries.get()).toEqual([{ orderNo: 'B1', at: 5 }]);
    expect(JSON.stringify([...kept])).not.toMatch(/ho@|61234567/i);
  });

  test('belongs to one login where its contact is unknown', () => {
    const { tab, logIn } = browser();
    logIn();
    const ledger = tab();
    ledger.record({ orderNo: 'A1', at: 5 });
    expect(tab().of('A1')).toHaveLength(1);
    logIn();
    expect(ledger.$entries.get()).toEqual([]);
  });

  test('is settled for the account that recorded it, even if another has logged in meanwhile', () => {
    const { tab, logIn } = browser();
    logIn(HO);
    const ledger = tab();
    ledger.record({ orderNo: 'A1', at: 5 });
    ledger.record({ orderNo: 'A2', at: 5 });
    logIn(CHAN);
    ledger.record({ orderNo: 'A2', at: 5, way: 'card' });
    ledger.settle('A1');
    expect(ledger.$entries.get()).toEqual([]);
    logIn(HO);
    expect(ledger.$entries.get()).toEqual([{ orderNo: 'A2', at: 5, way: 'card' }]);
  });

  test('of the same number is recorded for each account', () => {
    const { tab, logIn } = browser();
    logIn(HO);
    const ledger = tab();
    ledger.record({ orderNo: '6004', at: 5 });
    logIn(CHAN);
    ledger.record({ orderNo: '6004', at: 6 });
    expect(ledger.of('6004')).toEqual([{ orderNo: '6004', at: 6 }]);
    logIn(HO);
    expect(ledger.of('6004')).toEqual([{ orderNo: '6004', at: 5 }]);
  });

  test('stays with a person who changes the contact', () => {
    const { tab, logIn, changeContact } = browser();
    logIn(CHAN);
    const ledger = tab();
    ledger.record({ orderNo: 'A1', at: 5 });
    changeContact({ ...CHAN, ...HO });
    expect(ledger.of('A1')).toHaveLength(1);
    ledger.record({ orderNo: 'A1', at: 5, way: 'card' });
    expect(ledger.of('A1')).toEqual([{ orderNo: 'A1', at: 5, way: 'card' }]);
    logIn(HO);
    expect(ledger.of('A1')).toHaveLength(1);
    logIn(CHAN);
    expect(ledger.of('A1')).toEqual([]);
  });

  test('may be settled in part, and is dropped when storage holds another shape', () => {
    const { tab, settings, kept, logIn } = browser();
    logIn(HO);
    const ledger = tab();
    ledger.record({ orderNo: 'A1', at: 5, way: 'card' });
    ledger.settle('A1', ({ way }) => way === 'fps');
    expect(ledger.of('A1')).toHaveLength(1);
    const key = [...kept.keys()].find((name) => name.includes('ledger')) ?? expect.fail('not kept');
    settings.set(key, '[{"orderNo":1}]');
    expect(tab().$entries.get()).toEqual([]);
  });
});
