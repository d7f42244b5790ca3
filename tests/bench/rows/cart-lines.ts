import { signedIn } from '../buyer.ts';
import { type Figure, figure } from '../figures.ts';
import { inFreshTab } from '../loads.ts';
import { bundlePage, html, serveFiles } from '../partner.ts';
import type { Row, Run } from '../row.ts';
import { median, ratio } from '../statistics.ts';

const SIDES = {
  ours: ['clinic-cart'],
  plain: ['plain-cart'],
  inPlace: ['plain-cart', 'in-place'],
} as const;
type Side = keyof typeof SIDES;
const ORDERS: readonly (readonly Side[])[] = [
  ['ours', 'plain', 'inPlace'],
  ['inPlace', 'plain', 'ours'],
];
const MOUNT_REACH = 0.35;
const CHANGE_REACH = 0.5;
const LINES = 1000;
/** Changes the quantity back and forth, so that each change begins with the same cart. */
const QUANTITIES = [4, 2] as const;

async function measure(run: Run): Promise<Figure[]> {
  const { stored } = await signedIn(await run.sandbox());
  const server = await serveFiles(
    { 'cart.js': await bundlePage('cart-page.ts'), 'index.html': html('/cart.js', {}, '') },
    run.port(10),
  );
  const browser = await run.browser();
  const none = (): Record<Side, number[]> => ({ ours: [], plain: [], inPlace: [] });
  // A load takes ten seconds, most of them in the plain lists.
  const loads = Math.ceil(run.loads / 2);
  const mounting = none();
  const changing = none();
  try {
    for (let load = -1; load < loads; load++) {
      await inFreshTab(browser, { slow: false, stored }, async (tab) => {
        // The measurement excludes the pictures.
        await tab.route(/\/pictures\//, (route) => route.abort());
        await tab.goto(`${server.url}/`);
        await tab.waitForFunction(() => 'cartBench' in window);
        for (const side of ORDERS[(load + 1) % 2] ?? []) {
          const [tag, attribute] = SIDES[side];
          const measured = await tab.evaluate(
            async ([name, how, quantities]) => {
              const { cartBench } = window;
              const mounted = await cartBench.mount(name, how);
              const lines = cartBench.lines();
              const changes: number[] = [];
              for (const quantity of quantities) changes.push(await cartBench.change(quantity));
              await cartBench.clear();
              return { mounted, changes, lines };
            },
            [tag, attribute, [...QUANTITIES]] as const,
          );
          if (measured.lines !== LINES) throw new Error(`${tag} shows ${measured.lines} lines`);
          if (load < 0) continue;
          mounting[side].push(measured.mounted);
          changing[side].push(median(measured.changes));
        }
      });
    }
  } finally {
    await server.close();
  }
  const against = (times: Record<Side, number[]>, side: Side) =>
    `${median(times.ours).toFixed(1)} against ${median(times[side]).toFixed(1)} ms`;
  return [
    figure('1,000 lines mounted', '×', ratio(mounting.ours, mounting.plain), {
      reach: MOUNT_REACH,
      because: against(mounting, 'plain'),
    }),
    figure('one quantity changed', '×', ratio(changing.ours, changing.plain), {
      reach: CHANGE_REACH,
      because: against(changing, 'plain'),
    }),
    figure('against one that finds its row again', '×', ratio(changing.ours, changing.inPlace), {
      because: against(changing, 'inPlace'),
    }),
  ];
}

export const cartLines: Row = {
  name: 'cart-lines',
  title: 'a cart of a thousand lines in the page, against a plain list of the same rows',
  needs: ['widgets'],
  measure,
};
