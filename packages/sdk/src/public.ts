export type { AfterSalesStore } from './after-sales/store.ts';
export { eachPage } from './base/cache/each-page.ts';
export type { Loadable, Query, Snapshot } from './base/cache/query-cache.ts';
export type { EndpointOverrides } from './base/http/endpoint.ts';
export type { ShopErrorKind } from './base/http/errors.ts';
export { isShopError, ShopError } from './base/http/errors.ts';
export type { Clock } from './base/platform/clock.ts';
export { manualClock, systemClock } from './base/platform/clock.ts';
export type { ExclusiveRunner } from './base/platform/cross-tab-lock.ts';
export type { TabChannel, TabSignal } from './base/platform/tab-channel.ts';
export type { PageVisibility } from './base/platform/visibility.ts';
export type { KeyValueStore, ShopStorage } from './base/storage/storage.ts';
export { memoryStore } from './base/storage/storage.ts';
export type { StorageKind } from './base/storage/web-storage.ts';
export type { Explanation, FactsOf } from './base/values/explanation.ts';
export type { Cents } from './base/values/money.ts';
export {
  cents,
  formatMoney,
  percentOf,
  sum,
  times,
  toCents,
  toDollars,
} from './base/values/money.ts';
export type { Offer, Price, PriceView } from './base/values/price.ts';
export { amountOf } from './base/values/price.ts';
export type { CampaignStore } from './campaign/store.ts';
export type { Cart, CartLine } from './cart/contract.ts';
export type { CartStore } from './cart/store.ts';
export type { CashierStore } from './cashier/store.ts';
export type { CashierOrder } from './cashier/types.ts';
export type { CatalogueStore } from './catalogue/store.ts';
export type { Category, Product, ProductPage } from './catalogue/types.ts';
export type { CheckoutStore } from './checkout/store.ts';
export type { ContentStore } from './content/store.ts';
export type { CouponStore } from './coupon/store.ts';
export type { HomeStore } from './home/store.ts';
export type { Account, AccountStore } from './identity/account/store.ts';
export type { AddressStore } from './identity/address/store.ts';
export type { RecoveryStore } from './identity/password-reset/store.ts';
export type { PayPasswordStore } from './identity/payment-password/store.ts';
export type { ProfileStore } from './identity/profile/store.ts';
export type { RegistrationStore } from './identity/registration/store.ts';
export type { Session, SessionStore } from './identity/session/store.ts';
export type { Language } from './language/rules.ts';
export type { LanguageStore } from './language/store.ts';
export type { PromotionStore } from './new-customers/store.ts';
export type { OrdersStore } from './orders/store.ts';
export type { QuickOrderStore } from './quick-order/store.ts';
export type { Shop, ShopOptions } from './shop.ts';
