import type { TableFault } from '@clinicart/sdk/contract';
import type { Bilingual } from '../seed/data/types.ts';

/** A fault in a product file. */
export interface RangeFault {
  /** As a spreadsheet counts it; undefined for a fault of the whole file. */
  readonly row?: number;
  /** Letters and title of its column: `C Price 售價`. */
  readonly column?: string;
  readonly what: Bilingual;
}

/** Thrown for a product file of which nothing was imported; its message is the whole report. */
export class UnusableFile extends Error {
  readonly faults: readonly RangeFault[];

  constructor(name: string, faults: readonly RangeFault[], rows: number) {
    super(reportOf(name, faults, rows));
    this.name = 'UnusableFile';
    this.faults = faults;
  }
}

/** Faults that a report lists; the others are counted. */
const LISTED = 50;

const lineOf = ({ row, column, what }: RangeFault): string => {
  const place = [row === undefined ? '' : `row ${row}`, column === undefined ? '' : column]
    .filter(Boolean)
    .join(', ');
  return `  ${place === '' ? '' : `${place}: `}${what.en} ${what.zh}`;
};

/** Lists faults for the person who made the file, in both languages. */
export function listOf(faults: readonly RangeFault[]): string {
  const lines = faults.slice(0, LISTED).map(lineOf);
  const more = faults.length - lines.length;
  if (more > 0) lines.push(`  and ${more.toLocaleString('en')} more faults. 另有 ${more} 項錯誤。`);
  return lines.join('\n');
}

function reportOf(name: string, faults: readonly RangeFault[], rows: number): string {
  const wrong = new Set(faults.map(({ row }) => row).filter((row) => row !== undefined)).size;
  const where =
    wrong > 0
      ? `: ${wrong.toLocaleString('en')} of ${rows.toLocaleString('en')} rows have faults. Correct them, or leave those rows out with --skip-bad-rows`
      : '';
  return [
    `${name} was not imported${where}.`,
    `產品檔案未匯入${wrong > 0 ? `，${wrong} 行有錯誤。請更正，或以 --skip-bad-rows 略過這些行` : ''}。`,
    listOf(faults),
  ].join('\n');
}

/** Sentences about files that have no table, by the reason of the reader. */
export const TABLE_FAULTS: Readonly<Record<TableFault, Bilingual>> = {
  'file-too-large': { en: 'The file is larger than 64 MB.', zh: '檔案超過 64 MB。' },
  'file-empty': { en: 'The file is empty.', zh: '檔案沒有內容。' },
  'file-locked': {
    en: 'The workbook has a password. Save it without one.',
    zh: '檔案有密碼，請另存為沒有密碼的檔案。',
  },
  'file-old-excel': {
    en: 'This is an old Excel file (.xls). Save it as .xlsx or .csv.',
    zh: '這是舊版 Excel 檔案（.xls），請另存為 .xlsx 或 .csv。',
  },
  'file-no-table': {
    en: 'The file is neither CSV nor XLSX.',
    zh: '檔案不是 CSV 或 XLSX。',
  },
  'file-broken': { en: 'The file is damaged.', zh: '檔案已損壞。' },
  'workbook-too-large': {
    en: 'The workbook is too large once unpacked. Save it as CSV, or remove other sheets.',
    zh: '工作簿解壓後太大，請另存為 CSV，或移除其他工作表。',
  },
  'sheet-too-large': {
    en: 'The sheet has a cell far out: at most 100,010 rows and 100 columns are read.',
    zh: '工作表有儲存格超出範圍：最多讀取 100,010 行及 100 欄。',
  },
};
