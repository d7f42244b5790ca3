import { type DocumentedRows, under } from '../base/wire/documented.ts';
import { PLACED_ORDERS } from '../base/wire/screen-groups.ts';
import { PAYMENT_SETTINGS } from '../checkout/documented.ts';

const GOOD = `searchProductId productId productName standard unitPrice price amount picturePath tag fulltag`;

/** Spec: 2§3 Order */
const ORDER = `orderNo status statusString statusDeposit createTime payDate payType payTypeName totalPrice productPrice
  discountPrice couponPrice freight expiredDay expiredHour expiredMinutes expiredSeconds canBack afterSaleNo isYp
  ypCheckStatus checkStatus isPre isPayFinish consignee consigneePhone address paymentSetVo{${PAYMENT_SETTINGS}}
  goods{${GOOD}}
  shardingPayOrder{storeName expressName expressId freight mailList isYp ypCheckStatus goods{${GOOD}}}`;

/** Consequences of a missing field of goods that the documents do not name. */
export const ORDERED_GOOD_ASSUMED = {
  erpProductNo: 'The article number is left out.',
  unit: 'The quantity is shown without its unit.',
  actualPrice: 'unitPrice or price is read.',
};

const ORDER_ASSUMED = {
  remark: 'The remark is left out.',
  ypCheckResult: 'Rejected bills are said to be rejected, without a reason.',
  ...under('goods', ORDERED_GOOD_ASSUMED),
  ...under('shardingPayOrder.goods', ORDERED_GOOD_ASSUMED),
};

/** Fields of goods in a parcel, which the documents describe as goods. */
const PARCEL_GOOD = `searchProductId productId productName standard unitPrice price amount picturePath tag fulltag`;

/** Spec: 2§3, 2§7 */
export const documented: DocumentedRows = {
  'orders.list': {
    screens: ['/', '/user', '/user/orderList', '/user/history'],
    answer: `list{${ORDER}} totalPage pendingPayCount pendingShipCount shipedCount`,
    assumed: {
      ...under('list', ORDER_ASSUMED),
      totalCount: 'The pages are counted, not the orders.',
    },
  },
  'orders.detail': {
    screens: [...PLACED_ORDERS, '/user/serviceList/{id}/{type}'],
    answer: ORDER,
    assumed: ORDER_ASSUMED,
  },
  'orders.close': { screens: PLACED_ORDERS },
  'orders.confirmReceipt': { screens: PLACED_ORDERS },
  'orders.tracking': {
    screens: ['/', ...PLACED_ORDERS],
    answer: 'expressName mailNo state data{time context}',
  },
  'orders.parcelGoods': {
    screens: PLACED_ORDERS,
    placed: PARCEL_GOOD,
    assumed: ORDERED_GOOD_ASSUMED,
  },
};
