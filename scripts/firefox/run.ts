/** The run of `npm run firefox`. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { base } from '../../packages/widgets/vite.config.ts';
import { signedIn } from '../../tests/bench/buyer.ts';
import { freePort } from '../children.mjs';
import { readNumbers } from '../trial/numbers.ts';
import { startSandbox, startSite } from '../trial/servers.ts';
import { tableText } from '../trial/table.ts';
import { type Firefox, startFirefox, type Tab } from './browser.ts';

const OPTIONS = {
  /** Random links that the browser and the rule must take to the same place. */
  links: { usual: 50_000, least: 1, most: 1_000_000 },
} as const;

type Options = Readonly<Record<keyof typeof OPTIONS, number>>;

export const readOptions = (argv: readonly string[]): Options => readNumbers(argv, OPTIONS);

/** Returns the time after which a run has failed. */
export const longestRunMs = ({ links }: Options): number => 300_000 + links;

const PATIENCE_MS = 30_000;

/** One trial, and everything that was wrong. */
interface Tried {
  readonly what: string;
  readonly faults: readonly string[];
}

/** Opens a tab that notes errors of its page, runs the trial in it, and closes it. */
async function inTab(
  firefox: Firefox,
  what: string,
  run: (tab: Tab) => Promise<readonly string[]>,
): Promise<Tried> {
  const tab = await firefox.newPage();
  const heard: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`);
  });
  tab.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  try {
    const faults = await run(tab).catch((error: unknown) => [String(error)]);
    return { what, faults: [...faults, ...heard] };
  } finally {
    await tab.close();
  }
}

/** Waits until every element of the page has its code and shows no failure; runs in the page. */
const isAwake = () =>
  [...document.querySelectorAll('*')]
    .filter(({ localName }) => localName.startsWith('clinic-'))
    .every(
      (element) =>
        element.shadowRoot?.adoptedStyleSheets.length &&
        !element.shadowRoot.querySelector('.clinic-failure') &&
        (!element.shadowRoot.querySelector('.clinic-root > :not(link)') ||
          Reflect.has(element, Symbol.for('clinicart.awake'))),
    ) && document.querySelector('clinic-header, clinic-product-card') !== null;

/** Opens a page of the site; it wakes by itself. */
async function opens(tab: Tab, address: string): Promise<readonly string[]> {
  await tab.goto(address);
  await tab.waitForFunction(isAwake, { timeout: PATIENCE_MS });
  const overflow = await tab.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`overflows by ${overflow} px`] : [];
}

const VISITOR = [
  '/',
  '/product/10008',
  '/search?keyword=ALL&searchType=keyword',
  '/brandIndex',
  '/active11/1',
  '/shopCart',
  '/register',
  '/question',
];
const MEMBER = ['/', '/product/10008', '/shopCart', '/user/orderList', '/pointsMall'];

/** Stores a session as the SDK does on the shop's own site; runs in the page. */
function writeCookies(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the driver sets none in Firefox, which has no cookie store.
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
  }
}

/** Names the sign that a page takes the member for a visitor; runs in the page. */
function visitorSigns(): string[] {
  const header = document.querySelector('clinic-header')?.shadowRoot;
  const buttons = [...(header?.querySelectorAll('button') ?? [])];
  return buttons.some(({ textContent }) => textContent.trim() === 'Log in')
    ? ['offers a login']
    : [];
}

/** Adds a product to the cart on its page, as the member who is logged in. */
async function adds(tab: Tab, address: string): Promise<readonly string[]> {
  const faults = await opens(tab, address);
  await tab.evaluate(() => {
    const product = document.querySelector('clinic-product')?.shadowRoot;
    const more = product?.querySelector<HTMLButtonElement>('.clinic-stepper button:last-of-type');
    more?.click();
  });
  await tab.evaluate(() => {
    const product = document.querySelector('clinic-product')?.shadowRoot;
    const buttons = [...(product?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    buttons.find(({ textContent }) => textContent.trim() === 'Add to cart')?.click();
  });
  await tab.waitForFunction(
    () => {
      const header = document.querySelector('clinic-header')?.shadowRoot;
      return /[1-9]/.test(header?.querySelector('a[href="/shopCart"]')?.textContent ?? '');
    },
    { timeout: PATIENCE_MS },
  );
  return faults;
}

/** Serves the page of the corpus, and a partner's page with a strict policy. */
async function servePages(shop: string, api: string) {
  const output = await build({
    ...base,
    build: {
      ...base.build,
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'corpus-page.ts'),
        output: { codeSplitting: false },
      },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  const script = result && 'output' in result ? result.output[0].code : '';
  const document = (content: string) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Trial</title><link rel="icon" href="data:,">${content}</html>`;
  const policy = `default-src 'none'; script-src ${shop}; connect-src ${api}; img-src data: ${api}`;
  const port = await freePort();
  const server = createServer(({ url }, answer) => {
    const isScript = url === '/corpus.js';
    answer.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
    if (isScript) return answer.end(script);
    if (url === '/corpus') return answer.end(document('<script src="/corpus.js"></script>'));
    if (url !== '/partner') return answer.writeHead(404).end();
    answer.setHeader('content-security-policy', policy);
    return answer.end(
      document(
        `<script type="module" src="${shop}/embed/clinicart.js" data-api="${api}"></script><clinic-cart-button></clinic-cart-button><clinic-product-card product-id="10008"></clinic-product-card>`,
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Tries everything, prints the table, and returns whether nothing was wrong. */
export async function runFirefox({ root, links }: Options & { root: string }): Promise<boolean> {
  const sandbox = await startSandbox(root);
  const site = await startSite(root, sandbox.address);
  const pages = await servePages(site.address, sandbox.address);
  const firefox = await startFirefox(root);
  const shop = site.address;
  console.log(await firefox.version());
  const all: Tried[] = [];
  const tries = async (what: string, run: (tab: Tab) => Promise<readonly string[]>) =>
    all.push(await inTab(firefox, what, run));

  await tries('corpus of server HTML', async (tab) => {
    await tab.goto(`${pages.address}/corpus`);
    return tab.evaluate(() => window.corpus.htmlFaults());
  });
  await tries(`${links} links`, async (tab) => {
    await tab.goto(`${pages.address}/corpus`);
    return tab.evaluate((count) => window.corpus.linkFaults(count), links);
  });
  await tries("partner's page under a strict policy", async (tab) => {
    await tab.goto(`${pages.address}/partner`);
    await tab.waitForFunction(isAwake, { timeout: PATIENCE_MS });
    await tab.evaluate(() => {
      const card = document.querySelector('clinic-product-card')?.shadowRoot;
      card?.querySelector<HTMLButtonElement>('button.clinic-button')?.click();
    });
    await tab.waitForFunction(
      () => document.querySelector('clinic-login')?.shadowRoot?.querySelector('dialog[open]'),
      { timeout: PATIENCE_MS },
    );
    return [];
  });
  for (const path of VISITOR) await tries(`visitor: ${path}`, (tab) => opens(tab, shop + path));

  const { stored } = await signedIn(sandbox.address);
  await tries('member: cookies', async (tab) => {
    await tab.goto(`${shop}/robots.txt`);
    await tab.evaluate(writeCookies, { ...stored, language: '2' });
    return [];
  });
  for (const path of MEMBER)
    await tries(`member: ${path}`, async (tab) => [
      ...(await opens(tab, shop + path)),
      ...(await tab.evaluate(visitorSigns)),
    ]);
  await tries('member adds a product', (tab) => adds(tab, `${shop}/product/10008`));

  const rows = all.map(({ what, faults }) => [what, faults.length === 0 ? 'passed' : 'FAILED']);
  console.log(`\n${tableText(['tried', ''], rows)}`);
  for (const { what, faults } of all)
    for (const fault of faults) console.log(`${what}: ${fault.slice(0, 500)}`);
  await firefox.close();
  pages.close();
  await Promise.all([site.stop(), sandbox.stop()]);
  return all.every(({ faults }) => faults.length === 0);
}
