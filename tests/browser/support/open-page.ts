// One visit per person, in a clean tab, and a record of every complaint of a page.
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { findViolations } from '../../setup/accessibility.ts';
import { complainOfOthers, declaredEvents } from '../../setup/declared-events.ts';
import { addRule, UNDRAWN } from '../../setup/painting.ts';
import { places } from '../../setup/servers.ts';
import { createTabs } from '../../setup/tabs.ts';
import { isUndocumentedCall } from '../../setup/undocumented.ts';
import { asleep, unfinished } from '../../setup/unfinished.ts';
import { LANGUAGE_CODES, type Lang } from '../ui-text/common.ts';
import { merchant } from './merchant-console.ts';
import { unlistedCalls } from './unlisted-calls.ts';

/** Two cores with three browsers may be this slow; a test whose condition never holds still ends. */
const PATIENCE_MS = 20_000;
const HEIGHT = 900;
/** Windows up to this width belong to a touch screen, where the reach of small controls grows. */
const WIDEST_PHONE = 480;

export interface VisitOptions {
  readonly language?: Lang;
  readonly width?: number;
  /** Path on the shop, or a full address, to open and wait for. Without one, the visit opens nothing. */
  readonly at?: string;
  /** Origin of the shop, if it is not the one of this run. */
  readonly site?: string;
  /** The identity of a person who has signed in before: see `remember`. */
  readonly as?: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
  /** Console messages that the page may cause: the browser complains where a page is missing on purpose. */
  readonly mayHear?: RegExp;
  /** Lets the home page's pop-ups open; otherwise they count as closed a moment ago. Spec: 1§4 */
  readonly popups?: boolean;
  /** Enables motion; by default the browser asks for reduced motion, so that nothing moves by itself. */
  readonly moves?: boolean;
  /** Lets the shop register its service worker, which other tests must not meet in front of the network. */
  readonly offline?: boolean;
  /** Runs in the page before any of the page's scripts. */
  readonly first?: () => void;
}

/** Opens a page in a new context, as another person's browser would. */
export interface Visit {
  (options?: VisitOptions): Promise<Page>;
  /** Keeps a page for further tests; returns the function that ends the visit and checks its console. */
  keep(page: Page): () => Promise<void>;
}

interface Visited {
  readonly page: Page;
  readonly complaints: string[];
  /** Requests without an answer. */
  readonly unanswered: string[];
  readonly unlisted: ReadonlySet<string>;
  readonly mayHear: RegExp | undefined;
}

/** Collects all text that a page and its shadow roots contain, typed values and the server's snapshot included. */
export async function everythingIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts: string[] = [];
    const read = (node: Node) => {
      if (node instanceof Element) {
        for (const { name, value } of node.attributes) parts.push(`${name}="${value}"`);
        if (node instanceof HTMLInputElement) parts.push(node.value);
        if (node.shadowRoot) read(node.shadowRoot);
        if (node instanceof HTMLTemplateElement) read(node.content);
      } else if (node instanceof Text) parts.push(node.data);
      for (const child of node.childNodes) read(child);
    };
    read(document);
    return parts.join('\n');
  });
}

/** Expects no barrier for people who cannot see or point. */
export async function isAccessible(page: Page): Promise<void> {
  expect(await findViolations(page), `axe on ${page.url()}`).toEqual([]);
}

/** Waits until every element responds to a press and a key. */
export async function isAwake(page: Page): Promise<void> {
  const patience = { timeout: PATIENCE_MS, message: `on ${page.url()}` };
  await expect.poll(() => asleep(page), patience).toEqual([]);
}

/** Waits until every element is hydrated and no visible skeleton is left. */
export async function isSettled(page: Page): Promise<void> {
  await isAwake(page);
  const patience = { timeout: PATIENCE_MS, message: `on ${page.url()}` };
  await expect.poll(() => unfinished(page), patience).toEqual([]);
}

/** The properties of a tab that are fixed when it opens. */
interface TabKind {
  readonly site: string;
  readonly locale: string;
  readonly reducedMotion: 'no-preference' | 'reduce';
  readonly popups: boolean;
  readonly offline: boolean;
  readonly isTouch: boolean;
}

let browser: Promise<Browser> | undefined;

/** The tabs of a worker, whose files run one after another in one browser. */
const tabs = createTabs<TabKind>({
  async open({ site, locale, reducedMotion, popups, offline, isTouch }) {
    browser ??= chromium.launch(inject('chromium'));
    const context = await (await browser).newContext({
      baseURL: site,
      locale,
      reducedMotion,
      hasTouch: isTouch,
      serviceWorkers: offline ? 'allow' : 'block',
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
    await context.addInitScript(complainOfOthers, declaredEvents);
    await context.addInitScript(addRule, UNDRAWN);
    if (!popups) await context.addInitScript(closePopups);
    return context;
  },
  emptyPage: ({ site }) => (site === places().shop ? `${site}/robots.txt` : undefined),
  media: ({ reducedMotion }) => ({ reducedMotion }),
});

/** Marks both pop-ups as closed now, in the SDK's format. A page without storage has no pop-ups either. */
function closePopups() {
  try {
    for (const popup of ['advert', 'new-customer'])
      localStorage.setItem(`popup-${popup}`, String(Date.now()));
  } catch {}
}

/**
 * Gives a file its visits. A page that logs an error or a warning, throws, or breaks its content security policy fails
 * the test that opened it.
 */
export function useBrowser(): Visit {
  // The file before in this worker may have left orders or a changed clock.
  beforeAll(() => merchant.reset());
  const visited: Visited[] = [];

  async function leave(all: readonly Visited[]): Promise<void> {
    await Promise.all(all.map(({ page }) => tabs.release(page)));
    expect([...new Set(all.flatMap(({ unlisted }) => [...unlisted]))], 'rowScreens').toEqual([]);
    for (const { complaints, mayHear } of all)
      expect(complaints.filter((text) => !mayHear?.test(text)).join('\n'), 'the console').toBe('');
  }
  afterEach(async ({ task }) => {
    const ended = visited.splice(0);
    if (task.result?.state === 'fail') for (const each of ended) await describeEnd(task.name, each);
    await leave(ended);
  });

  function keep(page: Page): () => Promise<void> {
    const kept = visited.splice(
      visited.findIndex((each) => each.page === page),
      1,
    );
    return () => leave(kept);
  }

  /** A second tab is a page of the same context: `page.context().newPage()`. */
  async function visit(options: VisitOptions = {}): Promise<Page> {
    const { language = 'zh', width = 1440, at, as, site = places().shop } = options;
    const { page, context } = await tabs.take({
      site,
      locale: language === 'zh' ? 'zh-HK' : 'en-HK',
      reducedMotion: options.moves ? 'no-preference' : 'reduce',
      popups: options.popups ?? false,
      offline: options.offline ?? false,
      isTouch: width <= WIDEST_PHONE,
    });
    await page.setViewportSize({ width, height: HEIGHT });
    if (site)
      await context.addCookies([{ name: 'language', value: LANGUAGE_CODES[language], url: site }]);
    if (as) await context.addCookies(as.cookies);
    const complaints: string[] = [];
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('console', (message) => {
      if (isComplaint(message)) complaints.push(message.text());
    });
    const unanswered: string[] = [];
    context.on('requestfailed', (request) => {
      unanswered.push(`${new URL(request.url()).pathname}: ${request.failure()?.errorText}`);
    });
    const unlisted = unlistedCalls(context, site || places().shop);
    visited.push({ page, complaints, unanswered, unlisted, mayHear: options.mayHear });
    if (options.first) await context.addInitScript(options.first);
    if (at !== undefined) {
      await page.goto(at);
      await isAwake(page);
    }
    return page;
  }
  return Object.assign(visit, { keep });
}

/** Prints what a page showed when its test failed: a failure in one run of many leaves nothing else to read. */
async function describeEnd(test: string, { page, complaints, unanswered }: Visited): Promise<void> {
  const LONGEST = 1500;
  const shown = await page
    .locator('main')
    .first()
    .ariaSnapshot({ timeout: 2000 })
    .catch((error: unknown) => String(error));
  const lines = [
    `The end of "${test}": ${page.url()}`,
    ...complaints.map((text) => `console: ${text}`),
    ...unanswered.map((text) => `no answer: ${text}`),
    shown.slice(0, LONGEST),
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
}

function isComplaint(message: ConsoleMessage): boolean {
  return (
    ['error', 'warning'].includes(message.type()) &&
    !isUndocumentedCall(message.location().url) &&
    message.text() !== 'Service Worker registration blocked by Playwright'
  );
}
