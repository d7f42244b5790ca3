// Runs after the build: scripts/bench.mjs calls it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { document } from './document.ts';
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

interface Options {
  /** Runs fewer rounds of each row. */
  readonly quick: boolean;
  /** Writes the figures into docs/performance.md. */
  readonly documents: boolean;
}

/** Measures the rows, prints the table and saves it as JSON beside the earlier measurements. */
export async function bench(rows: readonly Row[], options: Options): Promise<void> {
  const run = createRun(options);
  const done: RowResult[] = [];
  const from = new Date();
  const [before = 0] = loadavg();
  try {
    for (const row of rows) {
      const start = performance.now();
      const result = await measured(row, run);
      console.error(`${row.name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
      done.push(result);
      keep(result, options);
    }
    if (options.documents) {
      const [after = 0] = loadavg();
      const browser = `Chromium ${(await run.browser()).version()}`;
      document(done, {
        from,
        to: new Date(),
        processors: availableParallelism(),
        node: process.version,
        browser,
        loads: [before, after],
      });
    }
  } finally {
    await run.close();
  }
  console.log(tableOf(done));
  if (options.quick) console.log('\nA quick run: see that it works, do not tell these figures.');
}

function keep(result: RowResult, { quick }: Options): void {
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
