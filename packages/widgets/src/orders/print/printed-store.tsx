import { type Cents, formatMoney } from '@clinicart/sdk';
import { lineAmount, type OrderedGood, type OrderedStore } from '@clinicart/sdk/orders';
import { Label } from './label.tsx';
import { type Both, PRINTED } from './print-words.ts';

const COLUMNS: readonly { readonly label: Both; readonly isNumber?: true }[] = [
  { label: PRINTED.article },
  { label: PRINTED.product },
  { label: PRINTED.pack },
  { label: PRINTED.quantity, isNumber: true },
  { label: PRINTED.price, isNumber: true },
  { label: PRINTED.amount, isNumber: true },
];

interface PrintedStoreProps {
  store: OrderedStore;
  /** Number of its first row. */
  first: number;
}

/** The goods of a store as a table, whose head repeats on each page. */
export function PrintedStore({ store, first }: PrintedStoreProps) {
  const { name, delivery, waybills, goods } = store;
  return (
    <table className="clinic-print-goods">
      <thead>
        <tr className="clinic-print-store">
          <th colSpan={COLUMNS.length + 1} scope="colgroup">
            {name || <Label of={PRINTED.goods} />}{' '}
            <span className="clinic-print-en">
              {[delivery.name, waybills.join(', ')].filter(Boolean).join(' · ')}
            </span>
          </th>
        </tr>
        <tr>
          <th scope="col">#</th>
          {COLUMNS.map(({ label, isNumber }) => (
            <th key={label[1]} scope="col" data-number={isNumber}>
              <Label of={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {goods.map((good, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article may occur twice, once as a gift.
          <Row key={index} number={first + index} good={good} />
        ))}
      </tbody>
    </table>
  );
}

/** An amount without the currency, which the foot names once. */
const figures = (amount: Cents | undefined) =>
  amount === undefined ? '' : formatMoney(amount).replace('HK$', '');

function Row({ number, good }: { number: number; good: OrderedGood }) {
  return (
    <tr>
      <td>{number}</td>
      <td className="clinic-print-article">{good.articleNumber || good.specificationId}</td>
      <td>{good.name}</td>
      <td>{good.standard}</td>
      <td data-number>
        {good.quantity} {good.unit}
      </td>
      <td data-number>{figures(good.price)}</td>
      <td data-number>
        <strong>{figures(lineAmount(good))}</strong>
      </td>
    </tr>
  );
}
