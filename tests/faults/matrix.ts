// The cells of the matrix: in `npm test` one for each call, with `npm run faults` all of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_NAMES, type FaultName } from './faults.ts';

/** Whether this run tries every fault on every screen. */
export const isWhole = process.env['FAULTS'] === 'all';

/**
 * The faults for a call. One run tries one, a different one from row to row, so that a run of all rows tries each fault
 * several times.
 */
export const faultsFor = (at: number): readonly FaultName[] =>
  isWhole ? FAULT_NAMES : FAULT_NAMES.slice(at % FAULT_NAMES.length).slice(0, 1);

export const languageFor = (at: number): 'zh' | 'en' => (at % 2 === 0 ? 'zh' : 'en');

/**
 * The end of a trial: the screen `said` what failed; the write had reached the server, and the screen continued
 * as `confirmed`; the screen was whole without the answer and stayed `quiet`; or no answer of the row is `unfit`, so that
 * nothing failed.
 */
export type End = 'said' | 'confirmed' | 'quiet' | 'fit';

/** One cell, and what a person lost in it. */
export interface Cell {
  readonly row: string;
  readonly screen: string;
  readonly fault: FaultName;
  readonly end: End;
  readonly lost: readonly string[];
}

/** Writes the cells of a whole run so far for `npm run faults`, which prints them. */
export function keepCells(part: 'openings' | 'presses', cells: readonly Cell[]): void {
  if (!isWhole) return;
  const folder = join(import.meta.dirname, '../results/faults');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), JSON.stringify(cells));
}
