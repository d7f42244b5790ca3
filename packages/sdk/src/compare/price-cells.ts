import { formatMoney } from '../base/values/money.ts';
import { amountOf } from '../base/values/price.ts';
import { packWords } from '../catalogue/pack-words.ts';
import { pricePerPiece } from '../catalogue/packs.ts';
import type { Language } from '../language/rules.ts';
import { lowestCents } from './best.ts';
import { type CompareCell, type ComparedProduct, markedCells } from './cells.ts';

/** A chosen specification with a visible amount. */
function pricedOf({ chosen }: ComparedProduct) {
  const price = chosen && amountOf(chosen.offer.price);
  if (!chosen || price === undefined) return undefined;
  const { unit, pack } = chosen;
  return { price, unit, pack, piece: pricePerPiece(price, chosen) };
}

/**
 * Returns the prices of a unit and of a piece. The lowest has its mark where prices compare: by the piece where every
 * priced product says its pieces in the same unit, else by the unit of sale where unit and pack are the same.
 */
export function priceCells(
  compared: readonly ComparedProduct[],
  language: Language,
): Readonly<Record<'unitPrice' | 'piecePrice', readonly CompareCell[]>> {
  const words = packWords[language];
  const priced = compared.map(pricedOf);
  const byPiece = lowestCents(
    priced.map(
      (each) => each && { cents: each.piece?.cents ?? each.price, measure: each.piece?.pieceUnit },
    ),
  );
  const byUnit = lowestCents(
    priced.map(
      (each) =>
        each && {
          cents: each.price,
          measure: each.unit && each.pack ? `${each.unit} ${each.pack}` : undefined,
        },
    ),
  );
  const unitTexts = priced.map(
    (each) => each && words.unitPrice({ text: formatMoney(each.price), unit: each.unit }),
  );
  const unitPrice = markedCells(unitTexts, byPiece.includes(true) ? [] : byUnit);
  return {
    unitPrice: compared.map(({ chosen }, place) =>
      chosen?.offer.price.kind === 'enquire'
        ? { kind: 'enquire' }
        : (unitPrice[place] ?? { kind: 'none' }),
    ),
    piecePrice: markedCells(
      priced.map((each) => each?.piece && words.piecePrice(each.piece)),
      byPiece,
    ),
  };
}
