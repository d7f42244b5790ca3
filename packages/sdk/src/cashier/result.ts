import type { Explanation } from '../base/values/explanation.ts';
import type { Cents } from '../base/values/money.ts';
import { chequeDetails, type PaymentSettings, settledName } from '../checkout/payment-settings.ts';
import { METHOD_CODES, type PaymentMethod, paymentMethod } from './methods.ts';
import {
  mayPayAnotherWay,
  type PaymentState,
  payStanding,
  refusePaying,
} from './payment/payment-status.ts';
import type { CashierOrder, KnownHere, OrderEndReason, PaidParts } from './types.ts';

/** The longest sentence that is taken from a URL. */
const LONGEST_MESSAGE = 200;

/** The query of /payResult: text that anyone may have written. Nothing of it is trusted. */
export interface ResultQuery {
  readonly orderNo: string;
  readonly said: 'success' | 'fail' | undefined;
  /** The claimed payment method: it selects a view, and never proves a payment. */
  readonly method: PaymentMethod | undefined;
  /** The claimed reason of a failure, shown as text. */
  readonly message: string;
}

/**
 * Reads the query of /payResult. Ignores price, pay, html and tips: the server knows them better, and HTML from a URL
 * is never shown. Spec: 2§2.4
 */
export function readResult(query: URLSearchParams): ResultQuery {
  const type = query.get('type');
  const method = paymentMethod.parse(query.get('payType') ?? '');
  const message = (query.get('message') ?? '').replace(/\p{C}+/gu, ' ').trim();
  return {
    orderNo: (query.get('orderId') ?? '').trim(),
    said: type === 'success' || type === 'fail' ? type : undefined,
    method: method === 'unknown' ? undefined : method,
    message: [...message].slice(0, LONGEST_MESSAGE).join(''),
  };
}

/** The query for /payResult: the view to show, and no amount. Spec: 2§2.4 */
export const resultAddress = (
  end: Pick<ResultQuery, 'orderNo' | 'said' | 'method'> & { readonly message?: string | undefined },
) => ({
  type: end.said,
  orderId: end.orderNo,
  payType: end.method && METHOD_CODES[end.method],
  message: end.message,
});

/** The view of the result page. */
export type PayResult =
  | {
      readonly kind: 'paid';
      readonly total: Cents;
      /** The server's name of the method; '' where it has none. */
      readonly paidBy: string;
      readonly method: PaymentMethod | undefined;
      /** The postal address for the cheque, and the text for its back. */
      readonly cheque: PaymentSettings['cheque'] | undefined;
      /** Both parts of a mixed payment, where this tab knows them. */
      readonly parts: PaidParts | undefined;
    }
  /** Account and text of the bank transfer that is awaited. */
  | {
      readonly kind: 'transfer';
      readonly total: Cents;
      readonly paidBy: string;
      readonly method: PaymentMethod | undefined;
      readonly account: string;
      readonly copyText: string;
      /** Another method may still be chosen, at the cashier. */
      readonly mayPayAnotherWay: boolean;
    }
  /** The outcome is still unknown: `follow` reports it. */
  | { readonly kind: 'waiting'; readonly total: Cents }
  /** `message` is text from the URL, `why` a known reason; `mayRetry` leads back to the cashier. */
  | {
      readonly kind: 'failed';
      readonly end: 'closed' | 'expired' | undefined;
      readonly why: Explanation<OrderEndReason | 'payment-failed'>;
      readonly message: string;
      readonly mayRetry: boolean;
    };

const wordOf = (method: CashierOrder['paidBy']) => (method === 'unknown' ? undefined : method);

/** The server's name of a method: from the order, its methods, or the payment settings. */
function nameOf(order: CashierOrder, method: PaymentMethod | undefined): string {
  const listed = order.methods.find((each) => each.method === method);
  return order.paidByName || listed?.name || settledName(order.settings, method);
}

/**
 * An order that awaits its bank transfer, although the server does not say so. The address may be older than a payment
 * that this browser started since. Spec: 2§4
 */
const isSaidTransfer = (query: ResultQuery, standing: PaymentState, known: KnownHere) =>
  standing === 'payable' && (known.method ?? query.method) === 'transfer' && query.said !== 'fail';

/**
 * The parts that this tab agreed to, where they fit the paid order: they add up to its total, and the server names no
 * other method. Spec: 2§4
 */
function partsOf(order: CashierOrder, { parts }: KnownHere): PaidParts | undefined {
  if (!parts || parts.balance + parts.rest !== order.total) return undefined;
  const { paidBy, methods } = order;
  if (paidBy !== undefined && paidBy !== parts.method) return undefined;
  const shown = methods.find(({ method }) => method === parts.method);
  return { ...parts, methodName: shown?.name || order.paidByName || parts.methodName };
}

/**
 * The view of /payResult for an order. The server's order decides, whatever the URL says. Only the reason of a failure
 * comes from the URL, and only while the order is unpaid. Spec: 2§2.4, 2§4, 2§8
 */
export function resultOf(
  query: ResultQuery,
  order: CashierOrder,
  now: number,
  known: KnownHere = {},
): PayResult {
  const sent = payStanding(order, now);
  const standing = sent === 'closed' && known.hasExpired ? 'expired' : sent;
  const { total } = order;
  if (standing === 'paid') {
    const method = wordOf(order.paidBy) ?? known.method ?? query.method;
    const cheque = method === 'cheque' ? chequeDetails(order.settings) : undefined;
    const paidBy = nameOf(order, method);
    return { kind: 'paid', total, paidBy, method, cheque, parts: partsOf(order, known) };
  }
  if (standing === 'transfer-awaited' || isSaidTransfer(query, standing, known)) {
    const method = 'transfer' as const;
    return {
      kind: 'transfer',
      total,
      paidBy: nameOf(order, method),
      method,
      mayPayAnotherWay: standing === 'payable' || mayPayAnotherWay(order, now),
      ...order.remittance,
    };
  }
  const why = refusePaying(standing);
  if (why) {
    const end = standing === 'closed' || standing === 'expired' ? standing : undefined;
    return { kind: 'failed', end, why, message: '', mayRetry: false };
  }
  if (query.said !== 'fail') return { kind: 'waiting', total };
  return {
    kind: 'failed',
    end: undefined,
    why: { reason: 'payment-failed', facts: {} },
    message: query.message,
    mayRetry: true,
  };
}
