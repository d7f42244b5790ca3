import { checkoutDomain } from '@clinicart/sdk/checkout';
import type { Page } from 'playwright';
import { signedIn } from '../buyer.ts';
import type { Figure } from '../figures.ts';
import { inFreshTab } from '../loads.ts';
import type { Row, Run } from '../row.ts';

const QUIET_MS = 1500;
const REACH_SHIFT = 0.01;

interface Traffic {
  requests: number;
  all: number;
  scripts: number;
}

/** Counts the bytes that a page transfers, as the browser reports them. */
async function trafficOf(page: Page, url: string): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  const traffic: Traffic = { requests: 0, all: 0, scripts: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests++;
    traffic.all += encodedDataLength;
    if (scripts.has(requestId)) traffic.scripts += encodedDataLength;
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  await session.detach();
  return traffic;
}

/** Sums the layout shifts during the load of a page. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const values = list.getEntries().map((entry): number => Reflect.get(entry, 'value'));
          resolve(values.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer never fires.
        setTimeout(() => resolve(0), 500);
      }),
  );

/** Creates a temporary order of three products, as a buyer has it before confirmation. */
async function begun(api: string) {
  const { shop, stored } = await signedIn(api);
  const order = shop.domain(checkoutDomain);
  const { products } = await shop.catalogue.search.get({ keyword: 'ALL' });
  const goods = [];
  for (const { id } of products) {
    const { specifications } = await shop.catalogue.specifications.get({ id });
    const found = specifications.find(
      ({ stock, step, offer }) => offer.price.kind === 'amount' && stock >= step,
    );
    if (found) goods.push({ specificationId: found.id, quantity: found.step });
    if (goods.length === 3) break;
  }
  const outcome = await order.begin(goods, 'product');
  if (!outcome.ok) throw new Error(`no temporary order: ${outcome.message}`);
  return { order, stored };
}

async function measure(run: Run): Promise<Figure[]> {
  const { order, stored } = await begun(await run.sandbox());
  const site = await run.shop();
  const browser = await run.browser();
  const look = (name: string, path: string, element: string) =>
    inFreshTab(browser, { slow: false }, async (page): Promise<Figure[]> => {
      const cookies = Object.entries(stored).map(([key, value]) => ({
        name: key,
        value: encodeURIComponent(value),
        url: site,
      }));
      await page.context().addCookies(cookies);
      const { all, requests, scripts } = await trafficOf(page, `${site}${path}`);
      // The row must not measure a page that only shows a login or an error.
      await page.locator(`${element} >> text=/HK\\$/`).first().waitFor();
      return [
        { name: `${name}: scripts`, unit: 'kB', value: scripts / 1000, because: 'on the wire' },
        {
          name: `${name}: everything`,
          unit: 'kB',
          value: all / 1000,
          because: `${requests} files`,
        },
        { name: `${name}: layout shift`, unit: '', value: await shiftOf(page), reach: REACH_SHIFT },
      ];
    });
  const confirmation = await look('confirmation', '/order/confirm2', 'clinic-checkout');
  const placed = await order.place(await order.confirmation.get(null));
  if (!placed.ok) throw new Error(`no order: ${placed.reason}`);
  return [...confirmation, ...(await look('cashier', `/pay/${placed.orderNo}`, 'clinic-cashier'))];
}

export const buyingPages: Row = {
  name: 'buying-pages',
  title: 'order confirmation and cashier of a signed-in buyer, in an empty cache',
  needs: ['widgets', 'host-site'],
  measure,
};
