// The coupons of an account by tab, what the cart lacks for them, and using one up. Spec: 2§2.9, 2§4, 2§5
import type { CompleteShop } from '@clinicart/sdk';
import { summarise } from '@clinicart/sdk/cart';
import { type CouponView, couponGap } from '@clinicart/sdk/coupon';
import { expect, test } from 'vitest';
import { assumedResult, isDocumented, visit, withAssumed } from './shop.ts';

/** A product of the seed that is sold in sixes. */
const FILES = '10007';
const STEP = 6;

const page = (shop: CompleteShop, view: CouponView, at = 1) =>
  shop.coupons.mine.get({ view, page: at });
const names = async (shop: CompleteShop, view: CouponView, at = 1) =>
  (await page(shop, view, at)).coupons.map(({ name }) => name);

test('the read of a visitor rejects, and no dialog opens', async () => {
  const { shop } = await visit('visitor');
  await expect(page(shop, 'unused')).rejects.toMatchObject({ kind: 'login-required' });
  expect(shop.session.$loginRequest.get()).toBeUndefined();
});

test('nine a page, the soonest end first; each coupon is in one tab (Spec: 2§4, 2§9)', async () => {
  const { shop } = await visit('regular');
  const first = await page(shop, 'unused');
  expect(first.pages).toBe(2);
  expect(first.coupons).toHaveLength(9);
  const unused = [...first.coupons, ...(await page(shop, 'unused', 2)).coupons];
  const ends = unused.map(({ endsAt }) => endsAt ?? 0);
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  const used = (await page(shop, 'used')).coupons;
  const expired = (await page(shop, 'expired')).coupons;
  const ids = [...unused, ...used, ...expired].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { endsAt } of expired) expect(endsAt).toBeLessThan(Date.now());
  expect(first.counts).toEqual(
    isDocumented ? {} : { unused: unused.length, used: used.length, expired: expired.length },
  );
});

test('every kind is there: percent and amount, for all and for selected products', async () => {
  const { shop } = await visit('regular');
  const { coupons } = await page(shop, 'unused');
  const kinds = coupons.map(({ benefit, coversAll }) => `${benefit.kind} ${coversAll}`);
  expect([...new Set(kinds)].toSorted()).toEqual([
    'amount false',
    'amount true',
    'percent false',
    'percent true',
  ]);
  expect(coupons.some(({ minimum }) => minimum === undefined)).toBe(true);
});

test('a buyer who sees no prices sees no benefit', async () => {
  const { sandbox, shop } = await visit('unverified');
  const [coupon] = sandbox.console.coupons();
  sandbox.console.grantCoupon(coupon?.id ?? 0, 'unverified');
  const { coupons } = await page(shop, 'unused');
  expect(coupons).toMatchObject([{ benefit: { kind: 'hidden' }, minimum: undefined }]);
});

test('the cart says what is missing, and then what it saves', async () => {
  const { shop } = await visit('regular');
  const { coupons } = await page(shop, 'unused');
  const weekend = coupons.find(({ name }) => name === 'Weekend flash');
  if (!weekend) throw new Error('no such coupon');
  const gap = async () => {
    const { total } = summarise(await shop.cart.contents.get(null), shop.cart.isTicked);
    return [total, couponGap(weekend, total, Date.now())] as const;
  };
  expect((await gap())[1]).toBeUndefined();
  const { specifications } = await shop.catalogue.specifications.get({ id: FILES });
  const files = specifications.find(({ stock }) => stock >= 40 * STEP);
  if (!files) throw new Error('too few files');
  const add = (quantity: number) => shop.cart.add([{ specificationId: files.id, quantity }]);
  await add(STEP);
  const [total, before] = await gap();
  expect(before).toEqual({ isReached: false, missing: 80_000 - (total ?? 0) });
  const times = Math.ceil(80_000 / (total ?? 1));
  await add(STEP * times);
  expect((await gap())[1]).toEqual({ isReached: true, off: 8_000 });
});

test('an order does not urge its buyer to spend more for a coupon that has ended (Spec: 2§5)', async () => {
  const { shop } = await visit('verified');
  const [ended] = (await page(shop, 'expired')).coupons;
  const { specifications } = await shop.catalogue.specifications.get({ id: FILES });
  const [files] = specifications.filter(({ stock }) => stock >= STEP);
  const goods = [{ specificationId: files?.id ?? '', quantity: STEP }];
  expect(await shop.checkout.begin(goods, 'product')).toEqual({ ok: true });
  const { next, coupons } = await shop.checkout.explain();
  const judged = coupons.find(({ coupon }) => coupon.name === ended?.name);
  expect(judged?.saving).toMatchObject({ ok: false, reason: 'coupon-ended' });
  const urged = next.flatMap(({ about, id }) => (about === 'coupon' ? [id] : []));
  expect(urged).not.toContain(judged?.coupon.id);
  expect(urged).not.toHaveLength(0);
});

withAssumed('the search that lists what a coupon covers', () => {
  test('is one of a brand or a category, and finds products', async () => {
    const { shop } = await visit('regular');
    const { coupons } = await page(shop, 'unused');
    const selected = coupons.filter(({ coversAll }) => !coversAll);
    for (const { covered, name } of selected) {
      if (!covered) throw new Error(name);
      const { products } = await shop.catalogue.search.get({ ...covered });
      expect(products.length, name).toBeGreaterThan(0);
    }
  });
});

test('a granted coupon appears, and one that ended moves to its tab', async () => {
  const { sandbox, shop } = await visit('finance');
  expect(await names(shop, 'unused')).toEqual([]);
  const early = sandbox.console.coupons().find(({ name }) => name.en === 'Early bird, limited');
  sandbox.console.grantCoupon(early?.id ?? 0, 'finance');
  expect(await names(shop, 'unused')).toEqual(['Early bird, limited']);
  sandbox.console.setCoupon(early?.id ?? 0, { isOn: false });
  expect(await names(shop, 'unused')).toEqual([]);
  expect(await names(shop, 'expired')).toEqual(['Early bird, limited']);
});

test('a failure has the server’s words (Spec: 2§8)', async () => {
  const { sandbox, shop } = await visit('regular');
  const path = '/authapi/User/searchUserCoupon';
  sandbox.console.setFault({ kind: 'result', path, resultID: 1201, message: '暫停服務', times: 1 });
  await expect(page(shop, 'unused')).rejects.toMatchObject({
    kind: 'server',
    resultID: assumedResult(1201),
    message: '暫停服務',
  });
});
