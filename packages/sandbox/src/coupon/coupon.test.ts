import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '../seed/catalogue.ts';
import { coupons } from '../seed/data/index.ts';
import { refused, succeeded } from '../testing/answers.ts';
import { testShop } from '../testing/shop.ts';

const DAY_MS = 86_400_000;
const idOf = (name: string) => String(coupons.find((each) => each.name.en === name)?.id);
const REWARD = idOf('Clinic month-end reward');
const GLOVES = idOf('Glove restock');
const EARLY = idOf('Early bird, limited');
const PAST = idOf('Mid-autumn thanks');
const USED = idOf('Impression materials');
const FIRST_ORDER = idOf('First order gift');
const BULK = idOf('Year-end bulk order');

const gloves = catalogue().products.find((product) => product.name.en.includes('itrile'));
const composite = catalogue().products.find((product) => product.name.en.includes('omposite'));
if (!gloves || !composite) throw new Error('the catalogue lacks gloves or composites');

let shop: ReturnType<typeof testShop>;
let now = 0;
let token = '';
beforeEach(async () => {
  now = Date.UTC(2026, 10, 20, 4);
  shop = testShop({ clock: { now: () => now } });
  token = await shop.signIn('verified');
});
afterEach(() => shop.sandbox.close());

interface Listed {
  readonly id: string;
  readonly isGet: boolean;
  readonly isUsed: boolean;
  readonly price: number | null;
  readonly discount: number | null;
}
const claimable = async (productId: number, who = token) =>
  (await shop.call('coupon.claimable', { id: String(productId) }, who)).data[
    'canGetCoupons'
  ] as unknown as Listed[];
const claim = (id: string, who = token, language = '2') =>
  shop.call('coupon.claim', { id }, who, language);
const mine = async (isUsed: boolean, isValid?: boolean, who = token) =>
  (
    await shop.call(
      'coupon.mine',
      { isUsed, ...(isValid === undefined ? {} : { isValid }), pageIndex: 1, pageSize: 9 },
      who,
    )
  ).data['list'] as unknown as { name: string }[];
const ids = (list: readonly Listed[]) => list.map((each) => each.id);

describe('coupons that a product offers', () => {
  it('are those that cover it, run, and are still given; the product page says the same', async () => {
    const offered = await claimable(gloves.id);
    expect(ids(offered)).toEqual(expect.arrayContaining([REWARD, GLOVES]));
    for (const each of [EARLY, PAST, FIRST_ORDER]) expect(ids(offered)).not.toContain(each);
    expect(ids(await claimable(composite.id))).not.toContain(GLOVES);
    const page = await shop.call('catalogue.product', { id: String(gloves.id) }, token);
    expect(page.data['canGetCous']).toEqual(offered);
  });

  it('are found by a specification as well, and by nothing that is not sold', async () => {
    const [specification] = gloves.specifications;
    expect(ids(await claimable(specification?.id ?? 0))).toEqual(ids(await claimable(gloves.id)));
    expect(await shop.call('coupon.claimable', { id: '1' }, token)).toEqual(refused(1328));
  });

  it('tell a visitor that they are there, and neither kind nor amount (Spec: 1§6)', async () => {
    const { data } = await shop.call('coupon.claimable', { id: String(gloves.id) }, '');
    const list = data['canGetCoupons'] as unknown as Record<string, unknown>[];
    expect(list.length).toBeGreaterThan(2);
    for (const each of list)
      expect(each).toMatchObject({ type: null, discount: null, price: null, metPrice: null });
    expect(JSON.stringify(list)).not.toMatch(/HK\$|\d%|\d 折/);
  });

  it('are marked for who holds them or has used them up', async () => {
    const impressions = catalogue().products.find((product) => product.name.en.includes('lginate'));
    const offered = await claimable(impressions?.id ?? 0);
    const of = (id: string) => offered.find((each) => each.id === id);
    expect(of(REWARD)).toMatchObject({ isGet: true, isUsed: false });
    expect(of(USED)).toMatchObject({ isGet: true, isUsed: true });
  });
});

describe('claiming', () => {
  it('gives one, once, however often the call repeats', async () => {
    const before = (await mine(false, true)).length;
    const answers = await Promise.all([claim(GLOVES), claim(GLOVES), claim(GLOVES)]);
    for (const answer of answers) expect(answer).toEqual(succeeded());
    expect(await mine(false, true)).toHaveLength(before + 1);
    expect((await claimable(gloves.id)).find((each) => each.id === GLOVES)).toMatchObject({
      isGet: true,
    });
  });

  it.each([
    ['one that has ended', PAST, 1372, 'verified'],
    ['one that was used up', USED, 1373, 'verified'],
    ['one that has run out', EARLY, 1374, 'verified'],
    ['one for new customers', FIRST_ORDER, 1359, 'verified'],
    ['one that does not exist', '99', 1371, 'verified'],
    ['what is no number', 'x', 1371, 'verified'],
    ['any, for a clinic that is not verified', GLOVES, 1370, 'unverified'],
    ['any, for a clinic under review', GLOVES, 1370, 'under-review'],
  ])('refuses %s, in both languages', async (_, id, resultID, who) => {
    const asks = await shop.signIn(who);
    for (const [language, script] of [
      ['2', /^[^\p{Script=Han}]+$/u],
      ['3', /\p{Script=Han}/u],
    ] as const) {
      const answer = await claim(id, asks, language);
      expect(answer).toEqual(refused(resultID));
      expect(answer.message).toMatch(script);
      expect(answer.message).not.toMatch(/[{}]/);
    }
  });

  it('gives new customers theirs', async () => {
    const fresh = await shop.signIn('new-customer');
    expect(await claim(FIRST_ORDER, fresh)).toEqual(succeeded());
  });

  it('takes all of several or none', async () => {
    const before = await mine(false, true);
    const all = (ids: string[]) => shop.call('coupon.claimAll', { ids }, token);
    expect(await all([GLOVES, EARLY])).toEqual(refused(1374));
    expect(await mine(false, true)).toEqual(before);
    expect(await all([GLOVES, BULK, GLOVES])).toEqual(succeeded());
    expect(await mine(false, true)).toHaveLength(before.length + 2);
  });
});

describe('the coupons of an account (Spec: 2§2.9, 2§4)', () => {
  it('are listed as unused, used or expired, and move with time', async () => {
    const names = async (isUsed: boolean, isValid?: boolean) =>
      (await mine(isUsed, isValid)).map((each) => each.name);
    expect(await names(false, true)).toEqual([
      'Clinic month-end reward',
      'Aesthetic restorations',
      'Sterilisation supplies',
      'Regular customer thanks',
    ]);
    expect(await names(true)).toEqual(['Impression materials']);
    expect(await names(false, false)).toEqual(['Mid-autumn thanks']);
    now += 61 * DAY_MS;
    token = await shop.signIn('verified');
    expect(await names(false, true)).toEqual([]);
    expect(await names(false, false)).toHaveLength(5);
  });

  it('are hidden from other buyers', async () => {
    await claim(GLOVES);
    expect(await mine(false, true, await shop.signIn('finance'))).toEqual([]);
  });
});

describe('the coupons of the regular customer', () => {
  it('are of every kind and state, with the count of each tab and two pages of unused ones', async () => {
    token = await shop.signIn('regular');
    const page = async (isUsed: boolean, isValid: boolean | undefined, pageIndex = 1) =>
      (
        await shop.call(
          'coupon.mine',
          { isUsed, ...(isValid === undefined ? {} : { isValid }), pageIndex, pageSize: 9 },
          token,
        )
      ).data;
    const first = await page(false, true);
    const counts = { unusedCount: 11, usedCount: 4, expiredCount: 3 };
    expect(first).toMatchObject({ totalPage: 2, ...counts });
    const unused = [first, await page(false, true, 2)].flatMap(
      (each) => each['list'] as unknown as Record<string, unknown>[],
    );
    expect(unused).toHaveLength(11);
    const kinds = new Set(unused.map((each) => `${each['type']} ${each['isAllUse']}`));
    expect([...kinds].toSorted()).toEqual(['1 false', '1 true', '6 false', '6 true']);
    // The soonest end first: today, in two days, …; one has not begun.
    expect(unused.map((each) => each['expiredDate']).slice(0, 2)).toEqual([
      '2026-11-20',
      '2026-11-22',
    ]);
    expect(unused.some((each) => String(each['startDate']) > '2026-11-20')).toBe(true);
    expect(await page(true, undefined)).toMatchObject({ totalPage: 1, ...counts });
    expect((await page(false, false))['list']).toHaveLength(3);
  });

  it('lead to a search that lists what they cover, and nothing else', async () => {
    token = await shop.signIn('regular');
    const answer = await shop.call(
      'coupon.mine',
      { isUsed: false, isValid: true, pageIndex: 1, pageSize: 9 },
      token,
    );
    const list = answer.data['list'] as unknown as Record<string, string | boolean>[];
    const selected = list.filter((each) => each['isAllUse'] === false);
    expect(selected.length).toBeGreaterThan(2);
    for (const each of selected) {
      const { brandId, categoryId, name } = each;
      expect(brandId ?? categoryId, String(name)).toBeDefined();
      const found = await shop.search({ ...(brandId ? { brandId } : { categoryId }) }, token);
      const products = found.data['products'] as unknown as { searchProductId: string }[];
      expect(products.length).toBeGreaterThan(0);
      const id = coupons.find((one) => one.name.en === name)?.id;
      for (const { searchProductId } of products) {
        const offered = await claimable(Number(searchProductId));
        expect(ids(offered), `${name} on ${searchProductId}`).toContain(String(id));
      }
    }
    for (const each of list.filter(({ isAllUse }) => isAllUse))
      expect([each['brandId'], each['categoryId']]).toEqual([undefined, undefined]);
  });
});

describe('what the merchant does with a coupon on the console', () => {
  it('gives one to an account, even if none is left', async () => {
    const before = await mine(false, true);
    shop.sandbox.console.grantCoupon(Number(EARLY), 'verified');
    expect(await mine(false, true)).toHaveLength(before.length + 1);
    expect(() => shop.sandbox.console.grantCoupon(1, 'verified')).toThrow('no such coupon');
    expect(() => shop.sandbox.console.grantCoupon(Number(EARLY), 'x')).toThrow('no such account');
  });

  it('ends it, runs it again, and says how many are left', async () => {
    const { console } = shop.sandbox;
    const seen = () => console.coupons().find((each) => String(each.id) === GLOVES);
    const before = seen();
    expect(before).toMatchObject({ percentOff: null, used: 0 });
    await claim(GLOVES);
    expect(seen()?.claimed).toBe((before?.claimed ?? 0) + 1);

    console.setCoupon(Number(BULK), { isOn: false });
    expect(await claim(BULK)).toEqual(refused(1372));
    console.setCoupon(Number(BULK), { isOn: true });
    expect(console.coupons().find((each) => String(each.id) === BULK)?.endsAt).toBeGreaterThan(now);
    console.setCoupon(Number(BULK), { left: 0 });
    expect((await claim(BULK)).resultID, 'none is left').not.toBe(1200);
    console.setCoupon(Number(BULK), { left: 1 });
    expect((await claim(BULK)).resultID).toBe(1200);
    expect(() => console.setCoupon(999, { isOn: true })).toThrow('no such coupon');
    expect(() => console.setCoupon(1, { left: -1 })).toThrow('no number of coupons');
  });
});
