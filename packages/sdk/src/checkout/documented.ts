import { type DocumentedRows, under } from '../base/wire/documented.ts';
import { BUYING, PLACED_ORDERS } from '../base/wire/screen-groups.ts';
import { SWAP_PRODUCT_ASSUMED, SWAP_TIER } from '../cart/documented.ts';
import { ORDER_COUPON } from '../coupon/documented.ts';
import { ADDRESS } from '../identity/address/documented.ts';

/** Spec: 2§3 Payment settings */
export const PAYMENT_SETTINGS = `onlineName pubTransferName pubTransferAccount pubTransferCopywriting chequeName
  chequeAddress chequeCopywriting unpayPwdTips combinedTips`;

/** Spec: 2§3, 2§7 */
export const documented: DocumentedRows = {
  'order.billPictures': { screens: ['/order/confirm2', ...PLACED_ORDERS], answer: 'urls' },
  'order.blankBill': { screens: ['/order/confirm2', ...PLACED_ORDERS] },
  'order.changeAddress': { screens: ['/order/confirm2'] },
  'order.check': { screens: ['/order/confirm2'], answer: 'isSuccess message' },
  'order.confirmation': {
    screens: ['/order/confirm2'],
    answer: `orderNo addresses{${ADDRESS}}
      splitOrders{storeId storeName isYp ypCheckStatus totalPrice
        orderTemps{name productId standard amount unitDiscountPrice picturePath tag mainTag}
        expressPrice{expressId expressName isDefault freight freePrice}}
      cutList{cutPrice} coupons{${ORDER_COUPON.answer}} defaultCoupon totalPrice
      paymentSet{${PAYMENT_SETTINGS}} canUseCheck useCheckEDu textCheck tips`,
    placed: 'exchanges{exchangeId exchangeType exchangePrice exchangeNum canExchangeNum}',
    assumed: {
      addressId: 'The address is the one chosen here, else the default one, else the first.',
      'splitOrders.orderTemps.searchProductId': 'productId names the goods.',
      'splitOrders.orderTemps.erpProductNo': 'The article number is left out.',
      'splitOrders.orderTemps.unit': 'The quantity is shown without its unit.',
      'cutList.name': 'The reduction is called a promotion.',
      ...under('coupons', ORDER_COUPON.assumed),
      'defaultCoupon.id': 'defaultCoupon is the id.',
      'defaultCoupon.couponId': 'defaultCoupon is the id.',
      'coupons.goods': 'canUse alone says whether a coupon for selected products fits.',
      'exchanges.name': 'The offer is named by its threshold.',
      isFromShoppingCart: 'The shop remembers whether it began from the cart.',
    },
  },
  'order.create': {
    screens: ['/order/confirm2'],
    sent: { partner: 'The order is placed, and no partner is counted for it.' },
  },
  'order.createTemp': { screens: BUYING },
  'order.exchangeProducts': {
    screens: ['/order/confirm2'],
    answer: `nscExchangeProducts{${SWAP_TIER}} totalCount products`,
    placed: 'products{erpProductNo searchProductId discountPrice}',
    assumed: {
      ...under('nscExchangeProducts.changeProducts', SWAP_PRODUCT_ASSUMED),
      ...under('products', SWAP_PRODUCT_ASSUMED),
      isAuth: 'Prices show to an account that is approved.',
      text: 'The shop’s own sentence takes its place.',
    },
  },
  'order.uploadBills': { screens: ['/order/confirm2', ...PLACED_ORDERS] },
};
