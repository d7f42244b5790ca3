import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../seed/catalogue.ts';
import type { SeedSpecification } from '../seed/data/types.ts';
import { refused } from '../testing/answers.ts';
import { testShop } from '../testing/shop.ts';

const shop = testShop();
const tokens: Record<string, string> = { visitor: '' };
beforeAll(async () => {
  for (const who of ['unverified', 'under-review', 'rejected', 'verified', 'new-customer'])
    tokens[who] = await shop.signIn(who);
});
afterAll(() => shop.sandbox.close());

const AMOUNTS = [
  'price',
  'oldPrice',
  'discountPrice',
  'discount',
  'unitPrice',
  'originalPrice',
  'metPrice',
];

/** Collects every amount anywhere in an answer. */
function amounts(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(amounts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    AMOUNTS.includes(key) && part !== null ? [part] : amounts(part),
  );
}

const offered = catalogue().products.find((product) => product.tags.includes('discount'));
const forNew = catalogue().products.find((product) => product.tags.includes('new-customer'));

const calls: [name: string, body: Record<string, unknown>][] = [
  [
    'catalogue.search',
    { keyword: 'ALL', searchType: 'keyword', orderBy: '0', pageIndex: 1, pageSize: 24 },
  ],
  ['catalogue.product', { id: String(offered?.id) }],
  ['catalogue.specifications', { id: String(offered?.id) }],
  ['catalogue.home', { type: 1 }],
  ['catalogue.recommended', { PageIndex: 1, PageSize: 10, keyword: '' }],
  ['catalogue.zone', { pageIndex: 1, pageSize: 20, tagID: '6' }],
  ['catalogue.newCustomerProducts', {}],
  ['coupon.claimable', { id: String(offered?.id) }],
];

describe.each(calls)('%s', (name, body) => {
  it.each(['visitor', 'unverified', 'under-review', 'rejected'])(
    'tells a %s no amount',
    async (who) => {
      const { resultID, data } = await shop.call(name, body, tokens[who], '3');
      expect(resultID).toBe(1200);
      expect(data).toMatchObject({ isAuth: false, text: '認證後顯示價格' });
      expect(amounts(data)).toEqual([]);
      expect(JSON.stringify(data)).not.toMatch(/"type":"6"|HK\$/);
      const english = await shop.call(name, body, tokens[who], '2');
      expect(english.data).toMatchObject({ text: 'Prices for verified clinics' });
    },
  );
});

/** A complete specification of an answer in English: an unexpected amount fails the comparison. */
const specificationWith = (
  spec: SeedSpecification | undefined,
  prices: { price: number | null; discountPrice: number | null; discount: number | null },
) => ({
  id: String(spec?.id),
  searchProductId: String(spec?.id),
  standard: spec?.standard.en,
  ...prices,
  isDiscount: prices.discountPrice !== null,
  stock: Math.min(spec?.stock ?? 0, spec?.buyLimit ?? Number.POSITIVE_INFINITY),
  sellPartCount: spec?.sellPartCount,
  isBuyLimited: spec?.buyLimit !== undefined,
  amount: 0,
  articleNumber: spec?.articleNumber,
  expiredDate: spec?.expiredDate ?? null,
  productionDate: spec?.productionDate ?? null,
  unit: spec?.unit.en,
  containerQuantity: spec?.containerQuantity.en,
  uniformCode: spec?.uniformCode,
  promotes: expect.any(Array),
  isCollected: false,
  allPicture: expect.any(Array),
});

it('shows a verified clinic the price before and after an offer', async () => {
  const answer = await shop.call(
    'catalogue.specifications',
    { id: String(offered?.id) },
    tokens['verified'],
  );
  const [spec] = offered?.specifications ?? [];
  const [price, discountPrice] = [spec?.priceCents ?? 0, spec?.discountPriceCents ?? 0];
  expect(answer.data['standards']?.[0]).toEqual(
    specificationWith(spec, {
      price: price / 100,
      discountPrice: discountPrice / 100,
      discount: Math.round((1 - discountPrice / price) * 100),
    }),
  );
});

it('gives the new-customer price to those entitled, 1359 to clinics that have bought before', async () => {
  const body = { id: String(forNew?.id), tagType: '3' };
  const open = (who: string) => shop.call('catalogue.specifications', body, tokens[who]);
  const { standards } = (await open('new-customer')).data;
  const [spec] = forNew?.specifications ?? [];
  const price = spec?.priceCents ?? 0;
  const reduced = Math.round((spec?.discountPriceCents ?? price) * 0.8);
  expect(standards?.[0]).toEqual(
    specificationWith(spec, {
      price: price / 100,
      discountPrice: reduced / 100,
      discount: Math.round((1 - reduced / price) * 100),
    }),
  );
  expect(await open('verified')).toEqual(refused(1359));
});

it('shows the products of the new-customer page to all its viewers, without a price', async () => {
  const body = { id: String(forNew?.id), tagType: '3' };
  for (const who of ['visitor', 'unverified']) {
    const answer = await shop.call('catalogue.specifications', body, tokens[who]);
    expect(answer.resultID).toBe(1200);
    const { standards, isAuth } = answer.data;
    expect(isAuth).toBe(false);
    expect(standards?.[0]).toEqual(
      specificationWith(forNew?.specifications[0], {
        price: null,
        discountPrice: null,
        discount: null,
      }),
    );
  }
});
