import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { type DraftOrderContext, takeSwapItems } from './begin-order.ts';
import type { Confirmation } from './confirmation.ts';
import { createTempOrder } from './contract.ts';

const CHOICES = { payment: 'transfer' };

/** Takes a swap item for an order, which the server then keeps under another number or the same. */
async function taken(orderNoAfter: string) {
  const call = vi.fn(async () => {});
  const choose = vi.fn();
  const context = {
    lock: { api: { call }, withLock: (run: () => unknown) => run() },
    ledger: { $entries: atom([]), of: () => [] },
    settleLocked: async () => undefined,
    choices: { of: () => atom(CHOICES), choose },
    madeHere: { keep() {} },
    say: () => '',
    read: async () => ({ orderNo: orderNoAfter }),
    onChanged() {},
    singleFlight: (_: string, run: () => unknown) => run(),
  } as unknown as DraftOrderContext;
  const goods = [
    { specificationId: 's1', quantity: 2 },
    { specificationId: 's2', quantity: 1, kind: 'swap' },
  ];
  const shown = { orderNo: 'C1', composition: { goods, isFromCart: true } };
  const outcome = await takeSwapItems(context, shown as unknown as Confirmation, ['s3']);
  expect(outcome).toEqual({ ok: true });
  return { call, choose };
}

test('begins the order with its goods and the new swap items, and moves the choices along', async () => {
  const { call, choose } = await taken('C2');
  expect(call).toHaveBeenCalledExactlyOnceWith(createTempOrder, {
    goods: [
      { specificationId: 's1', quantity: 2 },
      { specificationId: 's3', quantity: 1, kind: 'swap' },
    ],
    isFromCart: true,
  });
  expect(choose).toHaveBeenCalledExactlyOnceWith('C2', CHOICES);
});

test('leaves the choices of an order that keeps its number', async () => {
  expect((await taken('C1')).choose).not.toHaveBeenCalled();
});
