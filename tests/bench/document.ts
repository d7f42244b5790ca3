/** Writes the figures of a run into docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, type RowResult, written } from './figures.ts';

const FILE = join(import.meta.dirname, '../../docs/performance.md');
const BEGIN = '<!-- the bench -->';
const END = '<!-- end of the bench -->';

/** When and where a run took place. */
export interface Circumstances {
  readonly from: Date;
  readonly to: Date;
  readonly processors: number;
  readonly node: string;
  readonly browser: string;
  /** Load averages before and after. */
  readonly loads: readonly [number, number];
}

const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

/** Tells whether a figure meets its target. An interval that contains the target decides nothing. */
function verdict({ value, low = value, high = value, reach }: Figure): string {
  if (reach === undefined) return '';
  if (high <= reach) return 'met';
  return low > reach ? 'missed' : 'undecided';
}

const cell = (text: string) => text.replaceAll('|', '\\|').trim();

function rowOf(figure: Figure): string {
  const { name, unit, value, low, high, reach, because } = figure;
  const plain = (number: number) => written(number, unit).replace(/ .*|×$/, '');
  const cells = [
    name,
    reach === undefined ? '' : `≤ ${written(reach, unit)}`,
    written(value, unit),
    low === undefined || high === undefined ? '' : `${plain(low)} – ${plain(high)}`,
    verdict(figure),
    because ?? '',
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function tableOf({ row, title, figures, failure }: RowResult): string {
  const lines = [
    `### ${row}`,
    '',
    `${title[0]?.toUpperCase()}${title.slice(1)}.`,
    '',
    ...(failure === undefined ? [] : [`Not measured: ${failure}`, '']),
    '| figure | target | measured | 95 % interval | | by |',
    '|---|---|---|---|---|---|',
    ...figures.map(rowOf),
  ];
  return lines.join('\n');
}

/** Returns the section of a run. */
export function sectionOf(results: readonly RowResult[], run: Circumstances): string {
  const { from, to, processors, node, browser, loads } = run;
  const head =
    `One run of ${minute(from)} to ${minute(to)} UTC on ${processors} processors with Node ${node.slice(1)} and ${browser}; ` +
    `load average ${loads[0].toFixed(1)} before and ${loads[1].toFixed(1)} after, the run itself included. Sizes are exact.`;
  return [head, ...results.map(tableOf)].join('\n\n');
}

/** Replaces the section of the last run. */
export function document(results: readonly RowResult[], run: Circumstances): void {
  const text = readFileSync(FILE, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${FILE} has no place for the figures.`);
  const kept = [text.slice(0, begin + BEGIN.length), text.slice(end)];
  writeFileSync(FILE, kept.join(`\n${sectionOf(results, run)}\n`));
}
