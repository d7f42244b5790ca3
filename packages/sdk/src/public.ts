export type { BuyerStanding, Certification, CertificationCodes } from './account/rules.ts';
export { DEFAULT_CERTIFICATION_CODES, isFinance, mayCertify, standingOf } from './account/rules.ts';
export type { Account, AccountStore, Region } from './account/store.ts';
export type { ExclusiveRunner, StorageKind, TabChannel, TabSignal } from './base/browser.ts';
export { cookieValue } from './base/browser.ts';
export type { Clock } from './base/clock.ts';
export { manualClock, systemClock } from './base/clock.ts';
export type { Explanation } from './base/decision.ts';
export type { EndpointOverrides } from './base/endpoint.ts';
export type { ShopErrorKind } from './base/errors.ts';
export { isShopError, ShopError } from './base/errors.ts';
export type { Cents } from './base/money.ts';
export { cents, formatMoney, percentOf, sum, times, toCents, toDollars } from './base/money.ts';
export type { Offer, Price, PriceView } from './base/price.ts';
export { amountOf } from './base/price.ts';
export type { Loadable, Query, Snapshot } from './base/query.ts';
export type { KeyValueStore, ShopStorage } from './base/storage.ts';
export { memoryStore } from './base/storage.ts';
export type { Cart, CartAddition, CartGroup, CartLine } from './cart/contract.ts';
export type {
  AddDecision,
  Buying,
  CartSummary,
  QuantityTerms,
  ReadQuantity,
  Wish,
  WishSummary,
} from './cart/rules.ts';
export {
  badgeOf,
  decideAdd,
  isBuyable,
  isOutOfStock,
  isShort,
  linesOf,
  mostOf,
  readQuantity,
  refuseChange,
  refuseQuantity,
  refuseTick,
  startQuantity,
  stepQuantity,
  summarise,
  summariseWishes,
} from './cart/rules.ts';
export type { CartStore } from './cart/store.ts';
export type { ProductRef, ProductVariant, SearchQuery, SortOrder } from './catalogue/contract.ts';
export { SEARCH_PAGE_SIZE } from './catalogue/contract.ts';
export type { LeadOffer, Narrowing } from './catalogue/rules.ts';
export {
  ALL_KEYWORD,
  collectible,
  leadOffer,
  narrowSearch,
  PICTURE_SIZES,
  picturesOf,
  readSearchParams,
  SORT_GROUPS,
  safeUrl,
  variantOfTag,
  writeSearchParams,
} from './catalogue/rules.ts';
export type {
  BrandLink,
  Category,
  Product,
  ProductCard,
  ProductPage,
  Specification,
  Tag,
} from './catalogue/shapes.ts';
export type { CatalogueStore } from './catalogue/store.ts';
export type { Language } from './language/rules.ts';
export { LANGUAGE_CODES, LANGUAGE_TAGS, languageOfCode } from './language/rules.ts';
export type { LanguageStore } from './language/store.ts';
export type { CaptchaCipher, CodeRequest } from './session/cipher.ts';
export type { CodePurpose, Contact, Identity } from './session/contract.ts';
export type { LoginField, LoginForm } from './session/rules.ts';
export {
  AREA_CODES,
  CAPTCHA_LENGTH,
  CAPTCHA_THROTTLE_MS,
  CODE_LENGTH,
  captchaAsked,
  captchaPause,
  checkCaptcha,
  checkEmail,
  checkLogin,
  checkPhone,
  contactOf,
  DEFAULT_AREA_CODE,
  RESEND_MS,
} from './session/rules.ts';
export type { LoginRequest, Session, SessionStore } from './session/store.ts';
export type { Shop, ShopOptions } from './shop.ts';
