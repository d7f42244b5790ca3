// Compares a page of the built site with its own HTML without scripts: the cost of the scripts for a reader.
import { get } from 'node:http';
import type { Cookie, Page } from 'playwright';
import { type Figure, figure } from './figures.ts';
import { inFreshTab } from './loads.ts';
import { serveFiles } from './partner.ts';
import type { Run } from './row.ts';
import { estimate, median, quantile, ratio } from './statistics.ts';

const REACH_VISIBLE = 1.05;
const REACH_SHIFT = 0.01;
/** Waits until hydration is complete and the layout is still. */
const SETTLE_MS = 800;
const COPY = 'copy.html';
const ELSEWHERE = 'elsewhere.html';

/** The page's HTML without its scripts, their preloads, JSON-LD and data. */
function withoutScripts(page: string): string {
  return page
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

interface Seen {
  readonly visible: number;
  readonly what: string;
  readonly shift: number;
}

/** The largest paint and the sum of layout shifts so far. */
function seen(): Promise<Seen> {
  return new Promise((resolve) => {
    let visible = Number.NaN;
    let what = '';
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        visible = entry.startTime;
        what = 'url' in entry && entry.url ? 'a picture' : 'text';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // The browser delivers buffered entries in a separate task.
    setTimeout(() => resolve({ visible, what, shift }), 200);
  });
}

/**
 * Opens `url` from a page of another site, as a visitor does. From an empty tab, only a page that asks for a separate
 * process (`cross-origin-opener-policy`) would wait for a new one.
 */
async function loaded(page: Page, url: string, elsewhere: string): Promise<Seen> {
  await page.goto(elsewhere);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(seen);
}

/** Milliseconds from the request for a page to its last byte, without a browser. A visitor's page is a kept one. */
function answerTime(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - start));
    }).on('error', reject);
  });
}

async function renderTime(
  url: string,
  headers: Readonly<Record<string, string>>,
  run: Run,
): Promise<Figure> {
  const times: number[] = [];
  for (let time = -10; time < (run.quick ? 20 : 150); time++) {
    const ms = await answerTime(url, headers);
    if (time >= 0) times.push(ms);
  }
  return figure('server time of the page', 'ms', estimate(times), {
    because: `95 % within ${quantile(times, 0.95).toFixed(1)} ms`,
  });
}

interface Compared {
  readonly path: string;
  readonly port: number;
  /** Cookies of the reader. */
  readonly cookies?: readonly Cookie[];
  /** HTML of the copy, if it is not the server's own. */
  readonly html?: string;
}

/** Measures largest paint and layout shift of `path` beside its copy, and the server's time for it. */
export async function againstCopy(
  run: Run,
  { path, port, cookies = [], html }: Compared,
): Promise<Figure[]> {
  const shop = await run.shop();
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const answer = await fetch(shop + path, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  const policy = answer.headers.get('content-security-policy');
  const served = html ?? (await answer.text());
  const files = {
    [COPY]: withoutScripts(served),
    [ELSEWHERE]: '<!doctype html><title>Elsewhere</title><p>Elsewhere</p>',
  };
  const copy = await serveFiles(files, run.port(port), {
    compress: answer.headers.has('content-encoding'),
    // A copy made in a browser has its styles in place, which the page's policy does not know.
    headers: policy && !html ? { [`/${COPY}`]: { 'content-security-policy': policy } } : {},
  });
  const elsewhere = `http://127.0.0.1:${run.port(port)}/${ELSEWHERE}`;
  const sides = { ours: shop + path, copy: `${copy.url}/${COPY}` };
  const browser = await run.browser();
  const figures: Figure[] = [];
  const shifts: number[] = [];
  try {
    for (const slow of [true, false]) {
      const times = { ours: [] as number[], copy: [] as number[] };
      let what = '';
      for (let load = -1; load < run.loads; load++) {
        for (const side of load % 2 ? (['ours', 'copy'] as const) : (['copy', 'ours'] as const)) {
          const result = await inFreshTab(browser, { slow, cookies }, (page) =>
            loaded(page, sides[side], elsewhere),
          );
          if (load < 0) continue;
          times[side].push(result.visible);
          if (side === 'ours') {
            shifts.push(result.shift);
            what = result.what;
          }
        }
      }
      figures.push(
        figure(
          `main content visible, ${slow ? 'slow 4G' : 'this machine'}`,
          '×',
          ratio(times.ours, times.copy),
          {
            reach: REACH_VISIBLE,
            because: `${median(times.ours).toFixed(0)} against ${median(times.copy).toFixed(0)} ms: ${what}`,
          },
        ),
      );
    }
    figures.push({
      name: 'layout shift, the most of all loads',
      unit: '',
      value: Math.max(...shifts),
      reach: REACH_SHIFT,
    });
    figures.push(await renderTime(sides.ours, headers, run));
  } finally {
    await copy.close();
  }
  return figures;
}
