import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../seed/catalogue.ts';
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

/** Every amount anywhere in an answer. */
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

it('shows a verified clinic the price before and after an offer', async () => {
  const answer = await shop.call(
    'catalogue.specifications',
    { id: String(offered?.id) },
    tokens['verified'],
  );
  const [spec] = offered?.specifications ?? [];
  expect(answer.data['standards']?.[0]).toMatchObject({
    price: (spec?.priceCents ?? 0) / 100,
    discountPrice: (spec?.discountPriceCents ?? 0) / 100,
    isDiscount: true,
  });
});

it('gives the new-customer price to those entitled, 1359 to clinics that have bought before', async () => {
  const body = { id: String(forNew?.id), tagType: '3' };
  const open = (who: string) => shop.call('catalogue.specifications', body, tokens[who]);
  expect(await open('new-customer')).toMatchObject({ resultID: 1200 });
  expect(await open('verified')).toMatchObject({ resultID: 1359, data: null });
});

it('shows the products of the new-customer page to whoever may look at that page, without a price', async () => {
  const body = { id: String(forNew?.id), tagType: '3' };
  for (const who of ['visitor', 'unverified']) {
    const answer = await shop.call('catalogue.specifications', body, tokens[who]);
    expect(answer.resultID).toBe(1200);
    const { standards, isAuth } = answer.data;
    expect(isAuth).toBe(false);
    expect(standards?.[0]).toMatchObject({ price: null, discountPrice: null });
  }
});
