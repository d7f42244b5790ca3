import type { Page } from 'playwright';
import { type Figure, figure } from '../figures.ts';
import { inFreshTab } from '../loads.ts';
import type { Row, Run } from '../row.ts';
import { againstCopy } from '../static-copy.ts';
import { estimate } from '../statistics.ts';

/** Pages of recommendations in the sandbox. */
const PAGES = 20;
const PER_PAGE = 10;
const QUIET_MS = 1500;
const SCREEN_PX = 700;
/** Exceeds the distance from the top of the page to the end of all recommendations. */
const SCREENS = 100;
/** Longer than the pause in scrolling after which the list fetches its next page. */
const REST_MS = 400;

interface Traffic {
  readonly requests: number;
  readonly kilobytes: number;
}

/** Returns a function that reports the bytes transferred since its last call, as the browser counts them. */
async function listen(page: Page): Promise<() => Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let requests = 0;
  let bytes = 0;
  session.on('Network.requestWillBeSent', () => {
    requests++;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => {
    const traffic = { requests, kilobytes: bytes / 1000 };
    requests = 0;
    bytes = 0;
    return traffic;
  };
}

async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
}

/** Scripts that a visitor's page requests before it has loaded, while its code waits for the page to rest. */
async function firstScripts(page: Page, url: string): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  let hasLoaded = false;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script' && !hasLoaded) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  page.on('load', () => {
    hasLoaded = true;
  });
  await page.goto(url);
  await settled(page);
  return [
    {
      name: 'scripts before the page has loaded',
      unit: 'kB',
      value: bytes / 1000,
      because: `${scripts.size} files, with their headers`,
    },
  ];
}

/** Compares before and after the first scroll and key: content that waits for input must not load before it. */
async function traffic(page: Page, url: string): Promise<Figure[]> {
  const taken = await listen(page);
  await page.goto(url);
  await settled(page);
  const before = taken();
  await page.mouse.wheel(0, 1200);
  await page.keyboard.press('Tab');
  await settled(page);
  const after = taken();
  return [
    ['as opened', before] as const,
    ['further, after a scroll and a key', after] as const,
  ].map(([when, { requests, kilobytes }]) => ({
    name: `bytes ${when}`,
    unit: 'kB' as const,
    value: kilobytes,
    because: `${requests} requests`,
  }));
}

/**
 * Scrolls like a reader, most of a screen at a time, until more products appear. A jump to the very bottom would get
 * stuck, since the page cannot scroll any further.
 */
async function readOn(page: Page, shown: () => Promise<number>, had: number) {
  for (let turn = 0; turn < SCREENS; turn++) {
    await page.mouse.wheel(0, SCREEN_PX);
    await page.waitForTimeout(REST_MS);
    const now = await shown();
    if (now > had) return now;
  }
  return undefined;
}

/**
 * Measures the main thread's processor time for each further page of recommendations, and the nodes and heap that
 * remain.
 */
async function scrolled(page: Page, url: string): Promise<Figure[]> {
  await page.goto(url);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const look = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { busy: of('TaskDuration') * 1000, nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
  };
  const shown = () =>
    page.evaluate(() => {
      const home = document.querySelector('clinic-home')?.shadowRoot;
      return home?.querySelectorAll('[data-section="featured"] li a').length ?? 0;
    });
  const first = await look();
  const costs: number[] = [];
  let before = first;
  let count = await shown();
  while (costs.length < PAGES - 1) {
    const grown = await readOn(page, shown, count);
    if (grown === undefined) break;
    count = grown;
    const now = await look();
    costs.push(now.busy - before.busy);
    before = now;
  }
  const half = Math.floor(costs.length / 2);
  return [
    figure('main thread for a further page of recommendations', 'ms', estimate(costs), {
      because: `${costs.length} pages of ${PER_PAGE}, ${count} products at the end; first half ${sum(costs.slice(0, half)).toFixed(0)} ms, second ${sum(costs.slice(half)).toFixed(0)} ms`,
    }),
    {
      name: 'DOM nodes after all of them, over the start',
      unit: '',
      value: before.nodes - first.nodes,
      because: `heap ${((before.heap - first.heap) / 1e6).toFixed(1)} MB more, before collection`,
    },
  ];
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

async function measure(run: Run): Promise<Figure[]> {
  const shop = await run.shop();
  const browser = await run.browser();
  const fresh = (use: (page: Page) => Promise<Figure[]>) =>
    inFreshTab(browser, { slow: false }, use);
  return [
    ...(await againstCopy(run, { path: '/', port: 8 })),
    ...(await fresh((page) => firstScripts(page, `${shop}/`))),
    ...(await fresh((page) => traffic(page, `${shop}/`))),
    ...(await fresh((page) => scrolled(page, `${shop}/`))),
  ];
}

export const homePage: Row = {
  name: 'home-page',
  title:
    'the home page: against a static copy, what it fetches, and twenty pages of recommendations',
  needs: ['widgets', 'host-site'],
  measure,
};
