import type { Page } from 'playwright';
import { signedIn } from '../buyer.ts';
import { type Figure, figure } from '../figures.ts';
import { inFreshTab } from '../loads.ts';
import { html, serveFiles } from '../partner.ts';
import type { Row, Run } from '../row.ts';
import { estimate, median, ratio } from '../statistics.ts';

/** A product with a hundred specifications, and one with six. */
const PRODUCTS = { many: '10266', few: '10007' } as const;
const CHANGES = 10;

/** Milliseconds from a click on a button until its result has been painted. */
function drawn(page: Page, which: 'expand' | 'increase'): Promise<number> {
  return page.evaluate(async (button) => {
    const table = document.querySelector('clinic-product')?.shadowRoot;
    const more = table?.querySelector<HTMLElement>('.clinic-specs button[aria-expanded]');
    const steppers = [...(table?.querySelectorAll('.clinic-stepper') ?? [])];
    const plus = steppers
      .find((each) => each.querySelector('input:enabled'))
      ?.querySelector<HTMLElement>('button:last-of-type');
    const pressed = button === 'expand' ? more : plus;
    if (!pressed) throw new Error(`There is no button to ${button}.`);
    const start = performance.now();
    pressed.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, which);
}

async function measure(run: Run): Promise<Figure[]> {
  const api = await run.sandbox();
  const { stored } = await signedIn(api);
  const settings = { api, site: 'https://shop.example', storage: 'session', language: 'en' };
  const page = (id: string) =>
    html('/shop/clinicart.js', settings, `<clinic-product product-id="${id}"></clinic-product>`);
  const server = await serveFiles(
    { 'many.html': page(PRODUCTS.many), 'few.html': page(PRODUCTS.few) },
    run.port(9),
  );
  const browser = await run.browser();
  const expanding: number[] = [];
  const changing = { many: [] as number[], few: [] as number[] };
  try {
    for (let load = -1; load < run.loads; load++) {
      for (const side of load % 2 ? (['many', 'few'] as const) : (['few', 'many'] as const)) {
        await inFreshTab(browser, { slow: false, stored }, async (tab) => {
          await tab.goto(`${server.url}/${side}.html`);
          await tab.locator('.clinic-stepper input:enabled').first().waitFor();
          const expanded = await drawn(tab, 'expand');
          const changes: number[] = [];
          for (let change = 0; change < CHANGES; change++)
            changes.push(await drawn(tab, 'increase'));
          if (load < 0) return;
          if (side === 'many') expanding.push(expanded);
          changing[side].push(median(changes));
        });
      }
    }
  } finally {
    await server.close();
  }
  return [
    figure('showing all hundred', 'ms', estimate(expanding)),
    figure(
      'one quantity changed, against six specifications',
      '×',
      ratio(changing.many, changing.few),
      {
        because: `${median(changing.many).toFixed(1)} against ${median(changing.few).toFixed(1)} ms`,
      },
    ),
  ];
}

export const manySpecifications: Row = {
  name: 'many-specifications',
  title: 'a product of a hundred specifications, from the click to the drawn frame',
  needs: ['widgets'],
  measure,
};
