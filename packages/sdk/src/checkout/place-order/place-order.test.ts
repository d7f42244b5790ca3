import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { ShopError } from '../../base/http/errors.ts';
import { manualClock } from '../../base/platform/clock.ts';
import { checkOrder } from '../contract.ts';
import type { PlacementRecord } from '../types.ts';
import { settleRecorded } from './place-order.ts';
import type { PlacementContext } from './placement.ts';

const NOT_MADE = 'C2';

/** A browser that recorded these orders; the server made all but one, which still waits as the temporary order. */
function recorded(orderNos: readonly string[]) {
  let entries = orderNos.map((orderNo): PlacementRecord => ({ orderNo, payment: 'online', at: 0 }));
  const context = {
    api: {
      async call(endpoint: unknown, orderNo: string) {
        if (endpoint !== checkOrder) return { orderNo: NOT_MADE };
        if (orderNo === NOT_MADE)
          throw new ShopError('server', 'No such order', { resultID: 1399 });
        return { stands: true, message: '' };
      },
    },
    clock: manualClock(),
    ledger: {
      $entries: atom(entries),
      of: (orderNo: string) => entries.filter((each) => each.orderNo === orderNo),
      settle(orderNo: string) {
        entries = entries.filter((each) => each.orderNo !== orderNo);
      },
    },
    say: ({ reason }: { reason: string }) => reason,
    onSettled() {},
  };
  return { context: context as unknown as PlacementContext, left: () => entries };
}

test.each([
  ['before', ['C1', NOT_MADE]],
  ['after', [NOT_MADE, 'C1']],
])('reports the order that was made %s one that was not', async (_, orderNos) => {
  const { context, left } = recorded(orderNos);
  expect(await settleRecorded(context)).toMatchObject({ ok: true, orderNo: 'C1' });
  expect(left()).toEqual([]);
});

test('reports an order that was not made where no other was', async () => {
  const { context } = recorded([NOT_MADE]);
  expect(await settleRecorded(context)).toMatchObject({ ok: false, reason: 'refused' });
});
