/** The return of a buyer to a partner's page, whose address names the order. */
import { isShopError } from '@clinicart/sdk';
import {
  cashierDomain,
  cleanedPageAddress,
  type PageReturn,
  readPageReturn,
} from '@clinicart/sdk/cashier';
import type { useShop } from '../../engine/index.ts';
import { changeAddress } from '../../ui/page/address-bar.ts';
import { isPaymentWindow } from './wallet-return-url.ts';

type Shop = ReturnType<typeof useShop>;

/** Reads the order of the address once, and removes it from there before any call. Redeems the wallet's token. */
export function takePageReturn(shop: Shop): PageReturn | undefined {
  const address = new URL(location.href);
  const back = readPageReturn(address);
  if (!back) return undefined;
  changeAddress('replace', cleanedPageAddress(address));
  if (back.token) whenMember(shop, () => void redeem(shop, back));
  return back;
}

/** Calls once, now or as soon as the buyer has logged in. */
function whenMember({ session }: Shop, then: () => void): void {
  let isDone = false;
  const stop = session.$session.subscribe(({ status }) => {
    if (isDone || status !== 'member') return;
    isDone = true;
    then();
    queueMicrotask(() => stop());
  });
}

/** Only the poll tells whether the order is paid; a window that was opened for the payment closes with it. */
async function redeem(shop: Shop, { token, orderNo }: PageReturn): Promise<void> {
  try {
    await shop.domain(cashierDomain).confirmReturn(token, orderNo);
  } catch (error) {
    if (!isShopError(error)) throw error;
    return;
  }
  if (isPaymentWindow()) window.close();
}
