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

/** One cell, and what a person lost in it. */
export interface Cell {
  readonly row: string;
  readonly screen: string;
  readonly fault: FaultName;
  readonly lost: readonly string[];
}

/** Writes the cells of a whole run for `npm run faults`, which prints them. */
export function keepCells(cells: readonly Cell[]): void {
  if (!isWhole) return;
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'faults.json'), JSON.stringify(cells));
}
