import * as z from 'zod/mini';
import type { PriceView } from '../base/values/price.ts';
import { code, shape, text } from '../base/wire/parsers.ts';
import { NEW_CUSTOMER_TAG, SWAP_TAG } from '../cart/swap-schema.ts';

/** A label of a product, with its meaning where the server names it. Spec: 1§3, 1§9 */
export interface Tag {
  /** Words to show, in the language of the answer. */
  readonly title: string;
  /** Meaning of the server's code; 'unknown' for a code that the documents do not name. */
  readonly kind: 'swap' | 'new-customer' | 'medicine' | 'discount' | 'new' | 'unknown';
}

/** The meaning of a tag. Spec: 1§9, 1§2 (zones 6 and 8) */
const tagKind = code({
  [SWAP_TAG]: 'swap',
  [NEW_CUSTOMER_TAG]: 'new-customer',
  '5': 'medicine',
  '6': 'discount',
  '8': 'new',
});

export const tag = shape(
  z.object({ title: text, type: tagKind }),
  (wire): Tag => ({
    title: wire.title,
    kind: wire.type,
  }),
);

/**
 * The words of a comma list, without duplicates; servers in Hong Kong also separate with 「，」 and 「、」. Spec: 1§3, 2§3
 */
export const wordsOf = (list: string | undefined): string[] => [
  ...new Set((list ?? '').split(/[,，、]/).flatMap((word) => word.trim() || [])),
];

/** Percentages, amounts of money and 「八折」: words that reveal a part of a price. */
const TELLS_AMOUNT = /[%％$＄]|[\d一二三四五六七八九]\s*[折元]|\d\s*(?:off|dollars?)\b/i;

/**
 * The tags to show: the server's typed tags, else the words of `fulltag`. Where prices are hidden, offers and words
 * that name an amount are left out. Spec: 1§3, 1§6
 */
export function sealTags(
  { pricesVisible }: Pick<PriceView, 'pricesVisible'>,
  typed: readonly Tag[],
  fulltag?: string,
): Tag[] {
  // Most products have none, and a search has 24 of them.
  if (typed.length === 0 && !fulltag) return [];
  const all: readonly Tag[] =
    typed.length > 0 ? typed : wordsOf(fulltag).map((title) => ({ title, kind: 'unknown' }));
  const isFirst = ({ title }: Tag, place: number) =>
    all.findIndex((each) => each.title === title) === place;
  return all
    .filter(isFirst)
    .filter(
      ({ title, kind }) => pricesVisible || (kind !== 'discount' && !TELLS_AMOUNT.test(title)),
    );
}
