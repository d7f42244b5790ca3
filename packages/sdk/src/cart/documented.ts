import { type DocumentedRows, under } from '../base/wire/documented.ts';
import { BUYING, LISTS, PLACED_ORDERS } from '../base/wire/screen-groups.ts';
import { STORE_DELIVERY_ASSUMED } from '../checkout/documented-delivery.ts';
import { NEW_CUSTOMER_TAG, SWAP_TAG } from './swap-schema.ts';

const OFFER_TAGS = [SWAP_TAG, NEW_CUSTOMER_TAG];

/** Spec: 1§3 Cart line */
const LINE = `searchProductId erpProductNo name picturePath standard tags{tagName} tagType unitPrice originalPrice discount
  amount sellPartCount stock isBuyLimited`;
const LINE_ASSUMED = {
  id: 'searchProductId names the line.',
  productId: 'The link takes searchProductId.',
  promotes: 'Gifts show on the product page only.',
  'promotes.name': 'Gifts show on the product page only.',
  unit: 'The quantity is counted in neutral words.',
  containerQuantity: 'The pack and the price of a piece are left out.',
};

/** Swap tiers, in the cart and in the list of swap products. Spec: 1§3 nscExchangeProducts */
export const SWAP_TIER =
  'number exchangeNumber type changeProducts{erpProductNo searchProductId discountPrice}';
const FROM_PRODUCT = 'It is read from the product itself.';
export const SWAP_PRODUCT_ASSUMED = {
  name: FROM_PRODUCT,
  picturePath: FROM_PRODUCT,
  standard: FROM_PRODUCT,
  stock: FROM_PRODUCT,
  price: FROM_PRODUCT,
};

/** Spec: 1§3, 1§7, 2§7 */
export const documented: DocumentedRows = {
  'cart.add': {
    screens: [
      '/',
      ...LISTS,
      '/product/{id}',
      '/compare',
      '/shopCart',
      ...PLACED_ORDERS,
      '/user/history',
      '/quickOrder',
      '/active11/{id}',
    ],
    sent: { requestId: 'A request that a browser repeats on a broken connection adds twice.' },
  },
  'cart.change': { screens: ['/shopCart'] },
  'cart.get': {
    screens: [
      '/',
      ...LISTS,
      '/user/coupon',
      ...BUYING,
      '/compare',
      ...PLACED_ORDERS,
      '/user/history',
      '/quickOrder',
      '/active11/{id}',
      '/pay/{id}',
      '/payResult',
    ],
    answer: `list{goods{${LINE}}} count tips{makeUpType} exchangeId exchangeText nscExchangeProducts{${SWAP_TIER}}
      userCoupon{metPrice price isAllUse} invalidList`,
    placed: `invalidList{${LINE}}`,
    assumed: {
      'list.title': 'Groups have no heading.',
      ...under('list.goods', LINE_ASSUMED),
      ...under('invalidList', LINE_ASSUMED),
      ...under('nscExchangeProducts.changeProducts', SWAP_PRODUCT_ASSUMED),
      'userCoupon.id': 'A coupon is counted by its conditions.',
      'userCoupon.name': 'Its amount and minimum name it.',
      'userCoupon.type': 'Of a coupon without an amount, the distance alone is said.',
      'userCoupon.discount': 'Of a coupon without an amount, the distance alone is said.',
      splitOrders: 'Delivery is worked out at confirmation.',
      ...under('splitOrders', {
        ...STORE_DELIVERY_ASSUMED,
        goods: 'Delivery is worked out at confirmation.',
      }),
      isAuth: 'Prices show to an account that is approved, or that cannot be read.',
      text: 'The shop’s own sentence takes its place.',
    },
    codes: { 'list.goods.tagType': OFFER_TAGS, 'invalidList.tagType': OFFER_TAGS },
  },
  'cart.remove': { screens: ['/shopCart'] },
};
