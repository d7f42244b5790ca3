import { judgeLink } from '../base/values/web-link.ts';
import type { WalletReturn } from './wallet-return.ts';

const ORDER = 'clinic-order';
const SAID = 'clinic-result';
const TOKEN = 'clinic-token';
/** Parameters that the card provider adds to the address it returns to: its secret must not stay there. */
const OF_CARD_PROVIDER = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];
const OURS: readonly string[] = [ORDER, SAID, ...OF_CARD_PROVIDER];
/** The token is in the fragment, behind `?`: no server of the partner reads it. An empty fragment goes with it. */
const TOKEN_IN_FRAGMENT = new RegExp(`(?:^#)?\\?(${TOKEN}=.*)$`);

/** A buyer's way back to a partner's page: the order, what the provider says of it, and a wallet's token. */
export interface PageReturn extends WalletReturn {
  /** The claimed end of the payment; the server decides. */
  readonly said: 'success' | 'fail' | undefined;
}

/**
 * The address of a partner's page with the order to show there, for providers and for the shop's page that wallets
 * return to. Undefined where the page has no web address, as in a frame with `srcdoc`. Spec: 2§7 callbacks
 */
export function pageReturnUrl(page: string, back: Partial<PageReturn>): string | undefined {
  const url = webPage(page);
  if (!url) return undefined;
  clean(url);
  if (back.orderNo) url.searchParams.set(ORDER, back.orderNo);
  if (back.said) url.searchParams.set(SAID, back.said);
  if (back.token) url.hash = `${url.hash || '#'}?${new URLSearchParams({ [TOKEN]: back.token })}`;
  return url.href;
}

/** Reads such an address; undefined where it names no order. Anyone may have written it. */
export function readPageReturn({ searchParams, hash }: URL): PageReturn | undefined {
  const orderNo = (searchParams.get(ORDER) ?? '').trim();
  if (!orderNo) return undefined;
  const said = searchParams.get(SAID);
  const handed = new URLSearchParams(TOKEN_IN_FRAGMENT.exec(hash)?.[1]);
  return {
    orderNo,
    said: said === 'success' || said === 'fail' ? said : undefined,
    token: (handed.get(TOKEN) ?? '').trim(),
  };
}

/**
 * Returns the whole address without these parameters. A path alone would resolve against the `<base>` of the page, and one
 * that begins with `//` would name a host.
 */
export function cleanedPageAddress(address: URL): string {
  const url = new URL(address);
  clean(url);
  return url.href;
}

function clean(url: URL): void {
  for (const name of OURS) url.searchParams.delete(name);
  if (TOKEN_IN_FRAGMENT.test(url.hash)) url.hash = url.hash.replace(TOKEN_IN_FRAGMENT, '');
}

/** The partner's page that opened a payment window. */
export interface PartnerPage {
  /** In its registered form, which reveals look-alikes. */
  readonly host: string;
  readonly url: string;
}

/** Reads the mark of a payment window; undefined where the shop's own cashier opened it. */
export function partnerOf(mark: string | null): PartnerPage | undefined {
  const url = webPage(mark);
  return url && { host: url.host, url: url.href };
}

function webPage(address: string | null): URL | undefined {
  const target = judgeLink(address);
  return target?.kind === 'web' ? target.url : undefined;
}
