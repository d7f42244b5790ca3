import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, figure } from '../figures.ts';
import type { Row, Run } from '../row.ts';
import { median, ratio } from '../statistics.ts';

const SCRIPT = join(import.meta.dirname, '../processes/cart.mjs');
/** A short cart has a fixed cost, which a ratio exaggerates: a time is its target. */
const SHORT = 100;
const SHORT_REACH_US = 20;
const RATIO_REACH = 3;
const SLOPE_REACH = 1.1;

type Measured = Record<string, Record<'bare' | 'totals' | 'recompute' | 'explain', number[]>>;

/** Estimates how the time grows with the lines: the slope of a line fitted to the logarithms; 1 means proportional. */
function slope(points: readonly (readonly [lines: number, ms: number])[]): number {
  const logs = points.map(([lines, ms]) => [Math.log(lines), Math.log(ms)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const over = logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0);
  return over / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
}

async function measure({ quick }: Run): Promise<Figure[]> {
  const argv = ['--conditions=source', SCRIPT, quick ? '5' : '40'];
  const { stdout } = await promisify(execFile)(process.execPath, argv, { maxBuffer: 1 << 24 });
  const measured: Measured = JSON.parse(stdout);
  const sizes = Object.entries(measured);
  const growth = (what: 'recompute' | 'explain') =>
    slope(sizes.map(([lines, each]) => [Number(lines), median(each[what])]));
  return [
    ...sizes.map(([lines, { recompute, bare }]) => {
      const name = `${lines} lines recomputed`;
      const micros = median(recompute) * 1000;
      if (Number(lines) <= SHORT)
        return { name, unit: 'µs' as const, value: micros, reach: SHORT_REACH_US };
      return figure(name, '×', ratio(recompute, bare), {
        reach: RATIO_REACH,
        because: `${micros.toFixed(1)} against ${(median(bare) * 1000).toFixed(1)} µs`,
      });
    }),
    { name: 'log-log slope', unit: '', value: growth('recompute'), reach: SLOPE_REACH },
    ...sizes.map(([lines, { totals, bare }]) =>
      figure(`${lines} lines, totals alone`, '×', ratio(totals, bare)),
    ),
    ...sizes.map(([lines, { explain, bare }]) =>
      figure(`${lines} lines explained`, '×', ratio(explain, bare), {
        because: `${(median(explain) * 1000).toFixed(1)} µs`,
      }),
    ),
    { name: 'log-log slope of explaining', unit: '', value: growth('explain') },
  ];
}

export const cart: Row = {
  name: 'cart',
  title: 'a cart recomputed (totals, swap tiers, hints, what blocks) against one bare pass',
  needs: ['sdk'],
  measure,
};
