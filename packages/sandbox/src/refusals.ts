import type { Language } from './language.ts';
import type { Bilingual } from './seed/shapes.ts';

type Facts = Readonly<Record<string, string | number>>;

/**
 * Every answer that is not 1200. 1300, 1323, 1328, 1340 and 1359 are the documents' (1§8); the
 * others are this server's own, which the documents leave open ("other: server message").
 */
const refusals = {
  noSession: { id: 1300, zh: '請先登入。', en: 'Please log in first.' },
  sessionExpired: {
    id: 1323,
    zh: '登入已過期，請重新登入。',
    en: 'Your session has ended. Please log in again.',
  },
  notSold: {
    id: 1328,
    zh: '商品不存在或已下架。',
    en: 'This product does not exist or is no longer sold.',
  },
  noArticle: {
    id: 1329,
    zh: '文章不存在或已撤下。',
    en: 'This article does not exist or has been withdrawn.',
  },
  noSuchMail: { id: 1371, zh: '沒有此電郵設定。', en: 'There is no such e-mail preference.' },
  securityMail: {
    id: 1372,
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
    en: 'We could not handle this just now. Please try again.',
  },
  wrongPassword: {
    id: 1301,
    zh: '帳戶或密碼不正確。',
    en: 'The account or password is not right.',
  },
  tooManyTries: {
    id: 1302,
    zh: '嘗試次數過多，請於 {minutes} 分鐘後再試。',
    en: 'Too many tries. Please try again in {minutes} minutes.',
  },
  noAccount: {
    id: 1303,
    zh: '未有此帳戶，請先註冊。',
    en: 'There is no such account yet. Please register first.',
  },
  wrongCode: {
    id: 1304,
    zh: '驗證碼不正確，請核對後再輸入。',
    en: 'The code is not right. Please check it and enter it again.',
  },
  codeExpired: {
    id: 1305,
    zh: '驗證碼已失效，請重新獲取。',
    en: 'The code is no longer valid. Please ask for a new one.',
  },
  tooSoon: {
    id: 1306,
    zh: '請於 {seconds} 秒後再獲取驗證碼。',
    en: 'You can ask for another code in {seconds} seconds.',
  },
  captchaNeeded: {
    id: 1307,
    zh: '請輸入圖片中的 4 個字符。',
    en: 'Please enter the 4 characters in the picture.',
  },
  captchaWrong: {
    id: 1308,
    zh: '圖片字符不正確，請再試一次。',
    en: 'Those are not the characters in the picture. Please try again.',
  },
  unreadableCipher: {
    id: 1309,
    zh: '未能讀取加密內容，請重新整理頁面後再試。',
    en: 'The encrypted request could not be read. Please reload the page and try again.',
  },
  noContact: {
    id: 1310,
    zh: '請輸入電郵，或手機號碼及區號。',
    en: 'Please enter an e-mail address, or a phone number with its area code.',
  },
  alreadyRegistered: {
    id: 1311,
    zh: '此電郵或手機號碼已註冊，請直接登入。',
    en: 'This e-mail or phone number is registered already. Please log in.',
  },
  weakPassword: {
    id: 1312,
    zh: '密碼須最少 6 個字元，並包含字母及數字。',
    en: 'A password has at least 6 characters, with letters and digits.',
  },
  passwordsDiffer: {
    id: 1313,
    zh: '兩次輸入的密碼不一致。',
    en: 'The two passwords do not match.',
  },
  wrongOldPassword: {
    id: 1314,
    zh: '原密碼不正確。',
    en: 'The old password is not right.',
  },
  proofNeeded: {
    id: 1315,
    zh: '請先驗證現有的手機號碼或電郵。',
    en: 'Please verify your present phone number or e-mail first.',
  },
  unknownRegion: {
    id: 1316,
    zh: '沒有此地區，請重新選擇。',
    en: 'There is no such region. Please choose again.',
  },
  fileTooLarge: {
    id: 1317,
    zh: '檔案過大，請上載不超過 2 MB 的圖片。',
    en: 'The file is too large. Please upload a picture of at most 2 MB.',
  },
  fileNotPicture: {
    id: 1318,
    zh: '此檔案不是 JPG 或 PNG 圖片。',
    en: 'This file is not a JPG or PNG picture.',
  },
  incomplete: {
    id: 1319,
    zh: '請填寫完整資料。',
    en: 'Please fill in complete information.',
  },
  underReview: {
    id: 1320,
    zh: '審核中，不可修改。',
    en: 'Under review, it cannot be modified.',
  },
  noAddress: {
    id: 1321,
    zh: '沒有此收貨地址，請重新整理。',
    en: 'There is no such delivery address. Please refresh.',
  },
  tooManyAddresses: {
    id: 1322,
    zh: '最多可儲存 {most} 個收貨地址，請先刪除不用的。',
    en: 'You can keep {most} delivery addresses. Please delete one first.',
  },
  clinicAddressMissing: {
    id: 1324,
    zh: '請輸入診所地址。',
    en: 'Please enter clinic address.',
  },
  wrongPhone: {
    id: 1325,
    zh: '請檢查電話號碼格式。',
    en: 'Please check phone number format.',
  },
  contactTaken: {
    id: 1326,
    zh: '此電郵或手機號碼已由另一帳戶使用。',
    en: 'This e-mail or phone number belongs to another account.',
  },
  contactUnchanged: {
    id: 1327,
    zh: '這是你現有的電郵或手機號碼。',
    en: 'This is your present e-mail or phone number already.',
  },
  notVerified: {
    id: 1341,
    zh: '診所認證後方可選購。',
    en: 'You can buy once your clinic is verified.',
  },
  priceOnRequest: {
    id: 1360,
    zh: '「{name}」須先查詢價格，請聯絡客戶服務。',
    en: '“{name}” is priced on request. Please contact us.',
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
    zh: '購物車內沒有此商品，請重新整理。',
    en: 'This item is no longer in your cart. Please refresh.',
  },
  noSuchOffer: {
    id: 1366,
    zh: '此優惠商品不可直接加入購物車。',
    en: 'Items of this offer cannot be added to the cart directly.',
  },
  couponForVerified: {
    id: 1370,
    zh: '診所認證後方可領取優惠券。',
    en: 'You can claim coupons once your clinic is verified.',
  },
  noSuchCoupon: {
    id: 1371,
    zh: '沒有此優惠券，請重新整理。',
    en: 'There is no such coupon. Please refresh.',
  },
  couponEnded: {
    id: 1372,
    zh: '「{name}」優惠券已過期。',
    en: 'The coupon “{name}” has ended.',
  },
  couponUsedUp: {
    id: 1373,
    zh: '「{name}」優惠券每間診所限領 {limit} 張，你已領取並使用。',
    en: 'The coupon “{name}” is limited to {limit} per clinic, and you have used yours.',
  },
  couponRunOut: {
    id: 1374,
    zh: '「{name}」優惠券已派完。',
    en: 'All coupons “{name}” have been claimed.',
  },
} as const satisfies Record<string, Bilingual & { readonly id: number }>;

export type RefusalReason = keyof typeof refusals;

/** Thrown by a handler to refuse; becomes an envelope with the sentence in the caller's language. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly facts: Readonly<Record<string, string | number | Bilingual>>;

  constructor(reason: RefusalReason, facts: Refusal['facts'] = {}) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
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
