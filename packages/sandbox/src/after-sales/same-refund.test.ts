import { expectedRefund, quantitiesOf } from '@clinicart/sdk/after-sales';
import { orders as rows } from '@clinicart/sdk/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterPurchaseShop } from '../testing/after-purchase.ts';
import { composite, glove, suture, type Wish } from '../testing/checkout.ts';

it('shows the buyer the refund that the server pays, to the cent', async () => {
  const at = await afterPurchaseShop();
  const count = (most: number) => fc.integer({ min: 0, max: most });
  const wish = fc.record({
    gloves: fc.integer({ min: 1, max: 30 }),
    composites: count(6),
    sutures: count(3),
    isSent: fc.boolean(),
    isAll: fc.boolean(),
    share: fc.double({ min: 0.05, max: 1, noNaN: true }),
  });
  let reduced = 0;
  await fc.assert(
    fc.asyncProperty(wish, async (given) => {
      for (const { id } of [glove, composite, suture]) at.console.setStock(id, 100_000);
      at.console.setWallet('regular', { balance: 90_000_000 });
      const wishes = (
        [
          [glove, given.gloves],
          [composite, given.composites],
          [suture, given.sutures],
        ] as const satisfies readonly Wish[]
      ).filter(([, multiples]) => multiples > 0);
      const orderNo = await at.paid(wishes);
      if (given.isSent) at.sent(orderNo);
      const answer = rows.orderDetail.response.parse(await at.detail(orderNo));
      const order = { ...answer, payBy: undefined };
      if (order.discount > 0) reduced += 1;
      const all = quantitiesOf(order, 'return-all', {});
      const part = Object.fromEntries(
        Object.entries(all).map(([key, most]) => [
          key,
          Math.max(1, Math.floor(most * given.share)),
        ]),
      );
      const isAll = given.isAll || JSON.stringify(part) === JSON.stringify(all);
      const kind = given.isSent ? (isAll ? 'return-all' : 'return-some') : 'refund-only';
      const chosen = isAll ? all : part;
      const goods = Object.entries(chosen).map(([searchProductId, amount]) => ({
        searchProductId,
        amount,
      }));
      const code = { 'return-all': '0', 'return-some': '1', 'refund-only': '2' }[kind];
      const applied = await at.apply(orderNo, code, { goods: JSON.stringify(goods) });
      const refund = at.returnOf(String(applied.data))?.refund;
      expect(expectedRefund(order, kind, chosen).total).toBe(refund);
    }),
    { numRuns: 40, seed: 7 },
  );
  expect(reduced).toBeGreaterThan(5);
  at.shop.sandbox.close();
});
