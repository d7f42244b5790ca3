// Runs after the build: scripts/bench.mjs calls it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RowResult, tableOf } from './figures.ts';
import type { Row } from './row.ts';
import { createRun } from './run.ts';

const folder = join(import.meta.dirname, '../results');
const file = join(folder, 'bench.json');

async function measured(row: Row, run: ReturnType<typeof createRun>): Promise<RowResult> {
  const { name, title } = row;
  try {
    return { row: name, title, figures: await row.measure(run) };
  } catch (error) {
    const failure = error instanceof Error ? error.message.split('\n', 3).join(' ') : String(error);
    return { row: name, title, figures: [], failure };
  }
}

/** Measures the rows, prints the table and saves it as JSON beside the earlier measurements. */
export async function bench(rows: readonly Row[], options: { quick: boolean }): Promise<void> {
  const run = createRun(options);
  const done: RowResult[] = [];
  try {
    for (const row of rows) {
      console.error(`measuring ${row.name} …`);
      const result = await measured(row, run);
      done.push(result);
      keep(result, options);
    }
  } finally {
    await run.close();
  }
  console.log(tableOf(done));
  if (options.quick) console.log('\nA quick run: see that it works, do not tell these figures.');
}

function keep(result: RowResult, { quick }: { quick: boolean }): void {
  mkdirSync(folder, { recursive: true });
  const stamped = { ...result, at: new Date().toISOString(), node: process.version, quick };
  const others = earlier().filter(({ row }) => row !== result.row);
  writeFileSync(file, `${JSON.stringify([...others, stamped], null, 2)}\n`);
}

function earlier(): RowResult[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
