// Printed by `npm run docs` from the table of elements; do not edit.
import { type ClinicComponent, reactElement } from './react-element.ts';

export const ClinicHeader: ClinicComponent<'clinic-header'> =
  /* @__PURE__ */ reactElement('clinic-header');
export const ClinicFooter: ClinicComponent<'clinic-footer'> =
  /* @__PURE__ */ reactElement('clinic-footer');
export const ClinicSupport: ClinicComponent<'clinic-support'> =
  /* @__PURE__ */ reactElement('clinic-support');
export const ClinicCookieBanner: ClinicComponent<'clinic-cookie-banner'> =
  /* @__PURE__ */ reactElement('clinic-cookie-banner');
export const ClinicDoctor: ClinicComponent<'clinic-doctor'> =
  /* @__PURE__ */ reactElement('clinic-doctor');
export const ClinicRegister: ClinicComponent<'clinic-register'> =
  /* @__PURE__ */ reactElement('clinic-register');
export const ClinicLogin: ClinicComponent<'clinic-login'> =
  /* @__PURE__ */ reactElement('clinic-login');
export const ClinicForgotPassword: ClinicComponent<'clinic-forgot-password'> =
  /* @__PURE__ */ reactElement('clinic-forgot-password');
export const ClinicCatalogue: ClinicComponent<'clinic-catalogue'> =
  /* @__PURE__ */ reactElement('clinic-catalogue');
export const ClinicProduct: ClinicComponent<'clinic-product'> =
  /* @__PURE__ */ reactElement('clinic-product');
export const ClinicCompare: ClinicComponent<'clinic-compare'> =
  /* @__PURE__ */ reactElement('clinic-compare');
export const ClinicProductCard: ClinicComponent<'clinic-product-card'> =
  /* @__PURE__ */ reactElement('clinic-product-card');
export const ClinicBrandIndex: ClinicComponent<'clinic-brand-index'> =
  /* @__PURE__ */ reactElement('clinic-brand-index');
export const ClinicHome: ClinicComponent<'clinic-home'> =
  /* @__PURE__ */ reactElement('clinic-home');
export const ClinicArticle: ClinicComponent<'clinic-article'> =
  /* @__PURE__ */ reactElement('clinic-article');
export const ClinicFaq: ClinicComponent<'clinic-faq'> = /* @__PURE__ */ reactElement('clinic-faq');
export const ClinicContact: ClinicComponent<'clinic-contact'> =
  /* @__PURE__ */ reactElement('clinic-contact');
export const ClinicMailPreferences: ClinicComponent<'clinic-mail-preferences'> =
  /* @__PURE__ */ reactElement('clinic-mail-preferences');
export const ClinicNewCustomers: ClinicComponent<'clinic-new-customers'> =
  /* @__PURE__ */ reactElement('clinic-new-customers');
export const ClinicCampaign: ClinicComponent<'clinic-campaign'> =
  /* @__PURE__ */ reactElement('clinic-campaign');
export const ClinicQuickOrder: ClinicComponent<'clinic-quick-order'> =
  /* @__PURE__ */ reactElement('clinic-quick-order');
export const ClinicPayResult: ClinicComponent<'clinic-pay-result'> =
  /* @__PURE__ */ reactElement('clinic-pay-result');
export const ClinicQrPay: ClinicComponent<'clinic-qr-pay'> =
  /* @__PURE__ */ reactElement('clinic-qr-pay');
export const ClinicWalletReturn: ClinicComponent<'clinic-wallet-return'> =
  /* @__PURE__ */ reactElement('clinic-wallet-return');
export const ClinicCart: ClinicComponent<'clinic-cart'> =
  /* @__PURE__ */ reactElement('clinic-cart');
export const ClinicCheckout: ClinicComponent<'clinic-checkout'> =
  /* @__PURE__ */ reactElement('clinic-checkout');
export const ClinicCashier: ClinicComponent<'clinic-cashier'> =
  /* @__PURE__ */ reactElement('clinic-cashier');
export const ClinicCartButton: ClinicComponent<'clinic-cart-button'> =
  /* @__PURE__ */ reactElement('clinic-cart-button');
export const ClinicAccount: ClinicComponent<'clinic-account'> =
  /* @__PURE__ */ reactElement('clinic-account');
export const ClinicProfile: ClinicComponent<'clinic-profile'> =
  /* @__PURE__ */ reactElement('clinic-profile');
export const ClinicAddresses: ClinicComponent<'clinic-addresses'> =
  /* @__PURE__ */ reactElement('clinic-addresses');
export const ClinicHistory: ClinicComponent<'clinic-history'> =
  /* @__PURE__ */ reactElement('clinic-history');
export const ClinicWallet: ClinicComponent<'clinic-wallet'> =
  /* @__PURE__ */ reactElement('clinic-wallet');
export const ClinicCoupons: ClinicComponent<'clinic-coupons'> =
  /* @__PURE__ */ reactElement('clinic-coupons');
export const ClinicOrders: ClinicComponent<'clinic-orders'> =
  /* @__PURE__ */ reactElement('clinic-orders');
export const ClinicOrder: ClinicComponent<'clinic-order'> =
  /* @__PURE__ */ reactElement('clinic-order');
export const ClinicReturn: ClinicComponent<'clinic-return'> =
  /* @__PURE__ */ reactElement('clinic-return');
export const ClinicAfterSales: ClinicComponent<'clinic-after-sales'> =
  /* @__PURE__ */ reactElement('clinic-after-sales');
export const ClinicAfterSale: ClinicComponent<'clinic-after-sale'> =
  /* @__PURE__ */ reactElement('clinic-after-sale');
export const ClinicPointsMall: ClinicComponent<'clinic-points-mall'> =
  /* @__PURE__ */ reactElement('clinic-points-mall');
export const ClinicPointsProduct: ClinicComponent<'clinic-points-product'> =
  /* @__PURE__ */ reactElement('clinic-points-product');
export const ClinicPointsConfirm: ClinicComponent<'clinic-points-confirm'> =
  /* @__PURE__ */ reactElement('clinic-points-confirm');
export const ClinicPointsResult: ClinicComponent<'clinic-points-result'> =
  /* @__PURE__ */ reactElement('clinic-points-result');
export const ClinicPointsHistory: ClinicComponent<'clinic-points-history'> =
  /* @__PURE__ */ reactElement('clinic-points-history');
export const ClinicPointsExchanges: ClinicComponent<'clinic-points-exchanges'> =
  /* @__PURE__ */ reactElement('clinic-points-exchanges');
export const ClinicPointsOrder: ClinicComponent<'clinic-points-order'> =
  /* @__PURE__ */ reactElement('clinic-points-order');
