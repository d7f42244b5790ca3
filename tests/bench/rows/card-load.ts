import { signedIn } from '../buyer.ts';
import { type Figure, figure } from '../figures.ts';
import { inFreshTab } from '../loads.ts';
import { bundlePage, html, serveFiles } from '../partner.ts';
import type { Row, Run } from '../row.ts';
import { median, ratio } from '../statistics.ts';

const REACH = 1.9;
const PRODUCT = '10001';

/** Resolves in the page once the price is readable and the button usable, both painted. */
function untilUsable(tag: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const root = document.querySelector(tag)?.shadowRoot;
      const price = root?.querySelector('.clinic-price')?.textContent?.trim();
      const button = root?.querySelector<HTMLButtonElement>('button.clinic-button:enabled');
      if (price && button?.checkVisibility()) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function measure(run: Run): Promise<Figure[]> {
  const api = await run.sandbox();
  const { stored } = await signedIn(api);
  const settings = { api, site: 'https://shop.example', storage: 'session', language: 'zh' };
  const body = (prefix: string) =>
    `<${prefix}-cart-button></${prefix}-cart-button><${prefix}-product-card product-id="${PRODUCT}"></${prefix}-product-card>`;
  const server = await serveFiles(
    {
      'ours.html': html('/shop/clinicart.js', settings, body('clinic')),
      'plain.html': html('/plain.js', settings, body('plain')),
      'plain.js': await bundlePage('plain-page.ts'),
    },
    run.port(5),
  );
  const browser = await run.browser();
  const once = (side: 'ours' | 'plain', slow: boolean) =>
    inFreshTab(browser, { slow, stored }, async (page) => {
      await page.goto(`${server.url}/${side}.html`, { waitUntil: 'commit' });
      return page.evaluate(untilUsable, `${side === 'ours' ? 'clinic' : 'plain'}-product-card`);
    });
  const figures: Figure[] = [];
  try {
    for (const slow of [true, false]) {
      const times = { ours: [] as number[], plain: [] as number[] };
      for (let load = -1; load < run.loads; load++) {
        const sides = load % 2 ? (['ours', 'plain'] as const) : (['plain', 'ours'] as const);
        for (const side of sides) {
          const ms = await once(side, slow);
          if (load >= 0) times[side].push(ms);
        }
      }
      figures.push(
        figure(slow ? 'slow 4G' : 'this machine', '×', ratio(times.ours, times.plain), {
          ...(slow ? { reach: REACH } : {}),
          because: `${median(times.ours).toFixed(0)} against ${median(times.plain).toFixed(0)} ms`,
        }),
      );
    }
  } finally {
    await server.close();
  }
  return figures;
}

export const cardLoad: Row = {
  name: 'card-load',
  title: 'the card usable on a partner page, against a plain element with the same calls',
  needs: ['widgets'],
  measure,
};
