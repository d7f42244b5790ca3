import type { Explanation } from '../base/values/explanation.ts';
import type { Cents } from '../base/values/money.ts';
import { chequeDetails, type PaymentSettings, settledName } from '../checkout/payment-settings.ts';
import { METHOD_CODES, type PaymentMethod, paymentMethod } from './methods.ts';
import { type PayStanding, payStanding, refusePaying } from './payment/payment-status.ts';
import type { CashierOrder, KnownHere, OrderEndReason, PaidParts } from './types.ts';

/** Longest sentence that is taken over from an address. */
const LONGEST_MESSAGE = 200;

/** What the address of /payResult says: text that anybody may have written, believed in nothing. */
export interface ResultQuery {
  readonly orderNo: string;
  readonly said: 'success' | 'fail' | undefined;
  /** How it is said to be paid: believed for which view to show, never for whether it is paid. */
  readonly method: PaymentMethod | undefined;
  /** Why it failed, to be shown as text. */
  readonly message: string;
}

/**
 * Reads the query of /payResult. price, pay, html and tips are not taken: what they say of an order the server says
 * better, and HTML from an address is never shown. Spec: 2§2.4
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

/** What the address of /payResult is told: the view to show, and no amount. Spec: 2§2.4 */
export const resultAddress = (
  end: Pick<ResultQuery, 'orderNo' | 'said' | 'method'> & { readonly message?: string | undefined },
) => ({
  type: end.said,
  orderId: end.orderNo,
  payType: end.method && METHOD_CODES[end.method],
  message: end.message,
});

/** What the result page shows. */
export type PayResult =
  | {
      readonly kind: 'paid';
      readonly total: Cents;
      /** The server's name for how it was paid; '' where it has none. */
      readonly paidBy: string;
      readonly method: PaymentMethod | undefined;
      /** Where a cheque is to be sent, and what to write on it. */
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
    }
  /** Nothing says that it failed, and the payment is not known yet: `follow` tells. */
  | { readonly kind: 'waiting'; readonly total: Cents }
  /** `message` is text of the address, `why` what is known; `mayRetry` leads back to the cashier. */
  | {
      readonly kind: 'failed';
      readonly end: 'closed' | 'expired' | undefined;
      readonly why: Explanation<OrderEndReason | 'payment-failed'>;
      readonly message: string;
      readonly mayRetry: boolean;
    };

const wordOf = (method: CashierOrder['paidBy']) => (method === 'unknown' ? undefined : method);

/** The server's name for a way of paying: of the order, of its methods, of the payment settings. */
function nameOf(order: CashierOrder, method: PaymentMethod | undefined): string {
  const listed = order.methods.find((each) => each.method === method);
  return order.paidByName || listed?.name || settledName(order.settings, method);
}

/** An order that waits for its money, at the address that a bank transfer leads to. */
const isSaidTransfer = ({ said, method }: ResultQuery, standing: PayStanding) =>
  standing === 'payable' && method === 'transfer' && said !== 'fail';

/**
 * The parts that this tab agreed to, where they are those of the paid order: they add up to its total, and the server names
 * no other way. Spec: 2§4
 */
function partsOf(order: CashierOrder, { parts }: KnownHere): PaidParts | undefined {
  if (!parts || parts.balance + parts.rest !== order.total) return undefined;
  const { paidBy, methods } = order;
  if (paidBy !== undefined && paidBy !== parts.method) return undefined;
  const shown = methods.find(({ method }) => method === parts.method);
  return { ...parts, methodName: shown?.name || order.paidByName || parts.methodName };
}

/**
 * What /payResult shows of an order: the order as the server has it decides, whatever the address says. Only why a
 * payment failed is taken from there, and only while the order is still to be paid. Spec: 2§2.4, 2§4, 2§8
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
  if (standing === 'transfer-awaited' || isSaidTransfer(query, standing)) {
    const method = 'transfer' as const;
    return { kind: 'transfer', total, paidBy: nameOf(order, method), method, ...order.remittance };
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
