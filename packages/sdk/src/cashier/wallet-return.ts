/** What a wallet hands back on the address of /paypalResult. Spec: 2§2.1 */
export interface WalletReturn {
  /** '' where it has none, as after a reload of the cleaned address. */
  readonly token: string;
  readonly orderNo: string;
}

/** Of the wallet and the order: nothing of them may stay in histories, logs and referrers. PayerID is PayPal's own. */
const PRIVATE: readonly string[] = ['token', 'orderNo', 'PayerID'];

/** Reads the query of /paypalResult; undefined where it names no order. */
export function readReturn(query: URLSearchParams): WalletReturn | undefined {
  const orderNo = (query.get('orderNo') ?? '').trim();
  return orderNo ? { token: (query.get('token') ?? '').trim(), orderNo } : undefined;
}

/** The same query as it may stand in the address bar, with its question mark where anything is left. */
export function cleanedReturn(query: URLSearchParams): string {
  const rest = [...query].filter(([name]) => !PRIVATE.includes(name));
  return rest.length === 0 ? '' : `?${new URLSearchParams(rest)}`;
}

/**
 * Set for the tab (session storage) by /transfer where it is a window of its own: whoever comes back from the provider
 * in it closes it, instead of going on with the shop there. A window that has been at another origin knows neither its
 * name nor who opened it.
 */
export const PAYMENT_WINDOW_MARK = 'clinicart.payment-window';
