import { parseHongKongTime } from '../../base/values/hong-kong-time.ts';
import { cents } from '../../base/values/money.ts';
import { sum, times } from '../../base/values/sums.ts';
import { testGood, testOrder, testStore } from '../test-order.ts';
import type { Order, OrderedGood } from '../types.ts';

/** Makes a good of an order for tests; HK$10.00 each by default. */
export const sampleGood = (specificationId: string, changes: Partial<OrderedGood> = {}) =>
  testGood({
    specificationId,
    productId: `p${specificationId}`,
    articleNumber: `A-${specificationId}`,
    name: `Gloves ${specificationId}`,
    price: cents(1_000),
    quantity: 1,
    ...changes,
  });

/** Makes a completed order for tests, placed at noon of a day in Hong Kong, `YYYY-MM-DD`. */
export function sampleOrder(
  day: string,
  goods: readonly OrderedGood[],
  changes: Partial<Order> = {},
): Order {
  const goodsTotal = sum(goods.map(({ price = cents(0), quantity }) => times(price, quantity)));
  const { discount = cents(0), coupon = cents(0), freight = cents(0) } = changes;
  return testOrder({
    orderNo: `${day}-${goods.map(({ specificationId }) => specificationId).join('-')}`,
    status: 'completed',
    placedAt: parseHongKongTime(`${day} 12:00:00`),
    total: cents(goodsTotal - discount - coupon + freight),
    goodsTotal,
    freight,
    isPaymentFinished: true,
    stores: [testStore({ goods })],
    ...changes,
  });
}
