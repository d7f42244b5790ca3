import { ENQUIRE_DOLLARS } from '@clinicart/sdk/contract';

/** Price columns of a product or specification row, in cents. */
export interface PriceColumns {
  readonly price: number;
  readonly discount_price: number | null;
}

const ENQUIRE_CENTS = ENQUIRE_DOLLARS * 100;

export const isEnquire = (row: PriceColumns): boolean => row.price >= ENQUIRE_CENTS;

const isReduced = (row: PriceColumns): row is PriceColumns & { discount_price: number } =>
  !isEnquire(row) && row.discount_price !== null && row.discount_price < row.price;

/** Current unit price, in cents. */
export const currentCents = (row: PriceColumns): number =>
  isReduced(row) ? row.discount_price : row.price;

/** Whole percent taken off, or null without an offer. */
export const percentOff = (row: PriceColumns): number | null =>
  isReduced(row) ? Math.round((1 - row.discount_price / row.price) * 100) : null;

/**
 * The wire's three price fields, as search cards, zones and specifications have them: `price` before
 * the offer, `discountPrice` after it. Nothing of an amount leaves for those who may not see it.
 * Spec: 1§1, 1§6
 */
export function wirePrices(row: PriceColumns, visible: boolean) {
  if (!visible) return { price: null, discountPrice: null, discount: null };
  return {
    price: row.price / 100,
    discountPrice: isReduced(row) ? row.discount_price / 100 : null,
    discount: percentOff(row),
  };
}

/** The same as the home page's lists have it: `price` to pay, `oldPrice` struck through. */
export function listPrices(row: PriceColumns, visible: boolean) {
  if (!visible) return { price: null, oldPrice: null, discount: null };
  return {
    price: currentCents(row) / 100,
    oldPrice: isReduced(row) ? row.price / 100 : null,
    discount: percentOff(row),
  };
}

/** `HK$1,234.50`, for the sentences of refusals and of pages. */
export const dollarsText = (cents: number): string =>
  `HK$${(cents / 100).toLocaleString('en-HK', { minimumFractionDigits: 2 })}`;
