// Printed by `npm run docs` from the table of elements; do not edit.
/** Where the code of each element is: one chunk per element, fetched when a page contains it. */
import type { WidgetModule } from '../element/widget-module.ts';
import type { Tag } from './elements.ts';

export const MODULES: { readonly [T in Tag]: () => Promise<{ widget: WidgetModule<T> }> } = {
  'clinic-header': () => import('../../shell/header/header.tsx'),
  'clinic-footer': () => import('../../shell/footer/footer.tsx'),
  'clinic-support': () => import('../../shell/support/support.tsx'),
  'clinic-cookie-banner': () => import('../../shell/cookie-banner/cookie-banner.tsx'),
  'clinic-doctor': () => import('../../doctor/doctor.tsx'),
  'clinic-register': () => import('../../identity/registration/register.tsx'),
  'clinic-login': () => import('../../identity/session/login.tsx'),
  'clinic-forgot-password': () => import('../../identity/password-reset/forgot-password.tsx'),
  'clinic-catalogue': () => import('../../catalogue/listing/catalogue.tsx'),
  'clinic-product': () => import('../../catalogue/product/product.tsx'),
  'clinic-compare': () => import('../../compare/compare.tsx'),
  'clinic-product-card': () => import('../../catalogue/card/product-card.tsx'),
  'clinic-brand-index': () => import('../../catalogue/brands/brand-index.tsx'),
  'clinic-home': () => import('../../home/home.tsx'),
  'clinic-article': () => import('../../content/article.tsx'),
  'clinic-faq': () => import('../../content/faq.tsx'),
  'clinic-contact': () => import('../../content/contact.tsx'),
  'clinic-mail-preferences': () => import('../../content/mail-preferences.tsx'),
  'clinic-new-customers': () => import('../../new-customers/new-customers.tsx'),
  'clinic-campaign': () => import('../../campaign/campaign.tsx'),
  'clinic-quick-order': () => import('../../quick-order/quick-order.tsx'),
  'clinic-pay-result': () => import('../../cashier/result/pay-result.tsx'),
  'clinic-qr-pay': () => import('../../cashier/qr/qr-pay.tsx'),
  'clinic-wallet-return': () => import('../../cashier/wallet-return/wallet-return.tsx'),
  'clinic-cart': () => import('../../cart/cart.tsx'),
  'clinic-checkout': () => import('../../checkout/checkout.tsx'),
  'clinic-cashier': () => import('../../cashier/cashier.tsx'),
  'clinic-cart-button': () => import('../../cart/button/cart-button.tsx'),
  'clinic-account': () => import('../../identity/account/account.tsx'),
  'clinic-profile': () => import('../../identity/profile/profile.tsx'),
  'clinic-addresses': () => import('../../identity/address/addresses.tsx'),
  'clinic-history': () => import('../../orders/history/history.tsx'),
  'clinic-wallet': () => import('../../wallet/wallet.tsx'),
  'clinic-coupons': () => import('../../coupon/own/own-coupons.tsx'),
  'clinic-orders': () => import('../../orders/list/orders.tsx'),
  'clinic-order': () => import('../../orders/detail/order.tsx'),
  'clinic-return': () => import('../../after-sales/application/return.tsx'),
  'clinic-after-sales': () => import('../../after-sales/list/after-sales.tsx'),
  'clinic-after-sale': () => import('../../after-sales/detail/after-sale.tsx'),
  'clinic-points-mall': () => import('../../points/mall/mall.tsx'),
  'clinic-points-product': () => import('../../points/product/product.tsx'),
  'clinic-points-confirm': () => import('../../points/confirm/confirm.tsx'),
  'clinic-points-result': () => import('../../points/result/result.tsx'),
  'clinic-points-history': () => import('../../points/history/history.tsx'),
  'clinic-points-exchanges': () => import('../../points/exchanges/exchanges.tsx'),
  'clinic-points-order': () => import('../../points/order/order.tsx'),
};

/** Every tag of the library. */
export const TAGS: readonly Tag[] = Object.keys(MODULES).filter(
  (tag): tag is Tag => tag in MODULES,
);
