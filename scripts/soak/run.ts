/** The run: rounds of shopping, a reading every minute, and the verdict on each figure. */
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { findChromium, findHeadlessShell, QUIET_FLAGS } from '../chromium.mjs';
import { readNumbers } from '../trial/numbers.ts';
import { type Server, startSandbox, startSite } from '../trial/servers.ts';
import { tableText } from '../trial/table.ts';
import { logIn, openDesk, shopOnce, tidyUp } from './shopping.ts';
import { grows, type Reading, slopeOf } from './slope.ts';

const OPTIONS = { minutes: { usual: 20, least: 3, most: 240 } } as const;
type Options = Readonly<Record<keyof typeof OPTIONS, number>>;

export const readOptions = (argv: readonly string[]): Options => readNumbers(argv, OPTIONS);

const MINUTE_MS = 60_000;
/** Caches, compiled code and pools fill in the first part of a run, which decides nothing. */
const WARM_UP_SHARE = 0.25;
/** Two busy cores take this long for a step. */
const STEP_MS = 60_000;
const AROUND_MS = 5 * MINUTE_MS;

export const longestRunMs = ({ minutes }: Options): number => minutes * MINUTE_MS + AROUND_MS;

/** A figure that must not grow. The sandbox keeps every order in its database, so its memory as a whole is only printed. */
const FIGURES = [
  'heap MB',
  'nodes',
  'listeners',
  'storage bytes',
  'site heap MB',
  'sandbox heap MB',
] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

interface Look {
  readonly minute: number;
  readonly rounds: number;
  readonly figures: Figures;
  readonly siteMemory: number;
  readonly sandboxMemory: number;
}

/** Bytes that the tab stores: both web storages, cookies, and what the browser counts for databases and caches. */
async function storedBytes(page: Page, context: BrowserContext): Promise<number> {
  const inPage = await page.evaluate(async () => {
    const bytesOf = (storage: Storage) =>
      Object.entries(storage).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
    const { usage = 0 } = await navigator.storage.estimate();
    return bytesOf(localStorage) + bytesOf(sessionStorage) + usage;
  });
  const cookies = await context.cookies();
  return cookies.reduce((sum, { name, value }) => sum + name.length + value.length, inPage);
}

async function pageCounts(session: CDPSession) {
  // The first collection runs finalisers, whose garbage the second one takes.
  for (let nth = 0; nth < 2; nth += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    'heap MB': value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

/** Opens the tab that shops, in English, with the pop-ups of the home page closed. */
async function openTab(origin: string) {
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? findChromium(),
    args: QUIET_FLAGS,
  });
  const context = await browser.newContext({ baseURL: origin });
  context.setDefaultTimeout(STEP_MS);
  await context.addCookies([{ name: 'language', value: '2', url: origin }]);
  await context.addInitScript(() => {
    for (const popup of ['advert', 'new-customer'])
      localStorage.setItem(`popup-${popup}`, String(Date.now()));
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { browser, context, page, session };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

async function look({ page, context, session }: Tab, site: Server, sandbox: Server) {
  // The same page at every reading.
  await page.goto('/shopCart');
  await page.getByRole('spinbutton').first().waitFor();
  const figures: Figures = {
    ...(await pageCounts(session)),
    'storage bytes': await storedBytes(page, context),
    'site heap MB': await site.heap(),
    'sandbox heap MB': await sandbox.heap(),
  };
  return { figures, siteMemory: site.memory(), sandboxMemory: sandbox.memory() };
}

/** Prints the slope of each figure after the warm-up; tells whether none grows. */
function judge(looks: readonly Look[], minutes: number): boolean {
  const after = looks.filter(({ minute }) => minute >= minutes * WARM_UP_SHARE);
  const rows = FIGURES.map((name) => {
    const readings = after.map(
      ({ minute, figures }): Reading => ({ minute, value: figures[name] }),
    );
    const slope = slopeOf(readings);
    const text = (value: number) => value.toPrecision(3);
    if (!slope) return { isFlat: false, cells: [name, '–', '–', '–', 'too few readings'] };
    const isFlat = !grows(slope);
    return {
      isFlat,
      cells: [
        name,
        text(slope.perMinute),
        `${text(slope.low)} to ${text(slope.high)}`,
        `${(slope.share * 100).toFixed(1)} %`,
        isFlat ? 'flat' : 'grows',
      ],
    };
  });
  const head = ['figure', 'a minute', '95 % interval', 'over the run', 'verdict'];
  console.log(
    `\n${tableText(
      head,
      rows.map(({ cells }) => cells),
    )}`,
  );
  return rows.every(({ isFlat }) => isFlat);
}

export async function runSoak({ root, minutes }: Options & { readonly root: string }) {
  const sandbox = await startSandbox(root);
  const site = await startSite(root, sandbox.address);
  const desk = await openDesk(sandbox.address);
  const tab = await openTab(site.address);
  const looks: Look[] = [];
  try {
    await tab.page.goto('/');
    await logIn(tab.page);
    const begun = performance.now();
    const minutesNow = () => (performance.now() - begun) / MINUTE_MS;
    let rounds = 0;
    console.log(['minute', 'rounds', ...FIGURES, 'site MB', 'sandbox MB'].join('  '));
    while (minutesNow() < minutes) {
      const next = looks.length + 1;
      do {
        await tidyUp(desk, await shopOnce(tab.page));
        rounds += 1;
      } while (minutesNow() < Math.min(next, minutes));
      const read = await look(tab, site, sandbox);
      looks.push({ minute: minutesNow(), rounds, ...read });
      const figures = FIGURES.map((name) =>
        read.figures[name].toFixed(name.endsWith('MB') ? 2 : 0),
      );
      const memory = [read.siteMemory, read.sandboxMemory].map((value) => value.toFixed(0));
      console.log([minutesNow().toFixed(1), rounds, ...figures, ...memory].join('  '));
    }
    return judge(looks, minutes);
  } finally {
    await tab.browser.close();
    await Promise.all([site.stop(), sandbox.stop()]);
  }
}
