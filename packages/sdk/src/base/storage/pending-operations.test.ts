import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { TabSignal } from '../platform/tab-channel.ts';
import { createLedger } from './pending-operations.ts';
import { memoryStore } from './storage.ts';

type Who = { status: 'visitor' } | { status: 'member'; userName: string };
const member = (userName: string): Who => ({ status: 'member', userName });
const shape = z.object({ orderNo: z.string(), at: z.number(), way: z.optional(z.string()) });

/** A browser with tabs that share its storage and signal each other. */
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
  const hearing: ((signal: TabSignal) => void)[] = [];
  const tab = (who: Who) => {
    const $session = atom<Who>(who);
    let signIn = '1';
    let own: ((signal: TabSignal) => void) | undefined;
    const ledger = createLedger({
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
      session: { $session, sessionEpoch: () => signIn },
    });
    const come = (next: Who, as = signIn) => {
      signIn = as;
      $session.set(next);
    };
    return { ledger, come };
  };
  return { tab, kept, settings };
}

describe('pending operations (Spec: 2§4)', () => {
  test('is kept for the next visit and shared with other tabs at once, until it is settled', () => {
    const { tab } = browser();
    const { ledger } = tab(member('Ho'));
    const other = tab(member('Ho')).ledger;
    ledger.record({ orderNo: 'A1', at: 5 });
    ledger.record({ orderNo: 'A2', at: 6 });
    ledger.record({ orderNo: 'A1', at: 7 });
    expect(other.$entries.get()).toEqual([
      { orderNo: 'A2', at: 6 },
      { orderNo: 'A1', at: 7 },
    ]);
    expect(tab(member('Ho')).ledger.of('A1')).toEqual([{ orderNo: 'A1', at: 7 }]);
    other.settle('A1');
    expect(ledger.$entries.get()).toEqual([{ orderNo: 'A2', at: 6 }]);
  });

  test('belongs to one account, whose name is not stored', () => {
    const { tab, kept } = browser();
    const { ledger, come } = tab(member('Dr Ho Ching-yi'));
    ledger.record({ orderNo: 'A1', at: 5 });
    expect(JSON.stringify([...kept])).not.toMatch(/Ho|Ching/);
    come(member('Somebody'), '2');
    expect(ledger.$entries.get()).toEqual([]);
    come({ status: 'visitor' }, '');
    ledger.record({ orderNo: 'B1', at: 6 });
    expect(ledger.$entries.get()).toEqual([]);
    come(member('Dr Ho Ching-yi'), '3');
    expect(ledger.$entries.get()).toEqual([{ orderNo: 'A1', at: 5 }]);
  });

  test('is settled for the account that recorded it, even if another has logged in meanwhile', () => {
    const { tab } = browser();
    const { ledger, come } = tab(member('Ho'));
    ledger.record({ orderNo: 'A1', at: 5 });
    ledger.record({ orderNo: 'A2', at: 5 });
    come(member('Somebody'), '2');
    ledger.record({ orderNo: 'A2', at: 6, way: 'card' });
    ledger.settle('A1');
    expect(ledger.$entries.get()).toEqual([]);
    come(member('Ho'), '3');
    expect(ledger.$entries.get()).toEqual([{ orderNo: 'A2', at: 6, way: 'card' }]);
  });

  test('stays with a person who changes their name', () => {
    const { tab } = browser();
    const { ledger, come } = tab(member('Ho'));
    ledger.record({ orderNo: 'A1', at: 5 });
    come(member('Ho Ching-yi'));
    expect(ledger.of('A1')).toHaveLength(1);
    expect(tab(member('Ho')).ledger.$entries.get()).toEqual([]);
  });

  test('may be settled in part, and is dropped when storage holds another shape', () => {
    const { tab, settings, kept } = browser();
    const { ledger } = tab(member('Ho'));
    ledger.record({ orderNo: 'A1', at: 5, way: 'card' });
    ledger.settle('A1', ({ way }) => way === 'fps');
    expect(ledger.of('A1')).toHaveLength(1);
    const [key = ''] = kept.keys();
    settings.set(key, '[{"orderNo":1}]');
    expect(tab(member('Ho')).ledger.$entries.get()).toEqual([]);
  });
});
