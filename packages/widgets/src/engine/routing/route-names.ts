import { ALL_KEYWORD } from '@clinicart/sdk';
import { bilingual } from '../../ui/foundation/words.ts';
import type { Place, RouteName } from './routes.ts';

type Names = Readonly<Record<RouteName | 'everything', string>>;

const zh: Names = {
  everything: '所有產品',
  home: '首頁',
  search: '產品',
  product: '產品詳情',
  cart: '購物車',
  quickOrder: '快速訂購',
  login: '登入',
  register: '註冊',
  forgotPassword: '忘記密碼',
  forgotPasswordSecond: '設定新密碼',
  mailSubscription: '電郵設定',
  confirm: '確認訂單',
  pay: '付款',
  payResult: '付款結果',
  walletReturn: '付款結果',
  qrPay: '掃碼付款',
  transfer: '付款頁面',
  about: '文章',
  question: '常見問題',
  questionDetails: '常見問題',
  contactUs: '聯絡我們',
  brandIndex: '品牌索引',
  newProductZone: '新品專區',
  discountZone: '優惠專區',
  newCustomers: '新客專享',
  redirect: '前往其他網站',
  campaign: '主題活動',
  pointsMall: '積分商城',
  pointsDetail: '積分產品',
  pointsConfirm: '確認兌換',
  pointsRecord: '積分記錄',
  exchangeRecord: '兌換記錄',
  accountInformation: '帳戶資料',
  certification: '診所認證',
  orders: '我的訂單',
  order: '訂單詳情',
  addresses: '送貨地址',
  afterSales: '售後服務',
  afterSale: '售後詳情',
  wallet: '錢包',
  coupons: '優惠券',
};

const en: Names = {
  everything: 'All products',
  home: 'Home',
  search: 'Products',
  product: 'Product',
  cart: 'Cart',
  quickOrder: 'Quick order',
  login: 'Log in',
  register: 'Register',
  forgotPassword: 'Forgot password',
  forgotPasswordSecond: 'Set a new password',
  mailSubscription: 'E-mail preferences',
  confirm: 'Confirm order',
  pay: 'Payment',
  payResult: 'Payment result',
  walletReturn: 'Payment result',
  qrPay: 'Pay by QR code',
  transfer: 'Payment page',
  about: 'Article',
  question: 'FAQ',
  questionDetails: 'FAQ',
  contactUs: 'Contact us',
  brandIndex: 'Brand index',
  newProductZone: 'New arrivals',
  discountZone: 'Offers',
  newCustomers: 'New customers',
  redirect: 'Another website',
  campaign: 'Campaign',
  pointsMall: 'Points mall',
  pointsDetail: 'Points product',
  pointsConfirm: 'Confirm redemption',
  pointsRecord: 'Points record',
  exchangeRecord: 'Redemption records',
  accountInformation: 'Account information',
  certification: 'Clinic verification',
  orders: 'My orders',
  order: 'Order',
  addresses: 'Delivery addresses',
  afterSales: 'After-sales',
  afterSale: 'After-sales request',
  wallet: 'Wallet',
  coupons: 'Coupons',
};

export const placeNames = bilingual({ zh, en });

/**
 * Names a place of the shop for whoever sends only its path: by the title or the word that a search carries, else as
 * the page that it is. Spec: 2§2.1, 2§3 Nav item
 */
export function placeName({ route, params }: Place, names: Names): string {
  if (params['title']) return params['title'];
  const { keyword } = params;
  if (route !== 'search' || !keyword) return names[route];
  return keyword === ALL_KEYWORD ? names.everything : keyword;
}
