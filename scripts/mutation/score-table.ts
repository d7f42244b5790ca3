// The table of scores in docs/mutation.md.

/** A domain's last run. */
export interface ScoreRow {
  readonly name: string;
  readonly mutants: number;
  readonly survivors: number;
  /** Day of the run, yyyy-mm-dd. */
  readonly date: string;
}

const HEAD = '| domain | mutants | survivors | score | date |\n|---|---:|---:|---:|---|';
const ROW = /^\| ([\w/-]+) \| (\d+) \| (\d+) \|.*\| ([\d-]*) \|$/gm;
const TABLE = /^\| domain \|.*\n\|---.*\n(?:\|.*\n)+/m;

/** In per cent; without mutants all are found. */
export const scoreOf = ({ mutants, survivors }: Pick<ScoreRow, 'mutants' | 'survivors'>): number =>
  mutants === 0 ? 100 : (100 * (mutants - survivors)) / mutants;

const line = (row: ScoreRow) =>
  `| ${row.name} | ${row.mutants} | ${row.survivors} | ${scoreOf(row).toFixed(1)} % | ${row.date} |`;

/** Prints rows with their total. */
export function scoreTable(rows: readonly ScoreRow[]): string {
  const sum = (count: (row: ScoreRow) => number) =>
    rows.reduce((total, row) => total + count(row), 0);
  const all: ScoreRow = {
    name: 'all',
    mutants: sum(({ mutants }) => mutants),
    survivors: sum(({ survivors }) => survivors),
    date: '',
  };
  return `${[HEAD, ...rows.map(line), line(all)].join('\n')}\n`;
}

/** Returns a document whose table has these rows, and keeps its row of a domain without one, in the given order. */
export function withScores(
  text: string,
  rows: readonly ScoreRow[],
  order: readonly string[],
): string {
  const [table = ''] = TABLE.exec(text) ?? [];
  const old = [...table.matchAll(ROW)].map(
    ([, name = '', mutants, survivors, date = '']): ScoreRow => ({
      name,
      mutants: Number(mutants),
      survivors: Number(survivors),
      date,
    }),
  );
  const known = new Map([...old, ...rows].map((row) => [row.name, row]));
  return text.replace(TABLE, () => scoreTable(order.flatMap((name) => known.get(name) ?? [])));
}
