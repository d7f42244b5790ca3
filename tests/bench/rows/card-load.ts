import { signedIn } from '../buyer.ts';
import { type Figure, figure } from '../figures.ts';
import { inFreshTab } from '../loads.ts';
import { bundlePage, html, serveFiles } from '../partner.ts';
import type { Row, Run } from '../row.ts';
import { median, ratio } from '../statistics.ts';

/** The most on slow 4G: of what partners load, and of the build for pages whose server renders elements. */
const REACH = { partner: 1.5, react: 2 } as const;
const SIDES = ['partner', 'react', 'plain'] as const;
type Side = (typeof SIDES)[number];
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
      'partner.html': html('/shop/clinicart.js', settings, body('clinic')),
      'react.html': html('/shop/clinicart.react.js', settings, body('clinic')),
      'plain.html': html('/plain.js', settings, body('plain')),
      'plain.js': await bundlePage('plain-page.ts'),
    },
    run.port(5),
  );
  const browser = await run.browser();
  const once = (side: Side, slow: boolean) =>
    inFreshTab(browser, { slow, stored }, async (page) => {
      await page.goto(`${server.url}/${side}.html`, { waitUntil: 'commit' });
      return page.evaluate(untilUsable, `${side === 'plain' ? 'plain' : 'clinic'}-product-card`);
    });
  const figures: Figure[] = [];
  try {
    for (const slow of [true, false]) {
      const times: Record<Side, number[]> = { partner: [], react: [], plain: [] };
      for (let load = -1; load < run.loads; load++) {
        for (const side of load % 2 ? SIDES : SIDES.toReversed()) {
          const ms = await once(side, slow);
          if (load >= 0) times[side].push(ms);
        }
      }
      for (const side of ['partner', 'react'] as const) {
        const where = slow ? 'slow 4G' : 'this machine';
        figures.push(
          figure(
            `${where}${side === 'react' ? ', with React' : ''}`,
            '×',
            ratio(times[side], times.plain),
            {
              ...(slow ? { reach: REACH[side] } : {}),
              because: `${median(times[side]).toFixed(0)} against ${median(times.plain).toFixed(0)} ms`,
            },
          ),
        );
      }
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
