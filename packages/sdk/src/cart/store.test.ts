import { describe, expect, test } from 'vitest';
import { isShopError } from '../base/http/errors.ts';
import { memoryStore } from '../base/storage/storage.ts';
import { cents } from '../base/values/money.ts';
import type { Price } from '../base/values/price.ts';
import { createShop } from '../index.ts';

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

  test('asks a visitor to log in before anything is judged', async () => {
    const { shop, sent } = cartShop({ isMember: false });
    const error = await rejection(shop.cart.add([item({ quantity: 12 })]));
    expect(error.kind).toBe('login-required');
    expect(sent).toEqual([]);
  });
});
