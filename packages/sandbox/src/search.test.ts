import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { normalise, similarity, smallerWords, wordsOf } from './search-text.ts';
import { catalogue } from './seed-source.ts';
import { testShop } from './test-shop.ts';

const shop = testShop();
afterAll(() => shop.sandbox.close());

interface Card {
  readonly searchProductId: string;
  readonly name: string;
  readonly price: number | null;
  readonly discountPrice: number | null;
}
async function find(query: Record<string, unknown>, token = '', language = '3') {
  const { resultID, data } = await shop.search(query, token, language);
  expect(resultID).toBe(1200);
  return data as unknown as {
    products: Card[];
    totalCount: number;
    totalPage: number;
    linkCategories: { id: string; name: string }[];
    brands: { link: string; title: string }[];
    approximate: { word: string }[];
  };
}

describe('search text', () => {
  it.each([
    ['ＧＬＯＶＥＳ　Ｍ', 'gloves m'],
    [' 丁腈\n手套 ', '丁腈 手套'],
    ['Café', 'cafe'],
  ])('%j is read as %j', (typed, read) => expect(normalise(typed)).toBe(read));

  it('cuts words that found nothing by script and in pairs', () => {
    expect(smallerWords(wordsOf('丁腈手套M碼'))).toEqual(['丁腈', '手套', 'm', '碼']);
  });

  it('finds a text most like itself', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (a, b) => {
        expect(similarity(a, a)).toBe(1);
        expect(similarity(a, b)).toBe(similarity(b, a));
        expect(similarity(a, b)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a keyword', () => {
  it.each([
    ['two Chinese characters', '手套'],
    ['four without a space between', '丁腈手套'],
    ['one character', '針'],
    ['words in any order', '手套 丁腈'],
    ['English in capitals', 'GLOVES'],
    ['full-width letters', 'ｎｉｔｒｉｌｅ'],
    ['a brand', catalogue().brands[0]?.title ?? ''],
  ])('finds by %s', async (_, keyword) => {
    const found = await find({ keyword });
    expect(found.totalCount).toBeGreaterThan(0);
    expect(found.products.length).toBe(Math.min(24, found.totalCount));
  });

  it('finds exactly what holds two characters', async () => {
    const holds = ({ name }: { name: { zh: string } }) => name.zh.includes('口罩');
    const wanted = catalogue().products.filter(holds);
    const found = await find({ keyword: '口罩' });
    const ids = found.products.map((card) => Number(card.searchProductId));
    expect(ids).toEqual(expect.arrayContaining(wanted.map((product) => product.id).slice(0, 5)));
  });

  it('finds by article number alone when asked to', async () => {
    const article = catalogue().products[3]?.specifications[0]?.articleNumber ?? '';
    const found = await find({ keyword: article.toLowerCase(), type: 'articleNumber' });
    expect(found.products.map((card) => Number(card.searchProductId))).toContain(
      catalogue().products[3]?.id,
    );
    expect((await find({ keyword: '手套', type: 'articleNumber' })).totalCount).toBe(0);
  });

  it('that is no search syntax is only text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 12 }), async (keyword) => {
        const { resultID } = await shop.search({ keyword });
        expect(resultID).toBe(1200);
      }),
      { numRuns: 60 },
    );
    for (const keyword of ['"', 'a" OR "b', 'NEAR(', '* -', "'; DROP TABLE product; --", '%', '_'])
      expect((await shop.search({ keyword })).resultID).toBe(1200);
    expect((await find({ keyword: 'ALL' })).totalCount).toBeGreaterThan(250);
  });

  it('with few results comes with words that might have been meant', async () => {
    const found = await find({ keyword: 'exmination glovs' }, '', '2');
    expect(found.approximate.map((each) => each.word)).toContain('Examination gloves');
  });
});

describe('narrowing and paging', () => {
  it('a parent category holds what its children hold', async () => {
    const [parent] = catalogue().categories;
    const counts = await Promise.all(
      (parent?.children ?? []).map(({ id }) =>
        find({ categoryId: String(id), searchType: 'categoryId' }),
      ),
    );
    const all = await find({ categoryId: String(parent?.id), searchType: 'categoryId' });
    expect(all.totalCount).toBe(counts.reduce((sum, each) => sum + each.totalCount, 0));
    expect(all.linkCategories.map((each) => Number(each.id)).sort()).toEqual(
      parent?.children.map((child) => child.id).sort(),
    );
  });

  it('a brand of the answer narrows it to that brand', async () => {
    const { brands } = await find({ keyword: '手套' });
    const narrowed = await find({ keyword: '手套', brandId: brands[0]?.link });
    expect(narrowed.brands).toEqual([brands[0]]);
  });

  it('pages hold each product once, and past the end nothing', async () => {
    const { totalPage, totalCount } = await find({ keyword: 'ALL' });
    const seen = new Set<string>();
    for (let pageIndex = 1; pageIndex <= totalPage; pageIndex += 1)
      for (const card of (await find({ keyword: 'ALL', pageIndex })).products)
        seen.add(card.searchProductId);
    expect(seen.size).toBe(totalCount);
    expect((await find({ keyword: 'ALL', pageIndex: totalPage + 1 })).products).toEqual([]);
  });
});

describe('order by price', () => {
  const paid = (card: Card) => card.discountPrice ?? card.price ?? 0;

  it('is by what a verified clinic pays, with prices on request last', async () => {
    const token = await shop.signIn('verified');
    const up = (await find({ keyword: '手套', orderBy: '3' }, token)).products.map(paid);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    const down = (await find({ keyword: 'ALL', orderBy: '4' }, token)).products.map(paid);
    expect(down).toEqual([...down].sort((a, b) => b - a));
    expect(down[0]).toBeLessThan(1_000_000);
  });

  it('tells nothing to those who may not see prices', async () => {
    const composite = await find({ keyword: 'ALL' });
    for (const orderBy of ['3', '4'])
      expect((await find({ keyword: 'ALL', orderBy })).products).toEqual(composite.products);
  });
});
