// Tabs that tests borrow. A tab costs most of a visit: a process with cold JavaScript. So a tab returns to the pool after
// its test, without anything of the person who used it; a tab that cannot be cleaned is closed.
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright';
import { inject } from 'vitest';
import { complainOfOthers, declaredEvents } from '../../setup/declared-events.ts';

/** The properties of a tab that are fixed when it opens. */
export interface TabKind {
  /** Origin of the shop; '' for none. */
  readonly site: string;
  readonly locale: string;
  readonly reducedMotion: 'no-preference' | 'reduce';
  /** Lets the home page's pop-ups open; otherwise they count as closed a moment ago. Spec: 1§4 */
  readonly popups: boolean;
  /** Neither comes from the pool nor returns to it. */
  readonly isOwn: boolean;
}

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface PooledTab extends Tab {
  readonly kind: string;
  readonly site: string;
  readonly session: CDPSession;
  /** Listeners that the current test has added. */
  readonly listeners: (() => void)[];
  /** Whether something remains that no cleaning removes, such as a script for each new document. */
  isSpoilt: boolean;
}

/** A document of the shop's origin without scripts: leaving the origin would end the tab's process. */
const EMPTY_PAGE = '/robots.txt';

/** Methods whose effect outlives a test. */
const SPOILING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'grantPermissions',
  'setOffline',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setStorageState',
  'emulateMedia',
  'addStyleTag',
  'setDefaultNavigationTimeout',
];
const LISTENING = ['on', 'once', 'addListener', 'prependListener'] as const;

let browser: Promise<Browser> | undefined;
const idle: PooledTab[] = [];
const borrowed = new Map<Page, PooledTab>();

/** Returns an idle tab of this kind, or opens one. */
export async function borrowTab(kind: TabKind): Promise<Tab> {
  const key = JSON.stringify(kind);
  const place = idle.findIndex((tab) => tab.kind === key);
  const [found] = place < 0 || kind.isOwn ? [] : idle.splice(place, 1);
  const tab = found ?? (await openTab(kind, key));
  borrowed.set(tab.page, tab);
  return tab;
}

/** Cleans the tab for the next test, or closes it. */
export async function returnTab({ page }: Tab): Promise<void> {
  const tab = borrowed.get(page);
  if (!tab) return;
  borrowed.delete(page);
  if (!tab.isSpoilt && !page.isClosed()) {
    try {
      await clean(tab);
      idle.push(tab);
      return;
    } catch {
      // The page may have crashed or hang.
    }
  }
  await tab.context.close();
}

async function openTab(kind: TabKind, key: string): Promise<PooledTab> {
  const { site, locale, reducedMotion, popups, isOwn } = kind;
  browser ??= chromium.launch(inject('chromium'));
  const context = await (await browser).newContext({ baseURL: site, locale, reducedMotion });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  await context.addInitScript(complainOfOthers, declaredEvents);
  if (!popups) await context.addInitScript(closePopups);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const tab: PooledTab = {
    context,
    page,
    kind: key,
    site,
    session,
    listeners: [],
    isSpoilt: isOwn,
  };
  context.on('page', (other) => watch(tab, other));
  watch(tab, page);
  watch(tab, context);
  watch(tab, context.clock);
  return tab;
}

/** Marks both pop-ups as closed now, in the SDK's format. A page without storage has no pop-ups either. */
function closePopups() {
  try {
    for (const popup of ['advert', 'new-customer'])
      localStorage.setItem(`popup-${popup}`, String(Date.now()));
  } catch {}
}

/** Records what a test does to a page, a context or its clock that the next test must not meet. */
function watch(tab: PooledTab, target: Page | BrowserContext | BrowserContext['clock']): void {
  const wrap = (name: string, before: (args: unknown[]) => void) => {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') return;
    Reflect.set(target, name, (...args: unknown[]) => {
      before(args);
      return method.apply(target, args);
    });
  };
  const spoil = () => {
    tab.isSpoilt = true;
  };
  if ('runFor' in target) {
    for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt']) wrap(name, spoil);
    return;
  }
  for (const name of SPOILING) wrap(name, spoil);
  if ('goto' in target)
    target.on('framenavigated', (frame) => {
      const url = frame.url();
      if (url.startsWith('http') && new URL(url).origin !== tab.site) spoil();
    });
  for (const name of LISTENING)
    wrap(name, ([event, listener]) => {
      tab.listeners.push(() => Reflect.apply(target.off, target, [event, listener]));
    });
}

/** Leaves the shop's page, then removes everything that the test and the shop have left in the browser. */
async function clean({ context, page, session, site, listeners }: PooledTab): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const remove of listeners.splice(0)) remove();
  const behavior = 'ignoreErrors';
  await Promise.all([context.unrouteAll({ behavior }), page.unrouteAll({ behavior })]);
  await page.goto(EMPTY_PAGE);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await session.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await context.clearCookies();
}
