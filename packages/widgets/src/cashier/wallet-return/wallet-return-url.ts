import { cleanedReturn, PAYMENT_WINDOW_MARK, readReturn, type WalletReturn } from '@clinicart/sdk';
import { changeAddress } from '../../ui/page/address-bar.ts';

/** In the history of the tab, where the address no longer says it: a reload then still knows the order. */
const STATE_KEY = 'clinicartOrder';

function keptOrder(): string {
  const { state } = history;
  const kept: unknown = state && typeof state === 'object' ? Reflect.get(state, STATE_KEY) : '';
  return typeof kept === 'string' ? kept : '';
}

/** Reads what a wallet has put into this address, and takes it out of there: the token is then in memory alone. */
export function takeReturn(): WalletReturn | undefined {
  const query = new URLSearchParams(location.search);
  const back = readReturn(query);
  const cleaned = cleanedReturn(query);
  if (cleaned !== location.search) {
    const state = back && { ...history.state, [STATE_KEY]: back.orderNo };
    changeAddress('replace', location.pathname + cleaned + location.hash, {
      state: state ?? history.state,
    });
  }
  if (back) return back;
  const orderNo = keptOrder();
  return orderNo ? { token: '', orderNo } : undefined;
}

/** Was this window opened for a payment alone? */
export function isPaymentWindow(): boolean {
  try {
    return sessionStorage.getItem(PAYMENT_WINDOW_MARK) !== null;
  } catch {
    return false;
  }
}
