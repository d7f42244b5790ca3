// A page server and a browser for the tests of elements: one bundle of the sources, one strict policy.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import { complainOfOthers, declaredEvents } from '../setup/declared-events.ts';
import { addRule, UNDRAWN } from '../setup/painting.ts';
import { places } from '../setup/servers.ts';
import { createTabs, type Tabs } from '../setup/tabs.ts';
import { isUndocumentedCall } from '../setup/undocumented.ts';
import { followRequests } from './settled.ts';

/** The content security policy of a careful partner's site. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src * data:; form-action 'self'";

/** Address of a style sheet of a page that styles everything it can reach. */
export const HOSTILE_SHEET = '/hostile.css';
const HOSTILE = `
  * { border: 3px solid red !important }
  body, div, p, a, h1, h2, button, input, label, section, span {
    color: red; font: italic 40px/3 cursive; letter-spacing: 9px; text-transform: uppercase; margin: 33px;
  }
  [hidden] { display: block } .button, .clinic-root, .clinic-button { display: none }`;

const BLANK = '/blank.html';

const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html; charset=utf-8' } as const;

/** Behaviour of the shop server for a page. */
type Api = 'sandbox' | 'failing';

/** The properties of a tab that are fixed when it opens. */
interface TabKind {
  readonly unguarded: boolean;
}

export interface Bench extends Pick<Tabs<TabKind>, 'release' | 'countsOf'> {
  /** Opens a page that contains `body` and has loaded the script. `release` ends the visit. */
  open(body?: string, options?: PageOptions): Promise<Page>;
  close(): Promise<void>;
}

export interface PageOptions {
  readonly api?: Api;
  readonly language?: 'zh' | 'en';
  readonly storage?: 'memory' | 'session';
  /** Omits the page's policy, so that only our own checks protect the page from a script. */
  readonly unguarded?: boolean;
  /** Sources added to the page's `style-src`. */
  readonly styles?: readonly string[];
  /** Answers every picture with 404. */
  readonly withoutPictures?: boolean;
  /** Runs when the server's HTML is complete and before any script has run. */
  readonly beforeScripts?: (page: Page) => Promise<void>;
}

function html(body: string, options: PageOptions, gate: string | undefined) {
  const { api = 'sandbox', language = 'zh', storage = 'memory' } = options;
  const server = api === 'failing' ? '/failing' : places().sandbox || '/failing';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test page</title>
<link rel="icon" href="data:,">
${gate ? `<script type="module" src="${gate}"></script>` : ''}
<script type="module" src="/bundle/page.js" data-language="${language}" data-storage="${storage}" data-api="${server}" data-site="https://shop.example"></script>
<meta name="clinicart" data-language="${language}" data-storage="${storage}" data-api="${server}" data-site="https://shop.example">
</head><body><main><h1>Test page</h1><h2>Element</h2>${body}</main></body></html>`;
}

const NOT_FOUND: File = { type: 'html', text: '' };

const complaints = new WeakMap<Page, string[]>();

/** The console messages and errors of the visit so far. */
export const complaintsOf = (page: Page): readonly string[] => complaints.get(page) ?? [];

/** Listens to the console messages and errors of a visit. */
function hear(page: Page): void {
  const heard: string[] = [];
  complaints.set(page, heard);
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    if (isUndocumentedCall(message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
}

/** A file of the page server. Scripts never change during a run, so a tab loads each of them once. */
interface File {
  readonly type: keyof typeof TYPES;
  readonly text: string;
  /** Sources added to `style-src`. */
  readonly styles?: readonly string[] | undefined;
  /** The answer waits for it. */
  readonly until?: () => Promise<void>;
}

/** Starts the server and the browser of one test file. */
export async function createBench(): Promise<Bench> {
  const files = new Map<string, File>([
    [
      BLANK,
      { type: 'html', text: '<!doctype html><title>Blank</title><link rel="icon" href="data:,">' },
    ],
    [HOSTILE_SHEET, { type: 'css', text: HOSTILE }],
  ]);
  for (const [path, text] of inject('fixtureBundle')) {
    files.set(path, { type: 'js', text });
    // The same files at a second address are a second copy of every module.
    files.set(path.replace('/bundle/', '/again/'), { type: 'js', text });
  }
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path.startsWith('/failing/')) {
      response.setHeader('content-type', 'application/json');
      response.end('{"resultID":500,"message":"Out of order","data":null}');
      return;
    }
    const { type, text, styles = [], until } = files.get(path) ?? NOT_FOUND;
    await until?.();
    response.setHeader('content-type', TYPES[type]);
    if (type === 'js') response.setHeader('cache-control', 'max-age=3600, immutable');
    response.setHeader(
      'content-security-policy',
      POLICY.replace("style-src 'self'", `style-src 'self' ${styles.join(' ')}`),
    );
    response.statusCode = files.has(path) ? 200 : 404;
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const browser = await chromium.launch(inject('chromium'));
  const tabs = createTabs<TabKind>({
    async open({ unguarded }) {
      const context = await browser.newContext({ bypassCSP: unguarded });
      await context.addInitScript(complainOfOthers, declaredEvents);
      await context.addInitScript(addRule, UNDRAWN);
      return context;
    },
    emptyPage: ({ unguarded }) => (unguarded ? undefined : origin + BLANK),
  });
  let count = 0;

  return {
    ...tabs,
    async open(body = '', options = {}) {
      const name = `/page-${count++}`;
      const { page } = await tabs.take({ unguarded: options.unguarded ?? false });
      followRequests(page);
      hear(page);
      const { beforeScripts, styles } = options;
      const gate = beforeScripts && `${name}.js`;
      files.set(`${name}.html`, { type: 'html', text: html(body, options, gate), styles });
      // The page runs its scripts in order, so none runs before the server has sent this one.
      const passed = new Promise<void>((resolve, reject) => {
        if (!gate) return resolve();
        const until = () =>
          page
            .waitForFunction(() => document.readyState !== 'loading')
            .then(() => beforeScripts(page))
            .then(resolve, reject);
        files.set(gate, { type: 'js', text: '', until });
      });
      if (options.withoutPictures)
        await page.route('**', (route) =>
          route.request().resourceType() === 'image'
            ? route.fulfill({ status: 404 })
            : route.fallback(),
        );
      await Promise.all([page.goto(`${origin}${name}.html`), passed]);
      await page.waitForFunction(() => 'fixture' in window);
      return page;
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
