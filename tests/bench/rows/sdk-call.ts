import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveAnswer } from '../answers.ts';
import { type Figure, figure } from '../figures.ts';
import type { Row, Run } from '../row.ts';
import { median, ratio } from '../statistics.ts';

const REACH = 1.45;
const SCRIPT = join(import.meta.dirname, '../processes/calls.mjs');
const run = promisify(execFile);

/** Milliseconds per call, by round: elapsed time, and processor time within it. */
interface Samples {
  readonly ours: number[];
  readonly raw: number[];
  readonly oursProcessor: number[];
  readonly rawProcessor: number[];
}

/** Times rounds of calls, alternately raw and through the SDK, in one process; the median counts for a round. */
async function measure({ quick, ...rest }: Run): Promise<Figure[]> {
  const server = await serveAnswer({ quick, ...rest });
  const figures: Figure[] = [];
  try {
    for (const atOnce of [1, 16]) {
      const rounds = quick ? 10 : 60;
      const calls = atOnce === 1 ? 150 : 400;
      const { stdout } = await run(
        process.execPath,
        [SCRIPT, server.url, rounds, calls, atOnce].map(String),
      );
      const samples: Samples = JSON.parse(stdout);
      figures.push(
        figure(`p50, ${atOnce} at a time`, '×', ratio(samples.ours, samples.raw), {
          reach: REACH,
          because: `${median(samples.ours).toFixed(2)} against ${median(samples.raw).toFixed(2)} ms`,
        }),
        // Processor time stays valid on a busy machine, where a call mostly waits for its turn.
        figure('  of it processor time', '×', ratio(samples.oursProcessor, samples.rawProcessor), {
          because: `${median(samples.oursProcessor).toFixed(2)} against ${median(samples.rawProcessor).toFixed(2)} ms`,
        }),
      );
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
