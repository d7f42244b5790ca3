import type { Language } from '@clinicart/sdk';

interface PageWords {
  readonly shop: string;
  readonly skip: string;
  readonly homeDescription: string;
  readonly home: string;
  readonly allProducts: string;
  readonly searchDescription: (what: string) => string;
  readonly product: string;
  readonly cart: string;
  readonly confirmOrder: string;
  readonly pay: string;
  readonly register: string;
  readonly registerDescription: string;
  readonly forgotPassword: string;
  readonly newPassword: string;
  readonly quickOrder: string;
  readonly quickOrderDescription: string;
  readonly newProducts: string;
  readonly newProductsDescription: string;
  readonly discounts: string;
  readonly discountsDescription: string;
  readonly newCustomers: string;
  readonly newCustomersDescription: string;
  readonly campaign: string;
  readonly campaignDescription: string;
  readonly brands: string;
  readonly brandsDescription: string;
  readonly notFound: string;
  readonly notFoundWhy: string;
  readonly retry: string;
  readonly back: string;
  readonly goHome: string;
  readonly crash: string;
  readonly crashWhy: string;
  readonly reload: string;
  readonly noScript: string;
  readonly article: string;
  readonly faq: string;
  readonly faqDescription: string;
  readonly topicDescription: (topic: string) => string;
  readonly contact: string;
  readonly contactDescription: string;
  readonly mails: string;
  readonly addresses: string;
  readonly account: string;
  readonly leaving: string;
  readonly leavingWhy: string;
  readonly goThere: string;
  readonly unfitAddress: string;
  readonly unfitAddressWhy: string;
  readonly payResult: string;
  readonly walletReturn: string;
  readonly qrPay: string;
  readonly transfer: string;
  readonly transferWhy: string;
  readonly transferSlow: string;
  readonly transferSlowWhy: string;
}

/** What the pages themselves say; everything else is said by the widgets. */
export const pageWords: Readonly<Record<Language, PageWords>> = {
  zh: {
    shop: 'Clinicart 診所用品',
    skip: '跳至主要內容',
    homeDescription:
      '為港澳診所供應醫療及牙科用品：感染控制、牙科材料、器械及設備，按貨號搜尋，中英對照。',
    home: '首頁',
    allProducts: '所有產品',
    searchDescription: (what) => `${what}：規格、貨號、庫存及效期一目了然，供港澳診所選購。`,
    product: '產品',
    cart: '購物車',
    confirmOrder: '確認訂單',
    pay: '付款',
    register: '登記診所',
    registerDescription:
      '為港澳診所開設帳戶：以手機或電郵註冊，上載商業登記證，通過認證後即可查看價格及選購。',
    forgotPassword: '忘記密碼',
    newPassword: '設定新密碼',
    quickOrder: '快速訂購',
    quickOrderDescription:
      '輸入、貼上或上載貨號及數量，一次核對整份清單的庫存及購買倍數，再加入購物車。',
    newProducts: '新品專區',
    newProductsDescription: '診所用品新到貨：規格、貨號、庫存及效期一目了然，供港澳診所選購。',
    discounts: '優惠專區',
    discountsDescription: '減價診所用品：感染控制、牙科材料、器械及設備，供港澳診所選購。',
    newCustomers: '新客戶優惠',
    newCustomersDescription: '新認證診所首次選購：優惠券及首購價用品。',
    campaign: '活動專區',
    campaignDescription: '診所用品推廣活動：按分區瀏覽，直接選規格加入購物車。',
    brands: '品牌索引',
    brandsDescription: '按字母查閱供應港澳診所的醫療及牙科品牌，直接瀏覽各品牌的產品。',
    notFound: '找不到此頁',
    notFoundWhy: '連結可能已失效。',
    retry: '再試一次',
    back: '返回上一頁',
    goHome: '返回首頁',
    crash: '頁面暫時未能顯示',
    crashWhy: '請重新載入；如問題持續，請稍後再試。',
    reload: '重新載入',
    article: '文章',
    faq: '常見問題',
    faqDescription: '選購、付款、送貨、退貨、診所認證、優惠券及積分的常見問題，附中英文解答。',
    topicDescription: (topic) => `${topic}：Clinicart 常見問題及解答。`,
    contact: '聯絡我們',
    contactDescription: '透過表格、電郵或熱線聯絡 Clinicart，每日 8:00–23:00。',
    mails: '電郵設定',
    addresses: '送貨地址',
    account: '帳戶資料',
    leaving: '你即將離開本網站',
    leavingWhy: '請核對以下地址，確認後才前往。',
    goThere: '前往此地址',
    unfitAddress: '不能開啟此地址',
    unfitAddressWhy: '連結不完整或不安全，因此沒有開啟。',
    payResult: '付款結果',
    walletReturn: '正在確認付款',
    qrPay: '掃碼付款',
    transfer: '正在前往付款頁面',
    transferWhy: '請稍候，不要關閉此視窗。',
    transferSlow: '未能開啟付款頁面',
    transferSlowWhy: '請關閉此視窗，並在付款頁再試一次。尚未付款。',
    noScript: '請啟用 JavaScript，以加入購物車及登入。',
  },
  en: {
    shop: 'Clinicart clinic supplies',
    skip: 'Skip to content',
    homeDescription:
      'Medical and dental supplies for clinics in Hong Kong and Macau: infection control, dental materials, instruments and equipment, by article number, in Chinese and English.',
    home: 'Home',
    allProducts: 'All products',
    searchDescription: (what) =>
      `${what}: specifications, article numbers, stock and expiry at a glance, for clinics in Hong Kong and Macau.`,
    product: 'Product',
    cart: 'Cart',
    confirmOrder: 'Confirm order',
    pay: 'Payment',
    register: 'Register your clinic',
    registerDescription:
      'Open an account for a clinic in Hong Kong or Macau: register by phone or e-mail, upload the business registration certificate, and buy once verified.',
    forgotPassword: 'Forgot password',
    newPassword: 'Set a new password',
    quickOrder: 'Quick order',
    quickOrderDescription:
      'Type, paste or upload article numbers and quantities, check stock and multiples for the whole list at once, then add it to the cart.',
    newProducts: 'New arrivals',
    newProductsDescription:
      'Newly arrived clinic supplies: specifications, article numbers, stock and expiry at a glance, for clinics in Hong Kong and Macau.',
    discounts: 'Offers',
    discountsDescription:
      'Reduced clinic supplies: infection control, dental materials, instruments and equipment, for clinics in Hong Kong and Macau.',
    newCustomers: 'For new customers',
    newCustomersDescription:
      'For newly verified clinics: coupons and first-order prices on clinic supplies.',
    campaign: 'Campaign',
    campaignDescription:
      'Clinic supplies on promotion: browse by section, choose specifications and add them to the cart.',
    brands: 'Brands',
    brandsDescription:
      'Medical and dental brands supplied to clinics in Hong Kong and Macau, by letter, each with its products.',
    notFound: 'The page you visited does not exist',
    notFoundWhy: 'The link may no longer work.',
    retry: 'Try again',
    back: 'Go back',
    goHome: 'Return home',
    crash: 'Something went wrong on our side',
    crashWhy: 'Reload the page. If it happens again, try later.',
    reload: 'Reload',
    article: 'Article',
    faq: 'Frequently asked questions',
    faqDescription:
      'Ordering, payment, delivery, returns, clinic verification, coupons and points: common questions, answered in Chinese and English.',
    topicDescription: (topic) => `${topic}: common questions about Clinicart, and their answers.`,
    contact: 'Contact us',
    contactDescription: 'Reach Clinicart by form, e-mail or hotline, daily from 8:00 to 23:00.',
    mails: 'E-mail preferences',
    addresses: 'Delivery addresses',
    account: 'Account information',
    leaving: 'You are about to leave this site',
    leavingWhy: 'Check this address. Continue only if you trust it.',
    goThere: 'Go to this address',
    unfitAddress: 'This address cannot be opened',
    unfitAddressWhy: 'The link is incomplete or not safe, so we did not open it.',
    payResult: 'Payment result',
    walletReturn: 'Confirming your payment',
    qrPay: 'Pay by QR code',
    transfer: 'Opening the payment page',
    transferWhy: 'Please wait and keep this window open.',
    transferSlow: 'The payment page did not open',
    transferSlowWhy: 'Close this window and try again on the payment page. Nothing has been paid.',
    noScript: 'Turn on JavaScript to add to the cart and log in.',
  },
};
