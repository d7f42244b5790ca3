import { cents } from '../base/values/money.ts';
import type { Order, OrderedGood, OrderedStore } from './types.ts';

/** Makes goods of an order for tests. */
export const testGood = (some: Partial<OrderedGood> = {}): OrderedGood => ({
  specificationId: '10001',
  productId: '1',
  articleNumber: 'VY-N100-M',
  name: 'Nitrile gloves',
  standard: 'M',
  unit: 'box',
  price: cents(5780),
  quantity: 10,
  picture: undefined,
  tags: [],
  ...some,
});

/** Makes a store of an order for tests. */
export const testStore = (some: Partial<OrderedStore> = {}): OrderedStore => ({
  name: 'Clinicart warehouse',
  delivery: { id: '1', name: 'Van' },
  freight: cents(4000),
  waybills: [],
  goods: [testGood()],
  isMedicine: false,
  bills: 'missing',
  ...some,
});

/** Makes an order for tests: pending, with no limit of time. */
export const testOrder = (some: Partial<Order> = {}): Order => ({
  orderNo: 'CC-1',
  status: 'pending',
  statusText: '',
  depositStatus: '',
  timeLeftMs: undefined,
  payBy: undefined,
  placedAt: undefined,
  paidAt: undefined,
  paidBy: undefined,
  paidByName: '',
  total: cents(61800),
  goodsTotal: cents(57800),
  discount: cents(0),
  coupon: cents(0),
  freight: cents(4000),
  isReturnable: false,
  returnNo: undefined,
  isMedicine: false,
  bills: 'missing',
  billsRejection: '',
  isPreOrder: false,
  isPaymentFinished: false,
  reviewStatus: '',
  consignee: '',
  consigneePhone: '',
  address: '',
  remark: '',
  stores: [testStore()],
  settings: undefined,
  ...some,
});
