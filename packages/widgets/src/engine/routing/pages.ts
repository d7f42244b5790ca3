/**
 * The table of pages: address, name in links, title, description, and whether it shows data of an account. `npm run
 * docs` prints `printed-routes.ts` and `printed-names.ts` from it, so that browsers load only the columns that they
 * need; the host site reads the table itself. Spec: 2§2.1
 */

/** A text in both languages. */
interface Both {
  readonly zh: string;
  readonly en: string;
}

export interface PageRow {
  /** Address of the page. The parameters fill each `{name}`; every other parameter goes into the query. */
  readonly path: string;
  /** Name of the page in links from the server that contain only a path. */
  readonly name: Both;
  /** Title in the browser's tab, if it differs from the name. */
  readonly title?: Both;
  /** Description for search engines. */
  readonly description?: Both;
  /** True if the page shows data of an account: browsers do not fetch it before a click. */
  readonly isPrivate?: true;
  /** True if the page makes only the calls that every page makes, so no `documented.ts` of the SDK names it. */
  readonly isQuiet?: true;
}

export const PAGES = {
  home: {
    path: '/',
    name: { zh: '首頁', en: 'Home' },
    title: { zh: 'Clinicart 診所用品', en: 'Clinicart clinic supplies' },
    description: {
      zh: '為港澳診所供應醫療及牙科用品：感染控制、牙科材料、器械及設備，按貨號搜尋，中英對照。',
      en: 'Medical and dental supplies for clinics in Hong Kong and Macau: infection control, dental materials, instruments and equipment, by article number, in Chinese and English.',
    },
  },
  search: {
    path: '/search',
    name: { zh: '產品', en: 'Products' },
  },
  product: {
    path: '/product/{id}',
    name: { zh: '產品詳情', en: 'Product' },
    title: { zh: '產品', en: 'Product' },
  },
  /** The documents name no page for this. */
  compare: {
    path: '/compare',
    name: { zh: '比較產品', en: 'Compare products' },
    description: {
      zh: '並排比較最多四款診所用品：價格、每件價格、包裝、庫存、效期、規格及證書。',
      en: 'Up to four clinic supplies side by side: price, price per piece, pack, stock, expiry, specifications and certificates.',
    },
  },
  cart: {
    path: '/shopCart',
    name: { zh: '購物車', en: 'Cart' },
    isPrivate: true,
  },
  quickOrder: {
    path: '/quickOrder',
    name: { zh: '快速訂購', en: 'Quick order' },
    description: {
      zh: '輸入、貼上或上載貨號及數量，一次核對整份清單的庫存及購買倍數，再加入購物車。',
      en: 'Type, paste or upload article numbers and quantities, check stock and multiples for the whole list at once, then add it to the cart.',
    },
  },
  /** The route table has no page for this: the home page opens the dialog. */
  login: {
    path: '/?login=1',
    name: { zh: '登入', en: 'Log in' },
  },
  register: {
    path: '/register',
    name: { zh: '註冊', en: 'Register' },
    title: { zh: '登記診所', en: 'Register your clinic' },
    description: {
      zh: '為港澳診所開設帳戶：以手機或電郵註冊，上載商業登記證，通過認證後即可查看價格及選購。',
      en: 'Open an account for a clinic in Hong Kong or Macau: register by phone or e-mail, upload the business registration certificate, and buy once verified.',
    },
  },
  /** The source documents spell it so. Spec: 2§2.1 */
  forgotPassword: {
    path: '/rorgotPassword',
    name: { zh: '忘記密碼', en: 'Forgot password' },
  },
  forgotPasswordSecond: {
    path: '/forgotPasswordSecond',
    name: { zh: '設定新密碼', en: 'Set a new password' },
  },
  mailSubscription: {
    path: '/mailSubscription',
    name: { zh: '電郵設定', en: 'E-mail preferences' },
  },
  confirm: {
    path: '/order/confirm2',
    name: { zh: '確認訂單', en: 'Confirm order' },
    isPrivate: true,
  },
  pay: {
    path: '/pay/{id}',
    name: { zh: '付款', en: 'Payment' },
    isPrivate: true,
  },
  payResult: {
    path: '/payResult',
    name: { zh: '付款結果', en: 'Payment result' },
    isPrivate: true,
  },
  walletReturn: {
    path: '/paypalResult',
    name: { zh: '付款結果', en: 'Payment result' },
    title: { zh: '正在確認付款', en: 'Confirming your payment' },
    isPrivate: true,
  },
  qrPay: {
    path: '/qrCodePage',
    name: { zh: '掃碼付款', en: 'Pay by QR code' },
    isPrivate: true,
  },
  transfer: {
    path: '/transfer',
    name: { zh: '付款頁面', en: 'Payment page' },
    title: { zh: '正在前往付款頁面', en: 'Opening the payment page' },
    isPrivate: true,
  },
  about: {
    path: '/about/{id}',
    name: { zh: '文章', en: 'Article' },
  },
  question: {
    path: '/question',
    name: { zh: '常見問題', en: 'FAQ' },
    title: { zh: '常見問題', en: 'Frequently asked questions' },
    description: {
      zh: '選購、付款、送貨、退貨、診所認證、優惠券及積分的常見問題，附中英文解答。',
      en: 'Ordering, payment, delivery, returns, clinic verification, coupons and points: common questions, answered in Chinese and English.',
    },
  },
  questionDetails: {
    path: '/questiondetails/{id}/{title}',
    name: { zh: '常見問題', en: 'FAQ' },
    title: { zh: '常見問題', en: 'Frequently asked questions' },
    description: {
      zh: '選購、付款、送貨、退貨、診所認證、優惠券及積分的常見問題，附中英文解答。',
      en: 'Ordering, payment, delivery, returns, clinic verification, coupons and points: common questions, answered in Chinese and English.',
    },
  },
  contactUs: {
    path: '/contactUs',
    name: { zh: '聯絡我們', en: 'Contact us' },
    description: {
      zh: '透過表格、電郵或熱線聯絡 Clinicart，每日 8:00–23:00。',
      en: 'Reach Clinicart by form, e-mail or hotline, daily from 8:00 to 23:00.',
    },
  },
  brandIndex: {
    path: '/brandIndex',
    name: { zh: '品牌索引', en: 'Brand index' },
    title: { zh: '品牌索引', en: 'Brands' },
    description: {
      zh: '按字母查閱供應港澳診所的醫療及牙科品牌，直接瀏覽各品牌的產品。',
      en: 'Medical and dental brands supplied to clinics in Hong Kong and Macau, by letter, each with its products.',
    },
  },
  newProductZone: {
    path: '/newProductZone',
    name: { zh: '新品專區', en: 'New arrivals' },
    description: {
      zh: '診所用品新到貨：規格、貨號、庫存及效期一目了然，供港澳診所選購。',
      en: 'Newly arrived clinic supplies: specifications, article numbers, stock and expiry at a glance, for clinics in Hong Kong and Macau.',
    },
  },
  discountZone: {
    path: '/discountZone',
    name: { zh: '優惠專區', en: 'Offers' },
    description: {
      zh: '減價診所用品：感染控制、牙科材料、器械及設備，供港澳診所選購。',
      en: 'Reduced clinic supplies: infection control, dental materials, instruments and equipment, for clinics in Hong Kong and Macau.',
    },
  },
  newCustomers: {
    path: '/newCustomers',
    name: { zh: '新客戶優惠', en: 'New customers' },
    title: { zh: '新客戶優惠', en: 'For new customers' },
    description: {
      zh: '新認證診所首次選購：優惠券及首購價用品。',
      en: 'For newly verified clinics: coupons and first-order prices on clinic supplies.',
    },
  },
  /** Leads to other sites, after a click on a page that names them. */
  redirect: {
    path: '/redirect',
    name: { zh: '前往其他網站', en: 'Another website' },
  },
  campaign: {
    path: '/active11/{id}',
    name: { zh: '主題活動', en: 'Campaign' },
    title: { zh: '活動專區', en: 'Campaign' },
    description: {
      zh: '診所用品推廣活動：按分區瀏覽，直接選規格加入購物車。',
      en: 'Clinic supplies on promotion: browse by section, choose specifications and add them to the cart.',
    },
  },
  pointsMall: {
    path: '/pointsMall',
    name: { zh: '積分商城', en: 'Points mall' },
    description: {
      zh: '以購物積分換領禮品及診所用品：按積分範圍瀏覽，列明所需積分、原價及庫存。',
      en: 'Redeem the points of your purchases for gifts and clinic supplies: by points range, with points, original price and stock.',
    },
  },
  pointsDetail: {
    path: '/pointsMall/detail/{id}',
    name: { zh: '積分產品', en: 'Points product' },
  },
  pointsConfirm: {
    path: '/pointsMall/confirm',
    name: { zh: '確認換領', en: 'Confirm redemption' },
    isPrivate: true,
  },
  pointsPaySuccess: {
    path: '/pointsMall/paySuccess',
    name: { zh: '換領結果', en: 'Redemption' },
    isPrivate: true,
  },
  pointsRecord: {
    path: '/pointsMall/pointsRecord',
    name: { zh: '積分明細', en: 'Points history' },
    isPrivate: true,
  },
  exchangeRecord: {
    path: '/pointsMall/exchangeRecord',
    name: { zh: '換領紀錄', en: 'Exchange records' },
    isPrivate: true,
  },
  pointsOrder: {
    path: '/point/orderDetail',
    name: { zh: '換領訂單', en: 'Exchange order' },
    isPrivate: true,
  },
  /** Not among the documented pages: the menu of the account, which is a page on a phone. */
  account: {
    path: '/user',
    name: { zh: '我的帳戶', en: 'My account' },
    isPrivate: true,
  },
  accountInformation: {
    path: '/user/information',
    name: { zh: '帳戶資料', en: 'Account information' },
    isPrivate: true,
  },
  /** The same page with the clinic's verification form open. Spec: 1§6 */
  certification: {
    path: '/user/information#certify',
    name: { zh: '診所認證', en: 'Clinic verification' },
    isPrivate: true,
  },
  orders: {
    path: '/user/orderList',
    name: { zh: '我的訂單', en: 'My orders' },
    isPrivate: true,
  },
  order: {
    path: '/user/orderDetail/{id}',
    name: { zh: '訂單詳情', en: 'Order' },
    isPrivate: true,
  },
  /** Not among the documented pages. */
  history: {
    path: '/user/history',
    name: { zh: '採購紀錄', en: 'Buying history' },
    isPrivate: true,
  },
  addresses: {
    path: '/user/address',
    name: { zh: '送貨地址', en: 'Delivery addresses' },
    isPrivate: true,
  },
  afterSales: {
    path: '/user/afterSales',
    name: { zh: '售後服務', en: 'After-sales' },
    isPrivate: true,
  },
  afterSale: {
    path: '/user/afterSalesDetail/{id}',
    name: { zh: '售後詳情', en: 'After-sales request' },
    isPrivate: true,
  },
  afterSaleApply: {
    path: '/user/serviceList/{id}/{type}',
    name: { zh: '申請售後', en: 'Apply for after-sales' },
    isPrivate: true,
  },
  wallet: {
    path: '/user/wallet',
    name: { zh: '錢包', en: 'Wallet' },
    isPrivate: true,
  },
  coupons: {
    path: '/user/coupon',
    name: { zh: '優惠券', en: 'Coupons' },
    isPrivate: true,
  },
} as const satisfies Record<string, PageRow>;

/** Name of a page, for links and for the host's own addresses. */
export type PageName = keyof typeof PAGES;
