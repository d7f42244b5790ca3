import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveAnswer } from '../answers.ts';
import { type Figure, figure } from '../figures.ts';
import type { Row, Run } from '../row.ts';
import { median, ratio } from '../statistics.ts';

const SCRIPT = join(import.meta.dirname, '../processes/calls.mjs');
const run = promisify(execFile);

/** Calls in flight at a time, with the budget. */
const LOADS = [
  { atOnce: 1, calls: 150, reach: 1.3 },
  { atOnce: 16, calls: 400, reach: 1.8 },
] as const;
const SIDES = [
  { side: 'core', name: '@clinicart/sdk/core' },
  { side: 'sdk', name: '@clinicart/sdk' },
] as const;

/** Milliseconds per call, by round: elapsed time, and processor time within it. */
interface Times {
  readonly elapsed: number[];
  readonly processor: number[];
}

const told = (ours: number[], raw: number[]) =>
  `${median(ours).toFixed(2)} against ${median(raw).toFixed(2)} ms`;

/** Times rounds of calls in turn, raw and by both entries, in one process; the median counts for a round. */
async function measure({ quick, ...rest }: Run): Promise<Figure[]> {
  const server = await serveAnswer({ quick, ...rest });
  const figures: Figure[] = [];
  try {
    for (const { atOnce, calls, reach } of LOADS) {
      const rounds = quick ? 9 : 60;
      const { stdout } = await run(
        process.execPath,
        [SCRIPT, server.url, rounds, calls, atOnce].map(String),
      );
      const times: Record<'raw' | 'sdk' | 'core', Times> = JSON.parse(stdout);
      for (const { side, name } of SIDES) {
        const { elapsed, processor } = times[side];
        figures.push(
          figure(`${name}: p50, ${atOnce} at a time`, '×', ratio(elapsed, times.raw.elapsed), {
            reach,
            because: told(elapsed, times.raw.elapsed),
          }),
          // Processor time stays valid on a busy machine, where a call mostly waits for its turn.
          figure('  of it processor time', '×', ratio(processor, times.raw.processor), {
            because: told(processor, times.raw.processor),
          }),
        );
      }
    }
  } finally {
    await server.close();
  }
  return figures;
}

export const sdkCall: Row = {
  name: 'sdk-call',
  title: 'an SDK call against raw fetch and JSON.parse of the same 24 products, in Node',
  needs: ['sdk'],
  measure,
};
