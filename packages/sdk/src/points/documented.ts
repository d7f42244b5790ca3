import { type DocumentedRows, under } from '../base/wire/documented.ts';

/** Spec: 2§3 Points product */
const LISTED = 'id name picturePath points price stock purchaseLimit isPay page';
const PRODUCT = 'id name picturePath productPoints price stock purchaseLimit isPay page';
const VIEW = {
  isAuth: 'The original price shows to an account that is approved.',
  text: 'The shop’s own sentence takes its place.',
};

/** Spec: 2§3, 2§7 */
export const documented: DocumentedRows = {
  'points.products': {
    screens: ['/pointsMall', '/pointsMall/detail/{id}', '/pointsMall/confirm'],
    answer: `products{${LISTED}} points totalPage`,
    assumed: {
      ...VIEW,
      ...under('products', { productPoints: 'points is read.' }),
    },
  },
  'points.product': {
    screens: ['/pointsMall/detail/{id}', '/pointsMall/confirm'],
    answer: PRODUCT,
    assumed: { ...VIEW, points: 'productPoints is read.' },
  },
  'points.redeem': {
    screens: ['/pointsMall/confirm'],
    answer: 'orderNo point',
    sent: { requestId: 'A request that a browser repeats on a broken connection redeems twice.' },
  },
  'points.history': {
    screens: ['/pointsMall/pointsRecord'],
    answer: 'list{picturePath productName orderNo usedTime usedPoints tag} totalPage',
  },
  'points.exchanges': {
    screens: [
      '/pointsMall/exchangeRecord',
      '/point/orderDetail',
      '/pointsMall/confirm',
      '/pointsMall/paySuccess',
    ],
    answer: 'orderNo payTime statusString picturePath productName productPoints amount',
  },
};
