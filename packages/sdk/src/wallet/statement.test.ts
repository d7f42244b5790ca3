import { expect, test } from 'vitest';
import type { Api } from '../base/http/client.ts';
import { csvText } from '../base/spreadsheet/write-csv.ts';
import { cents } from '../base/values/money.ts';
import { readEntries, statementFile, statementTable } from './statement.ts';
import type { WalletEntry } from './types.ts';

const entry = (amount: number, more: Partial<WalletEntry> = {}): WalletEntry => ({
  at: Date.UTC(2026, 10, 20, 1, 58),
  amount: cents(amount),
  type: 'Order payment',
  orderNo: 'CC-1',
  ...more,
});

/** A server with ten entries a page. `onRead` may book another entry before it answers. */
function serverOf(entries: WalletEntry[], onRead: (page: number) => void = () => {}) {
  const pages: number[] = [];
  const call = (_: unknown, { page }: { page: number }) => {
    pages.push(page);
    onRead(page);
    const shown = entries.slice((page - 1) * 10, page * 10);
    return Promise.resolve({
      entries: shown,
      pages: Math.ceil(entries.length / 10),
      count: undefined,
    });
  };
  return { api: { call } as unknown as Pick<Api, 'call'>, pages };
}

const many = (count: number) => Array.from({ length: count }, (_, at) => entry(at + 1));

test('a statement has every entry of every page, once (Spec: 2§7, 2§9)', async () => {
  const entries = many(23);
  const { api } = serverOf(entries);
  expect(await readEntries(api, {})).toEqual(entries);
});

test('a single page is read once, and none at all is a statement without entries', async () => {
  const one = serverOf(many(3));
  expect(await readEntries(one.api, {})).toHaveLength(3);
  expect(one.pages).toEqual([1]);
  expect(await readEntries(serverOf([]).api, {})).toEqual([]);
});

test('an entry that is booked while pages are read neither doubles nor hides another', async () => {
  const entries = many(23);
  let booked = false;
  const { api } = serverOf(entries, (page) => {
    if (page !== 2 || booked) return;
    booked = true;
    entries.unshift(entry(-500));
  });
  expect(await readEntries(api, {})).toEqual(entries);
});

test('the reading ends, however often the balance moves', async () => {
  const entries = many(23);
  const { api, pages } = serverOf(entries, (page) => {
    if (page === 1) entries.unshift(entry(-500));
  });
  await readEntries(api, {});
  expect(pages.filter((page) => page === 1)).toHaveLength(4);
});

test('the table has Hong Kong times and signed amounts, in both languages', () => {
  const rows = [entry(-120_000), entry(500_000, { at: undefined, orderNo: undefined })];
  expect(statementTable(rows, 'en')).toEqual([
    ['Time', 'Type', 'Order number', 'Amount HKD'],
    ['2026-11-20 09:58', 'Order payment', 'CC-1', { kind: 'money', cents: -120_000 }],
    ['', 'Order payment', '', { kind: 'money', cents: 500_000 }],
  ]);
  expect(statementTable([], 'zh')).toEqual([['時間', '類型', '訂單編號', '金額（港元）']]);
});

test('a type that looks like a formula stays text in the file', async () => {
  const hostile = [entry(100, { type: '=HYPERLINK("http://x")', orderNo: '@cmd' })];
  const text = await csvText(statementTable(hostile, 'en'));
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(text).toContain("'@cmd");
});

test.each([
  ['csv', 'en', 'balance-details-2026-11-20.csv'],
  ['xlsx', 'zh', '餘額明細-2026-11-20.xlsx'],
] as const)('a %s file in %s is named %s', async (format, language, name) => {
  const file = await statementFile([entry(1)], {
    format,
    language,
    now: Date.UTC(2026, 10, 20, 4),
  });
  expect(file.name).toBe(name);
  expect(file.blob.size).toBeGreaterThan(40);
});
