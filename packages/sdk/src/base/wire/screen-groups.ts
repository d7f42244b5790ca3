/** Stands for the header, the footer, the login dialog and what else every page carries. */
export const EVERY_PAGE = 'every page';

/** Lists of products, which are also tables to buy from. */
export const LISTS = ['/search', '/newProductZone', '/discountZone'];
export const BUYING = ['/product/{id}', '/shopCart', '/order/confirm2'];
export const ADDRESS_BOOK = ['/user/address', '/order/confirm2', '/pointsMall/confirm'];
/** Pages with the profile: its own, and the account page, which shows it beside the menu. */
export const PROFILE = ['/user', '/user/information'];
export const CODES = [
  EVERY_PAGE,
  '/register',
  '/rorgotPassword',
  ...PROFILE,
  '/order/confirm2',
  '/pay/{id}',
  '/user/wallet',
];
/** Pages of placed orders. */
export const PLACED_ORDERS = ['/user/orderList', '/user/orderDetail/{id}'];
export const PAYING = ['/pay/{id}', '/payResult', '/paypalResult', '/qrCodePage'];
