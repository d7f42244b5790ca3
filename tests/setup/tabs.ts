// Browser tabs that serve one visit after another: a new tab costs more than most visits, because its process starts
// with cold code. A tab returns to the state of a new one before its next visit, or it is closed.
import type { BrowserContext, CDPSession, Disposable, Page } from 'playwright';

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** The browser's counts for a page, after a garbage collection. */
export interface Counts {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes of JavaScript in use. */
  readonly heap: number;
}

export interface Tabs<Kind> {
  /** Returns a tab of this kind in the state of a new one. */
  take(kind: Kind): Promise<Tab>;
  /** Ends a visit. The tab serves a later one if it can be reset. */
  release(page: Page): Promise<void>;
  countsOf(page: Page): Promise<Counts>;
}

export interface TabOptions<Kind> {
  /** Opens the context of a tab, with the scripts that run in each of its documents. */
  readonly open: (kind: Kind) => Promise<BrowserContext>;
  /** Address of an empty page. A tab that has shown another origin is closed, and so is one of a kind without. */
  readonly emptyPage: (kind: Kind) => string | undefined;
  /** The media features with which a tab of this kind opens, where they are not the browser's. */
  readonly media?: (kind: Kind) => Media;
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** The media features that a new context emulates. */
const USUAL_MEDIA: Media = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
};

interface LentTab<Kind> extends Tab {
  readonly kind: Kind;
  readonly session: CDPSession;
  /** Each removes a listener that the visit has added. */
  readonly listeners: (() => void)[];
  /** The scripts for new documents that the visit has added. */
  readonly scripts: Promise<Disposable>[];
  /** The protocol sessions of the visit; each takes its emulation along when it ends. */
  readonly sessions: Promise<CDPSession>[];
  /** Whether something remains that no reset removes, such as a script for each new document. */
  isSpoilt: boolean;
}

/** Methods of pages, contexts and clocks whose effect outlives a visit and cannot be undone. */
const LASTING = [
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
  'setStorageState',
];
const CLOCK = ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'];
const LISTENING = ['on', 'once', 'addListener', 'prependListener'];
const SIZE = { width: 1280, height: 720 };
const TIMEOUT_MS = 20_000;

/** Lends tabs. Two visits at the same time never share a store. */
export function createTabs<Kind>({
  open,
  emptyPage,
  media = () => ({}),
}: TabOptions<Kind>): Tabs<Kind> {
  const lent = new Map<Page, LentTab<Kind>>();
  const idle: LentTab<Kind>[] = [];

  async function openTab(kind: Kind): Promise<LentTab<Kind>> {
    const context = await open(kind);
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const tab = {
      context,
      page,
      kind,
      session,
      listeners: [],
      scripts: [],
      sessions: [],
      isSpoilt: false,
    };
    const origin = new URL(emptyPage(kind) ?? 'about:blank').origin;
    context.on('page', (other) => watchPage(tab, other, origin));
    watchPage(tab, page, origin);
    watchCalls(tab, context);
    onCall(context.clock, CLOCK, () => spoil(tab));
    return tab;
  }

  return {
    async take(kind) {
      const key = JSON.stringify(kind);
      // The tab that was used last has the warmest process.
      const place = idle.findLastIndex((tab) => JSON.stringify(tab.kind) === key);
      const tab = idle.splice(place, place < 0 ? 0 : 1)[0] ?? (await openTab(kind));
      lent.set(tab.page, tab);
      return tab;
    },
    async release(page) {
      const tab = lent.get(page);
      if (!tab) return;
      lent.delete(page);
      const address = emptyPage(tab.kind);
      try {
        if (tab.isSpoilt || page.isClosed() || address === undefined)
          throw new Error('This tab cannot be reset.');
        await reset(tab, address, media(tab.kind));
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

type Watched = Pick<LentTab<unknown>, 'listeners' | 'scripts' | 'sessions' | 'isSpoilt'>;

function spoil(tab: Watched): void {
  tab.isSpoilt = true;
}

/** Calls `notice` with the arguments and the result of each call of these methods. */
function onCall(
  holder: object,
  names: readonly string[],
  notice: (args: unknown[], result: unknown) => void,
): void {
  for (const name of names) {
    const method: unknown = Reflect.get(holder, name);
    if (typeof method !== 'function') continue;
    Reflect.set(holder, name, (...args: unknown[]) => {
      const result: unknown = Reflect.apply(method, holder, args);
      notice(args, result);
      return result;
    });
  }
}

function watchCalls(tab: Watched, target: Page | BrowserContext): void {
  onCall(target, LASTING, () => spoil(tab));
  onCall(target, LISTENING, (args) => {
    tab.listeners.push(() => Reflect.apply(target.off, target, args));
  });
  onCall(target, ['addInitScript'], (_, added) => {
    tab.scripts.push(added as Promise<Disposable>);
  });
  onCall(target, ['newCDPSession'], (_, opened) => {
    tab.sessions.push(opened as Promise<CDPSession>);
  });
}

function watchPage(tab: Watched, page: Page, origin: string): void {
  page.on('framenavigated', (frame) => {
    const url = frame.url();
    if (url.startsWith('http') && new URL(url).origin !== origin) spoil(tab);
  });
  watchCalls(tab, page);
}

/** Returns a tab to the state of a new one that has loaded an empty page. */
async function reset(tab: LentTab<unknown>, emptyPage: string, media: Media): Promise<void> {
  const { context, page, session } = tab;
  for (const remove of tab.listeners.splice(0)) remove();
  for (const script of tab.scripts.splice(0)) await (await script).dispose();
  for (const other of tab.sessions.splice(0)) await (await other).detach().catch(() => {});
  await page.emulateMedia({ ...USUAL_MEDIA, ...media });
  const behavior = 'ignoreErrors';
  await Promise.all([context.unrouteAll({ behavior }), page.unrouteAll({ behavior })]);
  for (const other of context.pages()) if (other !== page) await other.close();
  context.setDefaultTimeout(TIMEOUT_MS);
  page.setDefaultTimeout(TIMEOUT_MS);
  // Once the empty page has replaced the old one, the old one can store nothing more.
  await page.goto(emptyPage);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  const { origin } = new URL(emptyPage);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await context.clearCookies();
  // A pointer that stays where it was would hover over the next page; a new tab's is in this corner.
  await page.mouse.move(0, 0);
  for (const key of ['Shift', 'Control', 'Alt', 'Meta']) await page.keyboard.up(key);
  await page.setViewportSize(SIZE);
}
