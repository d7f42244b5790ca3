import { type BuyerStanding, mostOf, type Specification } from '@clinicart/sdk';
import { useState } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons.tsx';
import { productWords } from '../product-words.ts';
import { sellingWords } from '../words.ts';
import { OfferPrice } from './offer-price.tsx';
import { Quantity } from './quantity.tsx';

/** Shown before "show more". Spec: 1§2 Product detail, 1§9 */
const SHOWN = 4;

/** What was said about one specification when it was refused. */
export interface Refusal {
  readonly text: string;
  readonly specificationId?: string;
}

interface SpecificationTableProps {
  specifications: readonly Specification[];
  standing: BuyerStanding;
  quantityOf(specification: Specification): number;
  onQuantity(specification: Specification, quantity: number): void;
  refusal: Refusal | undefined;
}

/** The multiple that all share, to say once; undefined when they differ or sell singly. */
function commonStep(specifications: readonly Specification[]): number | undefined {
  const [first] = specifications;
  if (first === undefined || first.step === 1) return undefined;
  return specifications.every(({ step }) => step === first.step) ? first.step : undefined;
}

/** What can be bought, a row each; a card each where there is no room for a table. Spec: 1§2 Product detail, 1§3 */
export function SpecificationTable(props: SpecificationTableProps) {
  const { specifications, standing } = props;
  const text = useWords(productWords);
  const [all, setAll] = useState(false);
  const step = commonStep(specifications);
  const hidden = specifications.length - SHOWN;
  const shown = all ? specifications : specifications.slice(0, SHOWN);
  // Hidden prices are said once, above; a column of them would say nothing.
  const hasPrices = specifications.some(({ offer }) => offer.price.kind !== 'hidden');
  const hasExpiry = specifications.some(({ expires }) => expires);
  const hasPack = specifications.some(({ pack, unit }) => pack || unit);
  return (
    <div className="clinic-specs">
      <div className="clinic-specs-head">
        <h2>{text.specifications}</h2>
        {step !== undefined && <span>{text.multiples({ step })}</span>}
      </div>
      <table className="clinic-table">
        <thead>
          <tr>
            <th scope="col">{text.article}</th>
            {hasPack && <th scope="col">{text.pack}</th>}
            {hasExpiry && <th scope="col">{text.expires}</th>}
            <th scope="col" data-number="">
              {text.stock}
            </th>
            {hasPrices && (
              <th scope="col" data-number="">
                {text.price}
              </th>
            )}
            <th scope="col" className="clinic-spec-quantity">
              {step === undefined ? text.quantity : text.quantityBy({ step })}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((specification) => (
            <Row
              key={specification.id}
              specification={specification}
              quantity={props.quantityOf(specification)}
              onQuantity={(quantity) => props.onQuantity(specification, quantity)}
              refusal={
                props.refusal?.specificationId === specification.id ? props.refusal.text : undefined
              }
              disabled={standing === 'unverified'}
              columns={{ hasPack, hasExpiry, hasPrices, saysStep: step === undefined }}
            />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <div className="clinic-specs-more">
          <Button
            kind="link"
            aria-expanded={all}
            iconEnd={all ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} />}
            onClick={() => setAll(!all)}
          >
            {all ? text.less : text.more({ count: hidden })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  specification: Specification;
  quantity: number;
  onQuantity(quantity: number): void;
  refusal: string | undefined;
  disabled: boolean;
  columns: { hasPack: boolean; hasExpiry: boolean; hasPrices: boolean; saysStep: boolean };
}

function Row({ specification, quantity, onQuantity, refusal, disabled, columns }: RowProps) {
  const shop = useShop();
  const text = useWords(productWords);
  const { articleNumber, name, stock, step, isLimited, offer } = specification;
  const isEnquire = offer.price.kind === 'enquire';
  const hint = isLimited
    ? shop.language.say({ reason: 'limited', facts: { limit: mostOf(specification) } })
    : columns.saysStep && step > 1
      ? shop.language.say({ reason: 'multiple-of', facts: { step } })
      : undefined;
  return (
    <tr data-chosen={quantity > 0 || undefined}>
      <th scope="row" className="clinic-spec-article">
        {articleNumber || name}
        {articleNumber && name && <small>{name}</small>}
      </th>
      {columns.hasPack && (
        <td className="clinic-spec-pack">{specification.pack || specification.unit}</td>
      )}
      {columns.hasExpiry && (
        <td className="clinic-spec-expires" data-label={text.expires}>
          {/* Year and month are all that an expiry needs. */}
          {specification.expires?.slice(0, 7)}
        </td>
      )}
      <td className="clinic-spec-stock" data-number="">
        <Stock stock={stock} />
      </td>
      {columns.hasPrices && (
        <td className="clinic-spec-price" data-number="">
          <OfferPrice offer={offer} size="row" />
        </td>
      )}
      <td className="clinic-spec-quantity">
        <Quantity
          specification={specification}
          quantity={quantity}
          onChange={onQuantity}
          least={0}
          disabled={disabled || isEnquire}
          refusal={refusal}
          hint={hint}
        />
      </td>
    </tr>
  );
}

function Stock({ stock }: { stock: number }) {
  const text = useWords(productWords);
  const { outOfStock } = useWords(sellingWords);
  if (stock <= 0) return <Badge tone="neutral">{outOfStock}</Badge>;
  const figure = stock.toLocaleString('en');
  return (
    <>
      <span className="clinic-spec-wide">{figure}</span>
      <span className="clinic-spec-narrow">{text.stockOf({ stock: figure })}</span>
    </>
  );
}
