/** The query with which a wallet returns to /paypalResult. Spec: 2§2.1 */
export interface WalletReturn {
  /** '' where it has none, as after a reload of the cleaned URL. */
  readonly token: string;
  readonly orderNo: string;
}

/**
 * Parameters of the wallet and the order that must not stay in histories, logs and referrers. PayerID is PayPal's own.
 */
const PRIVATE: readonly string[] = ['token', 'orderNo', 'PayerID'];

/** Reads the query of /paypalResult; undefined where it names no order. */
export function readReturn(query: URLSearchParams): WalletReturn | undefined {
  const orderNo = (query.get('orderNo') ?? '').trim();
  return orderNo ? { token: (query.get('token') ?? '').trim(), orderNo } : undefined;
}

/** The query without them, for the address bar; with its question mark where anything is left. */
export function cleanedReturn(query: URLSearchParams): string {
  const rest = [...query].filter(([name]) => !PRIVATE.includes(name));
  return rest.length === 0 ? '' : `?${new URLSearchParams(rest)}`;
}

/**
 * Session-storage mark of a payment window, set before it leaves for the provider: a buyer who returns in that window
 * closes it instead of shopping in it. A window that has been at another origin knows neither its name nor its opener.
 * At the shop's site, /transfer sets it to the address of the partner's page that opened the window, where one did.
 */
export const PAYMENT_WINDOW_MARK = 'clinicart.payment-window';
