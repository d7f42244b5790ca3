import { toDollars } from '../base/values/sums.ts';
import { METHOD_CODES, type PaymentMethod, paymentMethod } from './methods.ts';
import { splitOfStarted } from './rules.ts';
import type { CashierOrder, PaymentRecord } from './types.ts';

/** The query of /qrCodePage. Spec: 2§2.3 */
export type CodePageQuery = Readonly<
  Record<'code' | 'orderNo' | 'price' | 'icon' | 'payType' | 'mixFlag', string>
>;

/** The query that the cashier gives /qrCodePage. Spec: 2§2.3 */
export function codePageQuery(
  order: CashierOrder,
  payment: Pick<PaymentRecord, 'method' | 'isMixed' | 'rest'> & { readonly code: string },
): CodePageQuery {
  const { method, isMixed, code } = payment;
  const icon = order.methods.find((each) => each.method === method)?.icon ?? '';
  return {
    code,
    orderNo: order.orderNo,
    price: String(toDollars(splitOfStarted(order, payment).method)),
    icon,
    payType: METHOD_CODES[method],
    mixFlag: String(isMixed),
  };
}

/** A code to scan, from a URL: text that anyone may have written. */
export interface CodePage {
  readonly orderNo: string;
  readonly code: string;
  readonly method: PaymentMethod | undefined;
  readonly isMixed: boolean;
}

/** Reads the query of /qrCodePage. Ignores price and icon: the order has them. Spec: 2§2.3 */
export function readCodePage(query: URLSearchParams): CodePage {
  const method = paymentMethod.parse(query.get('payType') ?? '');
  return {
    orderNo: (query.get('orderNo') ?? '').trim(),
    code: query.get('code') ?? '',
    method: method === 'unknown' ? undefined : method,
    isMixed: query.get('mixFlag') === 'true',
  };
}
