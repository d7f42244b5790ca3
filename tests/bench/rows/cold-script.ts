import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serveAnswer } from '../answers.ts';
import { type Figure, figure } from '../figures.ts';
import type { Row, Run } from '../row.ts';
import { median, ratio } from '../statistics.ts';

const REACH = 1.25;
const SIDES = ['raw', 'sdk', 'core'] as const;

/** Milliseconds from the start of Node until it prints its answer. */
async function cold(side: (typeof SIDES)[number], url: string): Promise<number> {
  const script = join(import.meta.dirname, `../processes/cold-${side}.mjs`);
  const start = performance.now();
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), exit]);
  const ms = performance.now() - start;
  const [code] = await exit;
  if (code !== 0) throw new Error(`cold-${side}.mjs ended with ${code}.`);
  return ms;
}

async function measure(run: Run): Promise<Figure[]> {
  const server = await serveAnswer(run);
  const times: Record<(typeof SIDES)[number], number[]> = { raw: [], sdk: [], core: [] };
  try {
    const rounds = run.quick ? 6 : 40;
    for (let round = -2; round < rounds; round++) {
      for (const [index] of SIDES.entries()) {
        const side = SIDES[(index + Math.max(0, round)) % SIDES.length] ?? 'raw';
        const ms = await cold(side, server.url);
        if (round >= 0) times[side].push(ms);
      }
    }
  } finally {
    await server.close();
  }
  const compared = (name: string, ours: number[]) =>
    figure(name, '×', ratio(ours, times.raw), {
      reach: REACH,
      because: `${median(ours).toFixed(0)} against ${median(times.raw).toFixed(0)} ms`,
    });
  return [
    compared('@clinicart/sdk', times.sdk),
    compared('@clinicart/sdk/core, without the messages', times.core),
  ];
}

export const coldScript: Row = {
  name: 'cold-script',
  title: 'a cold script with one call, from the published bundle, against raw fetch',
  needs: ['sdk'],
  measure,
};
