// The head of a member's home page: orders under way, buying again, offers in the clinic's categories.
import { describe, expect, test } from 'vitest';
import { formOf, openSandbox, openShop } from '../shop.ts';

async function member(scenario: string) {
  const sandbox = openSandbox({ history: true });
  const shop = openShop(sandbox);
  await shop.session.signIn(formOf(scenario));
  return { shop, sandbox };
}

describe('a clinic that has bought before', () => {
  test('sees what awaits payment, what is on its way and what it bought last', async () => {
    const { shop } = await member('regular');
    const { orders, counts, again, isNew } = await shop.memberHome.summary.get(null);
    expect(isNew).toBe(false);
    expect(orders).toHaveLength(3);
    expect(orders[0]?.isPayable).toBe(true);
    expect(orders[0]?.payBy).toBeGreaterThan(Date.now());
    expect(counts['to-receive']).toBeGreaterThan(0);
    const [parcel] = orders.at(-1)?.parcels ?? [];
    expect(parcel?.waybill).toMatch(/\S/);
    expect(again).toHaveLength(6);
    expect(JSON.stringify(again)).not.toContain('"price":');
  });

  test('reads today’s prices, and adds its last quantity with one call', async () => {
    const { shop } = await member('regular');
    const { again } = await shop.memberHome.summary.get(null);
    const { lines } = await shop.memberHome.today.get(again);
    expect(lines.map(({ line }) => line.good.name)).toEqual(again.map(({ good }) => good.name));
    const open = lines.find(({ quantity }) => quantity > 0);
    expect(open?.specification?.offer.price.kind).toBe('amount');
    if (!open) throw new Error('nothing can be bought again');
    const { state, line } = await shop.memberHome.buyAgain(open.line);
    expect(state).toBe('added');
    const { groups } = await shop.cart.contents.get(null);
    expect(groups.flatMap((group) => group.lines).map(({ quantity }) => quantity)).toEqual([
      line.quantity,
    ]);
  });

  test('sees reduced products of the categories that it buys', async () => {
    const { shop } = await member('regular');
    const { again } = await shop.memberHome.summary.get(null);
    const offers = await shop.memberHome.offers.get(again);
    expect(offers.length).toBeGreaterThan(0);
    for (const { offer } of offers) expect(offer.was).toBeGreaterThan(0);
    const own = await Promise.all(
      again.map(({ good }) => shop.catalogue.product.get({ id: good.specificationId })),
    );
    const [first] = offers;
    const product = await shop.catalogue.product.get({ id: first?.id ?? '' });
    expect(own.map(({ categories }) => categories[0])).toContain(product.categories[0]);
  });
});

test.each(['verified', 'unverified'])('a %s clinic without orders has none of it', async (who) => {
  const { shop } = await member(who);
  const summary = await shop.memberHome.summary.get(null);
  expect(summary).toMatchObject({ orders: [], again: [], isNew: true });
});

test('a visitor is refused without a login dialog', async () => {
  const shop = openShop(openSandbox());
  await expect(shop.memberHome.summary.get(null)).rejects.toMatchObject({ kind: 'login-required' });
  expect(shop.session.$loginRequest.get()).toBeUndefined();
});

test('a quick order prepared at home is on the list of the account when its page opens', async () => {
  const { shop } = await member('verified');
  expect(await shop.quickOrder.prepare('VY-N100-M 10')).toMatchObject({ ok: true });
  expect(await shop.quickOrder.prepare('VY-N100-L 20\nVY-N100-S 5')).toMatchObject({ ok: true });
  const rows = (await shop.quickOrder.drafts()).load()?.rows ?? [];
  expect(rows.map(({ line, article, quantity }) => [line, article, quantity])).toEqual([
    [1, 'VY-N100-M', '10'],
    [2, 'VY-N100-L', '20'],
    [3, 'VY-N100-S', '5'],
  ]);
  const tooMany = Array.from({ length: 998 }, (_, at) => `A-${at} 1`).join('\n');
  expect(await shop.quickOrder.prepare(tooMany)).toMatchObject({ reason: 'too-many-rows' });
  expect(await shop.quickOrder.prepare('  ')).toMatchObject({ ok: false });
});
