export type { Place, Province, RegionChoice, RegionLevel } from './account/region-rules.ts';
export {
  choosePlace,
  isRegionComplete,
  nextLevel,
  placeName,
  placesAt,
  REGION_LEVELS,
  regionLine,
} from './account/region-rules.ts';
export type {
  AccountPage,
  Addressee,
  BuyerReason,
  BuyerStanding,
  Certification,
  CertificationCodes,
} from './account/rules.ts';
export {
  ACCOUNT_PAGES,
  accountMenu,
  DEFAULT_CERTIFICATION_CODES,
  isFinance,
  lacksPayPassword,
  mayCertify,
  maySee,
  maySeeWallet,
  refuseBuyer,
  standingOf,
} from './account/rules.ts';
export type { Account, AccountStore, AccountSummary, Region } from './account/store.ts';
export type { AddressEntry, DeliveryAddress } from './address/contract.ts';
export { addressDomain } from './address/domain.ts';
export type { AddressField, AddressForm } from './address/rules.ts';
export {
  ADDRESS_FIELDS,
  addressFormOf,
  addressLine,
  checkAddress,
  EMPTY_ADDRESS,
  isSameAddress,
  refuseAddress,
} from './address/rules.ts';
export type { AddressDraft, AddressOutcome, AddressStore } from './address/store.ts';
export type {
  ExclusiveRunner,
  PageVisibility,
  StorageKind,
  TabChannel,
  TabSignal,
} from './base/browser.ts';
export { cookieValue } from './base/browser.ts';
export type { CarriedNotice } from './base/carried-notice.ts';
export type { Clock } from './base/clock.ts';
export { manualClock, systemClock } from './base/clock.ts';
export type { Ground } from './base/colour.ts';
export type { Explanation, FactsOf } from './base/decision.ts';
export type { EndpointOverrides } from './base/endpoint.ts';
export type { ShopErrorKind } from './base/errors.ts';
export { isShopError, ShopError } from './base/errors.ts';
export type { Misfit } from './base/misfit.ts';
export type { Cents } from './base/money.ts';
export { cents, formatMoney, percentOf, sum, times, toCents, toDollars } from './base/money.ts';
export { checkPictureFile, MOST_UPLOAD_BYTES, PICTURE_FILES } from './base/picture-file.ts';
export type { Offer, Price, PriceView } from './base/price.ts';
export { amountOf } from './base/price.ts';
export type { Loadable, Query, Snapshot } from './base/query.ts';
export type { KeyValueStore, ShopStorage } from './base/storage.ts';
export { memoryStore } from './base/storage.ts';
export { TEXT_LIMITS } from './base/typed-text.ts';
export type { LinkTarget } from './base/web-link.ts';
export { judgeLink, safeUrl } from './base/web-link.ts';
export type { CampaignBanner, CampaignProduct } from './campaign/contract.ts';
export { campaignDomain } from './campaign/domain.ts';
export type { Campaign, CampaignSection } from './campaign/rules.ts';
export type { CampaignStore } from './campaign/store.ts';
export type { Choice, Chooser, WishSummary } from './cart/choosing.ts';
export {
  isBuyable,
  refuseChoice,
  startQuantity,
  summariseWishes,
  wantedQuantity,
} from './cart/choosing.ts';
export type { Cart, CartAddition, CartGroup, CartLine } from './cart/contract.ts';
export type {
  AddDecision,
  Buying,
  CartSummary,
  QuantityChangeReason,
  QuantityReason,
  QuantityTerms,
  ReadQuantity,
  Wish,
} from './cart/rules.ts';
export {
  badgeOf,
  decideAdd,
  isOutOfStock,
  isShort,
  isTickable,
  linesOf,
  mostOf,
  quantityHint,
  readQuantity,
  refuseChange,
  refuseQuantity,
  refuseTick,
  stepQuantity,
  summarise,
} from './cart/rules.ts';
export { steadyCart } from './cart/steady.ts';
export type { CartStore } from './cart/store.ts';
export type { SwapItemFacts, SwapItems } from './cart/swap-items.ts';
export {
  completeSwapProduct,
  completeSwaps,
  needsFacts,
  swapItemsDomain,
} from './cart/swap-items.ts';
export type {
  BlockedSwap,
  PickDecision,
  SwapBlockReason,
  SwapCheckout,
  SwapConfirmation,
  SwapRefusal,
} from './cart/swap-rules.ts';
export {
  blockedSwaps,
  confirmSwap,
  decideSwapCheckout,
  pickSwapItem,
  refuseSwapItem,
  refuseTier,
} from './cart/swap-rules.ts';
export type {
  SwapHintReason,
  SwapMeasure,
  SwapProduct,
  SwapState,
  SwapTier,
} from './cart/swap-state.ts';
export { cartState, isSwapGone, swapHints, swapState } from './cart/swap-state.ts';
export { swapProduct, swapTotal, takeSwaps } from './cart/swap-steps.ts';
export { additionsAgain, putBack } from './cart/undo.ts';
export type { WaysToBuy } from './cart/ways-to-buy.ts';
export { waysToBuy } from './cart/ways-to-buy.ts';
export type { CodePage, CodePageQuery } from './cashier/code-page.ts';
export { codePageQuery, readCodePage } from './cashier/code-page.ts';
export type { PaymentStart, PayOrder } from './cashier/contract.ts';
export { cashierDomain } from './cashier/domain.ts';
export { codeLink, isOfRecord, providerPage } from './cashier/links.ts';
export type { PaymentMethod } from './cashier/methods.ts';
export type { PayResult, ResultQuery } from './cashier/result.ts';
export { readResult, resultAddress, resultOf } from './cashier/result.ts';
export type {
  BalanceDecision,
  BalanceReason,
  PaymentDecision,
  PaymentFlow,
  PaymentPlan,
  PaymentReason,
  PaymentSplit,
  ShownMethod,
} from './cashier/rules.ts';
export {
  codePlaceOf,
  decideBalance,
  decidePayment,
  flowOf,
  hasWayToPay,
  methodsShown,
  needsPassword,
  splitPayment,
} from './cashier/rules.ts';
export type {
  CashierOrder,
  Following,
  KnownHere,
  PaidParts,
  PaymentRecord,
} from './cashier/shapes.ts';
export type {
  OrderEnd,
  OrderEndReason,
  OrderFailure,
  PayCountdown,
  PayStanding,
} from './cashier/standing.ts';
export { orderFailure, payCountdown, payStanding, refusePaying } from './cashier/standing.ts';
export type { CashierStore, PaymentWish, PayOutcome } from './cashier/store.ts';
export type { WalletReturn } from './cashier/wallet-return.ts';
export { cleanedReturn, PAYMENT_WINDOW_MARK, readReturn } from './cashier/wallet-return.ts';
export type { BrandGroup } from './catalogue/brand-index.ts';
export { arrangeBrands, countBrands, findBrands } from './catalogue/brand-index.ts';
export type { ProductRef, ProductVariant, SearchQuery, SortOrder } from './catalogue/contract.ts';
export { RECOMMENDED_PAGE_SIZE, SEARCH_PAGE_SIZE } from './catalogue/contract.ts';
export type { TableView } from './catalogue/product-rules.ts';
export {
  commonStep,
  FILTER_FROM,
  galleryOf,
  giftsOf,
  isProductGone,
  PICTURES_WITHOUT_NAVIGATION,
  picturesDiffer,
  SPECIFICATIONS_SHOWN,
  specificationsShown,
} from './catalogue/product-rules.ts';
export type { Promotion, Reloaded, TimeLeft } from './catalogue/promotion-rules.ts';
export {
  atOfferEnd,
  offerColours,
  promotionShown,
  timeLeft,
  untilNextSecond,
} from './catalogue/promotion-rules.ts';
export type { LeadOffer } from './catalogue/rules.ts';
export {
  leadOffer,
  PICTURE_SIZES,
  refuseCollecting,
  specificationAtHand,
  variantOfTag,
} from './catalogue/rules.ts';
export type { SearchHistory } from './catalogue/search-history.ts';
export type { Narrowing, SortGroup, TitledSearch } from './catalogue/search-rules.ts';
export {
  ALL_KEYWORD,
  isSameWord,
  keywordOf,
  narrowSearch,
  nextSort,
  pageAsked,
  readSearchParams,
  SORT_GROUPS,
  sortGroupsFor,
  sortInForce,
  wantsSimilarWords,
  writeSearchParams,
} from './catalogue/search-rules.ts';
export { isFullLength, KEYWORD_LENGTH, searchText } from './catalogue/search-text.ts';
export type {
  BrandLink,
  Category,
  Facet,
  Product,
  ProductCard,
  ProductPage,
  Specification,
} from './catalogue/shapes.ts';
export type { CatalogueStore, Home } from './catalogue/store.ts';
export type { Suggester } from './catalogue/suggester.ts';
export type { Tag } from './catalogue/tags.ts';
export type { PastSearch, SearchDecision } from './catalogue/typed-search.ts';
export { decideSearch, HISTORY_MAX } from './catalogue/typed-search.ts';
export type { ContactField, ContactForm } from './content/contact-rules.ts';
export {
  CONTACT_FIELDS,
  checkContact,
  contactWord,
  EMPTY_CONTACT,
} from './content/contact-rules.ts';
export { ARTICLES } from './content/contract.ts';
export { contentDomain } from './content/domain.ts';
export type { RefusedMail } from './content/mail-saving.ts';
export type { Redirect } from './content/redirect-rules.ts';
export { decideRedirect } from './content/redirect-rules.ts';
export type { FaqCategory } from './content/rules.ts';
export {
  articleLink,
  excerptOf,
  faqTarget,
  findQuestions,
  isArticleGone,
  isFaqCategory,
  MAIL_CHANGE_DAYS,
  outlineOf,
  refuseMailChange,
} from './content/rules.ts';
export type {
  Article,
  ContactOutcome,
  ContentStore,
  MailPreference,
  MailPreferences,
  SupportContact,
} from './content/store.ts';
export {
  chatGreeting,
  chatLink,
  HOTLINE,
  hotlineAt,
  mailLink,
  phoneLink,
} from './content/support-rules.ts';
export type { CouponView } from './coupon/contract.ts';
export { COUPON_PAGE_SIZE } from './coupon/contract.ts';
export { couponDomain } from './coupon/domain.ts';
export type { ClaimDecision, Claiming, ClaimReason, Saving } from './coupon/rules.ts';
export {
  decideClaim,
  decideClaimAll,
  isEnded,
  isUnclaimed,
  markClaimed,
  orderByBenefit,
  refuseClaimer,
  savingOf,
} from './coupon/rules.ts';
export type { Coupon, CouponBenefit } from './coupon/shapes.ts';
export type { ClaimableCoupons, CouponPage, CouponStore } from './coupon/store.ts';
export { homeDomain } from './home/domain.ts';
export type { FloorAdvert, HomeBlocks, HomeSection, Popup } from './home/rules.ts';
export {
  BANNER_MS,
  BRAND_ROWS,
  BRANDS_A_ROW,
  composeHome,
  FLOOR_ADVERT_MS,
  floorCategory,
  hasMoreBrands,
  homeSections,
  NEAR_BOTTOM_PX,
  offeredPopups,
  SCROLL_REST_MS,
} from './home/rules.ts';
export type { FeaturedPlace, HomeStore } from './home/store.ts';
export type { MessageKey } from './language/all-messages.ts';
export type { InBoth, Language } from './language/rules.ts';
export { inLanguage, LANGUAGE_CODES, LANGUAGE_TAGS, languageOfCode } from './language/rules.ts';
export type { LanguageStore } from './language/store.ts';
export { isOrderAnswer, isTempOrderGone } from './order/answers.ts';
export type { BillAction, BillReason } from './order/bill-rules.ts';
export { billAction, isBillUrgent, MOST_BILLS, refuseBills } from './order/bill-rules.ts';
export type { CartCoupon, CheckoutDecision } from './order/cart-checkout.ts';
export {
  couponsInReach,
  decideCheckout,
  goodsOfCart,
  nextSteps,
} from './order/cart-checkout.ts';
export { draftOfCart } from './order/cart-draft.ts';
export { cartSentences } from './order/cart-messages.ts';
export type {
  AfterPlacing,
  BeginOutcome,
  CheckoutChoices,
  PlacementRecord,
  PlaceOutcome,
} from './order/checkout-shapes.ts';
export type { Composition, Confirmation } from './order/confirmation.ts';
export type {
  BillStatus,
  ConfirmationGood,
  ConfirmationStore,
  OfferedExchange,
  OrderGood,
} from './order/contract.ts';
export { EXCHANGE_PAGE_SIZE } from './order/contract.ts';
export type { CouponNoticeReason } from './order/coupon-notice.ts';
export type { CouponOffer, UnusableCoupon, UsableCoupon } from './order/coupon-offer.ts';
export { couponOffer } from './order/coupon-offer.ts';
export { orderDomain } from './order/domain.ts';
export type { ExchangePage, ExchangeStanding } from './order/exchange-rules.ts';
export {
  EXCHANGE_NEAR_BOTTOM_PX,
  EXCHANGE_REST_MS,
  exchangeStanding,
  exchangeState,
} from './order/exchange-rules.ts';
export type { Blocker, NextStep, OrderExplanation, PayableLine } from './order/explain.ts';
export { explainOrder } from './order/explain.ts';
export type { PaymentSettings } from './order/payment-settings.ts';
export { chequeDetails } from './order/payment-settings.ts';
export type { PaymentOption, PlacingDecision } from './order/placing-rules.ts';
export {
  decidePlacing,
  needsNotification,
  paymentOptions,
  resultQuery,
} from './order/placing-rules.ts';
export { addressOf, planOf } from './order/plan.ts';
export { MOST_REMARK_CHARACTERS } from './order/remark.ts';
export type { ChequeDecision, Freight, OrderTotals } from './order/rules.ts';
export {
  couponInOrder,
  decideCheque,
  defaultDelivery,
  freightOf,
  goodsOf,
  totalsOf,
} from './order/rules.ts';
export type {
  ChequeTerms,
  Delivery,
  OrderLine,
  PaymentChoice,
  PlannedOrder,
  PlannedStore,
} from './order/shapes.ts';
export type { OrderStore } from './order/store.ts';
export { cartWith } from './order/what-if.ts';
export type { PayPasswordChange } from './pay-password/contract.ts';
export { payPasswordDomain } from './pay-password/domain.ts';
export type { PayPasswordForm, PayPasswordReason } from './pay-password/rules.ts';
export {
  checkPayPassword,
  checkPayPasswordForm,
  PAY_PASSWORD_LENGTH,
  payPasswordContact,
  typedPayPassword,
} from './pay-password/rules.ts';
export type { PayPasswordOutcome, PayPasswordStore } from './pay-password/store.ts';
export type { ContactKind, Contacts } from './profile/contact-change.ts';
export {
  checkNewContact,
  hasContact,
  isProofGone,
  isSamePerson,
  maskContact,
  maskEmail,
  maskPhone,
  newPurpose,
  proofPurpose,
  proofsFor,
} from './profile/contact-change.ts';
export type { ClinicAddress } from './profile/contract.ts';
export { profileDomain } from './profile/domain.ts';
export { LOG_OUT_MS } from './profile/password-change.ts';
export type {
  CertificationField,
  CertificationForm,
  CertificationStep,
  ClinicAddressField,
  ClinicAddressForm,
  ClinicField,
  ClinicForm,
  PasswordForm,
  ProfileForm,
} from './profile/rules.ts';
export {
  certificationStep,
  checkCertification,
  checkClinic,
  checkClinicAddress,
  checkName,
  checkPasswordChange,
  formFor,
  offersSubmit,
  refuseClinic,
} from './profile/rules.ts';
export type {
  ProfileDoneReason,
  ProfileOutcome,
  ProfileStore,
  ShownAccount,
} from './profile/store.ts';
export type { Activities, Activity, ActivityQuery, NewCustomerPage } from './promotion/contract.ts';
export { promotionDomain } from './promotion/domain.ts';
export { activityPages, offerRefused, REDIRECT_MS } from './promotion/rules.ts';
export type { AutoClaims, PromotionStore } from './promotion/store.ts';
export type { OrderArticle } from './quick-order/contract.ts';
export type { AddResult, RowChange } from './quick-order/desk.ts';
export { quickOrderDomain } from './quick-order/domain.ts';
export type { DraftKeeper, OrderDraft } from './quick-order/draft.ts';
export type { OrderFormat } from './quick-order/export.ts';
export type { LongRun, Progress } from './quick-order/matching.ts';
export type { OrderReading, OrderReadingReason, OrderSource } from './quick-order/read.ts';
export type { OrderRow, RowNote, RowOutcome } from './quick-order/row.ts';
export type {
  OrderDecision,
  Review,
  ReviewedRow,
  ReviewSummary,
  RowState,
} from './quick-order/rules.ts';
export type { QuickOrderStore } from './quick-order/store.ts';
export { recoveryDomain } from './recovery/domain.ts';
export type { RecoveryProof, ResetForm } from './recovery/rules.ts';
export { checkReset, cleanedQuery, phoneOrEmailOf, recoveryBy } from './recovery/rules.ts';
export type { RecoveryStore, ResetOutcome } from './recovery/store.ts';
export { MOST_INVITATION } from './registration/contract.ts';
export { registrationDomain } from './registration/domain.ts';
export type {
  RegistrationComplaints,
  RegistrationField,
  RegistrationForm,
  RegistrationStep,
} from './registration/rules.ts';
export {
  checkRegistration,
  EMPTY_REGISTRATION,
  invitationOf,
  mayVerify,
  REGISTRATION_STEPS,
  registrationFields,
} from './registration/rules.ts';
export type {
  RegistrationOutcome,
  RegistrationRefusal,
  RegistrationState,
} from './registration/state.ts';
export type { RegistrationStore } from './registration/store.ts';
export type { CaptchaCipher, CodeRequest } from './session/cipher.ts';
export type { Complaint, ContactFields, ContactFlow } from './session/contact-rules.ts';
export {
  AREA_CODES,
  areaCodesOf,
  checkContactFields,
  checkEmail,
  checkPhone,
  contactLine,
  contactOf,
  DEFAULT_AREA_CODE,
  emptyContact,
  offeredAreaCodes,
} from './session/contact-rules.ts';
export type { CodePurpose, Contact, Identity } from './session/contract.ts';
export type { PasswordFlow } from './session/password-rules.ts';
export { checkConfirmation, checkPassword, passwordEnd } from './session/password-rules.ts';
export type { LoginField, LoginForm } from './session/rules.ts';
export {
  CAPTCHA_LENGTH,
  CAPTCHA_THROTTLE_MS,
  CODE_LENGTH,
  captchaAsked,
  captchaPause,
  checkCaptcha,
  checkCode,
  checkLogin,
  RESEND_MS,
  typedCaptcha,
  typedCode,
} from './session/rules.ts';
export type { LoginRequest, Session, SessionStore } from './session/store.ts';
export type { Shop, ShopOptions } from './shop.ts';
