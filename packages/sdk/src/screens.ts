/** Stands for the header, the footer, the login dialog and what else every page carries. */
export const EVERY_PAGE = 'every page';

const BUYING = ['/product/{id}', '/shopCart', '/order/confirm2'];
const ADDRESS_BOOK = ['/user/address', '/order/confirm2'];
const CODES = [
  EVERY_PAGE,
  '/register',
  '/rorgotPassword',
  '/user/information',
  '/order/confirm2',
  '/pay/{id}',
];
const PAYING = ['/pay/{id}', '/payResult', '/paypalResult', '/qrCodePage'];

/**
 * Maps each row of the contract to the screens that suffer when its call fails, by route. A row that no screen calls
 * has none. `npm run contract -- --against` prints them. Spec: 1§2, 2§2
 */
export const rowScreens: Readonly<Record<string, readonly string[]>> = {
  'session.login': [EVERY_PAGE],
  'session.loginByCode': [EVERY_PAGE],
  'session.logout': [EVERY_PAGE],
  'session.sendCode': CODES,
  'session.cipherKey': CODES,
  'session.verifyCode': [
    '/register',
    '/rorgotPassword',
    '/user/information',
    '/order/confirm2',
    '/pay/{id}',
  ],
  'session.captchaPicture': CODES,
  'session.captchaQuestion': CODES,
  'session.areaCodes': [
    EVERY_PAGE,
    '/register',
    '/rorgotPassword',
    '/user/information',
    '/contactUs',
  ],
  'registration.register': ['/register'],
  'registration.registerOnly': ['/register'],
  'recovery.resetPassword': ['/rorgotPassword', '/forgotPasswordSecond'],
  'account.userInfo': [EVERY_PAGE],
  'account.regions': ['/register', '/user/information', ...ADDRESS_BOOK],
  'profile.submitClinic': ['/user/information'],
  'profile.certify': ['/user/information'],
  'profile.updateEmail': ['/user/information'],
  'profile.updatePhone': ['/user/information', '/order/confirm2', '/pay/{id}'],
  'profile.updatePassword': ['/user/information'],
  'profile.updateClinicAddress': ['/user/information'],
  'profile.updateUser': ['/user/information'],
  'address.list': ADDRESS_BOOK,
  'address.add': ADDRESS_BOOK,
  'address.edit': ADDRESS_BOOK,
  'address.delete': ['/user/address'],
  'address.setDefault': ['/user/address'],
  'catalogue.parentCategories': [EVERY_PAGE, '/'],
  'catalogue.subcategories': [EVERY_PAGE, '/'],
  'catalogue.search': ['/search', '/quickOrder'],
  'catalogue.searchForPhone': [],
  'catalogue.filters': ['/search'],
  'catalogue.similarWords': ['/search'],
  'catalogue.product': [...BUYING, '/active11/{id}', '/quickOrder'],
  'catalogue.specifications': [...BUYING, '/active11/{id}', '/quickOrder'],
  'catalogue.home': ['/'],
  'catalogue.recommended': ['/', '/search'],
  'catalogue.homeExtension': ['/'],
  'catalogue.hotWords': [EVERY_PAGE],
  'catalogue.suggestions': [EVERY_PAGE],
  'catalogue.searchBrands': [],
  'catalogue.brandGroups': ['/brandIndex'],
  'catalogue.navigation': [EVERY_PAGE],
  'catalogue.zone': ['/newProductZone', '/discountZone'],
  'catalogue.newCustomerProducts': [],
  'catalogue.collect': ['/product/{id}', '/shopCart'],
  'content.article': ['/about/{id}'],
  'content.faqCategories': ['/question', '/questiondetails/{id}/{title}'],
  'content.faqArticles': ['/question', '/questiondetails/{id}/{title}'],
  'content.sendMail': ['/contactUs'],
  'content.mailPreferences': ['/mailSubscription'],
  'content.saveMailPreferences': ['/mailSubscription'],
  'content.supportContact': [EVERY_PAGE, '/contactUs'],
  'content.navigationList': [],
  'promotion.page': ['/newCustomers'],
  'promotion.activities': ['/newCustomers'],
  'campaign.details': ['/active11/{id}'],
  'cart.get': [...BUYING, '/quickOrder', '/pay/{id}', '/payResult'],
  'cart.add': ['/product/{id}', '/shopCart', '/quickOrder', '/active11/{id}'],
  'cart.change': ['/shopCart'],
  'cart.remove': ['/shopCart'],
  'order.createTemp': BUYING,
  'order.confirmation': ['/order/confirm2'],
  'order.changeAddress': ['/order/confirm2'],
  'order.create': ['/order/confirm2'],
  'order.check': ['/order/confirm2'],
  'order.exchangeProducts': ['/order/confirm2'],
  'order.billPictures': ['/order/confirm2'],
  'order.uploadBills': ['/order/confirm2'],
  'order.blankBill': ['/order/confirm2'],
  'cashier.order': ['/pay/{id}', '/payResult', '/qrCodePage', '/order/confirm2'],
  'cashier.start': ['/pay/{id}'],
  'cashier.payByPassword': ['/pay/{id}', '/order/confirm2'],
  'cashier.validatePassword': ['/pay/{id}', '/order/confirm2'],
  'cashier.cardKey': ['/pay/{id}'],
  'cashier.poll': [...PAYING, '/order/confirm2'],
  'cashier.pollProvider': PAYING,
  'cashier.cancelExpired': ['/pay/{id}'],
  'cashier.confirmReturn': ['/paypalResult'],
  'payPassword.set': ['/order/confirm2', '/pay/{id}', '/user/information'],
  'quickOrder.match': ['/quickOrder'],
  'coupon.claimable': ['/product/{id}'],
  'coupon.claim': ['/product/{id}', '/newCustomers'],
  'coupon.claimAll': ['/product/{id}', '/newCustomers'],
  'coupon.mine': [],
};

/** Pages of the shop that make no call of their own. */
export const SILENT_PAGES = ['/404', '/500', '/app/{id}', '/redirect', '/transfer'];

/** Path of the data itself, where an answer is a list. */
const WHOLE = '';

/**
 * Names the fields without which a screen shows nothing although the answer can be read: a list that would be empty, a
 * stock that would be 0. `a|b` means that either will do. Fields are dotted paths, as in `DocumentedRow`.
 */
export const vitalFields: Readonly<Record<string, readonly string[]>> = {
  'session.login': ['token'],
  'account.userInfo': ['authStatus'],
  'account.regions': [WHOLE, 'cities'],
  'catalogue.parentCategories': [WHOLE],
  'catalogue.search': ['products', 'products.hasStock'],
  'catalogue.brandGroups': [WHOLE, 'list'],
  'catalogue.specifications': ['standards', 'standards.stock'],
  'content.article': ['content'],
  'order.confirmation': ['splitOrders', 'splitOrders.orderTemps', 'splitOrders.expressPrice'],
};

/** The same for fields that only an approved clinic may see. */
export const vitalPrices: Readonly<Record<string, readonly string[]>> = {
  'catalogue.search': ['products.price|products.discountPrice'],
  'catalogue.specifications': ['standards.price|standards.discountPrice'],
  'cart.get': ['list.goods.unitPrice'],
  'order.confirmation': ['splitOrders.orderTemps.unitDiscountPrice'],
};
