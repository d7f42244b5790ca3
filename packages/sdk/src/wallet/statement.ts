import type { Api } from '../base/http/client.ts';
import { moneyCell, type TableCell } from '../base/spreadsheet/cell.ts';
import { writeCsv } from '../base/spreadsheet/write-csv.ts';
import { writeWorkbook } from '../base/spreadsheet/write-workbook.ts';
import { formatHongKongTime, hongKongDay } from '../base/values/hong-kong-time.ts';
import type { Language } from '../language/rules.ts';
import type { FileToSave } from '../orders/purchase-list/purchase-list.ts';
import { walletDetails } from './contract.ts';
import { statementWords } from './statement-words.ts';
import type { StatementOptions, WalletDetailsPage, WalletEntry } from './types.ts';

/** How often the details are read anew after the balance moved meanwhile. */
const MOST_READINGS = 3;

const isSame = (one: WalletDetailsPage, other: WalletDetailsPage) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Reads the balance details from the first page to the last. An entry that arrives meanwhile moves the others to the
 * next page: the first page is then different at the end, and the reading begins again. Rejects with a ShopError.
 * Spec: 2§7, 2§9
 */
export async function readEntries(
  api: Pick<Api, 'call'>,
  { keyword = '', signal }: Pick<StatementOptions, 'keyword' | 'signal'>,
): Promise<readonly WalletEntry[]> {
  const read = (page: number) =>
    api.call(walletDetails, { keyword, page }, { signal, passive: true });
  let first = await read(1);
  for (let reading = 1; ; reading += 1) {
    const entries = [...first.entries];
    for (let page = 2; page <= first.pages; page += 1) {
      const { entries: more } = await read(page);
      if (more.length === 0) break;
      entries.push(...more);
    }
    if (first.pages <= 1) return entries;
    const again = await read(1);
    if (isSame(first, again) || reading === MOST_READINGS) return entries;
    first = again;
  }
}

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
