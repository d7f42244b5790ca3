import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from './seed-source.ts';
import { type Loose, testShop } from './test-shop.ts';

const priced = catalogue().products.flatMap((product) =>
  product.specifications
    .filter((each) => each.priceCents < 100_000_000 && each.buyLimit === undefined)
    .map((each) => ({ ...each, product, pay: each.discountPriceCents ?? each.priceCents })),
);
const plenty = priced.filter((each) => each.stock >= each.sellPartCount * 40);
const pick = (what: (each: (typeof plenty)[number]) => boolean) => {
  const found = plenty.find((each) => what(each) && !each.product.tags.includes('new-customer'));
  if (!found) throw new Error('the catalogue lacks a kind of goods');
  return found;
};
const glove = pick((each) => each.product.categoryId === 101);
const medicine = pick((each) => each.product.tags.includes('medicine'));
const device = priced.find((each) => Math.floor(each.product.categoryId / 100) === 18);
if (!device) throw new Error('the catalogue lacks a device');

let shop: ReturnType<typeof testShop>;
let token = '';
beforeEach(async () => {
  shop = testShop();
  token = await shop.signIn('verified');
});
afterEach(() => shop.sandbox.close());

type Wish = readonly [id: number, count: number, tagType?: string];
const call = (name: string, body: unknown = {}) => shop.call(name, body, token);
const begin = (goods: readonly Wish[], isFromShoppingCart = false) =>
  call('order.createTemp', {
    goods: goods.map(([id, count, tagType = '0']) => ({
      searchProductId: String(id),
      count,
      tagType,
    })),
    isFromShoppingCart,
    isPreOrder: false,
  });
const confirmation = async () => (await call('order.confirmation')).data;
const listOf = (value: Loose | undefined) => value as unknown as Loose[];
/** What the page sends when nothing is changed on it. */
const placement = (data: Loose, coupon?: { readonly id: string; readonly off: number }) => ({
  isFromShoppingCart: false,
  storeExpress: listOf(data['splitOrders']).map((split) => ({
    storeId: split['storeId'],
    expressId: listOf(split['expressPrice']).find((way) => way['isDefault'])?.['expressId'],
  })),
  remark: '',
  isRemittance: false,
  couponId: coupon?.id ?? '',
  discountCouponPrice: coupon?.off ?? 0,
});
const place = async (more: object = {}) =>
  call('order.create', { ...placement(await confirmation()), ...more });
const stockOf = (id: number) => shop.sandbox.console.findSpecifications(String(id))[0]?.stock;

describe('from a cart to an order', () => {
  it('goes by a temporary order, its confirmation and createOrder2, and the order stands', async () => {
    const count = glove.sellPartCount * 2;
    await call('cart.add', { goods: [{ searchProductId: String(glove.id), count }] });
    expect(await begin([[glove.id, count]], true)).toMatchObject({ resultID: 1200 });
    const shown = await confirmation();
    expect(shown['splitOrders']?.[0]).toMatchObject({ storeId: '1', isYp: false });
    const made = await place();
    expect(made).toMatchObject({ resultID: 1200, data: shown['orderNo'] });
    expect(await call('order.check', { id: made.data })).toMatchObject({
      data: { isSuccess: true },
    });
    expect(stockOf(glove.id)).toBe(glove.stock - count);
    expect((await call('cart.get', { showSelected: false })).data['count']).toBe(0);
  });

  it('makes one order of one temporary order, however often it is asked', async () => {
    await begin([[glove.id, glove.sellPartCount]]);
    const wish = placement(await confirmation());
    const [one, two] = await Promise.all([call('order.create', wish), call('order.create', wish)]);
    expect(one.data).toBe(two.data);
    expect((await call('order.create', wish)).data).toBe(one.data);
    expect(stockOf(glove.id)).toBe(glove.stock - glove.sellPartCount);
    expect(await call('order.confirmation')).toMatchObject({ resultID: 1391 });
  });

  it('gives the goods back once when the time to pay is over', async () => {
    await begin([[glove.id, glove.sellPartCount]]);
    const { data } = await place();
    shop.sandbox.console.advanceClock(24 * 3_600_000);
    expect(await call('order.check', { id: data })).toMatchObject({ data: { isSuccess: false } });
    await call('order.check', { id: data });
    expect(stockOf(glove.id)).toBe(glove.stock);
  });

  it('knows no order of another account', async () => {
    await begin([[glove.id, glove.sellPartCount]]);
    const { data } = await place();
    token = await shop.signIn('credit');
    expect(await call('order.check', { id: data })).toMatchObject({ resultID: 1390 });
    expect(await call('order.confirmation')).toMatchObject({ resultID: 1391 });
  });
});

describe('stores', () => {
  it('part an order by who sends it; medicines ask for a bill', async () => {
    await begin([
      [glove.id, glove.sellPartCount],
      [medicine.id, medicine.sellPartCount],
      [device.id, device.sellPartCount],
    ]);
    const { splitOrders } = await confirmation();
    expect(
      listOf(splitOrders).map((split) => [split['storeId'], split['isYp'], split['ypCheckStatus']]),
    ).toEqual([
      ['1', false, null],
      ['2', true, '0'],
      ['3', false, null],
    ]);
  });
});
