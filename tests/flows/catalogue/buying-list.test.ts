// Buying many products from a list: the real SDK on the real sandbox. Spec: 1§5, 1§6, 1§7
import type { Sandbox } from '@clinicart/sandbox';
import type { CompleteShop } from '@clinicart/sdk';
import { allLines, maxQuantity } from '@clinicart/sdk/cart';
import { type BuyingLine, buyingListDomain, listViewDomain } from '@clinicart/sdk/catalogue';
import { expect, test } from 'vitest';
import { formOf, openSandbox, openShop, visit } from '../shop.ts';

const ADD = '/authapi/shoppingcart/addShoppingCart';
const SPECIFICATIONS = '/api/product/getAllStandard2';

/** The first articles of a search that can be bought, one per product. */
async function someLines(shop: CompleteShop, count: number): Promise<BuyingLine[]> {
  const { products } = await shop.catalogue.search.get({ keyword: 'ALL' });
  const lines: BuyingLine[] = [];
  for (const product of products) {
    const { specifications } = await shop.catalogue.specifications.get({ id: product.id });
    const good = specifications.find(
      (each) => each.offer.price.kind === 'amount' && maxQuantity(each) >= 2 * each.step,
    );
    if (good) lines.push({ product, specification: good, quantity: good.step });
    if (lines.length === count) break;
  }
  return lines;
}

function choose(shop: CompleteShop, lines: readonly BuyingLine[]) {
  const list = shop.domain(buyingListDomain);
  for (const { product, specification, quantity } of lines)
    list.choose(product, specification, quantity);
  return list;
}

const inCart = async (shop: CompleteShop) =>
  new Map(
    allLines(await shop.cart.contents.get(null)).map((line) => [
      line.specificationId,
      line.quantity,
    ]),
  );

/** A shop that counts its calls that add to the cart. */
function counted(sandbox: Sandbox) {
  const calls: string[] = [];
  const shop = openShop(sandbox, {
    fetch(input, init) {
      const request = new Request(input, init);
      if (new URL(request.url).pathname === ADD) calls.push(request.url);
      return sandbox.fetch(request);
    },
  });
  return { shop, calls };
}

test('three lines of three products are one call, and leave the list once they are in the cart', async () => {
  const { shop, calls } = counted(openSandbox());
  await shop.session.signIn(formOf('verified'));
  const before = await inCart(shop);
  const lines = await someLines(shop, 3);
  const list = choose(shop, lines);
  expect(await list.add()).toMatchObject({
    left: 0,
    added: lines.map(({ specification }) => ({ specification })),
  });
  expect(calls).toHaveLength(1);
  expect(list.$state.get().lines.size).toBe(0);
  const after = await inCart(shop);
  for (const { specification, quantity } of lines)
    expect(after.get(specification.id)).toBe((before.get(specification.id) ?? 0) + quantity);
});

test('a line that the rules or the server refuse stays with its reason; the others arrive', async () => {
  const { shop } = await visit('verified');
  const [good, bad, gone] = await someLines(shop, 3);
  if (!good || !bad || !gone) throw new Error('too few articles');
  const tooMany = {
    ...bad,
    quantity:
      (Math.floor(bad.specification.stock / bad.specification.step) + 1) * bad.specification.step,
  };
  const unknown = { ...gone, specification: { ...gone.specification, id: '99999999' } };
  const list = choose(shop, [good, tooMany, unknown]);
  const result = await list.add();
  expect(result).toMatchObject({ left: 2, added: [{ specification: good.specification }] });
  const { lines, problems } = list.$state.get();
  expect([...lines.keys()]).toEqual([bad.specification.id, '99999999']);
  expect(lines.get(bad.specification.id)?.quantity).toBe(tooMany.quantity);
  expect([...problems.keys()].toSorted()).toEqual([bad.specification.id, '99999999'].toSorted());
  for (const sentence of problems.values()) expect(sentence).not.toBe('');
  list.choose(bad.product, bad.specification, bad.quantity);
  expect(list.$state.get().problems.has(bad.specification.id)).toBe(false);
});

test('a visitor logs in first; then the lines are added by what the member sees', async () => {
  const sandbox = openSandbox();
  const shop = openShop(sandbox);
  const product = { id: '10001', name: 'Gloves' };
  const { specifications } = await shop.catalogue.specifications.get({ id: product.id });
  const good = specifications.find((each) => maxQuantity(each) >= each.step);
  if (!good) throw new Error('no article');
  const list = choose(shop, [{ product, specification: good, quantity: good.step }]);
  const adding = list.add();
  expect(shop.session.$loginRequest.get()).toBeDefined();
  await shop.session.signIn(formOf('verified'));
  expect([await adding, [...list.$state.get().problems]]).toMatchObject([{ left: 0 }, []]);
  expect((await inCart(shop)).get(good.id)).toBe(good.step);
});

test('an account that logs out takes its quantities along; an expired session keeps them without prices', async () => {
  const { shop, sandbox } = await visit('verified');
  const lines = await someLines(shop, 2);
  const list = choose(shop, lines);
  shop.session.signOut();
  expect(list.$state.get().lines.size).toBe(0);

  const other = openShop(sandbox);
  await other.session.signIn(formOf('verified'));
  const kept = choose(other, lines);
  const wasSeen = other.session.$session.get().status;
  sandbox.console.expireSessions();
  await other.cart.contents.get(null).catch(() => {});
  expect([wasSeen, other.session.$session.get().status]).toEqual(['member', 'visitor']);
  expect(kept.$state.get().lines.size).toBe(2);
  expect(JSON.stringify([...kept.$state.get().lines])).not.toContain('"amount"');
});

test('the form of lists is remembered', () => {
  const kept = new Map<string, string>();
  const store = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const open = () =>
    openShop(openSandbox(), { storage: { session: store, settings: store } }).domain(
      listViewDomain,
    );
  open().choose('table');
  expect(open().$view.get()).toBe('table');
  open().choose('grid');
  expect(open().$view.get()).toBe('grid');
});

test('reads the articles of four products at the same time, the others in the order of asking', async () => {
  const sandbox = openSandbox();
  const asked: string[] = [];
  let under = 0;
  let most = 0;
  const shop = openShop(sandbox, {
    async fetch(input, init) {
      const request = new Request(input, init);
      if (new URL(request.url).pathname !== SPECIFICATIONS) return sandbox.fetch(request);
      asked.push(await request.clone().text());
      under += 1;
      most = Math.max(most, under);
      const answer = await sandbox.fetch(request);
      under -= 1;
      return answer;
    },
  });
  const { products } = await shop.catalogue.search.get({ keyword: 'ALL' });
  const ids = products.slice(0, 9).map(({ id }) => id);
  const { articles } = shop.domain(buyingListDomain);
  const lists = await Promise.all(ids.map((id) => articles.get({ id })));
  expect(most).toBe(4);
  expect(asked).toHaveLength(9);
  for (const [at, id] of ids.entries()) expect(asked[at]).toContain(id);
  expect(lists.every(({ specifications }) => specifications.length > 0)).toBe(true);
});
