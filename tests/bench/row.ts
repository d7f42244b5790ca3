import type { Browser } from 'playwright';
import type { Figure } from './figures.ts';

/** Resources of a row. Servers and the browser start on first use and live until the end of the run. */
export interface Run {
  /** Fewer rounds, to see that everything works; not for figures to be told. */
  readonly quick: boolean;
  /** Loads of each side in the rows that load pages. */
  readonly loads: number;
  /** Address of a sandbox in memory. */
  sandbox(): Promise<string>;
  /** Address of the built site on that sandbox. */
  shop(): Promise<string>;
  browser(): Promise<Browser>;
  /** A port of this run, by its number. */
  port(offset: number): number;
}

/** One line of the bench. A thrown error is printed as the reason why it has no figure. */
export interface Row {
  readonly name: string;
  readonly title: string;
  /** Build steps whose output it measures. */
  readonly needs: readonly string[];
  measure(run: Run): Promise<readonly Figure[]>;
}
