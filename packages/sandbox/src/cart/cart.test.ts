import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '../seed/catalogue.ts';
import { refused, succeeded } from '../testing/answers.ts';
import { testShop } from '../testing/shop.ts';

const all = catalogue().products.flatMap((product) => product.specifications);
const priced = all.filter((each) => each.priceCents < 100_000_000);
const plain = priced.filter((each) => each.buyLimit === undefined);
const plenty = plain.filter((each) => each.stock >= each.sellPartCount * 20);
const [first, second] = plenty;
const bySix = plenty.find((each) => each.sellPartCount > 1);
const limited = priced.find((each) => (each.buyLimit ?? 1e9) + each.sellPartCount <= each.stock);
const empty = plain.find((each) => each.stock === 0);
const onRequest = all.find((each) => each.priceCents === 100_000_000);
if (!first || !second || !bySix || !limited || !empty || !onRequest)
  throw new Error('the catalogue lacks a kind of specification');

let shop: ReturnType<typeof testShop>;
let token = '';
beforeEach(async () => {
  shop = testShop();
  token = await shop.signIn('verified');
});
afterEach(() => shop.sandbox.close());

const add = (...goods: [id: number, count: number][]) =>
  shop.call(
    'cart.add',
    { goods: goods.map(([id, count]) => ({ searchProductId: String(id), count })) },
    token,
  );
const cart = async () => (await shop.call('cart.get', { showSelected: false }, token)).data;
const quantities = async () => {
  const { list } = (await cart()) as unknown as {
    list: { goods: { searchProductId: string; amount: number }[] }[];
  };
  const lines = list.flatMap((group) => group.goods);
  return Object.fromEntries(lines.map((line) => [line.searchProductId, line.amount]));
};

describe('adding to the cart', () => {
  it('answers the number of lines and merges with a line that is there', async () => {
    expect(await add([first.id, first.sellPartCount])).toEqual(succeeded(1));
    expect(await add([first.id, first.sellPartCount], [second.id, second.sellPartCount])).toEqual(
      succeeded(2),
    );
    expect(await quantities()).toEqual({
      [first.id]: first.sellPartCount * 2,
      [second.id]: second.sellPartCount,
    });
  });

  it('does a repeated request once, and answers it again', async () => {
    const goods = [{ searchProductId: String(first.id), count: first.sellPartCount }];
    const once = () => shop.call('cart.add', { goods, requestId: 'a1' }, token);
    expect(await once()).toEqual(succeeded(1));
    expect(await once()).toEqual(succeeded(1));
    expect(await quantities()).toEqual({ [first.id]: first.sellPartCount });
    const other = await shop.signIn('finance');
    expect(await shop.call('cart.add', { goods, requestId: 'a1' }, other)).toEqual(succeeded(1));
    expect(await shop.call('cart.get', { showSelected: false }, other)).toMatchObject({
      data: { count: 1 },
    });
  });

  it.each([
    ['more than the stock', first.id, (first.stock / first.sellPartCount + 1) | 0, 1361],
    ['what has run out', empty.id, 1, 1362],
    ['more than the limit', limited.id, (limited.buyLimit ?? 0) / limited.sellPartCount + 1, 1363],
    ['part of a multiple', bySix.id, 1 / bySix.sellPartCount, 1364],
    ['what is priced on request', onRequest.id, 1, 1360],
    ['what does not exist', 99_999_999, 1, 1328],
  ])('refuses %s, and writes nothing of the rest', async (_, id, multiples, resultID) => {
    const step = all.find((each) => each.id === id)?.sellPartCount ?? 1;
    const answer = await add([second.id, second.sellPartCount], [id, Math.round(multiples * step)]);
    expect(answer).toEqual(refused(resultID));
    expect(answer.message).not.toMatch(/[{}]/);
    expect(await quantities()).toEqual({});
  });

  it('refuses swap and new-customer goods, which have their own ways in', async () => {
    const goods = [{ searchProductId: String(first.id), count: 1, tagType: '3' }];
    expect(await shop.call('cart.add', { goods }, token)).toEqual(refused(1366));
  });

  it.each(['unverified', 'under-review', 'rejected'])(
    'refuses a clinic that is %s',
    async (who) => {
      token = await shop.signIn(who);
      expect(await add([first.id, first.sellPartCount])).toEqual(refused(1341));
    },
  );

  it('never holds more than the stock, nor anything but the sum of what was accepted', async () => {
    shop.sandbox.console.setStock(first.id, first.sellPartCount * 5);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 }),
        async (steps) => {
          shop.sandbox.console.reset();
          shop.sandbox.console.setStock(first.id, first.sellPartCount * 5);
          token = await shop.signIn('verified');
          let accepted = 0;
          for (const step of steps) {
            const count = step * first.sellPartCount;
            const { resultID } = await add([first.id, count]);
            expect(resultID).toBe(accepted + count > first.sellPartCount * 5 ? 1361 : 1200);
            if (resultID === 1200) accepted += count;
          }
          expect((await quantities())[first.id] ?? 0).toBe(accepted);
        },
      ),
      { numRuns: 6 },
    );
  }, 60_000);
});

describe('changing and removing', () => {
  it('sets the quantity, and refuses for a line that is not there', async () => {
    await add([first.id, first.sellPartCount]);
    const change = (id: number, count: number) =>
      shop.call('cart.change', { searchProductId: String(id), count }, token);
    expect(await change(first.id, first.sellPartCount * 3)).toEqual(succeeded());
    expect(await change(second.id, second.sellPartCount)).toEqual(refused(1365));
    expect(await quantities()).toEqual({ [first.id]: first.sellPartCount * 3 });
  });

  it('removes all lines or none, and only one’s own; collects when asked', async () => {
    await add([first.id, first.sellPartCount]);
    const own = (await cart())['list']?.[0]?.['goods']?.[0]?.['id'];
    const remove = (ids: unknown[]) =>
      shop.call('cart.remove', { goods: ids.map((id) => ({ id })), isCollect: true }, token);
    expect(await remove([own, '1'])).toEqual(refused(1365));
    expect(Object.keys(await quantities())).toHaveLength(1);
    expect(await remove([own])).toEqual(succeeded());
    expect(await quantities()).toEqual({});
    const unverified = await shop.signIn('unverified');
    const wish = { goods: [{ id: own }], isCollect: true };
    expect(await shop.call('cart.remove', wish, unverified)).toEqual(refused(1341));
    const page = await shop.call('catalogue.specifications', { id: String(first.id) }, token);
    expect(page.data['standards']).toContainEqual(
      expect.objectContaining({ searchProductId: String(first.id), isCollected: true }),
    );
  });
});

describe('the cart of the credit account', () => {
  it('has a line above its stock and one that is no longer sold', async () => {
    token = await shop.signIn('credit');
    const answer = (await cart()) as unknown as {
      count: number;
      list: { goods: { amount: number; stock: number }[] }[];
      invalidList: { unitPrice: number | null }[];
    };
    const lines = answer.list.flatMap((group) => group.goods);
    expect(answer.count).toBe(2);
    expect(lines.filter((line) => line.amount > line.stock)).toHaveLength(1);
    expect(answer.invalidList).toEqual([expect.objectContaining({ unitPrice: null, stock: 0 })]);
  });
});

describe('the new-customer price', () => {
  const theirs = catalogue().products.find(({ tags }) => tags.includes('new-customer'));
  const [spec] = theirs?.specifications ?? [];

  it.each([
    ['new-customer', 0.8],
    ['verified', 1],
  ])('of %s is %d of what it costs others, in the cart as on the page', async (who, share) => {
    token = await shop.signIn(who);
    await add([spec?.id ?? 0, spec?.sellPartCount ?? 1]);
    const now = spec?.discountPriceCents ?? spec?.priceCents ?? 0;
    expect((await cart())['list']?.[0]?.['goods']?.[0]?.['unitPrice']).toBe(
      Math.round(now * share) / 100,
    );
  });
});
