import { writeCsv } from '../../base/spreadsheet/write-csv.ts';
import { writeWorkbook } from '../../base/spreadsheet/write-workbook.ts';
import { toDollars } from '../../base/values/sums.ts';
import type { LanguageStore } from '../../language/store.ts';
import type { Review, ReviewedRow } from '../rules.ts';
import { exportWords } from './export-words.ts';

/** The formats of exports and imports. */
export type OrderFormat = 'csv' | 'xlsx';

type Speaker = Pick<LanguageStore, '$language' | 'say'>;
type Value = string | number;

const WIDTHS = [6, 22, 10, 14, 12, 48, 40, 20, 30, 14];

/** The reasons of a line as sentences, with the server's refusal. */
function reasonsOf({ row, reasons }: ReviewedRow, { say }: Speaker): string {
  const { outcome } = row;
  const refusal = outcome && outcome.state !== 'added' ? [outcome.message] : [];
  return [...refusal, ...reasons.map(say)].join(' ');
}

function tableOf(review: Review, speaker: Speaker): Value[][] {
  const words = exportWords[speaker.$language.get()];
  // The price seal: without visible prices there is no price column. Spec: 1§6
  const priced = review.standing === 'verified';
  const line = (each: ReviewedRow): Value[] => [
    each.row.line,
    each.row.article,
    each.row.quantity,
    words.states[each.state],
    each.quantity,
    reasonsOf(each, speaker),
    each.article?.productName ?? '',
    each.article?.name ?? '',
    each.nearest.map(({ articleNumber }) => articleNumber).join(' '),
    ...(priced ? [priceOf(each)] : []),
  ];
  return [
    [...words.headings, ...words.more, ...(priced ? [words.unitPrice] : [])],
    ...review.rows.map(line),
  ];
}

const priceOf = ({ article }: ReviewedRow): Value =>
  article?.offer.price.kind === 'amount' ? toDollars(article.offer.price.cents) : '';

/** An order with its results as a file, which reads back as the same lines. */
export async function exportOrder(
  review: Review,
  format: OrderFormat,
  speaker: Speaker,
): Promise<Blob> {
  return toFile(tableOf(review, speaker), format, speaker);
}

/** An empty list with the two columns that are needed. */
export async function templateOf(format: OrderFormat, speaker: Speaker): Promise<Blob> {
  const [, article, quantity] = exportWords[speaker.$language.get()].headings;
  return toFile([[article, quantity]], format, speaker);
}

async function toFile(table: Value[][], format: OrderFormat, speaker: Speaker): Promise<Blob> {
  if (format === 'csv') return writeCsv(table);
  const { sheet } = exportWords[speaker.$language.get()];
  return writeWorkbook({ name: sheet, table, widths: WIDTHS });
}
