// Calls without whose answer a screen is whole, and calls that the trials do not reach, each with its reason.

/** Rows whose screens say nothing when they fail while the screen opens. `row @ page` holds for one page. */
export const QUIET: Readonly<Record<string, string>> = {
  'catalogue.hotWords': 'The search box offers no words.',
  'catalogue.homeExtension': 'The home page leaves out its brands, as where the shop names none.',
  'catalogue.navigation': 'The header shows its built-in links.',
  'content.supportContact': 'The footer and the order show no contact; the contact page says so.',
  'catalogue.parentCategories @ every page': 'The menu asks again when it is opened.',
  'catalogue.parentCategories @ /newCustomers': 'The products have no category filter.',
  'catalogue.parentCategories @ /active11/{id}': 'The products have no category filter.',
  'account.userInfo @ every page': 'The header shows no status of the clinic.',
  'account.userInfo @ /payResult': 'The result does not depend on the account.',
  'account.userInfo @ /qrCodePage': 'The code does not depend on the account.',
  'account.userInfo @ /user/orderDetail/{id}': 'The printed order lacks the clinic’s name.',
  'account.regions @ /order/confirm2': 'Addresses show the region as the server wrote it.',
  'account.regions @ /pointsMall/confirm': 'Addresses show the region as the server wrote it.',
  'account.regions @ /user/address': 'Addresses show the region as the server wrote it.',
  'account.regions @ /user': 'The address shows the region as the server wrote it.',
  'account.regions @ /user/information': 'The address shows the region as the server wrote it.',
  'session.areaCodes': 'The built-in area codes are offered. Spec: 1§9',
  'session.captchaQuestion': 'A picture takes the place of the question.',
  'catalogue.similarWords': 'No other words are proposed.',
  'content.faqArticles': 'A category reads its articles when it is opened.',
  'orders.tracking': 'The last trace of the parcel is left out; the parcel’s dialog reports it.',
  'orders.list @ /user': 'The menu shows no number of open orders.',
  'wallet.chequeQuota': 'The limit is left out where the server does not say it. Spec: 2§6',
  'cart.get @ /user/coupon': 'The coupons are whole without what the cart lacks.',
  'order.exchangeProducts': 'The add-on products of the confirmation itself are shown.',
  'points.products @ /pointsMall/detail/{id}': 'The balance of points is left out.',
};

/** Rows after whose failure the screen asks again by itself. */
export const AUTOMATIC: Readonly<Record<string, string>> = {
  'cashier.poll': 'The result page says so, and polls on.',
};

const NO_SCREEN = 'No screen calls it.';

/** Rows that no trial reaches, with the reason or the tests that hold them. */
export const UNREACHED: Readonly<Record<string, string>> = {
  'catalogue.searchBrands': NO_SCREEN,
  'catalogue.searchForPhone': NO_SCREEN,
  'catalogue.newCustomerProducts': NO_SCREEN,
  'content.navigationList': NO_SCREEN,
  'session.captchaPicture':
    'An image element loads it, not the `fetch` of the trials: tests/browser/identity/captcha.test.ts.',
  'handover.create':
    'A link to the shop’s site on another page sends it, and leaves without its answer: tests/flows/account/handover.test.ts.',
  'handover.redeem':
    'Only the shop’s own site receives a code: tests/flows/account/handover.test.ts.',
  'cashier.confirmReturn':
    'Its answer replaces the page of the trials by the result: tests/browser/cashier/payment-result.test.ts.',
  'cashier.cardKey':
    'Its form is a script of the provider, which the page of the trials does not load: tests/browser/cashier/cashier.test.ts.',
};
