export { EVERY_PAGE } from './base/wire/screen-groups.ts';
export { rowScreens } from './documented.ts';

/** Pages of the shop that make no call. */
export const SILENT_PAGES = [
  '/404',
  '/500',
  '/app/{id}',
  '/manifest.webmanifest',
  '/offline',
  '/redirect',
  '/status/busy',
  '/transfer',
];

/** Path of the data itself, where an answer is a list. */
const WHOLE = '';

/**
 * Names the fields without which a screen shows nothing although the answer can be read: a list that would be empty, a
 * stock that would be 0. `a|b` means that either will do. Fields are dotted paths, as in `DocumentedRow`.
 */
export const vitalFields: Readonly<Record<string, readonly string[]>> = {
  'session.login': ['token'],
  'account.userInfo': ['authStatus'],
  'account.regions': [WHOLE, 'cities'],
  'catalogue.parentCategories': [WHOLE],
  'catalogue.search': ['products', 'products.hasStock'],
  'catalogue.brandGroups': [WHOLE, 'list'],
  'catalogue.specifications': ['standards', 'standards.stock'],
  'content.article': ['content'],
  'order.confirmation': ['splitOrders', 'splitOrders.orderTemps', 'splitOrders.expressPrice'],
};

/** The same for fields that only an approved clinic may see. */
export const vitalPrices: Readonly<Record<string, readonly string[]>> = {
  'catalogue.search': ['products.price|products.discountPrice'],
  'catalogue.specifications': ['standards.price|standards.discountPrice'],
  'cart.get': ['list.goods.unitPrice'],
  'order.confirmation': ['splitOrders.orderTemps.unitDiscountPrice'],
};
