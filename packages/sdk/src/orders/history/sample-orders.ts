import { parseHongKongTime } from '../../base/values/hong-kong-time.ts';
import { cents, sum, times } from '../../base/values/money.ts';
import type { OrderAnswer, OrderedGood } from '../types.ts';

/** Makes a good of an order for tests; HK$10.00 each by default. */
export const sampleGood = (
  specificationId: string,
  changes: Partial<OrderedGood> = {},
): OrderedGood => ({
  specificationId,
  productId: `p${specificationId}`,
  articleNumber: `A-${specificationId}`,
  name: `Gloves ${specificationId}`,
  standard: 'M',
  unit: 'box',
  price: cents(1_000),
  quantity: 1,
  picture: undefined,
  tags: [],
  ...changes,
});

/** Makes a completed order for tests, placed at noon of a day in Hong Kong, `YYYY-MM-DD`. */
export function sampleOrder(
  day: string,
  goods: readonly OrderedGood[],
  changes: Partial<OrderAnswer> = {},
): OrderAnswer {
  const goodsTotal = sum(goods.map(({ price = cents(0), quantity }) => times(price, quantity)));
  const { discount = cents(0), coupon = cents(0), freight = cents(0) } = changes;
  const placedAt = parseHongKongTime(`${day} 12:00:00`);
  return {
    orderNo: `${day}-${goods.map(({ specificationId }) => specificationId).join('-')}`,
    status: 'completed',
    statusText: '',
    depositStatus: '',
    timeLeftMs: undefined,
    placedAt,
    paidAt: placedAt,
    paidBy: 'transfer',
    paidByName: '',
    total: cents(goodsTotal - discount - coupon + freight),
    goodsTotal,
    discount,
    coupon,
    freight,
    isReturnable: false,
    returnNo: undefined,
    isMedicine: false,
    bills: 'missing',
    billsRejection: '',
    isPreOrder: false,
    isPaymentFinished: true,
    reviewStatus: '',
    consignee: '',
    consigneePhone: '',
    address: '',
    remark: '',
    stores: [
      {
        name: 'Main store',
        delivery: { id: '', name: '' },
        freight: undefined,
        waybills: [],
        goods,
        isMedicine: false,
        bills: 'missing',
      },
    ],
    settings: undefined,
    ...changes,
  };
}
