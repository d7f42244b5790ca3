import { type Explanation, refuse } from '../base/values/explanation.ts';

/** The most products side by side. */
export const MOST_COMPARED = 4;

/** Assumed: the documents name no form of an id; the server's are digits. */
const PRODUCT_ID = /^[\w-]{1,64}$/;

/** May a product join the comparison, and which products are in it then? */
export type CompareDecision =
  | { readonly ok: true; readonly products: readonly string[] }
  | ({ readonly ok: false } & Explanation<'compare-full'>);

/** Decides on adding a product: each once, the newest last, at most four. */
export function decideCompare(chosen: readonly string[], productId: string): CompareDecision {
  if (chosen.includes(productId)) return { ok: true, products: chosen };
  if (chosen.length >= MOST_COMPARED) return refuse('compare-full', { most: MOST_COMPARED });
  return { ok: true, products: [...chosen, productId] };
}

/** Returns the ids that can name a product: each once, the first four. */
export function comparable(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter((id) => PRODUCT_ID.test(id)))].slice(0, MOST_COMPARED);
}

/**
 * Returns the products that an address asks to compare, as in `?products=1021,1034`; undefined where it asks for none.
 */
export function productsAsked(parameter: string | null | undefined): readonly string[] | undefined {
  const ids = comparable((parameter ?? '').split(',').map((id) => id.trim()));
  return ids.length > 0 ? ids : undefined;
}

/** The inverse of `productsAsked`. */
export const productsParameter = (ids: readonly string[]): string => ids.join(',');
