import { afterSalesRefusals } from '../after-sales/refusals.ts';
import { payRefusals } from '../cashier/refusals.ts';
import { orderRefusals } from '../checkout/refusals.ts';
import { accountRefusals } from '../identity/account/refusals.ts';
import { placedOrderRefusals } from '../orders/refusals.ts';
import { pointsRefusals } from '../points/refusals.ts';
import type { Bilingual } from '../seed/data/types.ts';
import type { Language } from './language.ts';

type Facts = Readonly<Record<string, string | number>>;

/**
 * Every refusal. The documents name 1300, 1323, 1328, 1340 and 1359 (1§8) and leave the others open
 * ("other: server message").
 */
export const refusals = {
  noSession: { id: 1300, zh: '請先登入。', en: 'Please log in first.' },
  sessionExpired: {
    id: 1323,
    zh: '登入已過期，請重新登入。',
    en: 'Your session has ended. Please log in again.',
  },
  notSold: {
    id: 1328,
    zh: '產品不存在或已下架。',
    en: 'This product does not exist or is no longer sold.',
  },
  noArticle: {
    id: 1329,
    zh: '文章不存在或已撤下。',
    en: 'This article does not exist or has been withdrawn.',
  },
  noSuchMail: { id: 1375, zh: '沒有此電郵設定。', en: 'This e-mail preference does not exist.' },
  securityMail: {
    id: 1376,
    zh: '與帳戶安全有關的電郵不能關閉。',
    en: 'Security-related e-mails cannot be turned off.',
  },
  notNewCustomer: {
    id: 1359,
    zh: '此優惠只供新客戶選購。',
    en: 'This offer is for new customers only.',
  },
  noCampaign: {
    id: 1328,
    zh: '此活動不存在或已結束。',
    en: 'This campaign does not exist or has ended.',
  },
  unfit: {
    id: 1400,
    zh: '請求不符合約定：{field}。',
    en: 'The request does not fit the contract: {field}.',
  },
  noSuchCall: { id: 1404, zh: '沒有此服務：{path}。', en: 'There is no such call: {path}.' },
  wrongMethod: { id: 1405, zh: '此服務須以 {method} 呼叫。', en: 'This call takes {method}.' },
  tooLarge: { id: 1413, zh: '請求內容過大。', en: 'The request is too large.' },
  ourFault: {
    id: 1500,
    zh: '系統暫時未能處理，請稍後再試。',
    en: 'Something went wrong on our side. Try again.',
  },
  ...accountRefusals,
  ...orderRefusals,
  ...placedOrderRefusals,
  ...afterSalesRefusals,
  ...payRefusals,
  ...pointsRefusals,
  notVerified: {
    id: 1341,
    zh: '診所認證後方可選購。',
    en: 'You can buy once your clinic is verified.',
  },
  priceOnRequest: {
    id: 1360,
    zh: '「{name}」須先查詢價格，請聯絡客戶服務。',
    en: '“{name}”: price on request. Contact us.',
  },
  insufficientStock: {
    id: 1361,
    zh: '庫存不足，「{name}」餘 {left} {unit}。',
    en: 'Insufficient stock. {left} left of “{name}” (unit: {unit}).',
  },
  outOfStock: { id: 1362, zh: '「{name}」暫時缺貨。', en: '“{name}” is out of stock.' },
  overLimit: {
    id: 1363,
    zh: '「{name}」每間診所限購 {limit} {unit}。',
    en: '“{name}” is limited to {limit} per clinic (unit: {unit}).',
  },
  wrongMultiple: {
    id: 1364,
    zh: '「{name}」須以 {multiple} {unit}的倍數選購。',
    en: '“{name}” is sold in multiples of {multiple} (unit: {unit}).',
  },
  notInCart: {
    id: 1365,
    zh: '購物車內沒有此產品，請重新整理。',
    en: 'This product is no longer in your cart. Refresh the page.',
  },
  noSuchOffer: {
    id: 1366,
    zh: '此優惠產品不可直接加入購物車。',
    en: 'Products in this offer cannot be added to the cart directly.',
  },
  couponForVerified: {
    id: 1370,
    zh: '診所認證後方可領取優惠券。',
    en: 'You can claim coupons once your clinic is verified.',
  },
  noSuchCoupon: {
    id: 1371,
    zh: '沒有此優惠券，請重新整理。',
    en: 'This coupon does not exist. Refresh the page.',
  },
  couponEnded: {
    id: 1372,
    zh: '「{name}」優惠券已過期。',
    en: 'The coupon “{name}” has expired.',
  },
  couponUsedUp: {
    id: 1373,
    zh: '「{name}」優惠券每間診所限領 {limit} 張，你已領取並使用。',
    en: 'The coupon “{name}” is limited to {limit} per clinic, and you have used yours.',
  },
  couponRunOut: {
    id: 1374,
    zh: '「{name}」優惠券已派完。',
    en: 'All “{name}” coupons have been claimed.',
  },
} as const satisfies Record<string, Bilingual & { readonly id: number }>;

export type RefusalReason = keyof typeof refusals;

/** Thrown by a handler to refuse a call; answered as an envelope in the caller's language. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly facts: Readonly<Record<string, string | number | Bilingual>>;
  /** Of a call whose body names the language; undefined for that of the header. */
  readonly language: Language | undefined;

  constructor(reason: RefusalReason, facts: Refusal['facts'] = {}, language?: Language) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
    this.language = language;
  }

  /** The same refusal in the language of a body. */
  inLanguage(language: Language): Refusal {
    return new Refusal(this.reason, this.facts, language);
  }
}

export interface Envelope {
  readonly resultID: number;
  readonly message: string;
  readonly data: unknown;
}

export const OK = 1200;

const fill = (sentence: string, facts: Facts) =>
  sentence.replace(/\{(\w+)\}/g, (blank, key: string) => String(facts[key] ?? blank));

/** The envelope of a refusal, in one language. */
export function refusalEnvelope(refusal: Refusal, language: Language): Envelope {
  const { id, ...words } = refusals[refusal.reason];
  const facts = Object.fromEntries(
    Object.entries(refusal.facts).map(([key, fact]) => [
      key,
      typeof fact === 'object' ? fact[language] : fact,
    ]),
  );
  return { resultID: id, message: fill(words[language], facts), data: null };
}

const SUCCESS: Bilingual = { zh: '成功', en: 'Success' };

export const successEnvelope = (data: unknown, language: Language): Envelope => ({
  resultID: OK,
  message: SUCCESS[language],
  data: data ?? null,
});
