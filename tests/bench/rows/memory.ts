import type { CDPSession, Page } from 'playwright';
import { type Figure, written } from '../figures.ts';
import { serveMounts } from '../mounts.ts';
import type { Row, Run } from '../row.ts';
import { median } from '../statistics.ts';

const WARM_UP = 100;
const TIMES = 1000;
/** The engine still compiles and caches in the first thousand; a leak shows in the second as well. */
const THOUSANDS = 2;
/** The memory that a thousand mounts may leave behind and still count as flat: a tenth of a kilobyte each. */
const REACH_KB = 100;

interface Counts {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function counts(session: CDPSession): Promise<Counts> {
  // Weak references and finalisers need more than one collection.
  for (let time = 0; time < 4; time++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Returns the objects and bytes that each thousand mounts and unmounts of a tag leave behind in a page. */
async function left(page: Page, tag: string): Promise<Counts[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const cycle = (times: number) =>
    page.evaluate(([each, many]) => window.bench.cycle(each, many), [tag, times] as const);
  await cycle(WARM_UP);
  const grown: Counts[] = [];
  let before = await counts(session);
  for (let thousand = 0; thousand < THOUSANDS; thousand++) {
    await cycle(TIMES);
    const after = await counts(session);
    grown.push({
      heap: after.heap - before.heap,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    });
    before = after;
  }
  return grown;
}

async function measure(run: Run): Promise<Figure[]> {
  const place = await serveMounts(run);
  const figures: Figure[] = [];
  try {
    for (const tag of ['clinic-product-card', 'plain-product-card']) {
      const pages: Counts[][] = [];
      for (let load = 0; load < (run.quick ? 1 : 2); load++) {
        const page = await place.open('react');
        pages.push(await left(page, tag));
        await page.close();
      }
      const reach = (most: number) => (tag.startsWith('clinic') ? { reach: most } : {});
      const of = (key: keyof Counts, thousand: number) =>
        median(pages.map((page) => page[thousand]?.[key] ?? Number.NaN));
      const first = `the first thousand ${written(of('heap', 0) / 1000, 'kB')}`;
      figures.push(
        {
          name: `${tag}: heap, the second thousand`,
          unit: 'kB',
          value: of('heap', 1) / 1000,
          because: first,
          ...reach(REACH_KB),
        },
        { name: `${tag}: DOM nodes`, unit: '', value: of('nodes', 1), ...reach(0) },
        { name: `${tag}: listeners`, unit: '', value: of('listeners', 1), ...reach(0) },
      );
    }
  } finally {
    await place.close();
  }
  return figures;
}

export const memory: Row = {
  name: 'memory',
  title: 'left behind by 1,000 mounts and unmounts',
  needs: ['widgets'],
  measure,
};
