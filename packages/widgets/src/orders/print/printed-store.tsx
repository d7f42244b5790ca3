import {
  type GoodNames,
  lineAmount,
  type OrderedGood,
  type OrderedStore,
  type StoreNames,
} from '@clinicart/sdk/orders';
import { unitFor } from '@clinicart/sdk/values';
import { GoodsTable, goodsTableStyles, type PrintedLine } from '../../print/goods-table.tsx';
import { Label, Names } from '../../print/label.tsx';
import { SHEET } from '../../print/sheet-words.ts';

export const printedStoreStyles = goodsTableStyles;

interface PrintedStoreProps {
  store: OrderedStore;
  /** Number of its first row. */
  first: number;
  /** Its names in the other language, where they are known. */
  names: StoreNames | undefined;
}

/** The goods of a store, with its carrier and waybills. */
export function PrintedStore({ store, first, names }: PrintedStoreProps) {
  const { name, delivery, waybills, goods } = store;
  return (
    <GoodsTable
      first={first}
      title={
        <>
          {name ? <Names own={name} other={names?.name} /> : <Label of={SHEET.goods} />}{' '}
          <span className="clinic-print-en">
            <Names own={delivery.name} other={names?.delivery} />
            {delivery.name && waybills.length > 0 && ' · '}
            {waybills.join(', ')}
          </span>
        </>
      }
      lines={goods.map((good, index) => lineOf(good, names?.goods[index]))}
    />
  );
}

const lineOf = (good: OrderedGood, names: GoodNames): PrintedLine => ({
  articleNumber: good.articleNumber || good.specificationId,
  name: good.name,
  standard: good.standard,
  other: names,
  quantity: `${good.quantity} ${unitFor(good.quantity, good.unit)}`,
  price: good.price,
  amount: lineAmount(good),
});
