// Browser tabs that serve one visit after another: a new tab costs more than the visit itself, because its process
// starts with cold code. A tab returns to the state of a new one before its next visit, or it is closed.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { complainOfOthers, declaredEvents } from '../setup/declared-events.ts';

/** An empty page of the same origin: leaving the origin would end the tab's process. */
export const BLANK = '/blank.html';

const VIEWPORT = { width: 1280, height: 720 };
const TIMEOUT_MS = 20_000;

/** Events that a test may listen to. Playwright itself needs its listeners to the others. */
const EVENTS = {
  page: [
    ...['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'frameattached'],
    ...['framedetached', 'framenavigated', 'load', 'pageerror', 'popup', 'request'],
    ...['requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
  ],
  context: [
    ...['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished', 'response'],
    ...['serviceworker', 'weberror'],
  ],
} as const;

/** Methods whose effect outlives a visit and cannot be undone: a tab that used one is closed after its visit. */
const LASTING = {
  page: [
    ...['addInitScript', 'addLocatorHandler', 'emulateMedia', 'exposeBinding', 'exposeFunction'],
    ...['routeFromHAR', 'routeWebSocket', 'setDefaultNavigationTimeout', 'setExtraHTTPHeaders'],
  ],
  context: [
    ...['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession'],
    ...['routeFromHAR', 'routeWebSocket', 'setDefaultNavigationTimeout', 'setDefaultTimeout'],
    ...['setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
  ],
  clock: [
    ...['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
  ],
} as const;

interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
  isLasting: boolean;
}

export interface Tabs {
  /** Returns a tab in the state of a new one. An unguarded tab ignores the policies of its pages. */
  take(options: { readonly unguarded: boolean }): Promise<Page>;
  /** Ends a visit. The tab serves a later one if it can be reset. */
  release(page: Page): Promise<void>;
  /** The browser's counts for a page, after a garbage collection. */
  countsOf(page: Page): Promise<Counts>;
}

export interface Counts {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

/** Calls `mark` when one of the methods is called. */
function onCall(holder: object, names: readonly string[], mark: () => void) {
  for (const name of names) {
    const method: unknown = Reflect.get(holder, name);
    if (typeof method !== 'function') throw new Error(`Playwright has no ${name}.`);
    Reflect.set(holder, name, (...args: unknown[]) => {
      mark();
      return Reflect.apply(method, holder, args);
    });
  }
}

async function newTab(browser: Browser, unguarded: boolean): Promise<Tab> {
  const context = await browser.newContext({ bypassCSP: unguarded, viewport: VIEWPORT });
  await context.addInitScript(complainOfOthers, declaredEvents);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const tab: Tab = { page, context, session, isLasting: unguarded };
  const mark = () => {
    tab.isLasting = true;
  };
  onCall(page, LASTING.page, mark);
  onCall(context, LASTING.context, mark);
  onCall(page.clock, LASTING.clock, mark);
  return tab;
}

/** Returns a tab to the state of a new one that has loaded an empty page. */
async function reset({ page, context, session }: Tab, origin: string): Promise<void> {
  page.setDefaultTimeout(TIMEOUT_MS);
  for (const event of EVENTS.page) page.removeAllListeners(event);
  for (const event of EVENTS.context) context.removeAllListeners(event);
  await page.unrouteAll();
  await context.unrouteAll();
  for (const other of context.pages()) if (other !== page) await other.close();
  // Ends the old page first, so that it can write nothing more.
  await page.goto(origin + BLANK);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await context.clearCookies();
  // A pointer that stays where it was would hover over the next page.
  await page.mouse.move(-1, -1);
  for (const key of ['Shift', 'Control', 'Alt', 'Meta']) await page.keyboard.up(key);
  const size = page.viewportSize();
  if (size?.width !== VIEWPORT.width || size.height !== VIEWPORT.height)
    await page.setViewportSize(VIEWPORT);
}

/** Lends tabs for pages of an origin. Two visits at the same time never share a store. */
export function createTabs(browser: Browser, origin: string): Tabs {
  const lent = new Map<Page, Tab>();
  const idle: Tab[] = [];
  return {
    async take({ unguarded }) {
      const tab = (unguarded ? undefined : idle.pop()) ?? (await newTab(browser, unguarded));
      lent.set(tab.page, tab);
      return tab.page;
    },
    async release(page) {
      const tab = lent.get(page);
      if (!tab) return;
      lent.delete(page);
      try {
        if (tab.isLasting || page.isClosed()) throw new Error('This tab cannot be reset.');
        await reset(tab, origin);
        idle.push(tab);
      } catch {
        await tab.context.close();
      }
    },
    async countsOf(page) {
      const session = lent.get(page)?.session;
      if (!session) throw new Error('The page belongs to no visit.');
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return {
        nodes: value('Nodes'),
        listeners: value('JSEventListeners'),
        heap: value('JSHeapUsedSize'),
      };
    },
  };
}
