import type { Explanation } from '../base/decision.ts';
import type { Cents } from '../base/money.ts';
import type { CashierOrder } from './shapes.ts';
import { payStanding, refusePaying } from './standing.ts';

/** Longest sentence that is taken over from an address. */
const LONGEST_MESSAGE = 200;

/** What the address of /payResult says: text that anybody may have written, believed in nothing. */
export interface ResultQuery {
  readonly orderNo: string;
  readonly said: 'success' | 'fail' | undefined;
  /** Why it failed, to be shown as text. */
  readonly message: string;
}

/**
 * Reads the query of /payResult. price, pay, payType, html and tips are not taken: what they say of an order the
 * server says better, and HTML from an address is never shown. Spec: 2§2.4
 */
export function readResult(query: URLSearchParams): ResultQuery {
  const type = query.get('type');
  const message = (query.get('message') ?? '').replace(/\p{C}+/gu, ' ').trim();
  return {
    orderNo: (query.get('orderId') ?? '').trim(),
    said: type === 'success' || type === 'fail' ? type : undefined,
    message: [...message].slice(0, LONGEST_MESSAGE).join(''),
  };
}

/** What the result page shows. */
export type PayResult =
  | { readonly kind: 'paid'; readonly total: Cents; readonly paidBy: string }
  /** Account and text of the bank transfer that is awaited. */
  | {
      readonly kind: 'transfer';
      readonly total: Cents;
      readonly account: string;
      readonly copyText: string;
    }
  /** Nothing says that it failed, and the payment is not known yet: `follow` tells. */
  | { readonly kind: 'waiting'; readonly total: Cents }
  /** `message` is text of the address, `why` what is known; `mayRetry` leads back to the cashier. */
  | {
      readonly kind: 'failed';
      readonly why: Explanation;
      readonly message: string;
      readonly mayRetry: boolean;
    };

/**
 * What /payResult shows of an order: the order as the server has it decides, whatever the address says. Only why a
 * payment failed is taken from there, and only while the order is still to be paid. Spec: 2§2.4, 2§4, 2§8
 */
export function resultOf(query: ResultQuery, order: CashierOrder, now: number): PayResult {
  const standing = payStanding(order, now);
  const { total, settings } = order;
  if (standing === 'paid') return { kind: 'paid', total, paidBy: order.paidByName };
  if (standing === 'transfer-awaited') {
    const { account = '', copyText = '' } = settings?.transfer ?? {};
    return { kind: 'transfer', total, account, copyText };
  }
  const why = refusePaying(standing);
  if (why) return { kind: 'failed', why, message: '', mayRetry: false };
  if (query.said !== 'fail') return { kind: 'waiting', total };
  return {
    kind: 'failed',
    why: { reason: 'payment-failed', facts: {} },
    message: query.message,
    mayRetry: true,
  };
}
