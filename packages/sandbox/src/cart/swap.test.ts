import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../testing/answers.ts';
import {
  type CheckoutShop,
  checkoutShop,
  device,
  glove,
  listOf,
  swapWish,
} from '../testing/checkout.ts';
import type { Loose } from '../testing/shop.ts';

let at: CheckoutShop;
beforeEach(async () => {
  at = await checkoutShop();
});
afterEach(() => at.shop.sandbox.close());

const tiers = async () => listOf((await at.cart())['nscExchangeProducts']);
const productOf = (tier: Loose | undefined, place = 0) =>
  String(tier?.['changeProducts']?.[place]?.['searchProductId']);
const lines = async () =>
  listOf((await at.cart())['list']).flatMap((group) => listOf(group['goods']));
/** Enough gloves to cost at least the given number of dollars. */
const glovesFor = (dollars: number) =>
  [glove, Math.ceil((dollars * 100) / (glove.pay * glove.sellPartCount))] as const;

describe('the swap offer of a cart (Spec: 1§3, 1§4)', () => {
  it('has tiers by amount and by count, with goods that cost less than otherwise', async () => {
    const all = await tiers();
    expect(all.map((tier) => [tier['type'], tier['number'], tier['exchangeNumber']])).toEqual([
      ['0', 1000, 1],
      ['0', 2000, 2],
      ['0', 3000, 3],
      ['1', 60, 2],
    ]);
    const products = all.flatMap((tier) => listOf(tier['changeProducts']));
    expect(products.length).toBeGreaterThanOrEqual(12);
    for (const each of products) {
      expect(Number(each['discountPrice'])).toBeLessThan(Number(each['price']));
      expect(Number(each['stock'])).toBeGreaterThan(0);
    }
    expect((await at.cart())['exchangeText']).toBe('Add-on deal');
  });

  it('is hidden from a viewer who may not see prices (Spec: 1§6)', async () => {
    await at.signIn('unverified');
    const cart = await at.cart();
    expect(cart).toMatchObject({ exchangeId: null, exchangeText: null, userCoupon: [] });
    expect(await tiers()).toEqual([]);
    const page = { pageIndex: 1, pageSize: 10, exchangeId: '1' };
    const { data } = await at.call('order.exchangeProducts', page);
    expect(data).toEqual({
      nscExchangeProducts: [],
      totalCount: 0,
      products: [],
      isAuth: false,
      text: 'Prices for verified clinics',
    });
  });

  it('names what the next tier asks for', async () => {
    expect((await at.cart())['tips']).toEqual({ makeUpType: '0' });
    await at.add([glove, 400], [device, 1]);
    expect((await at.cart())['tips']).toEqual({ makeUpType: null });
  });

  it('pages, ten at a time, each product with its tier', async () => {
    const page = async (pageIndex: number) =>
      (await at.call('order.exchangeProducts', { pageIndex, pageSize: 10, exchangeId: '1' })).data;
    const [first, second] = [await page(1), await page(2)];
    const ids = (data: Loose) => listOf(data['products']).map((each) => each['searchProductId']);
    expect(ids(first)).toHaveLength(10);
    expect(ids(second)).toHaveLength(Math.min(10, Number(first['totalCount']) - 10));
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(
      ids(first).length + ids(second).length,
    );
    const inTiers = listOf(first['nscExchangeProducts']).flatMap((tier) =>
      listOf(tier['changeProducts']).map((each) => each['searchProductId']),
    );
    expect(inTiers.sort()).toEqual(ids(first).sort());
    const gone = { pageIndex: 1, pageSize: 10, exchangeId: '9' };
    expect(await at.call('order.exchangeProducts', gone)).toEqual(refused(1382));
  });
});

describe('taking a swap item into the cart', () => {
  it('is one piece at its swap price, once, however often it is added', async () => {
    const [tier] = await tiers();
    const id = productOf(tier);
    await at.add(glovesFor(1000));
    for (let asked = 0; asked < 3; asked += 1)
      expect(await at.add(swapWish(id))).toEqual(succeeded(2));
    const [swap, ...others] = (await lines()).filter((line) => String(line['tagType']) === '2');
    expect(others).toEqual([]);
    expect(swap).toMatchObject({
      searchProductId: id,
      amount: 1,
      sellPartCount: 1,
      unitPrice: tier?.['changeProducts']?.[0]?.['discountPrice'],
      originalPrice: tier?.['changeProducts']?.[0]?.['price'],
    });
  });

  it('keeps a separate line beside the same article at its ordinary price', async () => {
    const id = productOf((await tiers())[0]);
    await at.add(glovesFor(1000));
    const step = Number(
      (await at.call('catalogue.specifications', { id })).data['standards']?.[0]?.['sellPartCount'],
    );
    expect(await at.add([{ id: Number(id), sellPartCount: step }, 2])).toEqual(succeeded(2));
    expect(await at.add(swapWish(id))).toEqual(succeeded(3));
    await at.call('cart.change', { searchProductId: id, count: step * 3 });
    const amounts = (await lines()).filter((line) => String(line['searchProductId']) === id);
    expect(amounts.map((line) => [line['tagType'], line['amount']]).sort()).toEqual([
      ['0', step * 3],
      ['2', 1],
    ]);
  });

  it('is refused below its tier, and says what is missing', async () => {
    const [, second] = await tiers();
    await at.add(glovesFor(1000));
    const answer = await at.add(swapWish(productOf(second)));
    expect(answer).toEqual(refused(1368));
    expect(answer.message).toMatch(/^Spend HK\$2000\.00 to add .* HK\$[\d.]+ to go\.$/);
    expect(await lines()).toHaveLength(1);
  });

  it('counts pieces for a tier by count', async () => {
    const byCount = (await tiers())[3];
    await at.add([{ id: glove.id, sellPartCount: 1 }, glove.sellPartCount * 5]);
    expect(await at.add(swapWish(productOf(byCount)))).toEqual(refused(1368));
    await at.add([{ id: glove.id, sellPartCount: 1 }, glove.sellPartCount]);
    expect(await at.add(swapWish(productOf(byCount)))).toEqual(succeeded(expect.any(Number)));
  });

  it('is refused for what is not in the offer, in two pieces, and in another quantity later', async () => {
    await at.add(glovesFor(1000));
    const id = productOf((await tiers())[0]);
    expect(await at.add(swapWish(String(device.id)))).toEqual(refused(1367));
    expect(await at.add([{ id: Number(id), sellPartCount: 1 }, 2, '2'])).toEqual(refused(1369));
    await at.add(swapWish(id));
    const change = { searchProductId: id, count: 2 };
    expect(await at.call('cart.change', change)).toEqual(refused(1369));
  });

  it('leaves the cart alone when the offer is taken off the shelf', async () => {
    await at.add(glovesFor(1000));
    const id = productOf((await tiers())[0]);
    await at.add(swapWish(id));
    const found = at.console.findSpecifications(id).find((each) => String(each.id) === id);
    at.console.setOnShelf(found?.productId ?? 0, false);
    const cart = await at.cart();
    expect(cart['invalidList']?.[0]).toMatchObject({ searchProductId: id, tagType: '2', stock: 0 });
    expect(JSON.stringify(cart['nscExchangeProducts'])).not.toContain(id);
  });
});

describe('coupons in reach of a cart (Spec: 1§3 userCoupon)', () => {
  it('are those that the clinic holds and could use today', async () => {
    const coupons = listOf((await at.cart())['userCoupon']);
    expect(coupons.map((each) => each['name'])).toEqual([
      'Clinic month-end reward',
      'Aesthetic restorations',
      'Sterilisation supplies',
      'Regular customer thanks',
    ]);
    expect(coupons[0]).toMatchObject({ metPrice: 2000, price: 150, isAllUse: true });
    expect(coupons[1]).toMatchObject({
      metPrice: 1500,
      type: '6',
      discount: 12,
      price: null,
      isAllUse: false,
    });
  });
});
