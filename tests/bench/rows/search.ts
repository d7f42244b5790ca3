import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, figure } from '../figures.ts';
import type { Row, Run } from '../row.ts';
import { estimate, median } from '../statistics.ts';

const PRODUCTS = 50_000;
const SCRIPT = join(import.meta.dirname, '../processes/search.mjs');

async function measure({ quick }: Run): Promise<Figure[]> {
  const argv = ['--conditions=source', SCRIPT, String(PRODUCTS), quick ? '5' : '40'];
  const { stdout } = await promisify(execFile)(process.execPath, argv, { maxBuffer: 1 << 24 });
  const { times, total }: { times: Record<string, number[]>; total: number } = JSON.parse(stdout);
  const kinds = Object.entries(times).map(([kind, each]) => `${kind} ${median(each).toFixed(1)}`);
  return [
    figure('all kinds of search', 'ms', estimate(Object.values(times).flat()), {
      because: `${total} products; ${kinds.join(', ')}`,
    }),
  ];
}

export const search: Row = {
  name: 'search',
  title: 'a search over 50,000 products in the sandbox, median',
  needs: ['sdk'],
  measure,
};
