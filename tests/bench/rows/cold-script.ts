import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serveAnswer } from '../answers.ts';
import { type Figure, figure } from '../figures.ts';
import type { Row, Run } from '../row.ts';
import { estimate, median, ratio } from '../statistics.ts';

const REACH = 1.25;
const REACH_END_MS = 20;
const SIDES = ['raw', 'sdk', 'core'] as const;

/** Milliseconds from the start of Node until it prints its answer, and from then until it has ended. */
interface Times {
  readonly printed: number[];
  readonly ended: number[];
}

async function cold(side: (typeof SIDES)[number], url: string) {
  const script = join(import.meta.dirname, `../processes/cold-${side}.mjs`);
  const start = performance.now();
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let end = start;
  const exit = once(child, 'exit').then((outcome) => {
    end = performance.now();
    return outcome;
  });
  await Promise.race([once(child.stdout, 'data'), exit]);
  const print = performance.now();
  const [code] = await exit;
  if (code !== 0) throw new Error(`cold-${side}.mjs ended with ${code}.`);
  return { printed: print - start, ended: end - print };
}

async function measure(run: Run): Promise<Figure[]> {
  const server = await serveAnswer(run);
  const create = (): Times => ({ printed: [], ended: [] });
  const times = { raw: create(), sdk: create(), core: create() };
  try {
    const rounds = run.quick ? 6 : 40;
    for (let round = -2; round < rounds; round++) {
      for (const [index] of SIDES.entries()) {
        const side = SIDES[(index + Math.max(0, round)) % SIDES.length] ?? 'raw';
        const { printed, ended } = await cold(side, server.url);
        if (round < 0) continue;
        times[side].printed.push(printed);
        times[side].ended.push(ended);
      }
    }
  } finally {
    await server.close();
  }
  const compared = (name: string, { printed, ended }: Times) => [
    figure(name, '×', ratio(printed, times.raw.printed), {
      reach: REACH,
      because: `${median(printed).toFixed(0)} against ${median(times.raw.printed).toFixed(0)} ms`,
    }),
    figure('  its end after its last line', 'ms', estimate(ended), {
      reach: REACH_END_MS,
      because: `raw fetch ${median(times.raw.ended).toFixed(1)} ms`,
    }),
  ];
  return [...compared('@clinicart/sdk/core', times.core), ...compared('@clinicart/sdk', times.sdk)];
}

export const coldScript: Row = {
  name: 'cold-script',
  title: 'a cold script with one call, from the published files, against raw fetch',
  needs: ['sdk'],
  measure,
};
