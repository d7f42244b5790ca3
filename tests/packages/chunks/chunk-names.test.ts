// A browser takes the earlier file of a name as a dictionary for the next one, so that no two files have the same name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matchOf } from '../../../packages/host-site/src/server/dictionaries.ts';
import { chunkName } from '../../../packages/widgets/chunk-names.ts';

const packages = join(import.meta.dirname, '../../../packages');

const shownTwice = (files: readonly string[]) => {
  const names = files.map((file) => matchOf(`/${file}`) ?? expect.fail(`${file} has no hash`));
  expect(names.length).toBeGreaterThan(100);
  return names.filter((name, at) => names.indexOf(name) !== at);
};

test('no two scripts of the site have the same name', () => {
  const files = readdirSync(join(packages, 'host-site/dist/client/_astro'));
  expect(shownTwice(files.filter((file) => file.endsWith('.js')))).toEqual([]);
});

test.each(['manifest.json', 'manifest.react.json'])(
  'no two scripts of partner pages have the same name (%s)',
  (manifest) => {
    const text = readFileSync(join(packages, 'widgets/dist/page', manifest), 'utf8');
    const chunks: Record<string, { readonly file: string }> = JSON.parse(text);
    const files = new Set(Object.values(chunks).map(({ file }) => file));
    expect(shownTwice([...files].filter((file) => file.startsWith('chunks/')))).toEqual([]);
  },
);

const src = '/clone/packages/widgets/src';
test.each([
  ['order', `${src}/orders/detail/order.tsx`, 'orders-detail-order'],
  ['order', `${src}/points/order/order.tsx`, 'points-order'],
  ['actions', '/clone/packages/sdk/src/cashier/actions.ts', 'cashier-actions'],
  ['cart', `${src}/cart/cart.tsx`, 'cart'],
  ['actions', null, 'actions'],
])('the file of %s in %s is %s', (name, facadeModuleId, expected) => {
  expect(chunkName({ name, facadeModuleId })).toBe(expected);
});
