// A page server and a browser for the tests of elements: one bundle of the sources, one strict policy.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page, type Request } from 'playwright';
import { build } from 'vite';
import { inject } from 'vitest';
import { base } from '../../packages/widgets/vite.config.ts';
import { complainOfOthers, declaredEvents } from '../setup/declared-events.ts';
import { places } from '../setup/servers.ts';
import { isUndocumentedCall } from '../setup/undocumented.ts';

/** The content security policy of a careful partner's site. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src * data:; form-action 'self'";

const HOSTILE = `
  * { border: 3px solid red !important }
  body, div, p, a, h1, h2, button, input, label, section, span {
    color: red; font: italic 40px/3 cursive; letter-spacing: 9px; text-transform: uppercase; margin: 33px;
  }
  [hidden] { display: block } .button, .clinic-root, .clinic-button { display: none }`;

const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html; charset=utf-8' } as const;

/** Bundles a page script with everything that it may load. */
async function bundle(entry: string): Promise<Map<string, string>> {
  const output = await build({
    ...base,
    build: {
      ...base.build,
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    base: '/bundle/',
  });
  const results = Array.isArray(output) ? output : [output];
  return new Map(
    results
      .flatMap((result) => ('output' in result ? result.output : []))
      .flatMap((file) => (file.type === 'chunk' ? [[`/bundle/${file.fileName}`, file.code]] : [])),
  );
}

/** Behaviour of the shop server for a page. */
type Api = 'sandbox' | 'failing';

export interface Bench {
  /** Opens a page that contains `body` and has loaded the script. */
  open(body?: string, options?: PageOptions): Promise<Page>;
  close(): Promise<void>;
}

export interface PageOptions {
  readonly api?: Api;
  readonly hostile?: boolean;
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

function html(body: string, options: PageOptions) {
  const { api = 'sandbox', hostile = false, language = 'zh', storage = 'memory' } = options;
  const server = api === 'failing' ? '/failing' : places().sandbox || '/failing';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test page</title>
<link rel="icon" href="data:,">
${hostile ? '<link rel="stylesheet" href="/hostile.css">' : ''}
<script type="module" src="/bundle/page.js" data-language="${language}" data-storage="${storage}" data-api="${server}" data-site="https://shop.example"></script>
<meta name="clinicart" data-language="${language}" data-storage="${storage}" data-api="${server}" data-site="https://shop.example">
</head><body><main><h1>Test page</h1><h2>Element</h2>${body}</main></body></html>`;
}

const complaints = new WeakMap<Page, string[]>();

/** The console messages and errors of the page so far. */
export const complaintsOf = (page: Page): readonly string[] => complaints.get(page) ?? [];

interface Line {
  readonly open: Set<Request>;
  begun: number;
}
const lines = new WeakMap<Page, Line>();

/** Counts a page's requests so far, and those still open. */
function lineOf(page: Page): Line {
  const known = lines.get(page);
  if (known) return known;
  const line: Line = { open: new Set(), begun: 0 };
  lines.set(page, line);
  page.on('request', (request) => {
    line.begun++;
    line.open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void line.open.delete(request));
  return line;
}

/** Starts the server and the browser of one test file. */
export async function createBench(): Promise<Bench> {
  const files = await bundle(join(import.meta.dirname, 'fixture/page.tsx'));
  files.set('/hostile.css', HOSTILE);
  const policies = new Map<string, readonly string[]>();
  const server = createServer((request, response) => {
    // The same files at a second address are a second copy of every module.
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(
      /^\/again\//,
      '/bundle/',
    );
    const file = files.get(path);
    if (path.startsWith('/failing/')) {
      response.setHeader('content-type', 'application/json');
      response.end('{"resultID":500,"message":"Out of order","data":null}');
      return;
    }
    const type = TYPES[path.endsWith('.css') ? 'css' : path.endsWith('.js') ? 'js' : 'html'];
    response.setHeader('content-type', type);
    const hashes = policies.get(path)?.join(' ') ?? '';
    response.setHeader(
      'content-security-policy',
      POLICY.replace("style-src 'self'", `style-src 'self' ${hashes}`),
    );
    response.statusCode = file === undefined ? 404 : 200;
    response.end(file ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const browser: Browser = await chromium.launch(inject('chromium'));
  let count = 0;

  return {
    async open(body = '', options = {}) {
      const path = `/page-${count++}.html`;
      files.set(path, html(body, options));
      policies.set(path, options.styles ?? []);
      const context = await browser.newContext({ bypassCSP: options.unguarded ?? false });
      await context.addInitScript(complainOfOthers, declaredEvents);
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      lineOf(page);
      const heard: string[] = [];
      complaints.set(page, heard);
      page.on('pageerror', (error) => heard.push(String(error)));
      page.on('console', (message) => {
        if (isUndocumentedCall(message.location().url)) return;
        if (['error', 'warning'].includes(message.type())) heard.push(message.text());
      });
      if (options.withoutPictures)
        await page.route('**', (route) =>
          route.request().resourceType() === 'image'
            ? route.fulfill({ status: 404 })
            : route.fallback(),
        );
      const { beforeScripts } = options;
      if (beforeScripts) {
        await page.route('**/bundle/page.js', async (route) => {
          await beforeScripts(page);
          await route.continue();
        });
      }
      await page.goto(`http://localhost:${port}${path}`);
      await page.waitForFunction(() => 'fixture' in window);
      return page;
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The number of equal looks in a row, without open requests, after which an element counts as settled. */
const QUIET_LOOKS = 8;
/** A part that loads on scroll keeps its skeleton, so a skeleton that stays this long counts as settled. */
const SKELETON_LOOKS = 16;
const SETTLE_MS = 30_000;

/**
 * Waits until the element is upgraded and rendered, with no open requests but those that the test holds back, and
 * nothing left to draw.
 */
export async function settled(
  page: Page,
  selector: string,
  isHeld: (request: Request) => boolean = () => false,
): Promise<void> {
  await page.waitForFunction((one) => {
    const root = document.querySelector(one)?.shadowRoot;
    return root?.adoptedStyleSheets.length && root.querySelector('.clinic-root[lang]');
  }, selector);
  const line = lineOf(page);
  const deadline = performance.now() + SETTLE_MS;
  let [html, begun, same] = ['', -1, 0];
  while (true) {
    const now = await page.evaluate(lookOnceIdle, selector);
    const isAnswered = [...line.open].every(isHeld);
    const isQuiet = isAnswered && line.begun === begun && now.html === html;
    same = isQuiet ? same + 1 : 0;
    if (same >= (now.isWaiting ? SKELETON_LOOKS : QUIET_LOOKS)) return;
    if (performance.now() > deadline) throw new Error(`<${selector}> does not settle.`);
    [html, begun] = [now.html, line.begun];
  }
}

/**
 * Reads an element once the page has painted and is idle; runs in the page. An idle page may get no further frame, so
 * each wait has a time limit.
 */
async function lookOnceIdle(selector: string) {
  const LONGEST_MS = 80;
  for (const wait of [requestAnimationFrame, requestIdleCallback])
    await new Promise((resolve) => {
      wait(resolve);
      setTimeout(resolve, LONGEST_MS);
    });
  const root = document.querySelector(selector)?.shadowRoot;
  return {
    html: root?.innerHTML ?? '',
    isWaiting: Boolean(root?.querySelector('.clinic-skeleton')),
  };
}
