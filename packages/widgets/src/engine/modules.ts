/** Where the code of each element is. One chunk per element, fetched when a page contains it. */
import type { Tag } from './elements.ts';
import type { WidgetModule } from './widget-module.ts';

export const MODULES: { readonly [T in Tag]: () => Promise<{ widget: WidgetModule<T> }> } = {
  'clinic-header': () => import('../shell/header.tsx'),
  'clinic-footer': () => import('../shell/footer.tsx'),
  'clinic-catalogue': () => import('../catalogue/catalogue.tsx'),
  'clinic-product': () => import('../catalogue/product.tsx'),
  'clinic-product-card': () => import('../catalogue/product-card.tsx'),
  'clinic-brand-index': () => import('../brands/brand-index.tsx'),
  'clinic-home': () => import('../home/home.tsx'),
  'clinic-article': () => import('../content/article.tsx'),
  'clinic-faq': () => import('../content/faq.tsx'),
  'clinic-contact': () => import('../content/contact.tsx'),
  'clinic-mail-preferences': () => import('../content/mail-preferences.tsx'),
  'clinic-support': () => import('../shell/support.tsx'),
  'clinic-cookie-banner': () => import('../shell/cookie-banner.tsx'),
  'clinic-new-customers': () => import('../promotion/new-customers.tsx'),
  'clinic-campaign': () => import('../campaign/campaign.tsx'),
  'clinic-quick-order': () => import('../quick-order/quick-order.tsx'),
  'clinic-account': () => import('../account/account.tsx'),
  'clinic-profile': () => import('../profile/profile.tsx'),
  'clinic-addresses': () => import('../address/addresses.tsx'),
  'clinic-register': () => import('../registration/register.tsx'),
  'clinic-login': () => import('../session/login.tsx'),
  'clinic-forgot-password': () => import('../recovery/forgot-password.tsx'),
  'clinic-pay-result': () => import('../result/pay-result.tsx'),
  'clinic-qr-pay': () => import('../result/qr-pay.tsx'),
  'clinic-wallet-return': () => import('../result/wallet-return.tsx'),
  'clinic-cart': () => import('../cart/cart.tsx'),
  'clinic-checkout': () => import('../order/checkout.tsx'),
  'clinic-cashier': () => import('../cashier/cashier.tsx'),
  'clinic-cart-button': () => import('../cart/cart-button.tsx'),
};

/** Every tag of the library. */
export const TAGS: readonly Tag[] = Object.keys(MODULES).filter(
  (tag): tag is Tag => tag in MODULES,
);
