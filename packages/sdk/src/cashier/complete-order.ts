import { sum, times } from '../base/values/money.ts';
import type { Account } from '../identity/account/store.ts';
import type { Language } from '../language/rules.ts';
import type { PayOrder } from './contract.ts';
import type { CashierOrder, PaymentRecord, Remittance } from './types.ts';

/** What is known beside the answer. */
export interface Beside {
  /** Undefined where it could not be read: then only other ways of paying are offered. */
  readonly account:
    | Pick<Account, 'hasPaymentPassword' | 'hasCredit' | 'mayPayByCheque'>
    | undefined;
  /** The payment of this order that was last begun in this browser. */
  readonly begun: PaymentRecord | undefined;
  readonly language: Language;
  readonly now: number;
}

/** What was answered to the transfer, in the language of the page; else what the merchant says of transfers at all. */
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

/** What the goods cost, where each of them says it. */
function goodsTotalOf({ goods, goodsTotal }: PayOrder) {
  if (goodsTotal !== undefined || goods.length === 0) return goodsTotal;
  const prices = goods.flatMap(({ unit, quantity }) =>
    unit === undefined ? [] : times(unit, quantity),
  );
  return prices.length === goods.length ? sum(prices) : undefined;
}

/** Completes an order at the cashier: user info, a transfer that was begun here, the goods added up. Spec: 2§3, 2§4, 2§6 */
export function completeOrder(answer: PayOrder, beside: Beside): CashierOrder {
  const { account, begun, now } = beside;
  const isRemitted = begun?.method === 'transfer' && !begun.isLetGo;
  return {
    ...answer,
    paidBy: answer.paidBy ?? (isRemitted ? 'transfer' : undefined),
    goodsTotal: goodsTotalOf(answer),
    payBy: answer.timeLeftMs === undefined ? undefined : now + answer.timeLeftMs,
    hasPayPassword: account?.hasPaymentPassword ?? false,
    hasCredit: account?.hasCredit ?? false,
    mayPayByCheque: account?.mayPayByCheque ?? false,
    remittance: remittanceOf(answer, beside),
  };
}
