import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { ELEMENTS } from '../../../packages/widgets/src/engine/elements/elements.ts';
import type { Figure } from '../figures.ts';
import { bundleOf, sharesOf, told } from '../library-bytes.ts';
import { html, serveFiles } from '../partner.ts';
import type { Row, Run } from '../row.ts';

const REACH_FIRST_KB = { preact: 47, react: 99 };
const REACH_FURTHER_KB = 8;
const FIRST = ['clinic-product-card', 'clinic-cart-button'];
/** Long enough for the calls that a widget makes by itself after it has mounted. */
const SETTLE_MS = 1500;
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
  const context = await (await run.browser()).newContext();
  const figures: Figure[] = [];
  try {
    const tab = await context.newPage();
    const taken = listen(tab);
    const open = async (path = '') => {
      await tab.goto(`${server.url}/${path}`);
      await settled(tab);
      return taken();
    };
    const sum = (files: readonly string[]) => files.reduce((all, file) => all + brotli(file), 0);
    const sizes = (files: readonly string[]) =>
      Object.fromEntries(files.map((file) => [file, brotli(file)]));
    const first = await open();
    figures.push({
      name: `card and cart button, ${first.length} files`,
      unit: 'kB',
      value: kilo(sum(first)),
      reach: REACH_FIRST_KB.preact,
      parts: sizes(first),
    });
    const withReact = await open('react.html');
    const { metafile } = await bundleOf(SOURCES);
    const parts = sharesOf(metafile, sum(withReact), partOf);
    figures.push({
      name: `the same with React, ${withReact.length} files`,
      unit: 'kB',
      value: kilo(sum(withReact)),
      reach: REACH_FIRST_KB.react,
      parts: { ...sizes(withReact), ...parts },
      because: told(parts),
    });

    for (const tag of Object.keys(ELEMENTS).filter((each) => !FIRST.includes(each))) {
      await open();
      const add = async () => {
        await tab.evaluate(
          (text) => document.body.insertAdjacentHTML('beforeend', text),
          element(tag, '10001'),
        );
        await settled(tab);
        return taken();
      };
      const further = await add();
      const again = await add();
      figures.push({
        name: `then ${tag}`,
        unit: 'kB',
        value: kilo(sum(further)),
        reach: REACH_FURTHER_KB,
        parts: sizes(further),
        because: `${further.length} files; another one of it: ${again.length} files`,
      });
    }
  } finally {
    await context.close();
    await server.close();
  }
  return figures;
}

export const pageSize: Row = {
  name: 'page-size',
  title: 'JavaScript of a partner page, as it is fetched, brotli',
  needs: ['widgets'],
  measure,
};
