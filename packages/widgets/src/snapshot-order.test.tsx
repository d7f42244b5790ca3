// The snapshot of a page does not show in which order the answers arrived: caches compare pages byte by byte.
import { setImmediate as turn } from 'node:timers/promises';
import { createShop } from '@clinicart/sdk';
import { expect, test } from 'vitest';
import { renderWidget, snapshotScript } from './server.tsx';

/** Renders a product whose calls are answered one by one, first or last call first. */
async function snapshotAfter(next: 'shift' | 'pop'): Promise<{ script: string; paths: string[] }> {
  const waiting: (() => void)[] = [];
  const paths: string[] = [];
  const shop = createShop({
    apiBase: 'http://shop.test',
    server: true,
    defaultLanguage: 'en',
    fetch: async (input) => {
      const { pathname } = new URL(new Request(input).url);
      await new Promise<void>((resolve) => waiting.push(resolve));
      paths.push(pathname);
      const standard = { searchProductId: '1', standard: 'S', articleNumber: 'A', stock: 40 };
      const data = pathname.endsWith('getAllStandard2')
        ? { isAuth: true, standards: [{ ...standard, sellPartCount: 10, promotes: [] }] }
        : {
            productName: 'Gloves',
            brandName: 'B',
            brandId: '1',
            searchProductId: '1',
            isAuth: true,
          };
      return Response.json({ resultID: 1200, message: '', data });
    },
  });
  let isDone = false;
  const rendered = renderWidget('clinic-product', { 'product-id': '1' }, shop).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await turn();
    waiting[next]()?.();
  }
  await rendered;
  return { script: snapshotScript(shop), paths };
}

test('the same answers make the same snapshot, whichever arrives first', async () => {
  const [first, last] = [await snapshotAfter('shift'), await snapshotAfter('pop')];
  expect(first.paths.length).toBeGreaterThan(1);
  expect(last.paths).not.toEqual(first.paths);
  expect(last.script).toBe(first.script);
});
