// A shop whose range came from a product file: the sample of examples/catalogue.
import { fileURLToPath } from 'node:url';
import { readCatalogueFile } from '@clinicart/sandbox';
import type { CompleteShop } from '@clinicart/sdk';
import { allLines } from '@clinicart/sdk/cart';
import { addressOf, goodsOfCart } from '@clinicart/sdk/checkout';
import { describe, expect, test } from 'vitest';
import { formOf, isDocumented, openSandbox, openShop } from './shop.ts';

const SAMPLE = fileURLToPath(new URL('../../examples/catalogue/products.csv', import.meta.url));

async function visitImported(scenario: string, language: 'zh' | 'en' = 'en') {
  const sandbox = openSandbox({ catalogue: await readCatalogueFile(SAMPLE) });
  const shop = openShop(sandbox, { defaultLanguage: language });
  if (scenario !== 'visitor') await shop.session.signIn(formOf(scenario));
  return { sandbox, shop };
}

/** Everything on the pages that show many products. */
const shownBy = async (shop: CompleteShop) =>
  JSON.stringify([
    await shop.catalogue.home.get(null),
    await shop.catalogue.homeExtension.get(null),
    await shop.catalogue.navigation.get(null),
    await shop.catalogue.hotWords.get(null),
    await shop.catalogue.parentCategories.get(null),
    await shop.catalogue.brandGroups.get(null),
    await shop.catalogue.recommended.get(1),
    await shop.catalogue.zone.get({ zone: 'new', page: 1 }),
    await shop.catalogue.zone.get({ zone: 'discount', page: 1 }),
    await shop.campaign.details.get('1'),
  ]);

const foundIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, found = '']) => found));

describe('an imported range', () => {
  test('is searched, put in the cart and ordered', async () => {
    const { sandbox, shop } = await visitImported('verified');
    const { products } = await shop.catalogue.search.get({ keyword: 'elastic bandage' });
    expect(products.map(({ name }) => name)).toEqual(['Elastic bandage']);
    const id = products[0]?.id ?? '';
    expect((await shop.catalogue.product.get({ id })).name).toBe('Elastic bandage');
    const { specifications } = await shop.catalogue.specifications.get({ id });
    expect(specifications.map(({ articleNumber, step }) => [articleNumber, step])).toEqual([
      ['HT-100-S', 6],
      ['HT-100-L', 6],
    ]);
    const [small] = specifications;
    expect(small?.offer.price).toMatchObject({ kind: 'amount', cents: 1850 });
    await shop.cart.add([{ specificationId: small?.id ?? '', quantity: 12 }]);
    const cart = await shop.cart.contents.get(null);
    expect(allLines(cart)).toMatchObject([{ articleNumber: 'HT-100-S', quantity: 12 }]);

    expect(await shop.checkout.begin(goodsOfCart(cart, shop.cart.isTicked), 'cart')).toEqual({
      ok: true,
    });
    const shown = await shop.checkout.confirmation.get(null);
    expect(addressOf(shown)?.isComplete).toBe(true);
    // 12 × HK$18.50 and delivery.
    expect(shown.total).toBe(22_200 + 6000);
    const placed = await shop.checkout.place(shown);
    expect(placed).toMatchObject({ ok: true, next: 'cashier' });
    expect(sandbox.console.findSpecifications('HT-100-S')).toMatchObject([{ stock: 640 - 12 }]);
  });

  test('is ordered by article numbers', async () => {
    const { shop } = await visitImported('verified');
    const read = await shop.quickOrder.read('CN-500 20\nFF-NONE-0000 1');
    if (!read.ok) throw new Error(read.reason);
    const { rows } = await shop.quickOrder.review(read.rows);
    expect(rows.map(({ state }) => state)).toEqual(['ready', 'unmatched']);
  });

  test.each(['en', 'zh'] as const)(
    'leaves no dead product, category, brand or picture on a page in %s',
    async (language) => {
      const { sandbox, shop } = await visitImported('new-customer', language);
      const text = await shownBy(shop);
      const listed = foundIn(text, /"(?:productId|id)":"(\d{1,3})"/g);
      expect(listed.size).toBeGreaterThan(5);
      for (const id of listed)
        expect((await shop.catalogue.product.get({ id })).name, id).not.toBe('');
      const categories = foundIn(text, /categoryId=(\d+)/g);
      expect(categories.size).toBeGreaterThan(3);
      for (const categoryId of categories) {
        const found = await shop.catalogue.search.get({ categoryId });
        expect(found.products.length, `category ${categoryId}`).toBeGreaterThan(0);
      }
      const pictures = foundIn(text, /(http:\/\/sandbox\.test\/pictures\/[^"\\]+)/g);
      expect(pictures.size).toBeGreaterThan(5);
      for (const picture of pictures) {
        const answer = await sandbox.fetch(new Request(picture.replace('{0}', '400x300')));
        expect(answer.status, picture).toBe(200);
      }
      // Nothing of the seeded range is left.
      expect(text).not.toMatch(/Orelle|Vitaly|複合樹脂|Composite/);
    },
  );

  test('has its own offers, and no coupon of seeded goods', async () => {
    const { shop } = await visitImported('new-customer');
    const { coupons } = await shop.promotion.page.get(null);
    expect(coupons.map(({ name }) => name)).toEqual(['First order gift']);
    const { products } = await shop.catalogue.zone.get({ zone: 'discount', page: 1 });
    expect(products.map(({ name }) => name)).toContain('Elastic bandage');
    const medicine = await shop.catalogue.search.get({ keyword: 'lidocaine' });
    if (!isDocumented) expect(medicine.products[0]?.tags.length).toBeGreaterThan(0);
  });
});
