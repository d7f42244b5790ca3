import type { Browser } from 'playwright';
import type { Figure } from './figures.ts';

/** Resources of a row. Servers and the browser start on first use and live until the end of the run. */
export interface Run {
  /** Runs fewer rounds, to check that everything works; its figures are not for publication. */
  readonly quick: boolean;
  /** Loads per side in the rows that load pages. */
  readonly loads: number;
  /** Address of an in-memory sandbox. */
  sandbox(): Promise<string>;
  /** Address of the built site on that sandbox. */
  shop(): Promise<string>;
  browser(): Promise<Browser>;
  /** Returns a port of this run, by its number. */
  port(offset: number): number;
}

/** One line of the bench. If it throws, the table prints the error in place of a figure. */
export interface Row {
  readonly name: string;
  readonly title: string;
  /** Build steps whose output the row measures. */
  readonly needs: readonly string[];
  measure(run: Run): Promise<readonly Figure[]>;
}
