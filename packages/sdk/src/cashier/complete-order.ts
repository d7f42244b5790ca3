import { sum, times } from '../base/values/sums.ts';
import type { Account } from '../identity/account/store.ts';
import type { Language } from '../language/rules.ts';
import type { PayOrder } from './contract.ts';
import type { CashierOrder, PaymentRecord, Remittance } from './types.ts';

/** Facts that complete the answer. */
export interface Beside {
  /** Undefined where it could not be read: then balance and cheque are not offered. */
  readonly account:
    | Pick<Account, 'hasPaymentPassword' | 'hasCredit' | 'mayPayByCheque'>
    | undefined;
  /** The last payment of this order that this browser started. */
  readonly begun: PaymentRecord | undefined;
  readonly language: Language;
  readonly now: number;
}

/** The answer to the transfer in the page's language; else the merchant's settings for transfers. */
function remittanceOf({ settings }: PayOrder, { begun, language }: Beside): Remittance {
  const settled = settings?.transfer;
  const answered = begun?.remitTo;
  const isReadable = answered?.language === language || !settled?.account;
  const { account, copyText } = (answered && isReadable ? answered : settled) ?? {
    account: '',
    copyText: '',
  };
  return { account, copyText };
}

/** The total of the goods, where each has a price. */
function goodsTotalOf({ goods, goodsTotal }: PayOrder) {
  if (goodsTotal !== undefined || goods.length === 0) return goodsTotal;
  const prices = goods.flatMap(({ unit, quantity }) =>
    unit === undefined ? [] : times(unit, quantity),
  );
  return prices.length === goods.length ? sum(prices) : undefined;
}

/** The deadline of an answer that arrived at this time; undefined where the server names none. Spec: 2§9 */
export const payByOf = (
  { timeLeftMs }: Pick<PayOrder, 'timeLeftMs'>,
  now: number,
): number | undefined => (timeLeftMs === undefined ? undefined : now + timeLeftMs);

/**
 * Completes an order at the cashier with the user info, a transfer that this browser started, and the total of the
 * goods. Spec: 2§3, 2§4, 2§6
 */
export function completeOrder(answer: PayOrder, beside: Beside): CashierOrder {
  const { account, begun, now } = beside;
  const isRemitted = begun?.method === 'transfer' && !begun.isLetGo;
  return {
    ...answer,
    paidBy: answer.paidBy ?? (isRemitted ? 'transfer' : undefined),
    goodsTotal: goodsTotalOf(answer),
    payBy: payByOf(answer, now),
    isAccountKnown: account !== undefined,
    hasPayPassword: account?.hasPaymentPassword ?? false,
    hasCredit: account?.hasCredit ?? false,
    mayPayByCheque: account?.mayPayByCheque ?? false,
    remittance: remittanceOf(answer, beside),
  };
}
