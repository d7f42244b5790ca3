import type { DocumentedRows } from '../base/wire/documented.ts';
import { PAYING, PLACED_ORDERS } from '../base/wire/screen-groups.ts';
import { PAYMENT_SETTINGS } from '../checkout/documented.ts';

const GOODS = 'The goods are shown by their price and quantity only.';

/** Spec: 2§3, 2§7 */
export const documented: DocumentedRows = {
  'cashier.cancelExpired': { screens: ['/pay/{id}'] },
  'cashier.cardKey': { screens: ['/pay/{id}'] },
  'cashier.confirmReturn': { screens: ['/paypalResult'] },
  'cashier.order': {
    screens: ['/pay/{id}', '/payResult', '/qrCodePage', '/order/confirm2'],
    answer: `orderNo status expiredDay expiredHour expiredMinutes expiredSeconds shardingPayOrder{goods{price amount}}
      paymentTypes{value name icon} quota totalPrice freight discountPrice couponPrice
      paymentSetVo{${PAYMENT_SETTINGS}}`,
    assumed: {
      payType: 'A payment begun in this browser is remembered by it.',
      payTypeName: 'The shop’s own name of the way of paying takes its place.',
      'shardingPayOrder.storeName': 'Stores are counted.',
      'shardingPayOrder.goods.searchProductId': GOODS,
      'shardingPayOrder.goods.productName': GOODS,
      'shardingPayOrder.goods.standard': GOODS,
      'shardingPayOrder.goods.picturePath': GOODS,
      'shardingPayOrder.goods.unitPrice': 'The price is read.',
      'shardingPayOrder.goods.tag': 'The goods are shown without tags.',
      'shardingPayOrder.goods.fulltag': 'The goods are shown without tags.',
      productPrice: 'It is added up from the goods.',
    },
  },
  'cashier.payByPassword': { screens: ['/pay/{id}', '/order/confirm2'] },
  'cashier.poll': { screens: [...PAYING, '/order/confirm2'], answer: 'isPay' },
  'cashier.pollProvider': { screens: [...PAYING, ...PLACED_ORDERS], answer: 'isPay' },
  'cashier.start': {
    screens: ['/pay/{id}'],
    answer: `client_secret links{approve} normalUrl redirectActionForm{redirectUrl} code_url webLink qrCode qrCodeHtml
      pubTransferAccount pubTransferCopywriting`,
    assumed: {
      'links.rel': 'The address is read from links.approve.',
      'links.href': 'The address is read from links.approve.',
    },
  },
  'cashier.validatePassword': { screens: ['/pay/{id}', '/order/confirm2'] },
};
