import { moneyCell, type TableCell } from '../../base/spreadsheet/cell.ts';
import { writeCsv } from '../../base/spreadsheet/write-csv.ts';
import { writeWorkbook } from '../../base/spreadsheet/write-workbook.ts';
import { formatHongKongTime, hongKongDay } from '../../base/values/hong-kong-time.ts';
import { cents } from '../../base/values/money.ts';
import type { Language } from '../../language/rules.ts';
import { lineAmount } from '../order-amounts.ts';
import type { FileToSave } from '../purchase-list/purchase-list.ts';
import type { OrderAnswer, OrderedGood } from '../types.ts';
import { orderExportWords } from './order-export-words.ts';
import { isWithin, timeOf } from './purchases.ts';
import type { DayRange } from './types.ts';

/** The formats of an exported order history. */
export type ExportFormat = 'csv' | 'xlsx';

/** How orders are written to a file. */
export interface ExportLayout extends DayRange {
  readonly format: ExportFormat;
  /** Language of headings and statuses. */
  readonly language: Language;
  /** Without visible prices the file has no columns of amounts. Spec: 1§6 */
  readonly pricesVisible: boolean;
}

type TableLayout = Pick<ExportLayout, 'language' | 'pricesVisible'>;

const WIDTHS = [22, 18, 18, 18, 22, 40, 24, 8, 10, 16, 16, 18, 16, 16, 18];

const placedText = (order: OrderAnswer) => {
  const at = timeOf(order);
  return at === undefined ? '' : formatHongKongTime(at).slice(0, 16);
};

/** Amounts of the order, on its first line only, so that a column can be summed. */
const orderAmounts = (order: OrderAnswer, isFirst: boolean): TableCell[] =>
  isFirst
    ? [
        moneyCell(cents(-order.discount || 0)),
        moneyCell(cents(-order.coupon || 0)),
        moneyCell(order.freight),
        moneyCell(order.total),
      ]
    : ['', '', '', ''];

const lineAmounts = (good: OrderedGood): TableCell[] => [
  moneyCell(good.price),
  moneyCell(lineAmount(good)),
];

function rowsOf(order: OrderAnswer, { language, pricesVisible }: TableLayout): TableCell[][] {
  const { statuses } = orderExportWords[language];
  const lines = order.stores.flatMap((store) => store.goods.map((good) => ({ store, good })));
  return lines.map(({ store, good }, at) => [
    order.orderNo,
    placedText(order),
    statuses[order.status],
    store.name,
    good.articleNumber || good.specificationId,
    good.name,
    good.standard,
    good.unit,
    good.quantity,
    ...(pricesVisible ? [...lineAmounts(good), ...orderAmounts(order, at === 0)] : []),
  ]);
}

/** Returns the table of orders, one row for each good, below its headings. */
export function orderTable(orders: readonly OrderAnswer[], layout: TableLayout): TableCell[][] {
  const words = orderExportWords[layout.language];
  const amounts = layout.pricesVisible ? [...words.lineAmounts, ...words.orderAmounts] : [];
  return [[...words.lines, ...amounts], ...orders.flatMap((order) => rowsOf(order, layout))];
}

/** Writes the orders of a range, of any status, the newest first. */
export async function orderHistoryFile(
  orders: readonly OrderAnswer[],
  { from, to, format, language, pricesVisible }: ExportLayout,
): Promise<FileToSave> {
  const inRange = orders
    .filter((order) => {
      const at = timeOf(order);
      return at !== undefined && isWithin(hongKongDay(at), { from, to });
    })
    .toSorted((one, other) => (timeOf(other) ?? 0) - (timeOf(one) ?? 0));
  const table = orderTable(inRange, { language, pricesVisible });
  const { sheet, file } = orderExportWords[language];
  const blob =
    format === 'csv'
      ? await writeCsv(table)
      : await writeWorkbook({ name: sheet, table, widths: WIDTHS });
  return { name: `${file}-${from}-${to}.${format}`, blob };
}
