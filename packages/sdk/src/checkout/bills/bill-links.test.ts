import { expect, test } from 'vitest';
import { memoryStore } from '../../base/storage/storage.ts';
import { createShop } from '../../index.ts';

/** Opens a shop whose server returns these addresses for the bills of every order. */
const shopOf = (links: readonly string[]) =>
  createShop({
    apiBase: 'https://api.example',
    defaultLanguage: 'en',
    storage: { session: memoryStore({ token: 'secret-token' }), settings: memoryStore() },
    fetch: async (input, init) => {
      const isList = new Request(input, init).url.endsWith('getMedicineBillUrl');
      const data = isList ? { urls: links } : links[0];
      return Response.json({ resultID: 1200, message: '', data });
    },
  });
const order = { orderNo: '1', isTemporary: true };

test('opens the blank form at a web address, absolute or of the server', async () => {
  for (const link of ['https://files.example/f.pdf', '/f.pdf'])
    expect(await shopOf([link]).checkout.bills.blank(order)).toMatch(/^https:.*\/f\.pdf$/);
});

test('opens the pictures of an order at their web addresses, absolute or of the server', async () => {
  const shop = shopOf(['https://files.example/a.jpg', '/b.jpg']);
  const pictures = await shop.checkout.bills.pictures.get('1');
  expect(pictures).toHaveLength(2);
  expect(JSON.stringify(pictures)).toMatch(/https:\/\/files\.example\/a\.jpg.*https:[^"]*\/b\.jpg/);
});

test.each(['javascript:alert(1)', '/\\evil.example/f', 'data:text/html,x', ''])(
  'follows no bill and no blank form to %j',
  async (link) => {
    const shop = shopOf([link]);
    await expect(shop.checkout.bills.blank(order)).rejects.toMatchObject({
      kind: 'contract',
      endpoint: 'order.blankBill',
    });
    expect(await shop.checkout.bills.pictures.get('1')).toEqual([]);
  },
);
