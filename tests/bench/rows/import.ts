import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import writeExcelFile from 'write-excel-file/universal';
import type { Figure } from '../figures.ts';
import type { Row, Run } from '../row.ts';

const PRODUCTS = 50_000;
const REACH_MS = 60_000;
const SCRIPT = join(import.meta.dirname, '../processes/import.mjs');
const HEADINGS = [
  ...['SKU', '中文名稱', 'Name (English)', '中文分類', 'Category (English)', 'Brand', 'Price'],
  ...['Stock', '中文規格', 'Specification (English)', '中文賣點', 'Selling point (English)'],
  ...['中文介紹', 'Description (English)'],
];

/** A range as a distributor exports it: every text in both languages, with a description of six sentences. */
const rowOf = (_: unknown, at: number): string[] => [
  `KR-${at}`,
  `牙科手機 ${at} 型`,
  `Dental handpiece model ${at}`,
  `器械 > 第 ${at % 800} 類`,
  `Instruments > Group ${at % 800}`,
  `Maker ${at % 400}`,
  (10 + (at % 5000) / 4).toFixed(2),
  String(at % 900),
  `規格 ${at % 7}`,
  `Size ${at % 7}`,
  '一般診所日常使用。',
  'For daily use in general practice.',
  '可高溫高壓消毒，適合連續使用。'.repeat(6),
  'Can be sterilised by autoclave. '.repeat(6),
];

async function filesIn(folder: string, products: number): Promise<Record<'CSV' | 'XLSX', string>> {
  const table = [HEADINGS, ...Array.from({ length: products }, rowOf)];
  const files = { CSV: join(folder, 'range.csv'), XLSX: join(folder, 'range.xlsx') };
  writeFileSync(files.CSV, table.map((row) => row.join(',')).join('\n'));
  const cells = table.map((row) => row.map((value) => ({ value, type: String })));
  const workbook = await writeExcelFile(cells).toBlob();
  writeFileSync(files.XLSX, Buffer.from(await workbook.arrayBuffer()));
  return files;
}

interface Imported {
  readonly readMs: number;
  readonly writeMs: number;
  readonly products: number;
  readonly peakMb: number;
}

async function importOnce(path: string, database: string): Promise<Imported> {
  const argv = ['--conditions=source', SCRIPT, path, database];
  const { stdout } = await promisify(execFile)(process.execPath, argv);
  rmSync(database);
  return JSON.parse(stdout);
}

async function measure({ quick }: Run): Promise<Figure[]> {
  const products = quick ? 2000 : PRODUCTS;
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    const figures: Figure[] = [];
    for (const [kind, path] of Object.entries(await filesIn(folder, products))) {
      const imported = await importOnce(path, join(folder, 'shop.db'));
      const { readMs, writeMs, peakMb } = imported;
      if (imported.products !== products)
        throw new Error(`${imported.products} of ${products} products came from the ${kind}.`);
      figures.push({
        ...{ name: kind, unit: 'ms', value: readMs + writeMs, reach: REACH_MS },
        because: `read ${readMs.toFixed(0)}, written ${writeMs.toFixed(0)} ms; peak ${peakMb.toFixed(0)} MB`,
      });
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const importRange: Row = {
  name: 'import',
  title: 'a product file of 50,000 products read and written to a new database',
  needs: ['sdk'],
  measure,
};
