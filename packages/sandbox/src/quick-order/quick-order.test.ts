import { describe, expect, test } from 'vitest';
import { editDistance } from '../catalogue/search/edit-distance.ts';
import { refused } from '../testing/answers.ts';
import { type Loose, testShop } from '../testing/shop.ts';

const ask = async (
  shop: ReturnType<typeof testShop>,
  articleNumbers: readonly string[],
  token = '',
): Promise<Loose> => (await shop.call('quickOrder.match', { articleNumbers }, token)).data;
const numbersOf = (list: Loose | undefined) =>
  (list as unknown as { articleNumber: string }[]).map(({ articleNumber }) => articleNumber);

describe('article numbers', () => {
  test.each([
    'KR-D100-314016',
    'kr-d100-314016',
    ' KR D100 314016 ',
    'KRD100314016',
    'ＫＲ－Ｄ１００－３１４０１６',
    'KR–D100—314016',
  ])('%j is found', async (number) => {
    const shop = testShop();
    const { matches } = await ask(shop, [number]);
    expect(matches?.[0]).toMatchObject({
      articleNumber: number,
      standard: { articleNumber: 'KR-D100-314016', sellPartCount: 5, isOnShelf: true },
      nearest: [],
    });
  });

  test.each([
    ['one digit wrong', 'KR-D100-314019', 'KR-D100-314016'],
    ['two neighbours swapped', 'KR-D100-341016', 'KR-D100-314016'],
    ['one digit left out', 'KR-D100-31416', 'KR-D100-314016'],
    ['only its beginning', 'KR-D100', 'KR-D100-314016'],
  ])('%s: the nearest are offered', async (_, typed, meant) => {
    const shop = testShop();
    const { matches } = await ask(shop, [typed]);
    expect(matches?.[0]?.['standard']).toBeNull();
    expect(numbersOf(matches?.[0]?.['nearest'])).toContain(meant);
    expect(numbersOf(matches?.[0]?.['nearest']).length).toBeLessThanOrEqual(5);
  });

  test('a name leads to articles too; nonsense leads nowhere', async () => {
    const shop = testShop();
    const { matches } = await ask(shop, ['diamond burs', 'zzzzqqqq', '!!']);
    expect(numbersOf(matches?.[0]?.['nearest']).length).toBeGreaterThan(0);
    expect(numbersOf(matches?.[1]?.['nearest'])).toEqual([]);
    expect(numbersOf(matches?.[2]?.['nearest'])).toEqual([]);
  });

  test.each([0, 101])('a list of %i is refused: the contract takes 1 to 100', async (length) => {
    const shop = testShop();
    const articleNumbers = Array.from({ length }, (_, at) => `KR-${at}`);
    expect(await shop.call('quickOrder.match', { articleNumbers })).toEqual(refused(1400));
  });

  test('prices are for the verified alone', async () => {
    const shop = testShop();
    for (const [who, visible] of [
      ['', false],
      [await shop.signIn('unverified'), false],
      [await shop.signIn('verified'), true],
    ] as const) {
      const answer = await ask(shop, ['KR-D100-314016', 'KR-D100-31401'], who);
      expect(answer['isAuth']).toBe(visible);
      const prices = JSON.stringify(answer).match(/"(price|discountPrice)":\d/g);
      expect(prices === null).toBe(!visible);
    }
  });

  test('a hundred wrong numbers are answered in their order, right after opening a grown shop', async () => {
    const shop = testShop({ products: 1000 });
    const wrong = Array.from({ length: 100 }, (_, at) => `KR-D10${at % 10}-3140${at}X`);
    const { matches } = await ask(shop, wrong);
    const answers = matches as unknown as Loose[];
    expect(answers.map((each) => each['articleNumber'])).toEqual(wrong);
    expect(numbersOf(answers[16]?.['nearest']).length).toBeGreaterThan(0);
    // The server reads the list between requests, while a buyer waits.
    await new Promise((resolve) => setTimeout(resolve));
    expect((await ask(shop, wrong)).matches).toEqual(matches);
  });
});

test.each([
  ['', '', 0],
  ['AB', 'AB', 0],
  ['AB', 'BA', 1],
  ['ABC', 'AC', 1],
  ['ABC', 'ABXC', 1],
  ['ABC', 'AXC', 1],
  ['ABC', '', 3],
])('from %j to %j are %i edits', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
  expect(editDistance(other, one)).toBe(edits);
});
