import { amountOf, formatMoney, times } from '@clinicart/sdk';
import { isBelowOneStep, isBuyable, isOutOfStock, quantityHint } from '@clinicart/sdk/cart';
import {
  type ArticleRow,
  type ArticleTable,
  type BuyingProduct,
  leastQuantity,
  packWords,
  pricePerPiece,
  type Specification,
} from '@clinicart/sdk/catalogue';
import { type KeyboardEvent, memo, useState } from 'react';
import { useLanguage, useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/data/badge.tsx';
import { ServerText, Words } from '../../ui/data/server-text.tsx';
import { as } from '../../ui/data/table-roles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { OfferPrice, PercentBadge } from '../card/offer-price.tsx';
import { Quantity } from '../card/quantity.tsx';
import { shownTags, TagBadge } from '../card/tag-badge.tsx';
import { monthOf } from '../month-of.ts';
import { sellingWords } from '../words.ts';
import type { TableProduct } from './buying-table.tsx';
import { RowSquare } from './row-square.tsx';
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
          <Buy {...props} isOpen={isOpen} onOpen={setOpen} />
        </>
      )}
    </tr>
  );
});

/** The article number; on a narrow screen also the facts whose columns are gone. */
function Article({ row, product, tile }: ArticleLineProps) {
  const shop = useShop();
  const text = useWords(tableWords);
  const words = packWords[useLanguage()];
  const selling = useWords(sellingWords);
  const { specification, values } = row;
  const { articleNumber, name, expires, offer, unit } = specification;
  const amount = amountOf(offer.price);
  const [tag] = shownTags(tile.tags);
  const isOut = isOutOfStock(specification);
  const none = isOut ? selling.outOfStock : isBelowOneStep(specification) ? selling.tooFew : '';
  const more = [...values.slice(1), expires && `${text.expires} ${monthOf(expires)}`];
  return (
    <>
      <span className="clinic-article-number">{articleNumber || name || product.name}</span>
      <small className="clinic-article-more">
        {specification.pack && <span className="clinic-article-pack">{specification.pack}</span>}
        {more.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </small>
      <span className="clinic-article-brief">
        <Picture
          src={shop.picture(specification.pictures[0] ?? tile.picture, 'card')}
          alt=""
          veiled={isOut}
        />
        <span className="clinic-article-name">
          <ServerText as="span">{product.name}</ServerText>{' '}
          <ServerText as="span">{values.join(' · ')}</ServerText>
        </span>
        <span className="clinic-article-line">
          {amount !== undefined && <b>{words.unitPrice({ text: formatMoney(amount), unit })}</b>}
          {offer.price.kind === 'enquire' && <b>{selling.enquire}</b>}
          <span>{articleNumber}</span>
          {none ? (
            <Badge tone="neutral">{none}</Badge>
          ) : offer.percentOff !== undefined ? (
            <PercentBadge percentOff={offer.percentOff} />
          ) : (
            tag && <TagBadge tag={tag} />
          )}
        </span>
      </span>
    </>
  );
}

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

interface BuyProps extends ArticleLineProps {
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

/** The quantity and the button; an enquiry in their place for a price on request. */
function Buy(props: BuyProps) {
  const { product, row, table, quantity, problem, isAdding, list, onAdd } = props;
  const { specification } = row;
  const routes = useRoutes();
  const text = useWords(tableWords);
  const words = packWords[useLanguage()];
  const { id, articleNumber, name, offer, unit, step, stock } = specification;
  const article = articleNumber || name || product.name;
  const asks = offer.price.kind === 'enquire';
  const canBuy = isBuyable(specification);
  const choose = (next: number) => list.choose(product, specification, next);
  // Without a quantity, Add takes the smallest that is sold.
  const add = (typed = quantity) => {
    if (typed === 0) choose(leastQuantity(specification));
    onAdd([id]);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add(Number(event.target.value) || 0);
  };
  const amount = amountOf(offer.price);
  const terms = words.multiple({ step, unit });
  const saysStep = table.step === undefined && terms !== '';
  return (
    <>
      <td {...as.cell} data-cell="quantity" onKeyDown={press}>
        {!asks && (
          <>
            <p className="clinic-article-terms">
              <span>
                {[terms, words.stock({ count: stock, unit })].filter(Boolean).join(' · ')}
              </span>
              {amount !== undefined && quantity > 0 && (
                <b>{formatMoney(times(amount, quantity))}</b>
              )}
            </p>
            <Quantity
              specification={specification}
              quantity={quantity}
              onChange={choose}
              least={0}
              disabled={!canBuy}
              refusal={problem}
              label={text.quantityOf({ article, terms })}
              isCell
            />
            {saysStep && <small className="clinic-article-step">{terms}</small>}
          </>
        )}
      </td>
      <td {...as.cell} data-cell="add">
        {asks ? (
          <Button
            className="clinic-article-add"
            aria-label={text.askAbout({ article })}
            {...routes.link('contactUs')}
          >
            {text.askUs}
          </Button>
        ) : (
          canBuy && (
            <Button
              className="clinic-article-add"
              kind={quantity > 0 ? 'secondary' : 'neutral'}
              aria-label={text.addOf({ article })}
              busy={isAdding}
              busyLabel={text.adding}
              onClick={() => add()}
            >
              {text.add}
            </Button>
          )
        )}
        <RowSquare
          article={article}
          kind={asks ? 'ask' : canBuy ? 'buy' : 'none'}
          quantity={quantity}
          isOpen={props.isOpen}
          onPress={() => {
            if (quantity === 0 && !props.isOpen) choose(leastQuantity(specification));
            props.onOpen(!props.isOpen);
          }}
        />
      </td>
    </>
  );
}
