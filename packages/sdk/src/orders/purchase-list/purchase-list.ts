import { moneyCell, type TableCell } from '../../base/spreadsheet/cell.ts';
import { type SheetToWrite, writeWorkbook } from '../../base/spreadsheet/write-workbook.ts';
import { type Cents, cents } from '../../base/values/money.ts';
import { sum } from '../../base/values/sums.ts';
import type { Language } from '../../language/rules.ts';
import { goodsOfOrder, lineAmount } from '../order-amounts.ts';
import type { OrderAnswer, OrderedGood } from '../types.ts';
import { purchaseListWords } from './purchase-list-words.ts';

/** A file to save. */
export interface FileToSave {
  readonly name: string;
  readonly blob: Blob;
}

/** The fields of an order that its purchase list shows. */
export type ListedOrder = Pick<
  OrderAnswer,
  'orderNo' | 'stores' | 'total' | 'discount' | 'coupon' | 'freight'
>;

/** Row of the first good in the sheet, counted from 1. */
const FIRST_ROW = 2;
const WIDTHS = [44, 22, 28, 16, 10, 18];

const goodRow = (good: OrderedGood, row: number): TableCell[] => [
  good.name,
  good.articleNumber || good.specificationId,
  good.standard,
  moneyCell(good.price),
  good.quantity,
  moneyCell(lineAmount(good), `ROUND(D${row}*E${row},2)`),
];

/**
 * The rows under the goods, which add up to what is payable. Where the server's amounts do not add up, or a price is
 * missing, an adjustment names the difference.
 */
function amountRows(order: ListedOrder, goods: readonly OrderedGood[], language: Language) {
  const words = purchaseListWords[language];
  const row = FIRST_ROW + goods.length;
  const total = sum(goods.map(lineAmount).filter((amount) => amount !== undefined));
  const plain: [string, Cents][] = [
    [words.freight, order.freight],
    [words.discount, cents(-order.discount || 0)],
    [words.coupon, cents(-order.coupon || 0)],
  ];
  const rest = order.total - sum([total, ...plain.map(([, amount]) => amount)]);
  if (rest !== 0) plain.push([words.adjustment, cents(rest)]);
  const goodsSum = goods.length === 0 ? '0' : `SUM(F${FIRST_ROW}:F${row - 1})`;
  const amountRow = (label: string, amount: Cents, formula?: string): TableCell[] => [
    label,
    '',
    '',
    '',
    '',
    moneyCell(amount, formula),
  ];
  return [
    amountRow(words.goods, total, goodsSum),
    ...plain.map(([label, amount]) => amountRow(label, amount)),
    amountRow(words.payable, order.total, `SUM(F${row}:F${row + plain.length})`),
  ];
}

/** Returns the sheet of an order: its goods, then the sums as formulas with their values. Spec: 2§9 */
export function purchaseListSheet(order: ListedOrder, language: Language): SheetToWrite {
  const words = purchaseListWords[language];
  const goods = goodsOfOrder(order);
  const table = [
    [...words.columns],
    ...goods.map((good, at) => goodRow(good, FIRST_ROW + at)),
    ...amountRows(order, goods, language),
  ];
  return { name: words.sheet, table, widths: WIDTHS, boldRows: [table.length - 1] };
}

/** Writes the purchase list of an order as an XLSX file, which quick order reads back. Spec: 2§9 */
export async function purchaseListFile(
  order: ListedOrder,
  language: Language,
): Promise<FileToSave> {
  const number = order.orderNo.replace(/[^\w-]+/g, '_');
  return {
    name: `${purchaseListWords[language].file}-${number}.xlsx`,
    blob: await writeWorkbook(purchaseListSheet(order, language)),
  };
}
