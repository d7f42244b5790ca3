import type { Api } from '../base/http/client.ts';
import { readAllPages } from '../base/http/read-all-pages.ts';
import { moneyCell, type TableCell } from '../base/spreadsheet/cell.ts';
import { writeCsv } from '../base/spreadsheet/write-csv.ts';
import { writeWorkbook } from '../base/spreadsheet/write-workbook.ts';
import { formatHongKongTime, hongKongDay } from '../base/values/hong-kong-time.ts';
import type { Language } from '../language/rules.ts';
import type { FileToSave } from '../orders/purchase-list/purchase-list.ts';
import { walletDetails } from './contract.ts';
import { statementWords } from './statement-words.ts';
import type { StatementOptions, WalletEntry } from './types.ts';

/** Reads the balance details of all pages. Rejects with a ShopError. Spec: 2§7, 2§9 */
export const readEntries = (
  api: Pick<Api, 'call'>,
  { keyword = '', signal }: Pick<StatementOptions, 'keyword' | 'signal'>,
): Promise<readonly WalletEntry[]> =>
  readAllPages((page) => api.call(walletDetails, { keyword, page }, { signal, passive: true }));

const WIDTHS = [18, 28, 24, 18];

/** Returns the table of a statement, one row an entry, below its headings. */
export function statementTable(entries: readonly WalletEntry[], language: Language): TableCell[][] {
  return [
    [...statementWords[language].columns],
    ...entries.map(({ at, type, orderNo, amount }) => [
      at === undefined ? '' : formatHongKongTime(at).slice(0, 16),
      type,
      orderNo ?? '',
      moneyCell(amount),
    ]),
  ];
}

/** Writes a statement as a file, named by the day. Texts stay texts, whatever they begin with. */
export async function statementFile(
  entries: readonly WalletEntry[],
  { format, language, now }: { format: 'csv' | 'xlsx'; language: Language; now: number },
): Promise<FileToSave> {
  const table = statementTable(entries, language);
  const { sheet, file } = statementWords[language];
  const blob =
    format === 'csv'
      ? await writeCsv(table)
      : await writeWorkbook({ name: sheet, table, widths: WIDTHS });
  return { name: `${file}-${hongKongDay(now)}.${format}`, blob };
}
