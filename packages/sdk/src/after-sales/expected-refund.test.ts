import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { sum } from '../base/values/sums.ts';
import { testGood, testOrder, testStore } from '../orders/test-order.ts';
import type { Order } from '../orders/types.ts';
import { expectedRefund } from './expected-refund.ts';
import { quantitiesOf, returnStores, startingQuantities } from './return-goods.ts';

/** An order of goods at these prices and quantities, with savings and a freight of HK$40.00. */
function orderOf(goods: readonly (readonly [price: number, quantity: number])[], savings = 0) {
  const total = goods.reduce((all, [price, quantity]) => all + price * quantity, 0);
  return testOrder({
    status: 'completed',
    total: cents(total - savings + 4000),
    freight: cents(4000),
    coupon: cents(savings),
    stores: [
      testStore({
        goods: goods.map(([price, quantity], index) =>
          testGood({ specificationId: String(index + 1), price: cents(price), quantity }),
        ),
      }),
    ],
  });
}

const all = (order: Order) => quantitiesOf(order, 'return-all', {});

test.each([
  // The amounts of the pictures: 10 of 30 boxes at HK$57.80, 2 of 10 at HK$45.00.
  [{ '1': 10, '2': 2 }, 0, 66_800, 0],
  // HK$32.40 of HK$2,184.00: HK$25.72 of the gloves, HK$6.68 of the masks.
  [{ '1': 30, '2': 10 }, 3240, 215_160, 3240],
  [{ '1': 10 }, 3240, 56_942, 858],
  [{}, 3240, 0, 0],
] as const)(
  'refunds %j of an order with savings of %i: %i cents less %i',
  (chosen, saved, total, share) => {
    const order = orderOf(
      [
        [5780, 30],
        [4500, 10],
      ],
      saved,
    );
    const refund = expectedRefund(order, 'return-some', chosen as Record<string, number>);
    expect(refund.total).toBe(total);
    expect(refund.savings).toBe(share);
  },
);

describe('freight', () => {
  test.each([
    ['paid', 'refund-only', true, 4000],
    ['pre-order', 'refund-only', true, 4000],
    ['paid', 'refund-only', false, 0],
    ['shipped', 'refund-only', true, 0],
    ['completed', 'return-all', true, 0],
  ] as const)(
    'an order that is %s, %s, everything: %s gives back %i',
    (status, kind, whole, freight) => {
      const order = { ...orderOf([[5780, 3]]), status };
      expect(expectedRefund(order, kind, whole ? all(order) : { '1': 2 }).freight).toBe(freight);
    },
  );
});

it('expects nothing where a price of the order is not known', () => {
  const order = testOrder({
    stores: [
      testStore({ goods: [testGood(), testGood({ specificationId: '2', price: undefined })] }),
    ],
  });
  const refund = expectedRefund(order, 'return-some', { '10001': 1 });
  expect(refund.total).toBeUndefined();
  expect(refund.lines.get('10001')).toBeUndefined();
});

const anyOrder = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 50 })), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([goods, part]) => {
    const total = goods.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
    return orderOf(goods, Math.floor(total * part));
  });

it('refunds of everything add up to what was paid for the goods, to the cent', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const refund = expectedRefund(order, 'return-all', all(order));
      expect(refund.total).toBe(order.total - order.freight);
      expect(sum([...refund.lines.values()].map((each) => each ?? cents(0)))).toBe(refund.total);
    }),
  );
});

it('never refunds more by returning a line in parts than at once', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(), (order, seed) => {
      const [line] = returnStores(order)[0]?.lines ?? [];
      if (!line) return;
      const part = seed % (line.most + 1);
      const of = (quantity: number) =>
        expectedRefund(order, 'return-some', { [line.key]: quantity }).total ?? 0;
      const [once, twice] = [of(line.most), of(part) + of(line.most - part)];
      expect(twice).toBeLessThanOrEqual(once);
      expect(once - twice).toBeLessThanOrEqual(1);
    }),
  );
});

it('begins with everything where all is returned, or nothing has been shipped', () => {
  const order = orderOf([
    [100, 2],
    [200, 1],
  ]);
  expect(startingQuantities(order, 'return-all')).toEqual({ '1': 2, '2': 1 });
  expect(startingQuantities({ ...order, status: 'paid' }, 'refund-only')).toEqual({
    '1': 2,
    '2': 1,
  });
  expect(startingQuantities(order, 'refund-only')).toEqual({});
  expect(startingQuantities(order, 'return-some')).toEqual({});
});
