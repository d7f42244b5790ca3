import {
  cleanedReturn,
  PAYMENT_WINDOW_MARK,
  type PartnerPage,
  partnerOf,
  readReturn,
  type WalletReturn,
} from '@clinicart/sdk/cashier';
import { changeAddress } from '../../ui/page/address-bar.ts';

/** Key of the order number in the history state, which survives a reload after the URL was cleaned. */
const STATE_KEY = 'clinicartOrder';

function orderOfHistory(): string {
  const { state } = history;
  const kept: unknown = state && typeof state === 'object' ? Reflect.get(state, STATE_KEY) : '';
  return typeof kept === 'string' ? kept : '';
}

/** Reads the wallet's parameters and removes them from the URL, so that only memory holds the token. */
export function takeReturn(): WalletReturn | undefined {
  const query = new URLSearchParams(location.search);
  const back = readReturn(query);
  const cleaned = cleanedReturn(query);
  if (cleaned !== location.search) {
    const state = back && { ...history.state, [STATE_KEY]: back.orderNo };
    const address = new URL(location.href);
    address.search = cleaned;
    changeAddress('replace', address, { state: state ?? history.state });
  }
  if (back) return back;
  const orderNo = orderOfHistory();
  return orderNo ? { token: '', orderNo } : undefined;
}

function windowMark(): string | null {
  try {
    return sessionStorage.getItem(PAYMENT_WINDOW_MARK);
  } catch {
    return null;
  }
}

/** Whether this window was opened for a payment. */
export const isPaymentWindow = (): boolean => windowMark() !== null;

/** The partner's page that opened this window; undefined where the shop's own cashier did. */
export const openingPartner = (): PartnerPage | undefined => partnerOf(windowMark());
