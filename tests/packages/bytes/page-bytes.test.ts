import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** The name of a chunk and the hash of its content, as files import one another. */
const CHUNK = /\b([\w.-]+)([-.])([\w-]{7,8})\.js\b/g;

/**
 * A script with the names of chunks as if their content never changed. New names, which any change of a style gives to many
 * files, are longer or shorter by up to 0.2 kB a page when compressed: noise that would hide a real increase.
 */
function withSteadyNames(script: string): string {
  return script.replace(CHUNK, (_, name: string, mark: string, hash: string) => {
    const steady = createHash('sha256').update(name).digest('base64url');
    return `${name}${mark}${steady.slice(0, hash.length)}.js`;
  });
}

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(withSteadyNames(readFileSync(file, 'utf8'))).length;
  sizes.set(file, size);
  return size;
}

/** The sum of the files as transferred, but for the hashes in their names, in kB. */
const kilobytes = (folder: string, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + sizeOf(join(folder, file)), 0) / 1000;

/** Scripts of every page of the site: those that start it, those around its elements, and its elements. */
const SHELL = ['page', 'shop-page', 'clinic-header', 'clinic-footer', 'clinic-login'];

/** Most kilobytes and most files of the scripts that start a page: a visitor's page fetches no others before it is used or rests. */
const FIRST = { kilobytes: 5.5, files: 2 };

/** Most kilobytes and most files of the scripts of a page. A change that needs more says why in its commit. */
const SITE: readonly (readonly [string, number, number])[] = [
  ['clinic-home', 144.3, 11],
  ['clinic-catalogue', 146.7, 15],
  ['clinic-product', 168.9, 25],
  ['clinic-cart', 135.5, 11],
  ['clinic-checkout', 160.5, 21],
  ['clinic-cashier', 152.3, 15],
  ['clinic-orders', 163.8, 22],
  ['clinic-order', 162.9, 22],
  ['clinic-campaign', 140.4, 13],
  ['clinic-brand-index', 131.6, 10],
  ['clinic-article', 128.4, 8],
];

const client = join(root, 'packages/host-site/dist/client');
const table = () => read<Record<string, string[]>>(join(client, '_astro/preload.json'));

test('few scripts start a page', () => {
  const first = table()['page'] ?? [];
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThanOrEqual(FIRST.files);
  expect(kilobytes(client, first)).toBeLessThanOrEqual(FIRST.kilobytes);
});

test.each(SITE)('a page with %s has at most %d kB of scripts in %d files', (tag, most, files) => {
  const needed = new Set([...SHELL, tag].flatMap((name) => table()[name] ?? []));
  expect(needed.size).toBeGreaterThan(2);
  expect(kilobytes(client, needed)).toBeLessThanOrEqual(most);
  expect(needed.size).toBeLessThanOrEqual(files);
});

const page = join(root, 'packages/widgets/dist/page');

/** Most kilobytes of each script of a partner's page alone, then with a card and a cart button, and most files of these. */
const PARTNER: readonly (readonly [string, string, number, number, number])[] = [
  ['clinicart.js', 'manifest.json', 2.53, 46.6, 2],
  ['clinicart.react.js', 'manifest.react.json', 2.55, 98.3, 3],
];

describe.each(PARTNER)('the script %s (%s)', (loader, list, alone, most, count) => {
  type Chunk = { readonly file: string; readonly name?: string; readonly imports?: string[] };
  const chunks = read<Record<string, Chunk>>(join(page, list));
  const shared = Object.values(chunks).find(({ name }) => name === 'shared');
  const files = new Set([loader, shared?.file ?? '']);
  for (const key of shared?.imports ?? []) files.add(chunks[key]?.file ?? '');

  test(`takes at most ${alone} kB`, () => {
    expect(kilobytes(page, [loader])).toBeLessThanOrEqual(alone);
  });

  test('takes few bytes and files with a card and a cart button, and names them all', () => {
    expect(shared).toBeDefined();
    expect(kilobytes(page, files)).toBeLessThanOrEqual(most);
    expect(files.size).toBeLessThanOrEqual(count);
    // A file that only another file names is found a round trip late.
    const script = readFileSync(join(page, loader), 'utf8');
    for (const file of files) if (file !== loader) expect(script).toContain(file);
  });
});

type Files = Record<
  string,
  { readonly file: string; readonly name?: string; readonly imports?: string[] }
>;

/** The files that a chunk needs, itself included, besides those that are there already. */
function closureOf(chunks: Files, key: string, there: Set<string>): Set<string> {
  const chunk = chunks[key];
  if (!chunk || there.has(chunk.file)) return there;
  there.add(chunk.file);
  for (const next of chunk.imports ?? []) closureOf(chunks, next, there);
  return there;
}

/** Most kilobytes and most files on top of the first load of a card and a cart button. */
const LATER: readonly (readonly [string, readonly string[], number, number])[] = [
  // Requested at rest, so that the press on "add" does not wait, before any visitor acts.
  ['at rest', ['buying'], 4.4, 2],
  ['cart and login', ['src/cart/cart.tsx', 'src/identity/session/login.tsx'], 15.4, 6],
  [
    'cart and login with its dialog, which a visitor requests at rest',
    ['src/cart/cart.tsx', 'src/identity/session/login-dialog.tsx'],
    34,
    19,
  ],
  [
    'the buying road',
    [
      'src/shell/header/header.tsx',
      'src/catalogue/listing/catalogue.tsx',
      'src/catalogue/product/product.tsx',
      'src/cart/cart.tsx',
      'src/identity/session/login.tsx',
      'src/checkout/checkout.tsx',
      'src/cashier/cashier.tsx',
      'src/cashier/result/pay-result.tsx',
    ],
    113.2,
    32,
  ],
];

test.each(LATER)('%s takes at most its kilobytes and files', (_, entries, most, count) => {
  const chunks = read<Files>(join(page, 'manifest.json'));
  const shared = Object.values(chunks).find(({ name }) => name === 'shared')?.file ?? '';
  const files = new Set([shared]);
  for (const entry of entries) {
    const key = Object.keys(chunks).find((each) => each === entry || chunks[each]?.name === entry);
    expect(key).toBeDefined();
    closureOf(chunks, key ?? '', files);
  }
  files.delete(shared);
  expect(kilobytes(page, files)).toBeLessThanOrEqual(most);
  expect(files.size).toBeLessThanOrEqual(count);
});
