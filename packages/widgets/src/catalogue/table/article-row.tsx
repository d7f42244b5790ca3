import { amountOf } from '@clinicart/sdk';
import { isOutOfStock, quantityHint } from '@clinicart/sdk/cart';
import {
  type ArticleRow,
  type ArticleTable,
  type BuyingProduct,
  monthOf,
  packWords,
  pricePerPiece,
  type Specification,
} from '@clinicart/sdk/catalogue';
import { memo, useState } from 'react';
import { useLanguage, useWords } from '../../engine/index.ts';
import { Badge } from '../../ui/data/badge.tsx';
import { Words } from '../../ui/data/server-text.tsx';
import { as } from '../../ui/data/table-roles.ts';
import { OfferPrice } from '../card/offer-price.tsx';
import { sellingWords } from '../words.ts';
import { Article } from './article.tsx';
import { ArticleBuy } from './article-buy.tsx';
import type { TableProduct } from './buying-table.tsx';
import { tableWords } from './table-words.ts';

export interface ArticleLineProps {
  product: BuyingProduct;
  tile: TableProduct;
  row: ArticleRow;
  table: ArticleTable;
  quantity: number;
  /** Why the last attempt did not add it. */
  problem: string | undefined;
  isAdding: boolean;
  list: {
    choose(product: BuyingProduct, specification: Specification, quantity: number): void;
  };
  onAdd(specificationIds: readonly string[]): void;
}

/** One article. Memoised: renders only when its own line changes. Spec: 1§3 Specification */
export const ArticleLine = memo(function ArticleLine(props: ArticleLineProps) {
  const { row, table, quantity } = props;
  const { specification, values } = row;
  const [isOpen, setOpen] = useState(false);
  const { pack, unit, expires } = specification;
  return (
    <tr {...as.row} data-chosen={quantity > 0 || undefined} data-open={isOpen || undefined}>
      <th {...as.rowheader} data-cell="article">
        <Article {...props} />
      </th>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place identifies a dimension.
        <td key={at} {...as.cell} data-cell={`dimension-${at}`}>
          <Words>{value}</Words>
        </td>
      ))}
      {table.hasPack && (
        <td {...as.cell} data-cell="pack">
          {pack || unit}
        </td>
      )}
      {table.hasExpiry && (
        <td {...as.cell} data-cell="expires">
          {expires && monthOf(expires)}
        </td>
      )}
      <td {...as.cell} data-cell="stock">
        <Stock specification={specification} />
      </td>
      {table.hasPrices && (
        <>
          <td {...as.cell} data-cell="price">
            <ArticlePrice specification={specification} />
          </td>
          <ArticleBuy {...props} isOpen={isOpen} onOpen={setOpen} />
        </>
      )}
    </tr>
  );
});

function Stock({ specification }: { specification: Specification }) {
  const text = useWords(tableWords);
  const selling = useWords(sellingWords);
  if (isOutOfStock(specification)) return <Badge tone="neutral">{selling.outOfStock}</Badge>;
  const hint = quantityHint(specification);
  return (
    <>
      {specification.stock.toLocaleString('en')}
      {hint && <small>{hint.reason === 'limited' ? text.limited : selling.tooFew}</small>}
    </>
  );
}

/** The price of a unit, with the price of a piece below it where the pack is known. */
function ArticlePrice({ specification }: { specification: Specification }) {
  const words = packWords[useLanguage()];
  const { offer } = specification;
  const amount = amountOf(offer.price);
  const piece = amount === undefined ? undefined : pricePerPiece(amount, specification);
  return (
    <>
      <OfferPrice offer={offer} size="row" />
      {piece && <small>{words.piecePrice(piece)}</small>}
    </>
  );
}
