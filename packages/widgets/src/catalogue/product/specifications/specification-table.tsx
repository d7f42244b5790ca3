import {
  commonStep,
  commonUnit,
  FILTER_FROM,
  inNaturalOrder,
  packWords,
  picturesDiffer,
  SPECIFICATIONS_SHOWN,
  type Specification,
  specificationsShown,
} from '@clinicart/sdk/catalogue';
import type { BuyerStanding } from '@clinicart/sdk/identity';
import { useMemo, useState } from 'react';
import { onDemand, useWords } from '../../../engine/index.ts';
import { buttonStyles } from '../../../ui/button/button.tsx';
import tableCss from '../../../ui/data/table.css?inline';
import fieldCss from '../../../ui/form/field.css?inline';
import { ExpandButton } from '../../expand-button.tsx';
import { productWords } from '../product-words.ts';
import type { SpecificationFilterProps } from './specification-filter.tsx';
import { type Columns, SpecificationRow, specificationRowStyles } from './specification-row.tsx';
import specificationTableCss from './specification-table.css?inline';

export const specificationTableStyles = [
  buttonStyles,
  specificationRowStyles,
  // Of the filter, whose code comes later than its HTML.
  fieldCss,
  tableCss,
  specificationTableCss,
];

const SpecificationFilter = onDemand<SpecificationFilterProps>(
  () => import('./specification-filter.tsx'),
  { retries: true },
);

/** Why a purchase was refused, and for which specification. */
export interface Refusal {
  readonly text: string;
  readonly specificationId?: string | undefined;
}

interface SpecificationTableProps {
  specifications: readonly Specification[];
  standing: BuyerStanding;
  /** The specification of the page's address. */
  openedId: string;
  quantityOf(specification: Specification): number;
  onQuantity(id: string, quantity: number): void;
  onLook(id: string): void;
  refusal: Refusal | undefined;
}

function columnsOf(specifications: readonly Specification[]): Columns {
  return {
    hasPack: specifications.some(({ pack, unit }) => pack || unit),
    hasExpiry: specifications.some(({ expires, produced }) => expires || produced),
    // Hidden prices are explained once, above the table.
    hasPrices: specifications.some(({ offer }) => offer.price.kind !== 'hidden'),
    saysStep: commonStep(specifications) === undefined,
    hasPictures: picturesDiffer(specifications),
    // A common discount is shown above, beside the price.
    saysPercent: new Set(specifications.map(({ offer }) => offer.percentOff)).size > 1,
    // That of an only specification is among the parameters.
    saysCode: specifications.length > 1,
  };
}

/** The specifications as a table, or as cards in a narrow place. Spec: 1§2 Product detail, 1§3 */
export function SpecificationTable(props: SpecificationTableProps) {
  const { standing, quantityOf, refusal } = props;
  const specifications = useMemo(
    () => inNaturalOrder(props.specifications),
    [props.specifications],
  );
  const text = useWords(productWords);
  const packs = useWords(packWords);
  const [isExpanded, setExpanded] = useState(false);
  const [typed, setTyped] = useState('');
  const isFiltered = typed.trim() !== '';
  const columns = useMemo(() => columnsOf(specifications), [specifications]);
  const step = commonStep(specifications);
  const unit = commonUnit(specifications);
  const kept = new Set(
    specifications
      .filter((each) => each.id === props.openedId || quantityOf(each) > 0)
      .map(({ id }) => id),
  );
  const shown = specificationsShown(specifications, {
    isExpanded,
    typed,
    isKept: (id) => kept.has(id),
  });
  const hidden = specifications.length - shown.length;
  const isLong = specifications.length > SPECIFICATIONS_SHOWN;
  return (
    <div className="clinic-specs">
      <div className="clinic-specs-head">
        <h2>{text.specifications}</h2>
        {step !== undefined && <span>{packs.soldIn({ step, unit })}</span>}
      </div>
      {specifications.length >= FILTER_FROM && (
        <div className="clinic-specs-filter">
          <SpecificationFilter
            typed={typed}
            onType={setTyped}
            shown={shown.length}
            count={specifications.length}
          />
        </div>
      )}
      {shown.length > 0 && (
        <table className="clinic-table">
          <Heads columns={columns} step={step} unit={unit} />
          <tbody>
            {shown.map((specification) => (
              <SpecificationRow
                key={specification.id}
                specification={specification}
                quantity={quantityOf(specification)}
                onQuantity={props.onQuantity}
                onLook={props.onLook}
                refusal={refusal?.specificationId === specification.id ? refusal.text : undefined}
                standing={standing}
                columns={columns}
              />
            ))}
          </tbody>
        </table>
      )}
      {isLong && !isFiltered && (isExpanded || hidden > 0) && (
        <div className="clinic-specs-more">
          <ExpandButton isExpanded={isExpanded} onChange={setExpanded}>
            {isExpanded ? text.less : text.more({ count: hidden })}
          </ExpandButton>
        </div>
      )}
    </div>
  );
}

interface HeadsProps {
  columns: Columns;
  step: number | undefined;
  unit: string;
}

function Heads({ columns, step = 1, unit }: HeadsProps) {
  const text = useWords(productWords);
  const packs = useWords(packWords);
  return (
    <thead>
      <tr>
        <th scope="col">{text.article}</th>
        {columns.hasPack && <th scope="col">{text.pack}</th>}
        {columns.hasExpiry && <th scope="col">{text.expires}</th>}
        <th scope="col" data-number="">
          {text.stock}
        </th>
        {columns.hasPrices && (
          <th scope="col" data-number="">
            {packs.priceHead(unit)}
          </th>
        )}
        <th scope="col" className="clinic-spec-quantity">
          {packs.quantityHead({ step, unit })}
        </th>
      </tr>
    </thead>
  );
}
