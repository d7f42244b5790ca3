import { type Cents, formatMoney } from '@clinicart/sdk';
import {
  type GoodNames,
  lineAmount,
  type OrderedGood,
  type OrderedStore,
  type StoreNames,
} from '@clinicart/sdk/orders';
import { unitFor } from '@clinicart/sdk/values';
import { Label, labelStyles, Names } from './label.tsx';
import { type Both, PRINTED } from './print-words.ts';

export const printedStoreStyles = labelStyles;

interface Column {
  readonly column: string;
  readonly label: Both;
  readonly isNumber?: true;
}

const COLUMNS: readonly Column[] = [
  { column: 'article', label: PRINTED.article },
  { column: 'product', label: PRINTED.product },
  { column: 'pack', label: PRINTED.pack },
  { column: 'quantity', label: PRINTED.quantity, isNumber: true },
  { column: 'price', label: PRINTED.price, isNumber: true },
  { column: 'amount', label: PRINTED.amount, isNumber: true },
];

interface PrintedStoreProps {
  store: OrderedStore;
  /** Number of its first row. */
  first: number;
  /** Its names in the other language, where they are known. */
  names: StoreNames | undefined;
}

/** The goods of a store as a table, whose head repeats on each page. */
export function PrintedStore({ store, first, names }: PrintedStoreProps) {
  const { name, delivery, waybills, goods } = store;
  return (
    <table className="clinic-print-goods">
      <colgroup>
        <col data-column="number" />
        {COLUMNS.map(({ column }) => (
          <col key={column} data-column={column} />
        ))}
      </colgroup>
      <thead>
        <tr className="clinic-print-store">
          <th colSpan={COLUMNS.length + 1} scope="colgroup">
            {name ? <Names own={name} other={names?.name} /> : <Label of={PRINTED.goods} />}{' '}
            <span className="clinic-print-en">
              <Names own={delivery.name} other={names?.delivery} />
              {delivery.name && waybills.length > 0 && ' · '}
              {waybills.join(', ')}
            </span>
          </th>
        </tr>
        <tr>
          <th scope="col">#</th>
          {COLUMNS.map(({ column, label, isNumber }) => (
            <th key={column} scope="col" data-number={isNumber}>
              <Label of={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {goods.map((good, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article may occur twice, once as a gift.
          <Row key={index} number={first + index} good={good} names={names?.goods[index]} />
        ))}
      </tbody>
    </table>
  );
}

/** An amount without the currency, which the foot names once. */
const figures = (amount: Cents | undefined) =>
  amount === undefined ? '' : formatMoney(amount).replace('HK$', '');

interface RowProps {
  number: number;
  good: OrderedGood;
  names: GoodNames;
}

function Row({ number, good, names }: RowProps) {
  return (
    <tr>
      <td>{number}</td>
      <td className="clinic-print-article">{good.articleNumber || good.specificationId}</td>
      <td className="clinic-print-product">
        <Names own={good.name} other={names?.name} />
      </td>
      <td>
        <Names own={good.standard} other={names?.standard} />
      </td>
      <td data-number>
        {good.quantity} {unitFor(good.quantity, good.unit)}
      </td>
      <td data-number>{figures(good.price)}</td>
      <td data-number>
        <strong>{figures(lineAmount(good))}</strong>
      </td>
    </tr>
  );
}
