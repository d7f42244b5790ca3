/** Figures that the rows measure, and how they are printed. */
import type { Estimate } from './statistics.ts';

export type Unit = 'kB' | '×' | 'ms' | 'µs' | '';

/** One measured figure. */
export interface Figure {
  readonly name: string;
  readonly unit: Unit;
  readonly value: number;
  /** The 95 % interval, where the figure is not exact. */
  readonly low?: number;
  readonly high?: number;
  /** The budget: the highest value allowed. A figure without one is printed for information only. */
  readonly reach?: number;
  /** The evidence for the figure: medians, parts, counts. */
  readonly because?: string;
  /** The parts of a size in brotli bytes, or other numbers behind the figure. */
  readonly parts?: Readonly<Record<string, number>>;
}

export interface RowResult {
  readonly row: string;
  readonly title: string;
  readonly figures: readonly Figure[];
  /** The reason why the row could not be measured. */
  readonly failure?: string;
}

/** Makes a figure from an estimate. */
export function figure(
  name: string,
  unit: Unit,
  { value, low, high }: Estimate,
  rest: Pick<Figure, 'reach' | 'because' | 'parts'> = {},
): Figure {
  return { name, unit, value, low, high, ...rest };
}

const DIGITS: Record<Unit, number> = { kB: 1, '×': 2, ms: 1, µs: 1, '': 0 };

/** Formats a number for the table; small ones keep two significant digits. */
export function written(value: number, unit: Unit): string {
  const digits = value !== 0 && Math.abs(value) < 0.1 ? 3 : DIGITS[unit];
  return `${value.toFixed(digits)}${unit === '' || unit === '×' ? unit : ` ${unit}`}`;
}

const verdict = ({ value, reach }: Figure) =>
  reach === undefined ? '' : value <= reach ? 'yes' : 'NO';

/** Counts terminal cells: a Chinese character takes two. */
const wide = (text: string) => [...text].reduce((sum, char) => sum + (char > '⺀' ? 2 : 1), 0);
const pad = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - wide(text)));

/** Formats the table of a run. */
export function tableOf(results: readonly RowResult[]): string {
  const lines = results.flatMap(({ row, title, figures, failure }) => [
    [`${row}: ${title}`],
    ...figures.map((each) => [
      `  ${each.name}`,
      written(each.value, each.unit),
      each.low === undefined || each.high === undefined
        ? ''
        : `${written(each.low, '×').slice(0, -1)} – ${written(each.high, '×').slice(0, -1)}`,
      each.reach === undefined ? '' : `≤ ${written(each.reach, each.unit)}`,
      verdict(each),
      each.because ?? '',
    ]),
    ...(failure === undefined ? [] : [[`  not measured: ${failure}`]]),
  ]);
  const head = ['', 'measured', '95 % interval', 'reach', 'met', ''];
  const rows = [head, ...lines];
  const widths = head.map((_, column) =>
    Math.max(...rows.filter((cells) => cells.length > 1).map((cells) => wide(cells[column] ?? ''))),
  );
  return rows
    .map((cells) =>
      cells.length === 1
        ? `\n${cells[0]}`
        : cells
            .map((cell, column) => pad(cell, widths[column] ?? 0))
            .join('  ')
            .trimEnd(),
    )
    .join('\n');
}
