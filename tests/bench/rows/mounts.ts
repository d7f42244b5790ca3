import type { Page } from 'playwright';
import { type Figure, figure } from '../figures.ts';
import { serveMounts } from '../mounts.ts';
import type { Library } from '../partner.ts';
import type { Row, Run } from '../row.ts';
import { median, ratio } from '../statistics.ts';

const PAIRS = [
  { name: 'product cards', ours: 'clinic-product-card', plain: 'plain-product-card' },
  { name: 'the smallest widget', ours: 'bench-small', plain: 'plain-small' },
];
const COUNTS = [
  { count: 24, reach: 1.5 },
  { count: 240, reach: 1.5 },
];
const LIBRARIES: readonly (readonly [Library, string])[] = [
  ['preact', ''],
  ['react', ', with React'],
];
/** Mounts in one page before the timing starts; the row does not measure the second visit to a list. */
const ROUNDS_IN_PAGE = 2;

/** Each load mounts either side once after the scripts are ready; the sides go first by turns. */
async function measure(run: Run): Promise<Figure[]> {
  const place = await serveMounts(run);
  const figures: Figure[] = [];
  try {
    for (const [library, suffix] of LIBRARIES)
      for (const pair of PAIRS)
        for (const { count, reach } of COUNTS) {
          const open = () => place.open(library);
          const { mine, theirs, nodes } = await compared(run, open, pair, count);
          figures.push(
            figure(`${count} × ${pair.name}${suffix}`, '×', ratio(mine, theirs), {
              reach,
              because: `${median(mine).toFixed(1)} against ${median(theirs).toFixed(1)} ms; ${nodes} nodes each`,
            }),
          );
        }
  } finally {
    await place.close();
  }
  return figures;
}

/** Returns the milliseconds of each mount of `count` elements on either side. */
async function compared(
  run: Run,
  open: () => Promise<Page>,
  { ours, plain }: (typeof PAIRS)[number],
  count: number,
) {
  const times: Record<string, number[]> = { [ours]: [], [plain]: [] };
  let nodes = '';
  for (let load = 0; load < run.loads; load++) {
    const page = await open();
    const tags = load % 2 ? [ours, plain] : [plain, ours];
    const sides: number[] = [];
    for (const tag of tags)
      sides.push(await page.evaluate((each) => window.bench.nodesOf(each), tag));
    nodes ||= (load % 2 ? sides : sides.toReversed()).join(' and ');
    for (let round = 0; round < ROUNDS_IN_PAGE; round++) {
      for (const tag of tags) {
        const ms = await page.evaluate(
          async ([each, many]) => {
            const time = await window.bench.mount(each, many);
            await window.bench.clear();
            return time;
          },
          [tag, count] as const,
        );
        times[tag]?.push(ms);
      }
    }
    await page.close();
  }
  return { mine: times[ours] ?? [], theirs: times[plain] ?? [], nodes };
}

export const mounts: Row = {
  name: 'mounts',
  title: 'cards mounted against plain elements that build the same',
  needs: ['widgets'],
  measure,
};
