/** The table at the end of a run. */
import { availableParallelism } from 'node:os';
import { tableText } from '../trial/table.ts';
import { THINK_MS } from './buyer.ts';
import type { Releases } from './releases.ts';
import type { Tally } from './tally.ts';

interface Ran {
  readonly buyers: number;
  readonly seconds: number;
  readonly kills: number;
  readonly releases: Releases;
}

/** Prints what was tried and what was lost. Returns whether nothing was lost. */
export function report(tally: Tally, { buyers, seconds, kills, releases }: Ran): boolean {
  const rows = [...tally.counts].map(([kind, { tried, lost }]) => [kind, tried, lost] as const);
  const [least, most] = THINK_MS.map((ms) => ms / 1000);
  const { scripts } = releases;
  const text = [
    '',
    `${buyers} buyers, each thinking for ${least} to ${most} s before a step, on ${availableParallelism()} processor cores, which the buyers, nginx, three instances and the sandbox share.`,
    `${kills} kills (SIGKILL) within ${seconds} s, then a release: ${releases.onlyIn('old')} of ${scripts.old.length} scripts have another name in it.`,
    '',
    tableText(['fault or load', 'tried', 'lost'], rows),
  ];
  const listed = (title: string, entries: ReadonlyMap<string, number>) =>
    entries.size > 0 &&
    text.push('', title, ...[...entries].map(([what, count]) => `  ${count} × ${what}`));
  listed('Lost:', tally.reasons);
  listed('No loss:', tally.notes);
  const lost = rows.reduce((sum, [, , each]) => sum + each, 0);
  text.push('', lost === 0 ? 'Nothing was lost.' : `${lost} lost.`);
  console.log(text.join('\n'));
  return lost === 0;
}
