import type { Cents } from './money.ts';

/** A price as it is shown: an amount, "enquire price", or the server's text for those who may not see it. */
export type Price =
  | { readonly kind: 'amount'; readonly cents: Cents }
  | { readonly kind: 'enquire' }
  | { readonly kind: 'hidden'; readonly text: string };

/** A price with its offer. `was` and `percentOff` only exist beside a visible amount. */
export interface Offer {
  readonly price: Price;
  /** The price before the offer. */
  readonly was?: Cents;
  /** Whole percent taken off, 1–99. */
  readonly percentOff?: number;
}

/** Who may see the prices of an answer, and the text that others read instead. Spec: 1§1, 1§6 */
export interface PriceView {
  readonly pricesVisible: boolean;
  readonly text: string;
}

/** The view of an answer that carries no amounts. Spec: 1§1 */
export const UNSAID_VIEW: PriceView = { pricesVisible: false, text: '' };

/** HK$1000000 on the wire means "enquire price". Spec: 1§9, 2§9 */
export const ENQUIRE_DOLLARS = 1_000_000;
const ENQUIRE_CENTS = ENQUIRE_DOLLARS * 100;

/**
 * The price seal: the only way from wire prices to an `Offer`. When prices are hidden, no amount passes, whatever the
 * server sent. Spec: 1§1, 1§6
 */
export function sealOffer(
  view: PriceView,
  wire: { price?: Cents | undefined; was?: Cents | undefined; percentOff?: number | undefined },
): Offer {
  if (!view.pricesVisible) return { price: { kind: 'hidden', text: view.text } };
  const { price, was } = wire;
  if (price === undefined || price === ENQUIRE_CENTS) return { price: { kind: 'enquire' } };
  const amount: Offer = { price: { kind: 'amount', cents: price } };
  if (was === undefined || was <= price || was === ENQUIRE_CENTS) return amount;
  const percentOff = wire.percentOff ?? Math.round((1 - price / was) * 100);
  return percentOff >= 1 && percentOff <= 99 ? { ...amount, was, percentOff } : { ...amount, was };
}

/** Returns the amount of a price; undefined when there is none to calculate with. */
export function amountOf(price: Price): Cents | undefined {
  return price.kind === 'amount' ? price.cents : undefined;
}
