import { expect, test } from 'vitest';
import { manualClock } from '../../base/platform/clock.ts';
import type { OrderedGood } from '../../orders/types.ts';
import { createMemberHome, type MemberHomeParts } from './store.ts';

test('reports an article whose adding brought no result as not added', async () => {
  const orders: MemberHomeParts['orders'] = {
    reviewAgain: async () => ({ lines: [] }),
    buyAgain: async () => ({ state: 'none', results: [] }),
  };
  const cache = { query: () => ({}) };
  const parts = { api: {}, cache, clock: manualClock(), session: {}, orders };
  const home = createMemberHome(parts as unknown as MemberHomeParts);
  const line = { good: { name: 'Gloves' } as OrderedGood, quantity: 2 };
  expect(await home.buyAgain(line)).toMatchObject({ state: 'failed', line: { line, quantity: 0 } });
});
