// The results of `npm run faults`, as a table of faults and the cells in which a person lost something.
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { tableText } from '../trial/table.ts';

const ENDS = ['said', 'confirmed', 'quiet', 'fit'] as const;
const cell = z.object({
  row: z.string(),
  screen: z.string(),
  fault: z.string(),
  end: z.enum(ENDS),
  lost: z.array(z.string()),
});
type Cell = z.infer<typeof cell>;

export const readCells = (file: string): readonly Cell[] =>
  z.array(cell).parse(JSON.parse(readFileSync(file, 'utf8')));

/**
 * For each fault, in how many cells it was tried and in how many a person lost something; and how many of the others ended
 * in each way.
 */
export function faultTable(cells: readonly Cell[]): string {
  const faults = [...new Set(cells.map(({ fault }) => fault))];
  const countsOf = (some: readonly Cell[]) =>
    [
      some.length,
      some.filter(({ lost }) => lost.length > 0).length,
      ...ENDS.map((end) => some.filter((one) => one.end === end && one.lost.length === 0).length),
    ] as const;
  return tableText(
    ['fault', 'tried', 'lost', ...ENDS],
    [
      ...faults.map((fault) => [fault, ...countsOf(cells.filter((one) => one.fault === fault))]),
      ['all', ...countsOf(cells)],
    ],
  );
}

export const lossLines = (cells: readonly Cell[]): readonly string[] =>
  cells.flatMap(({ row, screen, fault, lost }) =>
    lost.map((text) => `${row} on ${screen}, ${fault}: ${text}`),
  );
