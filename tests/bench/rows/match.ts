import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, figure } from '../figures.ts';
import type { Row, Run } from '../row.ts';
import { estimate } from '../statistics.ts';

const PRODUCTS = 50_000;
const SCRIPT = join(import.meta.dirname, '../processes/match.mjs');

interface Measured {
  readonly times: Record<string, number[]>;
  readonly first: number;
  /** Wrong numbers with the intended number among the nearest matches. */
  readonly meant: number;
}

async function measure({ quick }: Run): Promise<Figure[]> {
  const argv = ['--conditions=source', SCRIPT, String(PRODUCTS), quick ? '3' : '20'];
  const { stdout } = await promisify(execFile)(process.execPath, argv, { maxBuffer: 1 << 24 });
  const { times, first, meant }: Measured = JSON.parse(stdout);
  return [
    { name: 'the first number, 10 s after opening', unit: 'ms', value: first },
    ...Object.entries(times).map(([kind, each]) => figure(kind, 'ms', estimate(each))),
    { name: 'of 100 wrong ones, the meant one is among the nearest', unit: '', value: meant },
  ];
}

export const match: Row = {
  name: 'match',
  title: 'quick-order match of 100 numbers over 50,000 products',
  needs: ['sdk'],
  measure,
};
