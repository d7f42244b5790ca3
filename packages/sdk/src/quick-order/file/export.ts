import { toDollars } from '../../base/values/money.ts';
import type { LanguageStore } from '../../language/store.ts';
import type { Review, ReviewedRow } from '../rules.ts';
import { exportWords } from './export-words.ts';

/** The formats of exports and imports. */
export type OrderFormat = 'csv' | 'xlsx';

type Speaker = Pick<LanguageStore, '$language' | 'say'>;
type Value = string | number;

const CSV = 'text/csv;charset=utf-8';

/** A spreadsheet runs what begins like a formula; an apostrophe in front keeps it text. Reading takes it off. */
const guarded = (value: Value) =>
  typeof value === 'string' && /^'*[=+\-@\n]/.test(value) ? `'${value}` : value;

const escapeOf = (letter: string) =>
  `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * Escapes a text for a workbook: text that looks like an escape, and the first letter of names that every object has
 * (`toString`), because the writer counts texts in a plain object.
 */
function escaped(text: string): string {
  const plain = text.replace(/_(?=x[0-9a-f]{4}_)/gi, escapeOf);
  return plain in {} ? escapeOf(plain) + plain.slice(1) : plain;
}

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
  if (format === 'csv') {
    const { default: papa } = await import('papaparse');
    const text = papa.unparse(
      table.map((cells) => cells.map(guarded)),
      { newline: '\r\n' },
    );
    // Excel reads Chinese as UTF-8 only with this mark.
    return new Blob(['\ufeff', text, '\r\n'], { type: CSV });
  }
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const widths = [6, 22, 10, 14, 12, 48, 40, 20, 30, 14];
  return writeExcelFile(
    table.map((cells, at) =>
      cells.map((value) =>
        typeof value === 'number'
          ? { value, type: Number }
          : {
              value: escaped(value),
              type: String,
              ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
            },
      ),
    ),
    {
      sheet: exportWords[speaker.$language.get()].sheet,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ).toBlob();
}
