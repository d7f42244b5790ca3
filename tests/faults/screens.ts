// The elements of each page of the shop, as `documented.ts` beside each contract names the pages.
import { EVERY_PAGE } from '../../packages/sdk/src/screens.ts';
import type { Person } from '../shots/screens.ts';

/** The elements of a page, and who opens it. */
export interface Screen {
  readonly path: string;
  readonly as: Person;
  /** `:name` stands for one of the numbers. */
  readonly html: string;
  /** A field that the answer to a row lacks here, as the documents allow. */
  readonly lacks?: { readonly row: string; readonly field: string };
}

const screen =
  (as: Person) =>
  (path: string, html: string): Screen => ({ path, as, html });
const visitor = screen('visitor');
const regular = screen('regular');

export const SCREENS: readonly Screen[] = [
  regular(EVERY_PAGE, '<clinic-header></clinic-header><clinic-footer></clinic-footer>'),
  visitor(EVERY_PAGE, '<clinic-header></clinic-header><clinic-login></clinic-login>'),
  regular('/', '<clinic-home></clinic-home>'),
  {
    ...regular('/', '<clinic-home></clinic-home>'),
    lacks: { row: 'catalogue.home', field: 'brandImages' },
  },
  regular('/search', '<clinic-catalogue keyword="ALL"></clinic-catalogue>'),
  visitor('/search', '<clinic-catalogue keyword="nothinglikeit"></clinic-catalogue>'),
  regular('/product/{id}', '<clinic-product product-id="10001"></clinic-product>'),
  regular('/compare', '<clinic-compare products="10001,10002"></clinic-compare>'),
  regular('/shopCart', '<clinic-cart></clinic-cart>'),
  regular('/quickOrder', '<clinic-quick-order></clinic-quick-order>'),
  visitor('/register', '<clinic-register></clinic-register>'),
  visitor('/rorgotPassword', '<clinic-forgot-password></clinic-forgot-password>'),
  visitor(
    '/forgotPasswordSecond',
    '<clinic-forgot-password step="password"></clinic-forgot-password>',
  ),
  regular('/mailSubscription', '<clinic-mail-preferences></clinic-mail-preferences>'),
  regular('/order/confirm2', '<clinic-checkout></clinic-checkout>'),
  regular('/pay/{id}', '<clinic-cashier order-id=":unpaid"></clinic-cashier>'),
  regular('/payResult', '<clinic-pay-result order-id=":unpaid"></clinic-pay-result>'),
  regular('/paypalResult', '<clinic-wallet-return></clinic-wallet-return>'),
  regular('/qrCodePage', '<clinic-qr-pay order-id=":unpaid" code="x"></clinic-qr-pay>'),
  visitor('/about/{id}', '<clinic-article article-id="3"></clinic-article>'),
  visitor('/question', '<clinic-faq></clinic-faq>'),
  visitor('/questiondetails/{id}/{title}', '<clinic-faq category-id="7"></clinic-faq>'),
  visitor('/contactUs', '<clinic-contact></clinic-contact>'),
  visitor('/brandIndex', '<clinic-brand-index></clinic-brand-index>'),
  visitor('/newProductZone', '<clinic-catalogue tag="new"></clinic-catalogue>'),
  regular('/discountZone', '<clinic-catalogue tag="discount"></clinic-catalogue>'),
  visitor('/newCustomers', '<clinic-new-customers></clinic-new-customers>'),
  regular('/active11/{id}', '<clinic-campaign campaign-id="1"></clinic-campaign>'),
  regular('/pointsMall', '<clinic-points-mall></clinic-points-mall>'),
  regular(
    '/pointsMall/detail/{id}',
    '<clinic-points-product product-id="6003"></clinic-points-product>',
  ),
  regular(
    '/pointsMall/confirm',
    '<clinic-points-confirm points-product-id="6004" amount="1"></clinic-points-confirm>',
  ),
  regular(
    '/pointsMall/paySuccess',
    '<clinic-points-result order-no=":exchange"></clinic-points-result>',
  ),
  regular('/pointsMall/pointsRecord', '<clinic-points-history></clinic-points-history>'),
  regular('/pointsMall/exchangeRecord', '<clinic-points-exchanges></clinic-points-exchanges>'),
  regular('/point/orderDetail', '<clinic-points-order order-no=":exchange"></clinic-points-order>'),
  regular(
    '/user',
    '<clinic-account current="centre"><clinic-profile></clinic-profile></clinic-account>',
  ),
  regular('/user/information', '<clinic-profile></clinic-profile>'),
  regular('/user/orderList', '<clinic-orders></clinic-orders>'),
  regular('/user/orderDetail/{id}', '<clinic-order order-id=":shipped"></clinic-order>'),
  regular('/user/history', '<clinic-history></clinic-history>'),
  regular('/user/address', '<clinic-addresses></clinic-addresses>'),
  regular('/user/afterSales', '<clinic-after-sales></clinic-after-sales>'),
  regular(
    '/user/afterSalesDetail/{id}',
    '<clinic-after-sale after-sale-no=":return"></clinic-after-sale>',
  ),
  regular(
    '/user/serviceList/{id}/{type}',
    '<clinic-return order-id=":completed" type="1"></clinic-return>',
  ),
  regular('/user/wallet', '<clinic-wallet></clinic-wallet>'),
  regular('/user/coupon', '<clinic-coupons></clinic-coupons>'),
];
