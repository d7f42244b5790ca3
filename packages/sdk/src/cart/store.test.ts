import { describe, expect, test } from 'vitest';
import { isShopError } from '../base/http/errors.ts';
import { memoryStore } from '../base/storage/storage.ts';
import { cents } from '../base/values/money.ts';
import type { Price } from '../base/values/price.ts';
import { createShop } from '../index.ts';
import type { Cart } from './contract.ts';

function cartShop({ isMember = true } = {}) {
  const sent: unknown[] = [];
  const shop = createShop({
    apiBase: 'https://api.example',
    defaultLanguage: 'en',
    storage: {
      session: memoryStore(
        isMember
          ? { token: 't', user: JSON.stringify({ userName: 'Ching', roles: ['Buyer'] }) }
          : {},
      ),
      settings: memoryStore(),
    },
    fetch: async (input, init) => {
      sent.push(await new Request(input, init).json());
      return Response.json({ resultID: 1200, message: '', data: 1 });
    },
  });
  return { shop, sent };
}

const amount: Price = { kind: 'amount', cents: cents(1_000) };
const item = (over: { quantity?: number; price?: Price; stock?: number } = {}) => ({
  id: 's1',
  quantity: over.quantity ?? 10,
  step: 5,
  stock: over.stock ?? 40,
  isLimited: false,
  offer: { price: over.price ?? amount },
});
const rejection = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isShopError(error)) throw new Error(`expected a ShopError, got ${String(error)}`);
  return error;
};

describe('cart.add of items with their terms (Spec: 1§5, 1§6)', () => {
  test.each([
    ['no multiple', item({ quantity: 12 })],
    ['more than the stock', item({ quantity: 45 })],
    ['nothing in stock', item({ stock: 0 })],
    ['a price on request', item({ price: { kind: 'enquire' } })],
    ['an account that may see no price', item({ price: { kind: 'hidden', text: '' } })],
    ['no piece at all', item({ quantity: 0 })],
  ])('refuses %s in a sentence and sends nothing', async (_, wanted) => {
    const { shop, sent } = cartShop();
    const error = await rejection(shop.cart.add([wanted]));
    expect(error).toMatchObject({ kind: 'input', endpoint: 'cart.add' });
    expect(error.message).not.toBe('');
    expect(sent).toEqual([]);
  });

  test('refuses an offer for new customers, which is bought directly', async () => {
    const { shop, sent } = cartShop();
    const error = await rejection(shop.cart.add([item()], { variant: 'new-customer' }));
    expect(error.kind).toBe('input');
    expect(sent).toEqual([]);
  });

  test('sends what the rules allow, without the items of quantity 0', async () => {
    const { shop, sent } = cartShop();
    await shop.cart.add([item(), { ...item({ quantity: 0 }), id: 's2' }]);
    expect(sent).toMatchObject([{ goods: [{ searchProductId: 's1', count: 10 }] }]);
  });

  test('adds the goods of a cart line, not its id, and a swap line as a swap item', async () => {
    const { shop, sent } = cartShop();
    const line = { ...item(), id: 'line 7', specificationId: 's1', kind: 'ordinary' as const };
    const swap = { ...line, id: 'swap:s2', specificationId: 's2', kind: 'swap' as const };
    await shop.cart.add([line, { ...swap, quantity: 1 }, { specificationId: 's3', quantity: 2 }]);
    const goods = [
      { searchProductId: 's1', count: 10 },
      { searchProductId: 's2', count: 1, tagType: '2' },
      { searchProductId: 's3', count: 2 },
    ];
    expect(sent).toMatchObject([{ goods }]);
    const error = await rejection(shop.cart.add([{ ...line, quantity: 12 }]));
    expect(error).toMatchObject({ kind: 'input', endpoint: 'cart.add' });
  });

  test('leaves out an item of quantity 0 beside one that was decided', async () => {
    const { shop, sent } = cartShop();
    await shop.cart.add([item({ quantity: 0 }), { specificationId: 's3', quantity: 2 }]);
    expect(sent).toMatchObject([{ goods: [{ searchProductId: 's3', count: 2 }] }]);
  });

  test.each([
    undefined,
    item(),
    [null],
    [{}],
    [{ quantity: 1 }],
    [{ ...item(), offer: undefined }],
    [{ ...item(), offer: {} }],
    [{ ...item(), step: undefined }],
    [item(), { specificationId: 's3' }],
  ])('refuses %j, which is no list of items, and sends nothing', async (wrong) => {
    const { shop, sent } = cartShop();
    const error = await rejection(shop.cart.add(wrong as never));
    expect(error).toMatchObject({ kind: 'input', endpoint: 'cart.add' });
    expect(sent).toEqual([]);
  });

  test('asks a visitor to log in before anything is judged', async () => {
    const { shop, sent } = cartShop({ isMember: false });
    const error = await rejection(shop.cart.add([item({ quantity: 12 })]));
    expect(error.kind).toBe('login-required');
    expect(sent).toEqual([]);
  });
});

describe('cart.latest (Spec: 1§4, 1§5)', () => {
  const cartOf = (count: number) => ({
    list: [
      {
        goods: [
          {
            searchProductId: 's1',
            name: 'Gloves',
            unitPrice: '10',
            amount: count,
            sellPartCount: 1,
            stock: 40,
          },
        ],
      },
    ],
    count: 1,
    isAuth: true,
  });

  /** A shop whose server answers the change of a quantity only when `answer` is called. */
  function slowShop({ refuses = false } = {}) {
    let stored = 5;
    let answer = () => {};
    const reads: number[] = [];
    const shop = createShop({
      apiBase: 'https://api.example',
      defaultLanguage: 'en',
      storage: {
        session: memoryStore({
          token: 't',
          user: JSON.stringify({ userName: 'Ching', roles: ['Buyer'] }),
        }),
        settings: memoryStore(),
      },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (!request.url.includes('changeShoppingCart')) {
          reads.push(stored);
          return Response.json({ resultID: 1200, message: '', data: cartOf(stored) });
        }
        const { count } = (await request.json()) as { count: number };
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        if (refuses) return Response.json({ resultID: 1400, message: 'Too many', data: null });
        stored = count;
        return Response.json({ resultID: 1200, message: '', data: null });
      },
    });
    return { shop, reads, answer: () => answer() };
  }
  const turns = async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  const quantityIn = (cart: Cart | undefined) => cart?.groups[0]?.lines[0]?.quantity;

  test('is the cart on screen while nothing has changed, and reads nothing', async () => {
    const { shop, reads } = slowShop();
    await shop.cart.contents.get(null);
    expect(await shop.cart.latest()).toBeUndefined();
    expect(reads).toEqual([5]);
  });

  test('waits for a change under way and for the one that follows it', async () => {
    const { shop, answer } = slowShop();
    await shop.cart.contents.get(null);
    const both = (async () => {
      await shop.cart.change({ specificationId: 's1' }, 7);
      await shop.cart.change({ specificationId: 's1' }, 10);
    })();
    let cart: unknown = 'waiting';
    const latest = shop.cart.latest().then((read) => {
      cart = read;
      return read;
    });
    await turns();
    answer();
    await turns();
    expect(cart).toBe('waiting');
    answer();
    expect(quantityIn(await latest)).toBe(10);
    await both;
  });

  test('reads again where a change was answered and the cart was not read since', async () => {
    const { shop, answer } = slowShop();
    await shop.cart.contents.get(null);
    const change = shop.cart.change({ specificationId: 's1' }, 8);
    await turns();
    answer();
    await change;
    expect(quantityIn(await shop.cart.latest())).toBe(8);
    expect(await shop.cart.latest()).toBeUndefined();
  });

  test('fails with the change', async () => {
    const { shop, answer } = slowShop({ refuses: true });
    await shop.cart.contents.get(null);
    const change = rejection(shop.cart.change({ specificationId: 's1' }, 8));
    const latest = rejection(shop.cart.latest());
    await turns();
    answer();
    expect((await change).message).toBe('Too many');
    expect((await latest).message).toBe('Too many');
  });
});

describe('the ticks of a cart (Spec: 1§4)', () => {
  /** A shop whose cart has a line of each of these specifications, which have no ids of lines. */
  function shopOf(specifications: readonly string[]) {
    let inCart = specifications;
    const session = memoryStore({
      token: 't',
      user: JSON.stringify({ userName: 'Ching', roles: ['Buyer'] }),
    });
    const shop = createShop({
      apiBase: 'https://api.example',
      storage: { session, settings: memoryStore() },
      fetch: async () => {
        const goods = inCart.map((searchProductId) => ({
          searchProductId,
          name: 'Gloves',
          unitPrice: '10',
          amount: 1,
          sellPartCount: 1,
          stock: 40,
        }));
        const data = { list: [{ goods }], count: goods.length, isAuth: true };
        return Response.json({ resultID: 1200, message: '', data });
      },
    });
    /** Reads the cart while it has these lines; returns the specifications of the ticked ones. */
    async function ticked(now: readonly string[]) {
      inCart = now;
      const { groups } = await shop.cart.contents.get(null);
      const lines = groups.flatMap((group) => group.lines).filter(shop.cart.isTicked);
      return lines.map(({ specificationId }) => specificationId);
    }
    return { shop, session, ticked };
  }

  test('are all there for the next person at this page', async () => {
    const { shop, ticked } = shopOf(['s1', 's2']);
    shop.cart.tick(['s1'], false);
    expect(await ticked(['s1', 's2'])).toEqual(['s2']);
    shop.session.signOut();
    expect([...shop.cart.$unticked.get()]).toEqual([]);
  });

  test('stay while a session has ended by itself', async () => {
    const { shop, session, ticked } = shopOf(['s1', 's2']);
    shop.cart.tick(['s1'], false);
    session.remove('token');
    shop.session.refresh();
    expect(shop.session.$session.get().status).toBe('visitor');
    session.set('token', 't2');
    shop.session.refresh();
    expect(await ticked(['s1', 's2'])).toEqual(['s2']);
  });

  test('are there for goods that come again after they left the cart', async () => {
    const { shop, ticked } = shopOf(['s1', 's2']);
    shop.cart.tick(['s1'], false);
    expect(await ticked(['s2'])).toEqual(['s2']);
    expect(await ticked(['s1', 's2'])).toEqual(['s1', 's2']);
  });
});

describe('a swap item (Spec: 1§5)', () => {
  const swap = { specificationId: 's1', kind: 'swap' } as const;

  test('is added as one piece; more are refused, and nothing is sent', async () => {
    const { shop, sent } = cartShop();
    const error = await rejection(shop.cart.add([{ ...swap, quantity: 2 }]));
    const misfits = [{ field: 'quantity', expected: '1 of a swap item' }];
    expect(error).toMatchObject({ kind: 'input', endpoint: 'cart.add', misfits });
    expect(sent).toEqual([]);
    await shop.cart.add([{ ...swap, quantity: 1 }]);
    expect(sent).toHaveLength(1);
  });

  test('stays one piece in the cart', async () => {
    const { shop, sent } = cartShop();
    const error = await rejection(shop.cart.change(swap, 3));
    expect(error).toMatchObject({ kind: 'input', endpoint: 'cart.change' });
    expect(sent).toEqual([]);
  });
});
