import { isBuyable } from '../cart/product-selection.ts';
import { specificationAtHand } from '../catalogue/rules.ts';
import type { Tag } from '../catalogue/tags.ts';
import type { Product, Specification } from '../catalogue/types.ts';

/** A product of the comparison with the specification that is chosen of it. */
export interface ComparedProduct {
  readonly product: Product;
  /** All that can be bought of it; empty where its specifications are not known. */
  readonly specifications: readonly Specification[];
  readonly chosen: Specification | undefined;
}

/** Returns the specification to compare: the one that `id` names, else the first that can be bought. */
export const specificationToCompare = (
  specifications: readonly Specification[],
  id: string,
): Specification | undefined =>
  specificationAtHand(specifications, id, specifications.find(isBuyable)?.id);

/** The content of one product in a row. */
export type CompareCell =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The best of its row: the lowest price, the longest expiry. */
      readonly isBest?: true;
    }
  /** The price is on request. */
  | { readonly kind: 'enquire' }
  | { readonly kind: 'out-of-stock' }
  | {
      readonly kind: 'offers';
      readonly percentOff: number | undefined;
      readonly tags: readonly Tag[];
      readonly gifts: readonly string[];
    }
  /** The server names nothing. */
  | { readonly kind: 'none' };

export const NO_CELL: CompareCell = { kind: 'none' };

export const textCell = (text: string | undefined): CompareCell =>
  text ? { kind: 'text', text } : NO_CELL;

/** Returns the cells of these texts; `best` marks by place. */
export const markedCells = (
  texts: readonly (string | undefined)[],
  best: readonly boolean[],
): readonly CompareCell[] =>
  texts.map((text, place) =>
    text && best[place] ? { kind: 'text', text, isBest: true } : textCell(text),
  );
