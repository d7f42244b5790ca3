export type { Loadable, Query, Snapshot } from './base/cache/query-cache.ts';
export type { EndpointOverrides } from './base/http/endpoint.ts';
export type { ShopErrorKind } from './base/http/errors.ts';
export { isShopError, ShopError } from './base/http/errors.ts';
export type { Clock } from './base/platform/clock.ts';
export { manualClock, systemClock } from './base/platform/clock.ts';
export type { ExclusiveRunner } from './base/platform/cross-tab-lock.ts';
export type { TabChannel, TabSignal } from './base/platform/tab-channel.ts';
export type { PageVisibility } from './base/platform/visibility.ts';
export { cookieValue } from './base/storage/cookies.ts';
export type { FlashMessage } from './base/storage/flash-message.ts';
export type { KeyValueStore, ShopStorage } from './base/storage/storage.ts';
export { memoryStore } from './base/storage/storage.ts';
export type { StorageKind } from './base/storage/web-storage.ts';
export type { Ground } from './base/values/colour.ts';
export type { Explanation, FactsOf } from './base/values/explanation.ts';
export { checkPictureFile, MOST_UPLOAD_BYTES, PICTURE_FILES } from './base/values/image-file.ts';
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
export type { LinkTarget } from './base/values/web-link.ts';
export { judgeLink, safeUrl } from './base/values/web-link.ts';
export type { Misfit } from './base/wire/misfit.ts';
export { TEXT_LIMITS } from './base/wire/typed-text.ts';
export type { CampaignBanner, CampaignProduct } from './campaign/contract.ts';
export { campaignDomain } from './campaign/domain.ts';
export type { Campaign, CampaignSection } from './campaign/rules.ts';
export type { CampaignStore } from './campaign/store.ts';
export type { CartItem } from './cart/cart-actions.ts';
export type {
  Cart,
  CartAddition,
  CartGroup,
  CartLine,
  CartSwapOffer,
  CouponOfCart,
} from './cart/contract.ts';
export type { Choice, Chooser, WishSummary } from './cart/product-selection.ts';
export {
  isBuyable,
  refuseChoice,
  startQuantity,
  summariseWishes,
  wantedQuantity,
} from './cart/product-selection.ts';
export type { WaysToBuy } from './cart/purchase-options.ts';
export { waysToBuy } from './cart/purchase-options.ts';
export { additionsAgain, putBack } from './cart/restore-lines.ts';
export type {
  AddDecision,
  Buying,
  CartSummary,
  QuantityChangeReason,
  QuantityReason,
  QuantityTerms,
  ReadQuantity,
  SelectedItem,
} from './cart/rules.ts';
export {
  allLines,
  badgeOf,
  decideAdd,
  isBelowOneStep,
  isOutOfStock,
  isTickable,
  maxQuantity,
  quantityHint,
  readQuantity,
  refuseChange,
  refuseQuantity,
  refuseTick,
  stepQuantity,
  summarise,
} from './cart/rules.ts';
export type { CartStore } from './cart/store.ts';
export { steadyCart } from './cart/structural-sharing.ts';
export { swapProduct, swapTotal, takeSwaps } from './cart/swap-actions.ts';
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
  pickSwapItem,
  refuseSwapItem,
  refuseTier,
} from './cart/swap-rules.ts';
export type { OfferedTier, SwapProduct } from './cart/swap-schema.ts';
export type {
  SwapHintReason,
  SwapMeasure,
  SwapState,
  SwapTier,
} from './cart/swap-state.ts';
export { cartState, isSwapGone, swapHints } from './cart/swap-state.ts';
export type { OfferedMethod, PayGood, PaymentStart, PayOrder } from './cashier/contract.ts';
export { cashierDomain } from './cashier/domain.ts';
export type { PaymentMethod } from './cashier/methods.ts';
export type {
  OrderEnd,
  OrderFailure,
  PayCountdown,
  PaymentState,
} from './cashier/payment/payment-status.ts';
export {
  orderFailure,
  payCountdown,
  payStanding,
  refusePaying,
} from './cashier/payment/payment-status.ts';
export { codeLink, isOfRecord } from './cashier/payment/provider-url.ts';
export type { CodePage, CodePageQuery } from './cashier/qr-page-query.ts';
export { codePageQuery } from './cashier/qr-page-query.ts';
export type { PayResult, ResultQuery } from './cashier/result.ts';
export { readResult, resultAddress, resultOf } from './cashier/result.ts';
export type {
  BalanceDecision,
  PaymentDecision,
  PaymentFlow,
  PaymentPlan,
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
  splitPayment,
} from './cashier/rules.ts';
export type { CashierStore } from './cashier/store.ts';
export type {
  BalanceReason,
  CashierOrder,
  KnownHere,
  OrderEndReason,
  PaidParts,
  PaymentField,
  PaymentReason,
  PaymentRecord,
  PaymentSelection,
  PaymentStatus,
  PayOutcome,
} from './cashier/types.ts';
export type { WalletReturn } from './cashier/wallet-return.ts';
export { cleanedReturn, PAYMENT_WINDOW_MARK, readReturn } from './cashier/wallet-return.ts';
export type { Suggester } from './catalogue/autocomplete.ts';
export type { BrandGroup } from './catalogue/brand-index.ts';
export { arrangeBrands, countBrands, findBrands } from './catalogue/brand-index.ts';
export type {
  ProductRef,
  ProductVariant,
  SearchFilters,
  SearchQuery,
  SortOrder,
} from './catalogue/contract.ts';
export { RECOMMENDED_PAGE_SIZE } from './catalogue/contract.ts';
export type {
  Home,
  HomeAdvert,
  HomeBanner,
  HomeExtension,
  HomeFloor,
  HomeFloorAdvert,
  HomeSpecial,
  HomeZone,
  HotWord,
  NavigationEntry,
} from './catalogue/home-types.ts';
export type { Reloaded, TimeLeft } from './catalogue/offer-rules.ts';
export {
  atOfferEnd,
  offerColours,
  promotionShown,
  timeLeft,
  untilNextSecond,
} from './catalogue/offer-rules.ts';
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
export type { LeadOffer } from './catalogue/rules.ts';
export {
  leadOffer,
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
  sortGroupsFor,
  sortInForce,
  wantsSimilarWords,
  writeSearchParams,
} from './catalogue/search-rules.ts';
export type { PastSearch, SearchDecision } from './catalogue/search-submit.ts';
export { decideSearch } from './catalogue/search-submit.ts';
export {
  isFullLength,
  KEYWORD_LENGTH,
  searchText,
  TYPED_KEYWORD_LENGTH,
} from './catalogue/search-text.ts';
export type { CatalogueStore } from './catalogue/store.ts';
export type { Tag } from './catalogue/tags.ts';
export type {
  BrandLink,
  BundlePart,
  CardPage,
  Category,
  Facet,
  Product,
  ProductCard,
  ProductPage,
  Promotion,
  Specification,
  SpecificationList,
  Subcategory,
} from './catalogue/types.ts';
export type { BillAction, BillReason } from './checkout/bills/bill-rules.ts';
export { billAction, isBillUrgent, MOST_BILLS, refuseBills } from './checkout/bills/bill-rules.ts';
export type { Composition, Confirmation } from './checkout/confirmation.ts';
export type {
  BillStatus,
  ConfirmationGood,
  ConfirmationStore,
  OfferedSwap,
} from './checkout/confirmation-answer.ts';
export type { OrderGood } from './checkout/contract.ts';
export { MOST_REMARK_CHARACTERS } from './checkout/contract.ts';
export type { CouponOffer, UnusableCoupon, UsableCoupon } from './checkout/coupon-options.ts';
export { couponOffer } from './checkout/coupon-options.ts';
export { checkoutDomain } from './checkout/domain.ts';
export { cartSentences } from './checkout/from-cart/cart-messages.ts';
export type { CartCoupon, CheckoutDecision } from './checkout/from-cart/checkout-decision.ts';
export {
  couponsInReach,
  decideCheckout,
  goodsOfCart,
} from './checkout/from-cart/checkout-decision.ts';
export type { CouponNoticeReason } from './checkout/from-cart/coupon-notice.ts';
export { draftOfCart } from './checkout/from-cart/order-from-cart.ts';
export type { NextStep, OrderExplanation, PayableLine } from './checkout/order-breakdown.ts';
export { explainOrder } from './checkout/order-breakdown.ts';
export { addressOf, planOf } from './checkout/order-draft.ts';
export type { PaymentSettings } from './checkout/payment-settings.ts';
export { chequeDetails } from './checkout/payment-settings.ts';
export type { PaymentOption, PlacingDecision } from './checkout/place-order/place-order-rules.ts';
export {
  decidePlacing,
  paymentOptions,
  resultQuery,
} from './checkout/place-order/place-order-rules.ts';
export { isOrderAnswer, isTempOrderGone } from './checkout/place-order/result-codes.ts';
export type { ChequeDecision, Freight, OrderTotals } from './checkout/rules.ts';
export { defaultDelivery, freightOf, goodsOf } from './checkout/rules.ts';
export type { CheckoutStore } from './checkout/store.ts';
export type { SwapPage, SwapStanding } from './checkout/swap/swap-pages.ts';
export {
  orderSwapState,
  SWAP_NEAR_BOTTOM_PX,
  SWAP_REST_MS,
  swapStanding,
} from './checkout/swap/swap-pages.ts';
export type {
  AfterPlacing,
  BeginOutcome,
  Blocker,
  CheckoutChoices,
  ChequeTerms,
  Delivery,
  OrderLine,
  PaymentChoice,
  PlacementRecord,
  PlaceOutcome,
  PlannedOrder,
  PlannedStore,
} from './checkout/types.ts';
export { cartWith } from './checkout/what-if.ts';
export type { ContactField, ContactForm } from './content/contact-rules.ts';
export { CONTACT_FIELDS, checkContact, EMPTY_CONTACT } from './content/contact-rules.ts';
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
  MAIL_CHANGE_DAYS,
  outlineOf,
  refuseMailChange,
} from './content/rules.ts';
export type { ContactOutcome, ContentStore } from './content/store.ts';
export {
  chatGreeting,
  chatLink,
  HOTLINE,
  hotlineAt,
  mailLink,
  phoneLink,
} from './content/support-rules.ts';
export type { Article, MailPreference, MailPreferences, SupportContact } from './content/types.ts';
export type { ClaimOutcome, CouponClaims, CouponList } from './coupon/claims.ts';
export type { ClaimableCoupons, CouponPage, CouponView } from './coupon/contract.ts';
export { couponDomain } from './coupon/domain.ts';
export type { ClaimDecision, Claiming, ClaimReason, Saving } from './coupon/rules.ts';
export {
  decideClaim,
  decideClaimAll,
  isUnclaimed,
  markClaimed,
  orderByBenefit,
  refuseClaimer,
} from './coupon/rules.ts';
export type { CouponStore } from './coupon/store.ts';
export type { Coupon, CouponBenefit } from './coupon/types.ts';
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
export type {
  Place,
  Province,
  RegionChoice,
  RegionLevel,
} from './identity/account/region-rules.ts';
export {
  choosePlace,
  nextLevel,
  placeName,
  placesAt,
  REGION_LEVELS,
  regionLine,
} from './identity/account/region-rules.ts';
export type {
  AccountPage,
  Addressee,
  BuyerReason,
  BuyerStanding,
  Certification,
  CertificationCodes,
} from './identity/account/rules.ts';
export {
  ACCOUNT_PAGES,
  accountMenu,
  isFinance,
  lacksPayPassword,
  mayCertify,
  refuseBuyer,
  standingOf,
} from './identity/account/rules.ts';
export type { Account, AccountStore, AccountSummary } from './identity/account/store.ts';
export type { ClinicAccount, Region, RegionName } from './identity/account/types.ts';
export type { AddressEntry, DeliveryAddress } from './identity/address/contract.ts';
export { addressDomain } from './identity/address/domain.ts';
export type { AddressField, AddressForm } from './identity/address/rules.ts';
export {
  ADDRESS_FIELDS,
  addressFormOf,
  addressLine,
  checkAddress,
  EMPTY_ADDRESS,
  refuseAddress,
} from './identity/address/rules.ts';
export type { AddressDraft, AddressOutcome, AddressStore } from './identity/address/store.ts';
export { recoveryDomain } from './identity/password-reset/domain.ts';
export type { RecoveryProof, ResetForm } from './identity/password-reset/rules.ts';
export {
  checkReset,
  cleanedQuery,
  phoneOrEmailOf,
  recoveryBy,
} from './identity/password-reset/rules.ts';
export type { RecoveryStore, ResetOutcome } from './identity/password-reset/store.ts';
export type { PayPasswordChange } from './identity/payment-password/contract.ts';
export { payPasswordDomain } from './identity/payment-password/domain.ts';
export type { PayPasswordForm, PayPasswordReason } from './identity/payment-password/rules.ts';
export {
  checkPayPasswordForm,
  PAY_PASSWORD_LENGTH,
  payPasswordContact,
} from './identity/payment-password/rules.ts';
export type { PayPasswordOutcome, PayPasswordStore } from './identity/payment-password/store.ts';
export type { ContactKind, Contacts } from './identity/profile/contact-change.ts';
export {
  checkNewContact,
  isProofGone,
  isSamePerson,
  maskContact,
  newPurpose,
  proofPurpose,
  proofsFor,
} from './identity/profile/contact-change.ts';
export type { ClinicAddress } from './identity/profile/contract.ts';
export { profileDomain } from './identity/profile/domain.ts';
export type { ProfileDoneReason, ProfileOutcome } from './identity/profile/outcome.ts';
export { LOG_OUT_MS } from './identity/profile/password-change.ts';
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
} from './identity/profile/rules.ts';
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
} from './identity/profile/rules.ts';
export type { ProfileStore, ShownAccount } from './identity/profile/store.ts';
export { MOST_INVITATION } from './identity/registration/contract.ts';
export { registrationDomain } from './identity/registration/domain.ts';
export type {
  RegistrationComplaints,
  RegistrationField,
  RegistrationForm,
  RegistrationStep,
} from './identity/registration/rules.ts';
export {
  checkRegistration,
  invitationOf,
  mayVerify,
  REGISTRATION_STEPS,
  registrationFields,
} from './identity/registration/rules.ts';
export type {
  RegistrationOutcome,
  RegistrationRefusal,
  RegistrationState,
} from './identity/registration/state.ts';
export type { RegistrationStore } from './identity/registration/store.ts';
export type { CaptchaCipher } from './identity/session/captcha-encryption.ts';
export type { Complaint, ContactFields, ContactFlow } from './identity/session/contact-rules.ts';
export {
  checkContactFields,
  contactLine,
  contactOf,
  DEFAULT_AREA_CODE,
  emptyContact,
  offeredAreaCodes,
} from './identity/session/contact-rules.ts';
export type {
  AreaCode,
  CodePurpose,
  CodeRequest,
  Contact,
  Identity,
} from './identity/session/contract.ts';
export type { PasswordFlow } from './identity/session/password-rules.ts';
export { passwordEnd } from './identity/session/password-rules.ts';
export type { LoginField, LoginForm } from './identity/session/rules.ts';
export { CAPTCHA_LENGTH, checkLogin } from './identity/session/rules.ts';
export type { LoginRequest, Session, SessionStore } from './identity/session/store.ts';
export type { VerificationCode } from './identity/session/verification-code.ts';
export { createVerificationCode } from './identity/session/verification-code.ts';
export type {
  CodeCaptcha,
  CodeFieldName,
  CodeTarget,
  CodeView,
} from './identity/session/verification-code-view.ts';
export type { MessageKey } from './language/all-messages.ts';
export type { InBoth, Language } from './language/rules.ts';
export { inLanguage, LANGUAGE_CODES, LANGUAGE_TAGS, languageOfCode } from './language/rules.ts';
export type { LanguageStore } from './language/store.ts';
export type {
  Activities,
  Activity,
  ActivityQuery,
  NewCustomerPage,
} from './new-customers/contract.ts';
export { promotionDomain } from './new-customers/domain.ts';
export { activityPages, offerRefused, REDIRECT_MS } from './new-customers/rules.ts';
export type { AutoClaims, PromotionStore } from './new-customers/store.ts';
export type { OrderArticle } from './quick-order/contract.ts';
export { quickOrderDomain } from './quick-order/domain.ts';
export type { DraftKeeper, OrderDraft } from './quick-order/draft.ts';
export type { OrderFormat } from './quick-order/file/export.ts';
export type {
  OrderReading,
  OrderReadingReason,
  OrderSource,
} from './quick-order/file/parse-file.ts';
export type {
  AddedLine,
  ListNews,
  ListTrouble,
  ListWork,
  QuickOrderState,
  ShownReview,
} from './quick-order/list/list-state.ts';
export type { QuickOrderList } from './quick-order/list/order-list.ts';
export type { LongRun, Progress } from './quick-order/match-articles.ts';
export type { AddResult, RowChange } from './quick-order/order-review.ts';
export type { OrderRow, RowNote, RowOutcome } from './quick-order/row.ts';
export type {
  OrderDecision,
  Review,
  ReviewedRow,
  ReviewSummary,
  RowState,
} from './quick-order/rules.ts';
export type { QuickOrderStore } from './quick-order/store.ts';
export type { Shop, ShopOptions } from './shop.ts';
