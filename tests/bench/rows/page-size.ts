import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { createLanes } from '../../../packages/sdk/src/base/concurrency/concurrency-limit.ts';
import { ELEMENTS } from '../../../packages/widgets/src/engine/elements/elements.ts';
import { FIRST, filesAtOnce, ROAD } from '../element-files.ts';
import type { Figure } from '../figures.ts';
import { bundleOf, sharesOf, told } from '../library-bytes.ts';
import { html, serveFiles } from '../partner.ts';
import type { Row, Run } from '../row.ts';

const REACH_FIRST_KB = { preact: 47, react: 99 };
const REACH_CART_AND_LOGIN = { kilobytes: 17, files: 10 };
const REACH_ROAD = { kilobytes: 75, files: 32 };
/** The code of a purchase, which a card requests when the page rests, with the bundler's runtime, which nothing else of the page imports. */
const AT_REST = /\/(?:buying|rolldown-runtime)-/;
/** Tabs that measure at the same time: most of the time is waiting. */
const LANES = 4;
/** Long enough for the calls that a widget makes by itself after it has mounted. */
const SETTLE_MS = 800;
const dist = join(import.meta.dirname, '../../../packages/widgets/dist/page');
const brotli = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
const kilo = (bytes: number) => bytes / 1000;

/** Lists the scripts that a page has requested, by path below the build's folder. */
function listen(page: Page): () => string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/shop/') && path.endsWith('.js')) files.push(path.slice('/shop/'.length));
  });
  return () => files.splice(0);
}

async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

interface PartnerTab {
  /** Opens a page of the server; returns the scripts that it has requested. */
  open(path?: string): Promise<string[]>;
  /** Adds an element; returns the further ones. */
  add(tag: string): Promise<string[]>;
}

/** A second element of a tag may need attributes to show more than a refusal. */
function element(tag: string, id: string): string {
  const attribute = tag.startsWith('clinic-product') ? ` product-id="${id}"` : '';
  return `<${tag}${attribute}></${tag}>`;
}

const SOURCES = `
  export { define, pageShop } from '../../packages/widgets/src/engine/page/shared-chunk.ts';
  export { widget as card } from '../../packages/widgets/src/catalogue/card/product-card.tsx';
  export { widget as button } from '../../packages/widgets/src/cart/button/cart-button.tsx';`;

function partOf(path: string): string {
  if (path.includes('packages/sdk/')) return 'own SDK';
  const folder = /packages\/widgets\/src\/(\w+)\//.exec(path)?.[1];
  if (folder === 'engine' || folder === 'ui') return `own ${folder}`;
  return path.startsWith('inline-styles') ? 'own styles' : 'own card and button';
}

async function measure(run: Run): Promise<Figure[]> {
  const api = await run.sandbox();
  const body = FIRST.map((tag) => element(tag, '10001')).join('');
  const pageOf = (loader: string) =>
    html(`/shop/${loader}`, { api, site: 'https://shop.example' }, body);
  const server = await serveFiles(
    { 'index.html': pageOf('clinicart.js'), 'react.html': pageOf('clinicart.react.js') },
    run.port(3),
  );
  const browser = await run.browser();
  const sum = (files: readonly string[]) => files.reduce((all, file) => all + brotli(file), 0);
  const sizes = (files: readonly string[]) =>
    Object.fromEntries(files.map((file) => [file, brotli(file)]));

  /** Runs a job in a tab without stored files. */
  async function inTab<T>(job: (tab: PartnerTab) => Promise<T>): Promise<T> {
    const context = await browser.newContext();
    try {
      const tab = await context.newPage();
      const taken = listen(tab);
      return await job({
        async open(path = '') {
          await tab.goto(`${server.url}/${path}`);
          await settled(tab);
          return taken();
        },
        async add(tag) {
          await tab.evaluate(
            (text) => document.body.insertAdjacentHTML('beforeend', text),
            element(tag, '10001'),
          );
          await settled(tab);
          return taken();
        },
      });
    } finally {
      await context.close();
    }
  }

  /** Returns the files that elements fetch which follow each other on a page with the first ones. */
  const onTop = (tags: readonly string[]) =>
    inTab(async ({ open, add }) => {
      await open();
      const files: string[] = [];
      for (const tag of tags) files.push(...(await add(tag)));
      return files;
    });

  async function further(tag: string): Promise<Figure> {
    const [files, again] = await inTab(async ({ open, add }) => {
      await open();
      return [await add(tag), await add(tag)];
    });
    return {
      name: `then ${tag}`,
      unit: 'kB',
      value: kilo(sum(files)),
      parts: sizes(files),
      because: `${files.length} files; another one of it: ${again.length} files`,
    };
  }

  try {
    const figures: Figure[] = [];
    for (const [name, path, reach] of [
      ['card and cart button', '', REACH_FIRST_KB.preact],
      ['the same with React', 'react.html', REACH_FIRST_KB.react],
    ] as const) {
      const all = await inTab(({ open }) => open(path));
      const atOnce = all.filter((file) => !AT_REST.test(file));
      const atRest = all.filter((file) => AT_REST.test(file));
      const { metafile } = await bundleOf(SOURCES);
      const parts = path === '' ? {} : sharesOf(metafile, sum(atOnce), partOf);
      figures.push(
        {
          name: `${name}, ${atOnce.length} files`,
          unit: 'kB',
          value: kilo(sum(atOnce)),
          reach,
          parts: { ...sizes(atOnce), ...parts },
          ...(path !== '' && { because: told(parts) }),
        },
        {
          name: `then, when the page rests, the code of a purchase, ${atRest.length} files`,
          unit: 'kB',
          value: kilo(sum(atRest)),
        },
      );
    }
    for (const [name, tags, reach] of [
      ['cart and login on top', ['clinic-cart', 'clinic-login'], REACH_CART_AND_LOGIN],
      ['the buying road on top', ROAD, REACH_ROAD],
    ] as const) {
      const files = await onTop(tags);
      const atOnce = filesAtOnce(tags, dist);
      const shown = files.filter((file) => atOnce.has(file));
      const later = files.filter((file) => !atOnce.has(file));
      figures.push(
        { name, unit: 'kB', value: kilo(sum(shown)), reach: reach.kilobytes },
        { name: `${name}: files`, unit: '', value: shown.length, reach: reach.files },
        {
          name: `then, when the page rests or has its answers, ${later.length} files`,
          unit: 'kB',
          value: kilo(sum(later)),
        },
      );
    }
    const inLane = createLanes(LANES);
    const others = Object.keys(ELEMENTS).filter((each) => !FIRST.includes(each));
    return [...figures, ...(await Promise.all(others.map((tag) => inLane(() => further(tag)))))];
  } finally {
    await server.close();
  }
}

export const pageSize: Row = {
  name: 'page-size',
  title: 'JavaScript of a partner page, as it is fetched, brotli',
  needs: ['widgets'],
  measure,
};
