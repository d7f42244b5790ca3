import { AUTH_STATUS } from '../http/call.ts';
import type { Bilingual } from './data/types.ts';

/** The one password of every scenario account; satisfies the rules of 1§5. */
export const SCENARIO_PASSWORD = 'Clinic2026';

/** The payment password of those that have one. Spec: 2§5 */
export const SCENARIO_PAY_PASSWORD = '246810';

/** Means of payment of an account besides the providers, in cents. */
interface WalletSeed {
  readonly balance: number;
  readonly chequeQuota?: number;
  readonly chequeStop?: Bilingual;
}

export interface Scenario {
  readonly key: string;
  readonly email: string;
  /** A Hong Kong number, area code +852. */
  readonly phone: string;
  readonly name: string;
  readonly clinic: string;
  readonly authStatus: string;
  readonly reason?: Bilingual;
  /** Who this is and what they can see and do. */
  readonly about: Bilingual;
  /** The orders and cart lines that `about` speaks of, and the words for an account that has fewer. */
  readonly goods?: {
    readonly orders?: number;
    readonly lines?: number;
    readonly without: Bilingual;
  };
  /** Has not ordered yet; the offer is theirs once approved. */
  readonly isNewCustomer?: boolean;
  readonly hasPaymentPassword?: boolean;
  readonly hasCredit?: boolean;
  readonly mayPayByCheque?: boolean;
  /** Roles, separated by commas; `Buyer` by default. Spec: 2§6 */
  readonly roles?: string;
  readonly wallet?: WalletSeed;
}

/** The people that tests and demos need. The eighth, the visitor, has no account. */
export const scenarios: readonly Scenario[] = [
  {
    key: 'verified',
    email: 'verified@clinicart.test',
    phone: '61230001',
    name: '何靜怡醫生',
    clinic: '皓晴牙科診所',
    authStatus: AUTH_STATUS.approved,
    hasPaymentPassword: true,
    about: {
      zh: '已認證診所：看到價格，可以選購，購物車是空的。',
      en: 'Verified clinic: sees prices and can buy. The cart is empty.',
    },
  },
  {
    key: 'unverified',
    email: 'unverified@clinicart.test',
    phone: '61230002',
    name: '陳嘉欣',
    clinic: '',
    authStatus: AUTH_STATUS.none,
    isNewCustomer: true,
    about: {
      zh: '已註冊而未認證：看不到價格，會見到「去認證」。',
      en: 'Registered, not verified: sees no prices, but “Get verified”.',
    },
  },
  {
    key: 'under-review',
    email: 'under-review@clinicart.test',
    phone: '61230003',
    name: '李志明醫生',
    clinic: '仁樂醫務所',
    authStatus: AUTH_STATUS.underReview,
    isNewCustomer: true,
    about: {
      zh: '認證審核中：暫時看不到價格，可在控制台通過認證。',
      en: 'Under review: sees no prices yet. Verify it in the console.',
    },
  },
  {
    key: 'rejected',
    email: 'rejected@clinicart.test',
    phone: '61230004',
    name: '黃慧敏',
    clinic: '康庭綜合診所',
    authStatus: AUTH_STATUS.rejected,
    isNewCustomer: true,
    reason: {
      zh: '商業登記證影像模糊，請重新上載。',
      en: 'The picture of the business registration certificate is blurred. Upload it again.',
    },
    about: {
      zh: '認證被拒：看到原因，修改後可再提交。',
      en: 'Rejected: sees the reason and can submit again.',
    },
  },
  {
    key: 'new-customer',
    email: 'new-customer@clinicart.test',
    phone: '61230005',
    name: '周詠詩醫生',
    clinic: '海怡牙科中心',
    authStatus: AUTH_STATUS.approved,
    isNewCustomer: true,
    about: {
      zh: '剛獲認證的新客戶：可享新客戶優惠。',
      en: 'Newly verified: entitled to the new-customer offer.',
    },
  },
  {
    key: 'finance',
    email: 'finance@clinicart.test',
    phone: '61230006',
    name: '林國輝（會計部）',
    clinic: '博濟醫療集團',
    authStatus: AUTH_STATUS.approved,
    hasPaymentPassword: true,
    mayPayByCheque: true,
    roles: 'Finance',
    wallet: { balance: 2_000_000, chequeQuota: 3_000_000 },
    about: {
      zh: '診所會計：不能取消待付款的訂單；已設支付密碼，支票額度 HK$30,000，餘額 HK$20,000。',
      en: 'A clinic’s accountant: cannot cancel orders that await payment; payment password, cheque limit of HK$30,000, balance of HK$20,000.',
    },
  },
  {
    key: 'credit',
    email: 'credit@clinicart.test',
    phone: '61230007',
    name: '鄭浩然醫生',
    clinic: '信和牙科診所',
    authStatus: AUTH_STATUS.approved,
    hasPaymentPassword: true,
    hasCredit: true,
    wallet: { balance: 120_000 },
    about: {
      zh: '月結客戶：餘額 HK$1,200；購物車有 3 款產品，一款數量多於庫存，一款已下架。',
      en: 'Buys on credit: balance of HK$1,200. 3 products in the cart: one exceeds the stock, one is no longer sold.',
    },
    goods: {
      lines: 3,
      without: { zh: '月結客戶：餘額 HK$1,200。', en: 'Buys on credit: balance of HK$1,200.' },
    },
  },
  {
    key: 'cheque-stopped',
    email: 'cheque-stopped@clinicart.test',
    phone: '61230010',
    name: '梁美玲（會計部）',
    clinic: '恒康醫務中心',
    authStatus: AUTH_STATUS.approved,
    hasPaymentPassword: true,
    mayPayByCheque: true,
    wallet: {
      balance: 0,
      chequeQuota: 1_000_000,
      chequeStop: {
        zh: '10 月份月結單逾期未付，暫停支票付款。',
        en: 'Cheques are paused: the October statement is overdue.',
      },
    },
    about: {
      zh: '支票付款被暫停的診所：結算時見到原因。',
      en: 'Clinic with cheques paused: sees the reason at checkout.',
    },
  },
  {
    key: 'regular',
    email: 'regular@clinicart.test',
    phone: '61230011',
    name: '譚綽盈醫生',
    clinic: '德輔牙科診所',
    authStatus: AUTH_STATUS.approved,
    hasPaymentPassword: true,
    hasCredit: true,
    mayPayByCheque: true,
    wallet: { balance: 6_000_000, chequeQuota: 5_000_000 },
    about: {
      zh: '兩年的熟客：150 張訂單，各種訂單、包裹及售後狀態齊備；可用餘額及支票付款。',
      en: 'Regular customer for two years: 150 orders, with every status of orders, parcels and after-sales. Pays from a balance and by cheque.',
    },
    goods: {
      orders: 150,
      without: {
        zh: '診所客戶：可用餘額及支票付款。',
        en: 'Clinic that pays from a balance and by cheque.',
      },
    },
  },
];

/** A person with a single contact. */
export type Person = Omit<Scenario, 'email' | 'phone'> &
  (
    | { readonly email: string; readonly phone: null }
    | { readonly email: null; readonly phone: string }
  );

/** Three more, who have a contact to bind. */
export const halfReached: readonly Person[] = [
  {
    key: 'email-only',
    email: 'email-only@clinicart.test',
    phone: null,
    name: '馮子謙',
    clinic: '',
    authStatus: AUTH_STATUS.none,
    isNewCustomer: true,
    about: {
      zh: '以電郵註冊：沒有手機號碼，可綁定。',
      en: 'Registered by e-mail: has no phone number yet and can add one.',
    },
  },
  {
    key: 'incomplete',
    email: 'incomplete@clinicart.test',
    phone: null,
    name: '羅穎琳醫生',
    clinic: '晴朗牙科診所',
    authStatus: AUTH_STATUS.approved,
    about: {
      zh: '已認證但沒有聯絡電話：看到價格，結帳時會先被帶到帳戶資料補充。',
      en: 'Verified, without a phone number: sees prices, and must complete the profile to check out.',
    },
  },
  {
    key: 'phone-only',
    email: null,
    phone: '61230009',
    name: '蘇曉彤',
    clinic: '',
    authStatus: AUTH_STATUS.none,
    isNewCustomer: true,
    about: {
      zh: '以手機註冊：沒有電郵，可綁定。',
      en: 'Registered by phone: has no e-mail address yet and can add one.',
    },
  },
];

/** Codes that bring new clinics. Spec: 1§2 */
export const invitations: readonly { readonly code: string; readonly name: Bilingual }[] = [
  { code: 'DENTAL88', name: { zh: '牙科展覽攤位', en: 'Stand at the dental fair' } },
  { code: 'HOCLINIC', name: { zh: '皓晴牙科診所推薦', en: 'Recommended by 皓晴牙科診所' } },
];
