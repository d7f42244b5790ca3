import { isOutOfStock } from '../cart/quantity-rules.ts';
import { packWords } from '../catalogue/pack-words.ts';
import { monthOf } from '../catalogue/product-rules.ts';
import { inNaturalOrder } from '../catalogue/table/article-table.ts';
import type { Tag } from '../catalogue/tags.ts';
import type { Product, Specification } from '../catalogue/types.ts';
import type { Language } from '../language/rules.ts';
import { longestMonths } from './best.ts';
import { type CompareCell, type ComparedProduct, markedCells, NO_CELL, textCell } from './cells.ts';
import { priceCells } from './price-cells.ts';

/** The rows that the shop names itself; all others are technical parameters with titles of the server. */
export type RowName =
  | 'article'
  | 'unitPrice'
  | 'piecePrice'
  | 'pack'
  | 'multiple'
  | 'stock'
  | 'expires'
  | 'sizes'
  | 'brand'
  | 'producer'
  | 'ce'
  | 'fda'
  | 'offers';

function stockCell(chosen: Specification | undefined, language: Language): CompareCell {
  if (!chosen) return NO_CELL;
  if (isOutOfStock(chosen)) return { kind: 'out-of-stock' };
  const { stock, unit } = chosen;
  return textCell(packWords[language].amount({ count: stock, unit }));
}

function multipleOf({ step, unit }: Specification, language: Language): string {
  const words = packWords[language];
  return words.multiple({ step, unit }) || words.amount({ count: step, unit });
}

const sizesOf = ({ specifications }: ComparedProduct, language: Language): string =>
  [...new Set(inNaturalOrder(specifications).flatMap(({ name }) => name || []))].join(
    language === 'zh' ? '、' : ', ',
  );

/** Kinds of tags that promise something; a reduction has its own badge. Codes the shop does not know may promise too. */
const OFFERING: ReadonlySet<Tag['kind']> = new Set(['swap', 'new-customer', 'unknown']);

/** Offers of a product; the seal has removed those that tell an amount while prices are hidden. Spec: 1§6 */
function offersCell({ product, chosen }: ComparedProduct): CompareCell {
  const tags = product.tags.filter(({ kind }) => OFFERING.has(kind));
  const percentOff = chosen?.offer.percentOff;
  const gifts = [...new Set(chosen?.gifts.map(({ name }) => name))];
  if (tags.length + gifts.length === 0 && percentOff === undefined) return NO_CELL;
  return { kind: 'offers', percentOff, tags, gifts };
}

/** Returns the cells of the shop's own rows, one for each product. Spec: 1§3 */
export function ownCells(
  compared: readonly ComparedProduct[],
  language: Language,
): Readonly<Record<RowName, readonly CompareCell[]>> {
  const ofChosen = (read: (chosen: Specification) => string) =>
    compared.map(({ chosen }) => textCell(chosen && read(chosen)));
  const ofProduct = (read: (product: Product) => string | undefined) =>
    compared.map(({ product }) => textCell(read(product)));
  const months = compared.map(({ chosen }) => chosen?.expires && monthOf(chosen.expires));
  const { unitPrice, piecePrice } = priceCells(compared, language);
  return {
    article: ofChosen(({ articleNumber }) => articleNumber),
    unitPrice,
    piecePrice,
    pack: ofChosen(({ pack, unit }) => pack || unit),
    multiple: ofChosen((chosen) => multipleOf(chosen, language)),
    stock: compared.map(({ chosen }) => stockCell(chosen, language)),
    expires: markedCells(months, longestMonths(months)),
    sizes: compared.map((each) => textCell(sizesOf(each, language))),
    brand: ofProduct(({ brand }) => brand.name),
    producer: ofProduct(({ producer }) => producer),
    ce: ofProduct(({ ceCode }) => ceCode),
    fda: ofProduct(({ fdaCode }) => fdaCode),
    offers: compared.map(offersCell),
  };
}
