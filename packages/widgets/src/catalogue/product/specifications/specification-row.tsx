import { amountOf } from '@clinicart/sdk';
import { refuseChoice } from '@clinicart/sdk/cart';
import { monthOf, packWords, pricePerPiece, type Specification } from '@clinicart/sdk/catalogue';
import type { BuyerStanding } from '@clinicart/sdk/identity';
import { unitFor } from '@clinicart/sdk/values';
import { memo } from 'react';
import { useShop, useWords } from '../../../engine/index.ts';
import { Badge, badgeStyles } from '../../../ui/data/badge.tsx';
import { measureText } from '../../../ui/data/measure-text.ts';
import { Picture, pictureStyles } from '../../../ui/media/picture.tsx';
import { OfferPrice, offerPriceStyles } from '../../card/offer-price.tsx';
import { Quantity, quantityStyles } from '../../card/quantity.tsx';
import { sellingWords } from '../../words.ts';
import { productWords } from '../product-words.ts';
import specificationTableCss from './specification-table.css?inline';

export const specificationRowStyles = [
  badgeStyles,
  pictureStyles,
  offerPriceStyles,
  quantityStyles,
  specificationTableCss,
];

/** The columns and facts that the table shows. */
export interface Columns {
  readonly hasPack: boolean;
  readonly hasExpiry: boolean;
  readonly hasPrices: boolean;
  /** Each row shows its own multiple, because they differ. */
  readonly saysStep: boolean;
  readonly hasPictures: boolean;
  readonly saysPercent: boolean;
  /** Each row shows its UDI, which the filter finds too. */
  readonly saysCode: boolean;
}

interface SpecificationRowProps {
  specification: Specification;
  quantity: number;
  onQuantity(id: string, quantity: number): void;
  onLook(id: string): void;
  refusal: string | undefined;
  standing: BuyerStanding;
  columns: Columns;
}

/** Letters of an article number and the stock that fit on one line of a card on a phone. */
const MOST_LETTERS = 38;

/** The width of a text in Latin letters: a Chinese character is as wide as two. */
const lettersOf = (text: string) => text.replace(/[\u2e80-\uffff]/g, '  ').length;

/** The pack, or at least the unit of sale. */
const packOf = ({ pack, unit }: Specification) => measureText(pack || unit);

/** One specification. Memoised: renders only when its own props change. Spec: 1§3 Specification */
export const SpecificationRow = memo(function SpecificationRow(props: SpecificationRowProps) {
  const { specification, quantity, onQuantity, columns } = props;
  const text = useWords(productWords);
  const packs = useWords(packWords);
  const { id, offer, stock: count, unit, articleNumber, name } = specification;
  const firstLine = (articleNumber || name) + packs.stock({ count, unit });
  return (
    <tr
      data-chosen={quantity > 0 || undefined}
      data-long={lettersOf(firstLine) > MOST_LETTERS || undefined}
    >
      <th scope="row" className="clinic-spec-article">
        <div>
          <Article {...props} />
        </div>
      </th>
      {columns.hasPack && <td className="clinic-spec-pack">{packOf(specification)}</td>}
      {columns.hasExpiry && (
        <td className="clinic-spec-expires">
          {specification.expires && <span>{monthOf(specification.expires)}</span>}
          {specification.produced && (
            <small>{text.producedOn({ date: monthOf(specification.produced) })}</small>
          )}
        </td>
      )}
      <td className="clinic-spec-stock" data-number="">
        <Stock specification={specification} />
      </td>
      {columns.hasPrices && (
        <td className="clinic-spec-price" data-number="">
          <OfferPrice offer={offer} size="row" badge={columns.saysPercent && 'quiet'} />
          <PiecePrice specification={specification} />
        </td>
      )}
      <td className="clinic-spec-quantity">
        <Quantity
          specification={specification}
          quantity={quantity}
          onChange={(next) => onQuantity(id, next)}
          least={0}
          disabled={refuseChoice(specification, props.standing) !== undefined}
          refusal={props.refusal}
          saysStep={columns.saysStep}
        />
      </td>
    </tr>
  );
});

function Article({ specification, columns, onLook }: SpecificationRowProps) {
  const shop = useShop();
  const text = useWords(productWords);
  const { id, articleNumber, name, uniformCode, pictures } = specification;
  const article = articleNumber || name;
  return (
    <>
      {columns.hasPictures && (
        <button
          type="button"
          className="clinic-spec-picture"
          aria-label={text.picturesOf({ article })}
          onClick={() => onLook(id)}
        >
          <Picture src={shop.picture(pictures[0], 'card')} alt="" />
        </button>
      )}
      <span>
        <span className="clinic-spec-number">{article}</span>{' '}
        <Caption specification={specification} columns={columns} />
        {columns.saysCode && uniformCode && <small>{text.codeOf({ code: uniformCode })}</small>}
      </span>
    </>
  );
}

/** The name below the article number; in a narrow place with pack and dates, which have no cells there. */
function Caption({
  specification,
  columns,
}: Pick<SpecificationRowProps, 'specification' | 'columns'>) {
  const text = useWords(productWords);
  const { articleNumber, name, expires, produced } = specification;
  const own = articleNumber ? measureText(name) : '';
  const facts = [
    columns.hasPack && packOf(specification),
    expires && `${text.expires} ${monthOf(expires)}`,
    produced && text.producedOn({ date: monthOf(produced) }),
  ].filter(Boolean);
  if (!own && facts.length === 0) return null;
  return (
    <small>
      {own}
      <span className="clinic-spec-narrow">{(own && ' · ') + facts.join(' · ')}</span>
    </small>
  );
}

/** The price of one piece, where the pack says how many it holds. */
function PiecePrice({ specification }: { specification: Specification }) {
  const packs = useWords(packWords);
  const price = amountOf(specification.offer.price);
  const piece = price === undefined ? undefined : pricePerPiece(price, specification);
  return piece ? <small className="clinic-spec-piece">{packs.piecePrice(piece)}</small> : null;
}

function Stock({ specification }: { specification: Specification }) {
  const { stock: count, unit } = specification;
  const packs = useWords(packWords);
  const { outOfStock } = useWords(sellingWords);
  if (count <= 0) return <Badge tone="neutral">{outOfStock}</Badge>;
  return (
    <>
      <span className="clinic-spec-wide">
        {count.toLocaleString('en')}
        {unit && <small>{unitFor(count, unit)}</small>}
      </span>
      <span className="clinic-spec-narrow">{packs.stock({ count, unit })}</span>
    </>
  );
}
