import { searchText } from '@clinicart/sdk/catalogue';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../seed/catalogue.ts';
import { testShop } from '../../testing/shop.ts';
import { normalise, smallerWords, wordsOf } from './normalise.ts';

const shop = testShop();
afterAll(() => shop.sandbox.close());

interface Card {
  readonly searchProductId: string;
  readonly name: string;
  readonly brandName: string;
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
    linkCategories: { id: string; name: string; count: number }[];
    brands: { link: string; title: string; count: number }[];
    approximate: { word: string }[];
  };
}

describe('search text', () => {
  it.each([
    ['ＧＬＯＶＥＳ　Ｍ', 'gloves m'],
    [' 丁腈\n手套 ', '丁腈 手套'],
    ['手術針筒 麪 線 綫', '手术针筒 面 线 线'],
    ['Café', 'cafe'],
  ])('%j is read as %j', (typed, read) => expect(normalise(typed)).toBe(read));

  it('cuts words that found nothing by script and in pairs', () => {
    expect(smallerWords(wordsOf('丁腈手套M碼'))).toEqual(['丁腈', '手套', 'm', '码']);
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
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 12 }), async (typed) => {
        // The contract refuses what cannot be seen, such as U+FFFC, which no shop sends.
        const { resultID } = await shop.search({ keyword: searchText(typed) });
        expect(resultID).toBe(1200);
      }),
      { numRuns: 60 },
    );
    for (const keyword of ['"', 'a" OR "b', 'NEAR(', '* -', "'; DROP TABLE product; --", '%', '_'])
      expect((await shop.search({ keyword })).resultID).toBe(1200);
    expect((await find({ keyword: 'ALL' })).totalCount).toBeGreaterThan(250);
  });

  it.each([
    ['letters left out', '2', 'exmination glovs', 'Examination gloves'],
    ['letters swapped', '2', 'surgical glvoes', 'Surgical gloves'],
    ['a letter too many', '2', 'aalginate', 'Alginate'],
    ['a wrong letter', '2', 'Vayra', 'Veyra'],
    ['one that sounds alike', '3', '手逃', '手套'],
    ['a wrong character', '3', '檢察手套', '檢查手套'],
    ['a character left out', '3', '聽器', '聽診器'],
    ['characters swapped', '3', '酸鹽藻印模', '藻酸鹽印模'],
    ['simplified and wrong', '3', '橡胶彰', '橡膠'],
    ['an English name in Chinese', '3', 'glvoes', 'gloves'],
    ['an article number with an O for a 0', '2', 'VY-N1O0-M', 'VY-N100-M'],
    ['one without hyphens', '3', 'kr d100314016', 'KR-D100-314016'],
  ])('that holds %s (%s) comes with what was meant', async (_, language, keyword, meant) => {
    const found = await find({ keyword }, '', language);
    const words = found.approximate.map((each) => each.word);
    expect(words.map((word) => word.toLowerCase())).toContain(meant.toLowerCase());
    expect(words.length).toBeLessThanOrEqual(10);
    const again = await find({ keyword: words[0] }, '', language);
    expect(again.totalCount, `${words[0]} finds something`).toBeGreaterThan(0);
    const { data } = await shop.call(
      'catalogue.similarWords',
      { keyword, pageIndex: 1, pageSize: 10 },
      '',
      language,
    );
    expect(data['approximate']).toEqual(found.approximate);
  });

  it('written in simplified characters finds the same as in traditional ones', async () => {
    const traditional = await find({ keyword: '鑽石車針' });
    expect(traditional.totalCount).toBeGreaterThan(0);
    expect(await find({ keyword: '钻石车针' })).toEqual(traditional);
  });

  it('that is a wrong article number comes with those it may be', async () => {
    const found = await find({ keyword: 'VY-N10-M', type: 'articleNumber' });
    expect(found.totalCount).toBe(0);
    expect(found.approximate.map((each) => each.word)).toContain('VY-N100-M');
  });

  it('that is nonsense comes without words, and soon', async () => {
    for (const keyword of ['zzqqxx', '龘龘龘龘', '\u{1f9b7}', '😀'.repeat(50), 'x'.repeat(100)])
      expect((await find({ keyword })).approximate).toEqual([]);
  });
});

describe('narrowing and paging', () => {
  it('counts the products of each category and brand', async () => {
    const all = await find({ keyword: '手套' });
    const sum = (list: { count: number }[]) => list.reduce((n, { count }) => n + count, 0);
    expect(sum(all.linkCategories)).toBe(all.totalCount);
    expect(sum(all.brands)).toBe(all.totalCount);
    const [category] = all.linkCategories;
    const narrowed = await find({ keyword: '手套', categoryId: category?.id });
    expect(narrowed.totalCount).toBe(category?.count);
    expect(narrowed.linkCategories).toEqual(all.linkCategories);
    expect(sum(narrowed.brands)).toBe(narrowed.totalCount);
  });

  it('a parent category holds what its children hold', async () => {
    const [parent] = catalogue().categories;
    const counts = await Promise.all(
      (parent?.children ?? []).map(({ id }) =>
        find({ categoryId: String(id), searchType: 'categoryId' }),
      ),
    );
    const all = await find({ categoryId: String(parent?.id), searchType: 'categoryId' });
    expect(all.totalCount).toBe(counts.reduce((sum, each) => sum + each.totalCount, 0));
    const { linkCategories } = all;
    const itself = linkCategories.find(({ id }) => id === String(parent?.id));
    expect(itself?.count).toBe(all.totalCount);
    const children = linkCategories.filter((each) => each !== itself).map(({ id }) => Number(id));
    expect(children.sort()).toEqual(parent?.children.map((child) => child.id).sort());
  });

  it('what is chosen stays in its list when it finds nothing', async () => {
    const { brands } = await find({ keyword: '手套' });
    const other = catalogue().brands.find(({ id }) => !brands.some(({ link }) => link === `${id}`));
    const found = await find({ keyword: '手套', brandId: String(other?.id) });
    expect(found.totalCount).toBe(0);
    expect(found.brands).toContainEqual(expect.objectContaining({ title: other?.title, count: 0 }));
    expect(found.approximate, 'it is the brand that is wrong, not the word').toEqual(
      (await find({ keyword: '手套' })).approximate,
    );
  });

  it('a brand of the answer narrows it to that brand', async () => {
    const { brands } = await find({ keyword: '手套' });
    const narrowed = await find({ keyword: '手套', brandId: brands[0]?.link });
    expect(narrowed.totalCount).toBe(brands[0]?.count);
    expect(narrowed.brands, 'the others can be chosen in its place').toEqual(brands);
    const cards = narrowed.products.map((card) => card.brandName);
    expect([...new Set(cards)]).toEqual([brands[0]?.title]);
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

describe('what the header asks for', () => {
  it.each([
    ['2', /^[\x20-\x7e]+$/],
    ['3', /[\u4e00-\u9fff]/],
  ])('hot words in language %s lead to results and have pictures', async (language, script) => {
    const { data } = await shop.call('catalogue.hotWords', {}, '', language);
    const words = data as unknown as { keyWord: string; link: string; iconUrl: string }[];
    expect(words.length).toBeGreaterThan(4);
    for (const { keyWord, link, iconUrl } of words) {
      expect(keyWord).toMatch(script);
      const query = new URL(link, 'http://shop.test').searchParams;
      expect(Object.fromEntries(query)).toEqual({
        keyword: keyWord,
        searchType: 'keyword',
        title: keyWord,
      });
      expect((await find({ keyword: keyWord }, '', language)).totalCount).toBeGreaterThan(0);
      const picture = await shop.sandbox.fetch(new Request(iconUrl.replace('{0}', '400x400')));
      expect(picture.headers.get('content-type')).toMatch('image/svg');
    }
  });

  it('navigation has names and places of the shop', async () => {
    const { data } = await shop.call('catalogue.navigation', { type: 1 });
    const entries = (data as unknown as { navis: { path: string; name: string }[] }).navis;
    expect(entries.length).toBeGreaterThan(3);
    for (const { path, name } of entries) {
      expect(path).toMatch(/^\/(?!\/)/);
      expect(name).not.toBe('');
    }
  });
});
