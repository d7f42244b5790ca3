import { code } from '../base/wire/parsers.ts';

/** Payment methods, by the codes of 2§9. The cashier's 9 is the balance, 53 a cheque. Spec: 2§4, 2§9 */
const METHODS = {
  '1': 'wechat',
  '4': 'wechat-app',
  '6': 'wechat-account',
  '8': 'transfer',
  '9': 'balance',
  '50': 'alipay',
  '51': 'paypal',
  '52': 'card',
  '53': 'cheque',
  '54': 'alipay-scan',
  '56': 'payme',
  '57': 'fps',
} as const;

/** A payment method. */
export type PaymentMethod = (typeof METHODS)[keyof typeof METHODS];

/** The code of each method on the wire. */
export const METHOD_CODES = Object.fromEntries(
  Object.entries(METHODS).map(([wire, method]) => [method, wire]),
) as Readonly<Record<PaymentMethod, keyof typeof METHODS>>;

/** Tells whether a stored word is a method. */
export const isMethod = (word: unknown): word is PaymentMethod =>
  typeof word === 'string' && Object.hasOwn(METHOD_CODES, word);

/** Reads a code. Unrecognised codes become 'unknown', which cannot be paid with here. */
export const paymentMethod = code(METHODS);
