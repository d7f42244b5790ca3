import { methodName } from '../cashier/methods.ts';
import { dollarsText } from '../catalogue/prices.ts';
import type { Language } from '../http/language.ts';
import type { PaidBy } from './return-rows.ts';

/** Paying by cheque. Spec: 2§9 */
const CHEQUE = '53';

/** A part of a refund, in cents. */
export interface RefundPart {
  readonly goesTo: 'provider' | 'balance' | 'cheque';
  readonly amount: number;
}

/** Splits a refund over what a payment consists of: first what its provider took, then what the balance paid. */
export function refundParts(payment: PaidBy | undefined, amount: number): RefundPart[] {
  if (!payment) return [];
  const first = Math.min(amount, payment.from_provider);
  const second = Math.min(amount - first, payment.from_balance);
  const goesTo = payment.pay_type === CHEQUE ? 'cheque' : 'provider';
  const parts: RefundPart[] = [
    { goesTo, amount: first },
    { goesTo: 'balance', amount: second },
  ];
  return parts.filter((part) => part.amount > 0);
}

const WORDS = {
  balance: { zh: '退回帳戶餘額', en: 'To your account balance' },
  cheque: { zh: '退回支票額度', en: 'To your cheque limit' },
  provider: { zh: '原路退回：', en: 'Refund to: ' },
} as const;

/** Where a refund goes, in words; a split one names its amounts. */
export function refundWords(payment: PaidBy | undefined, amount: number, language: Language) {
  const parts = refundParts(payment, amount);
  const method = methodName(payment?.pay_type ?? '')?.[language] ?? '';
  const sentences = parts.map((part) => {
    const to = WORDS[part.goesTo][language];
    const words = part.goesTo === 'provider' ? `${to}${method}` : to;
    return parts.length > 1 ? `${words} ${dollarsText(part.amount)}` : words;
  });
  return sentences.join(language === 'zh' ? '；' : '; ');
}
