import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@clinicart/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { against, brokenServer, eachWith, type Tampering } from './real-server.ts';

let server: Sandbox;
let folder: string;
beforeAll(async () => {
  server = createSandbox();
  folder = mkdtempSync(join(tmpdir(), 'clinicart-drift-'));
  await against((request) => server.fetch(request), ['--record', folder]);
}, 60_000);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the changes that a later run prints. */
async function drift(tampering: Tampering, option = '--drift'): Promise<string[]> {
  const { text } = await against(brokenServer(server, tampering), [option, folder]);
  const [, changes = ''] = text.split('Since the recording\n');
  return changes.split('\n\n')[0]?.split('\n').filter(Boolean) ?? [];
}

describe('a server that changed since it was recorded', () => {
  it.each<[string, Tampering, string]>([
    [
      'a field went',
      { 'catalogue.product': eachWith('sellingPoint', ({ sellingPoint, ...rest }) => rest) },
      '  catalogue.product: sellingPoint went',
    ],
    [
      'a field came',
      { 'catalogue.hotWords': eachWith('keyWord', (word) => ({ ...word, rank: { place: 1 } })) },
      '  catalogue.hotWords: rank came: an object',
    ],
    [
      'a kind changed',
      {
        'catalogue.specifications': eachWith('stock', (each) => ({
          ...each,
          stock: String(each['stock']),
        })),
      },
      '  catalogue.specifications: standards.stock was a number, now text',
    ],
    [
      'a code came that nobody knows',
      { 'catalogue.zone': eachWith('type', (tag) => ({ ...tag, type: 'x9' })) },
      '  catalogue.zone: products.tags.type has a code that the contract does not name',
    ],
    [
      'a row is refused',
      { 'content.faqCategories': () => ({ resultID: 1500, message: 'No', data: null }) },
      '  content.faqCategories: answered before, now refused with 1500',
    ],
    [
      'a row is away',
      { 'catalogue.brandGroups': () => new Response('', { status: 404 }) },
      '  catalogue.brandGroups: was recorded, and now: HTTP 404',
    ],
  ])('is reported: %s', async (_, tampering, line) => {
    expect(await drift(tampering)).toEqual([line]);
  });

  it('is reported: a code came', async () => {
    const at = join(folder, 'codes');
    const counted = eachWith('exchangeNumber', (tier) => ({ ...tier, type: '1' }));
    const before = brokenServer(server, { 'order.exchangeProducts': counted });
    await against(before, ['--record', at]);
    const { text } = await against((request) => server.fetch(request), ['--drift', at]);
    expect(text).toContain(
      'Since the recording\n  order.exchangeProducts: nscExchangeProducts.type has codes that were not seen before: 0',
    );
  });

  it('reports nothing about fields that an empty list hides', async () => {
    expect(
      await drift({
        'catalogue.zone': eachWith('products', (page) => ({ ...page, products: [] })),
      }),
    ).toEqual([]);
  });

  it('keeps the recording with --drift, and renews it with --record', async () => {
    const gone = { 'catalogue.product': eachWith('producer', ({ producer, ...rest }) => rest) };
    const written = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs);
    const before = written();
    expect(await drift(gone)).toEqual(['  catalogue.product: producer went']);
    expect(written()).toEqual(before);
    expect(await drift(gone, '--record')).toEqual(['  catalogue.product: producer went']);
    expect(await drift(gone)).toEqual([]);
    expect(await drift({}, '--record')).toEqual(['  catalogue.product: producer came: text']);
  });
});

it('exits with 2 when there is no recording to compare with', async () => {
  const { text, exitCode } = await against(
    (request) => server.fetch(request),
    ['--drift', join(folder, 'nothing')],
  );
  expect(exitCode).toBe(2);
  expect(text).toMatch(/holds no recording: make one with --record\.$/);
});
