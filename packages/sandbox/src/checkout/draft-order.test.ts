import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../testing/answers.ts';
import {
  type CheckoutShop,
  checkoutShop,
  composite,
  forNewCustomers,
  glove,
  goodsOf,
  listOf,
  suture,
  swapWish,
  type Wish,
} from '../testing/checkout.ts';

let at: CheckoutShop;
beforeEach(async () => {
  at = await checkoutShop();
});
afterEach(() => at.shop.sandbox.close());

const swapsOfTier = async (place: number) =>
  listOf(listOf((await at.cart())['nscExchangeProducts'])[place]?.['changeProducts']).map((each) =>
    swapWish(String(each['searchProductId'])),
  );
/** Goods cheap enough that a few of them end between two tiers. */
const small = goodsOf(
  ({ pay, sellPartCount, product }) =>
    sellPartCount === 1 && pay > 4000 && pay < 9000 && !product.tags.includes('swap'),
  80,
);
const goodsFor = (dollars: number): Wish => [small, Math.ceil((dollars * 100) / small.pay)];

describe('making a temporary order', () => {
  const bySix = goodsOf((each) => each.sellPartCount > 1);
  const empty = { id: 0, sellPartCount: 1 };
  it.each<[string, number, Wish]>([
    ['more than the stock', 1361, [glove, glove.stock]],
    ['part of a multiple', 1364, [{ id: bySix.id, sellPartCount: 1 }, 1]],
    ['what does not exist', 1328, [empty, 1]],
    ['a kind that nobody knows', 1381, [glove, 1, '7']],
    ['new customers’ goods for another clinic', 1359, [forNewCustomers, 1, '3']],
    ['what is not swapped', 1367, swapWish(String(glove.id))],
  ])('refuses %s', async (_, resultID, wish) => {
    const answer = await at.begin([[suture, 1], wish]);
    expect(answer).toEqual(refused(resultID));
    expect(answer.message).not.toMatch(/[{}]/);
    expect(await at.call('order.confirmation')).toEqual(refused(1391));
  });

  it('refuses a list without goods', async () => {
    expect(await at.begin([])).toEqual(refused(1400));
    expect(await at.call('order.confirmation')).toEqual(refused(1391));
  });

  it('tells a clinic what to complete first (1340), in both languages', async () => {
    await at.signIn('incomplete');
    expect(await at.begin([goodsFor(100)])).toEqual(
      refused(1340, 'Complete your clinic’s information before ordering: a phone number.'),
    );
  });

  it.each(['unverified', 'under-review', 'rejected'])(
    'is not for a clinic that is %s',
    async (who) => {
      await at.signIn(who);
      expect(await at.begin([goodsFor(100)])).toEqual(refused(1341));
    },
  );

  it('adds up what comes twice, and holds the sum to the stock', async () => {
    expect(
      await at.begin([
        [glove, 2],
        [glove, 3],
      ]),
    ).toEqual(succeeded());
    const [store] = listOf((await at.confirmation())['splitOrders']);
    expect(listOf(store?.['orderTemps'])).toHaveLength(1);
    expect(store?.['orderTemps']?.[0]?.['amount']).toBe(glove.sellPartCount * 5);
    const all = Math.floor(glove.stock / glove.sellPartCount);
    expect(
      await at.begin([
        [glove, all],
        [glove, 1],
      ]),
    ).toEqual(refused(1361));
  });

  it('holds an article at two prices to one shelf', async () => {
    const [swap] = await swapsOfTier(0);
    const id = swap?.[0].id ?? 0;
    at.console.setStock(id, 60);
    const ordinary: Wish = [{ id, sellPartCount: 1 }, 60];
    expect(await at.begin([goodsFor(1000), ordinary])).toEqual(succeeded());
    expect(await at.begin([goodsFor(1000), ordinary, swapWish(String(id))])).toEqual(refused(1361));
  });

  it('keeps its number, address and bills for the same goods with other swap items', async () => {
    await at.begin([goodsFor(1000)]);
    const { orderNo } = await at.confirmation();
    const elsewhere = await at.addressTo('820000');
    await at.call('order.changeAddress', { id: elsewhere });
    const [swap] = await swapsOfTier(0);
    if (!swap) throw new Error('nothing to swap');
    await at.begin([goodsFor(1000), swap]);
    expect(await at.confirmation()).toMatchObject({ orderNo, addressId: elsewhere });
    await at.begin([goodsFor(1000)]);
    expect(await at.confirmation()).toMatchObject({ orderNo });
    await at.begin([[composite, 1]]);
    const other = await at.confirmation();
    expect(other['orderNo']).not.toBe(orderNo);
    expect(other['addressId']).not.toBe(elsewhere);
  });
});

describe('swap items of an order (Spec: 1§4)', () => {
  it('are as many as the best tier that its other goods reach', async () => {
    const [one, two, three] = await swapsOfTier(0);
    const [four] = await swapsOfTier(1);
    if (!one || !two || !three || !four) throw new Error('too little to swap');
    expect(await at.begin([goodsFor(1000), one])).toEqual(succeeded());
    expect(await at.begin([goodsFor(900), one])).toEqual(refused(1368));
    expect(await at.begin([goodsFor(1000), one, two])).toEqual(refused(1380));
    expect(await at.begin([goodsFor(2000), one, four])).toEqual(succeeded());
    expect(await at.begin([goodsFor(2000), one, two, three])).toEqual(refused(1380));
    expect(await at.begin([goodsFor(3000), one, two, three])).toEqual(succeeded());
  });

  it('do not reach a tier for one another', async () => {
    const dear = (await swapsOfTier(2)).at(-1);
    const [cheap] = await swapsOfTier(0);
    if (!dear || !cheap) throw new Error('too little to swap');
    expect(await at.begin([goodsFor(900), dear, cheap])).toEqual(refused(1368));
  });
});

describe('the new customers’ price (Spec: 1§9 tag type 3)', () => {
  it('is theirs until they place an order, and again when it was closed unpaid', async () => {
    await at.signIn('new-customer');
    await at.addressTo('820000');
    const unit = async () =>
      (await at.confirmation())['splitOrders']?.[0]?.['orderTemps']?.[0]?.['unitDiscountPrice'];
    await at.begin([[forNewCustomers, 1, '3']]);
    const theirs = Math.round(forNewCustomers.pay * 0.8) / 100;
    expect(await unit()).toBe(theirs);
    const { data } = await at.place();
    expect(await at.begin([[forNewCustomers, 1, '3']])).toEqual(refused(1359));
    await at.begin([[forNewCustomers, 1]]);
    expect(await unit()).toBe(forNewCustomers.pay / 100);
    at.console.closeOrder(String(data));
    expect(await at.begin([[forNewCustomers, 1, '3']])).toEqual(succeeded());
    expect(await unit()).toBe(theirs);
  });
});
