// The screens that `npm run shots` draws. tests/contract/shots-screens.test.ts checks that each page of the shop is among them.
import type { Page } from 'playwright';

/** People who open the screens: a visitor, or a demo account of the sandbox. */
export type Person = 'visitor' | 'regular' | 'unverified';

/** Numbers that exist only once the sandbox runs, for `:name` in a path. */
export type Numbers = Readonly<Record<string, string>>;

export interface Screen {
  /** Name of the picture's file. */
  readonly name: string;
  /** Address on the shop; `:name` stands for one of the numbers. */
  readonly path: string;
  readonly as: Person;
  /** Brings the page into a state that has no address, such as an open dialog. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const press =
  (name: RegExp, role: 'button' | 'link' | 'tab' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name }).and(page.locator(':visible')).first().click();

const visitor = (name: string, path: string, prepare?: Screen['prepare']): Screen => ({
  name,
  path,
  as: 'visitor',
  ...(prepare && { prepare }),
});
const by = (as: Person) => (name: string, path: string, prepare?: Screen['prepare']) => ({
  ...visitor(name, path, prepare),
  as,
});
const regular = by('regular');

const everything = '/search?keyword=ALL&searchType=keyword';

export const screens: readonly Screen[] = [
  visitor('home-visitor', '/'),
  regular('home-member', '/'),
  visitor('login', '/', press(/^(登入|Log in)/)),
  regular('search', everything),
  regular('search-table', everything, press(/^(列表|表格|Table)$/)),
  visitor('search-visitor', everything),
  by('unverified')('search-hidden-prices', everything),
  visitor('search-none', '/search?keyword=nothinglikeit&searchType=keyword'),
  regular('product', '/product/10001'),
  regular('product-packs', '/product/10008'),
  regular('product-100-sizes', '/product/10266'),
  visitor('product-enquiry', '/product/10016'),
  visitor('product-gone', '/product/999999'),
  regular('compare', '/compare?products=10001,10002,10008'),
  visitor('compare-none', '/compare'),
  visitor('brands', '/brandIndex'),
  visitor('new-products', '/newProductZone'),
  visitor('offers', '/discountZone'),
  visitor('new-customers', '/newCustomers'),
  visitor('campaign', '/active11/1'),
  regular('quick-order', '/quickOrder'),
  visitor('cart-empty', '/shopCart'),
  regular('cart', '/shopCart'),
  regular('confirm', '/order/confirm2'),
  regular('cashier', '/pay/:unpaid'),
  regular('payment-failed', '/payResult?type=fail&orderId=:unpaid'),
  regular('wallet-return', '/paypalResult?orderNo=:unpaid'),
  regular('qr', '/qrCodePage?orderNo=:unpaid'),
  regular('payment-page', '/transfer'),
  visitor('register', '/register'),
  visitor('forgot-password', '/rorgotPassword'),
  visitor('new-password', '/forgotPasswordSecond'),
  regular('mail', '/mailSubscription'),
  visitor('faq', '/question'),
  visitor('answer', '/questiondetails/7/x'),
  visitor('article', '/about/1'),
  visitor('contact', '/contactUs'),
  visitor('leaving', '/redirect?url=https://example.org'),
  visitor('not-found', '/no-such-page'),
  regular('account', '/user'),
  regular('profile', '/user/information'),
  regular('addresses', '/user/address'),
  visitor('orders-visitor', '/user/orderList'),
  regular('orders', '/user/orderList'),
  regular('orders-none', '/user/orderList?keyword=zzzz'),
  regular('order', '/user/orderDetail/:shipped'),
  regular('order-unpaid', '/user/orderDetail/:unpaid'),
  regular('apply', '/user/serviceList/:completed/1'),
  regular('returns', '/user/afterSales'),
  regular('return', '/user/afterSalesDetail/:return'),
  regular('history', '/user/history'),
  regular('coupons', '/user/coupon'),
  regular('wallet', '/user/wallet'),
  regular('points', '/pointsMall'),
  regular('points-product', '/pointsMall/detail/6003'),
  regular('points-confirm', '/pointsMall/confirm?pointsProductId=6004&amount=1'),
  regular('points-success', '/pointsMall/paySuccess?orderNo=:exchange'),
  regular('points-history', '/pointsMall/pointsRecord'),
  regular('points-exchanges', '/pointsMall/exchangeRecord'),
  regular('points-order', '/point/orderDetail?orderNo=:exchange'),
];
