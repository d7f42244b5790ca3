// The route table of 2§2.1: the element, title and status of each path, in both languages.
import { PAGES, type PageRow } from '../../../packages/widgets/src/engine/routing/pages.ts';
import { goods, type Lang } from '../ui-text/common.ts';

export interface Route {
  readonly path: string;
  /** The element in `main`; none where the page has its own text. */
  readonly tag?: string | RegExp;
  readonly title: Readonly<Record<Lang, RegExp>>;
  readonly status?: number;
}

const there: readonly Route[] = [
  { path: '/', tag: 'clinic-home', title: { zh: /^Clinicart 診所用品$/, en: /^Clinicart/ } },
  {
    path: `/product/${goods.burs.id}`,
    tag: 'clinic-product',
    title: { zh: / · Clinicart/, en: / · Clinicart/ },
  },
  {
    path: '/search?keyword=ALL',
    tag: 'clinic-catalogue',
    title: { zh: /^全部產品/, en: /^All products/ },
  },
  {
    path: '/brandIndex',
    tag: 'clinic-brand-index',
    title: { zh: /^品牌索引/, en: /^Brands/ },
  },
  { path: '/pay/1', tag: 'clinic-cashier', title: { zh: /^付款/, en: /^Payment/ } },
  { path: '/shopCart', tag: 'clinic-cart', title: { zh: /^購物車/, en: /^Cart/ } },
  {
    path: '/order/confirm2',
    tag: 'clinic-checkout',
    title: { zh: /^確認訂單/, en: /^Confirm order/ },
  },
  {
    path: '/mailSubscription',
    tag: 'clinic-mail-preferences',
    title: { zh: /^電郵設定/, en: /^E-mail preferences/ },
  },
  {
    path: '/user/address',
    tag: 'clinic-account',
    title: { zh: /^送貨地址/, en: /^Delivery addresses/ },
  },
  {
    path: '/user/afterSales',
    tag: 'clinic-account',
    title: { zh: /^售後服務/, en: /^After-sales/ },
  },
  {
    path: '/user/afterSalesDetail/1',
    tag: 'clinic-account',
    title: { zh: /^售後詳情/, en: /^After-sales request/ },
  },
  {
    path: '/user/serviceList/1/0',
    tag: 'clinic-account',
    title: { zh: /^申請售後/, en: /^Apply for after-sales/ },
  },
  {
    path: '/user/history',
    tag: 'clinic-account',
    title: { zh: /^採購紀錄/, en: /^Buying history/ },
  },
  { path: '/about/1', tag: 'clinic-article', title: { zh: /^關於我們/, en: /^About us/ } },
  { path: '/about/3', tag: 'clinic-article', title: { zh: /^私隱政策/, en: /^Privacy policy/ } },
  {
    path: '/about/4',
    tag: 'clinic-article',
    title: { zh: /^服務協議/, en: /^Service agreement/ },
  },
  { path: '/about/13', tag: 'clinic-article', title: { zh: /^積分規則/, en: /^Points rules/ } },
  {
    path: '/about/99999',
    tag: 'clinic-article',
    title: { zh: /^文章/, en: /^Article/ },
    status: 404,
  },
  {
    path: '/payResult?type=fail&orderId=1&html=<b>x</b>',
    tag: 'clinic-pay-result',
    title: { zh: /^付款結果/, en: /^Payment result/ },
  },
  {
    path: '/paypalResult',
    tag: 'clinic-wallet-return',
    title: { zh: /^正在確認付款/, en: /^Confirming your payment/ },
  },
  {
    path: '/qrCodePage?orderNo=1&code=x',
    tag: 'clinic-qr-pay',
    title: { zh: /^掃碼付款/, en: /^Pay by QR code/ },
  },
  { path: '/transfer', title: { zh: /^正在前往付款頁面/, en: /^Opening the payment page/ } },
  {
    path: '/redirect?url=javascript:alert(1)',
    title: { zh: /^不能開啟此地址/, en: /^This address cannot be opened/ },
    status: 400,
  },
  {
    path: '/register?code=AB12',
    tag: 'clinic-register',
    title: { zh: /^登記診所/, en: /^Register your clinic/ },
  },
  { path: '/contactUs', tag: 'clinic-contact', title: { zh: /^聯絡我們/, en: /^Contact us/ } },
  {
    path: '/question',
    tag: 'clinic-faq',
    title: { zh: /^常見問題/, en: /^Frequently asked questions/ },
  },
  { path: '/questiondetails/7/x', tag: 'clinic-faq', title: { zh: /^送貨/, en: /^Delivery/ } },
  {
    path: '/questiondetails/4/x',
    tag: 'clinic-faq',
    title: { zh: /^常見問題/, en: /^Frequently asked questions/ },
    status: 404,
  },
  {
    path: '/newProductZone',
    tag: 'clinic-catalogue',
    title: { zh: /^新品專區/, en: /^New/ },
  },
  {
    path: '/discountZone',
    tag: 'clinic-catalogue',
    title: { zh: /^優惠專區/, en: /^(Offers|Discounts)/ },
  },
  {
    path: '/newCustomers',
    tag: 'clinic-new-customers',
    title: { zh: /^新客戶優惠/, en: /^For new customers/ },
  },
  {
    path: '/compare?products=10001,10041',
    tag: 'clinic-compare',
    title: { zh: /^比較產品/, en: /^Compare products/ },
  },
  {
    path: '/quickOrder',
    tag: 'clinic-quick-order',
    title: { zh: /^快速訂購/, en: /^Quick order/ },
  },
  {
    path: '/rorgotPassword',
    tag: 'clinic-forgot-password',
    title: { zh: /^忘記密碼/, en: /^Forgot password/ },
  },
  {
    path: '/forgotPasswordSecond',
    tag: 'clinic-forgot-password',
    title: { zh: /^設定新密碼/, en: /^Set a new password/ },
  },
  {
    path: '/active11/1',
    tag: 'clinic-campaign',
    title: { zh: /^防護及感染控制、/, en: /^Protection, Hygiene/ },
  },
  {
    path: '/user/orderList?tab=pending&pageIndex=2',
    tag: 'clinic-account',
    title: { zh: /^我的訂單/, en: /^My orders/ },
  },
  {
    path: '/user/orderDetail/1',
    tag: 'clinic-account',
    title: { zh: /^訂單詳情/, en: /^Order/ },
  },
  {
    path: '/user',
    tag: 'clinic-account',
    title: { zh: /^我的帳戶/, en: /^My account/ },
  },
  {
    path: '/user/information',
    tag: 'clinic-account',
    title: { zh: /^帳戶資料/, en: /^Account information/ },
  },
  {
    path: '/pointsMall?tab=low&pageIndex=2',
    tag: 'clinic-points-mall',
    title: { zh: /^積分商城/, en: /^Points mall/ },
  },
  {
    path: '/pointsMall/detail/6004?langEnv=ENGLISH',
    tag: 'clinic-points-product',
    title: { zh: /^ASTM Level 3 口罩/, en: /^ASTM level 3 masks/ },
  },
  {
    path: '/pointsMall/detail/1',
    tag: 'clinic-points-product',
    title: { zh: /^積分產品/, en: /^Points product/ },
    status: 404,
  },
  {
    path: '/pointsMall/confirm?pointsProductId=6004&amount=1&langEnv=ENGLISH',
    tag: 'clinic-points-confirm',
    title: { zh: /^確認換領/, en: /^Confirm redemption/ },
  },
  {
    path: '/pointsMall/paySuccess?orderNo=1',
    tag: 'clinic-points-result',
    title: { zh: /^換領結果/, en: /^Redemption/ },
  },
  {
    path: '/pointsMall/pointsRecord?tab=income',
    tag: 'clinic-points-history',
    title: { zh: /^積分明細/, en: /^Points history/ },
  },
  {
    path: '/pointsMall/exchangeRecord?pageIndex=2',
    tag: 'clinic-points-exchanges',
    title: { zh: /^換領紀錄/, en: /^Exchange records/ },
  },
  {
    path: '/point/orderDetail?orderNo=1',
    tag: 'clinic-points-order',
    title: { zh: /^換領訂單/, en: /^Exchange order/ },
  },
  {
    path: '/no-such-page',
    title: { zh: /^找不到此頁/, en: /^The page you visited does not exist/ },
    status: 404,
  },
];

/** Pages of the table without parameters that no row above names; each shows an element below its title. */
function otherPages(): readonly Route[] {
  const named = there.map(({ path }) => path.split('?')[0]);
  const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')}`);
  return Object.values<PageRow>(PAGES)
    .filter(({ path }) => !/[{?#]/.test(path) && !named.includes(path))
    .map(({ path, name, title = name }) => ({
      path,
      tag: /^clinic-/,
      title: { zh: exactly(title.zh), en: exactly(title.en) },
    }));
}

/** Every page, those without parameters in the table included. */
export const routes = (): readonly Route[] => [...there, ...otherPages()];
