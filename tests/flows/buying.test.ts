import { amountOf, type Shop } from '@clinicart/sdk';
import {
  allLines,
  cartState,
  completeSwapProduct,
  decideAdd,
  maxQuantity,
  needsFacts,
  summarise,
} from '@clinicart/sdk/cart';
import type { Specification } from '@clinicart/sdk/catalogue';
import { standingOf } from '@clinicart/sdk/identity';
import { describe, expect, test } from 'vitest';
import {
  formOf,
  isDocumented,
  openSandbox,
  openShop,
  repeating,
  visit,
  withAssumed,
} from './shop.ts';

/** Finds the first purchasable specification, with its product. */
async function buyable(shop: Shop, fits: (each: Specification) => boolean = () => true) {
  for (let page = 1; page < 12; page++) {
    const { products } = await shop.catalogue.search.get({ keyword: 'ALL', page });
    for (const product of products) {
      const { specifications, view } = await shop.catalogue.specifications.get({ id: product.id });
      const found = specifications.find(
        (each) => each.offer.price.kind === 'amount' && maxQuantity(each) > 0 && fits(each),
      );
      if (found) return { product, specification: found, view };
    }
  }
  throw new Error('nothing to buy');
}

describe('a verified buyer', () => {
  withAssumed('gifts in the cart', () => {
    test('reads in the cart which gift a line brings, and none where there is none', async () => {
      const { shop } = await visit('verified');
      const gifted = await buyable(shop, (each) => each.gifts.length > 0);
      const plain = await buyable(shop, (each) => each.gifts.length === 0);
      for (const { id, step } of [gifted.specification, plain.specification])
        await shop.cart.add([{ specificationId: id, quantity: step }]);
      const lines = allLines(await shop.cart.contents.get(null));
      const giftsOf = (id: string) => lines.find((line) => line.specificationId === id)?.gifts;
      expect(giftsOf(gifted.specification.id)).toEqual(
        gifted.specification.gifts.map(({ name }) => name),
      );
      expect(giftsOf(plain.specification.id)).toBeUndefined();
    });
  });

  withAssumed('the id of a request', () => {
    test('adds once where the browser repeats the request', async () => {
      const sandbox = openSandbox();
      const fetch = repeating(sandbox, '/authapi/shoppingcart/addShoppingCart');
      const shop = openShop(sandbox, { fetch });
      await shop.session.signIn(formOf('verified'));
      const { id, step } = (await buyable(shop)).specification;
      for (const times of [1, 2]) {
        expect(await shop.cart.add([{ specificationId: id, quantity: step }])).toBe(1);
        const [line] = allLines(await shop.cart.contents.get(null));
        expect(line?.quantity).toBe(times * step);
      }
    });
  });

  test('finds, adds, sees the count, changes and removes', async () => {
    const { shop } = await visit('verified');
    const { specification, view } = await buyable(
      shop,
      (each) => each.step > 1 && maxQuantity(each) >= 3 * each.step,
    );
    const { id, step, offer } = specification;
    const decision = decideAdd([{ ...specification, quantity: step }], {
      standing: standingOf(shop.session.$session.get(), view.pricesVisible),
    });
    if (!decision.ok) throw new Error(decision.reason);

    expect(await shop.cart.add(decision.additions)).toBe(1);
    expect(shop.cart.$count.get()).toBe(1);
    await shop.cart.add(decision.additions);
    const cart = await shop.cart.contents.get(null);
    expect(allLines(cart)).toMatchObject([{ specificationId: id, quantity: 2 * step, step }]);
    expect(summarise(cart, shop.cart.isTicked).total).toBe((amountOf(offer.price) ?? 0) * 2 * step);

    await shop.cart.change({ specificationId: id }, 3 * step);
    const [line] = allLines(await shop.cart.contents.get(null));
    expect(line?.quantity).toBe(3 * step);
    await shop.cart.remove([line?.id ?? '']);
    expect((await shop.cart.contents.get(null)).count).toBe(0);
    expect(shop.cart.$count.get()).toBe(0);
  });

  test('opens no login dialog where the session ended before a removal', async () => {
    const { sandbox, shop } = await visit('verified');
    sandbox.console.expireSessions();
    await expect(shop.cart.remove(['1'])).rejects.toMatchObject({ kind: 'session-ended' });
    expect(shop.session.$loginRequest.get()).toBeUndefined();
  });

  test('keeps a swap item beside the same product at its own price, and removes the right one', async () => {
    const { shop } = await visit('verified');
    const dear = await buyable(
      shop,
      ({ offer, step, stock }) => (amountOf(offer.price) ?? 0) * step > 100_000 && stock > step,
    );
    const { id, step: quantity } = dear.specification;
    await shop.cart.add([{ specificationId: id, quantity }]);
    const { tiers } = cartState(await shop.cart.contents.get(null), shop.cart.isTicked).swap;
    const [item] = tiers.filter(({ missing }) => !missing).flatMap(({ products }) => products);
    const swapped = item?.specificationId ?? '';
    const { specifications } = await shop.catalogue.specifications.get({ id: swapped });
    const step = specifications.find((each) => each.id === swapped)?.step ?? 1;
    await shop.cart.add([{ specificationId: swapped, quantity: step }]);
    await shop.cart.add([{ specificationId: swapped, quantity: 1, kind: 'swap' }]);
    const both = async () =>
      allLines(await shop.cart.contents.get(null)).filter(
        (line) => line.specificationId === swapped,
      );
    const [ordinary, swap] = (await both()).toSorted((one) => (one.kind === 'swap' ? 1 : -1));
    expect([ordinary?.kind, swap?.kind]).toEqual(['ordinary', 'swap']);
    expect(ordinary?.id).not.toBe(swap?.id);
    await shop.cart.remove([swap?.id ?? '']);
    expect(await both()).toMatchObject([{ kind: 'ordinary', quantity: step }]);
    await shop.cart.add([{ specificationId: swapped, quantity: 1, kind: 'swap' }]);
    await shop.cart.remove([ordinary?.id ?? '']);
    expect(await both()).toMatchObject([{ kind: 'swap', quantity: 1 }]);
  });

  test('reads the details of a swap item that its offer omits', async () => {
    const { shop } = await visit('verified');
    const { swap } = await shop.cart.contents.get(null);
    const [item] = swap.tiers.flatMap(({ products }) => products);
    const facts = await shop.swapItems.facts.get(item?.specificationId ?? '');
    expect(facts).toMatchObject({
      name: expect.stringMatching(/[a-z]/),
      standard: expect.any(String),
      picture: expect.stringContaining('{0}'),
      stock: expect.any(Number),
      price: { kind: 'amount' },
    });
    if (!item) throw new Error('no swap offer runs');
    expect(needsFacts(item)).toBe(isDocumented);
    const whole = completeSwapProduct(item, facts);
    expect(needsFacts(whole)).toBe(false);
    expect(whole.offer.was).toBe(amountOf(facts.price ?? { kind: 'enquire' }));
  });

  test.each(['phone', 'email'] as const)(
    'logs in by %s with a code from the console, which works once',
    async (by) => {
      const sandbox = openSandbox();
      const shop = openShop(sandbox);
      const phone =
        sandbox.console
          .accounts()
          .find((each) => each.scenario === 'verified')
          ?.phone?.replace(/^\+852\s*/, '') ?? '';
      const contact =
        by === 'phone' ? { phone, areaCode: '+852' } : { email: 'verified@clinicart.test' };
      await shop.session.sendCode({ purpose: 'login', contact });
      const [sent] = sandbox.console.codes();
      const form = formOf('verified', { by, with: 'code', phone, code: sent?.code ?? '' });
      await expect(
        shop.session.signIn({ ...form, code: '000000' === form.code ? '111111' : '000000' }),
      ).rejects.toMatchObject({ kind: 'server' });
      await shop.session.signIn(form);
      expect(shop.session.$session.get().status).toBe('member');
      shop.session.signOut();
      await expect(shop.session.signIn(form)).rejects.toMatchObject({ kind: 'server' });
    },
  );

  test('refuses a wrong password in the language of the page, and starts no session', async () => {
    const shop = openShop(openSandbox());
    const wrong = formOf('verified', { password: 'Wrong2026' });
    const english = await shop.session.signIn(wrong).catch((error: Error) => error.message);
    shop.language.use('zh');
    const chinese = await shop.session.signIn(wrong).catch((error: Error) => error.message);
    expect(english).toMatch(/^[A-Z]/);
    expect(chinese).toMatch(/\p{Script=Han}/u);
    expect(shop.session.$session.get().status).toBe('visitor');
  });

  test('cannot add more than the stock, whatever the client sends', async () => {
    const { shop } = await visit('verified');
    const { specification } = await buyable(shop);
    const tooMany = maxQuantity(specification) + specification.step;
    await expect(
      shop.cart.add([{ specificationId: specification.id, quantity: tooMany }]),
    ).rejects.toMatchObject({ kind: 'server' });
    expect((await shop.cart.contents.get(null)).count).toBe(0);
  });

  test('does not repeat an add whose answer was lost', async () => {
    const { sandbox, shop } = await visit('verified');
    const { specification } = await buyable(shop, (each) => maxQuantity(each) >= 3 * each.step);
    const addition = [{ specificationId: specification.id, quantity: specification.step }];
    await shop.cart.add(addition);
    const stop = shop.cart.contents.watch(null).listen(() => {});
    await expect.poll(() => shop.cart.contents.watch(null).get().status).toBe('ready');
    sandbox.console.setFault({
      kind: 'drop',
      path: '/authapi/shoppingcart/addShoppingCart',
      times: 1,
    });
    expect(await shop.cart.add(addition)).toBe(1);
    const [line] = allLines(await shop.cart.contents.get(null));
    expect(line?.quantity).toBe(2 * specification.step);
    stop();
  });
});

describe('who may not buy', () => {
  test.each(['unverified', 'under-review', 'rejected'])(
    '%s cannot add, even past the rules',
    async (scenario) => {
      const { shop } = await visit(scenario);
      await expect(shop.cart.add([{ specificationId: '1', quantity: 1 }])).rejects.toMatchObject({
        kind: 'server',
      });
    },
  );

  test.each([
    ['unverified', 'not-certified'],
    ['under-review', 'under-review'],
    ['rejected', 'rejected'],
    ['verified', 'approved'],
  ])('%s has the status %s', async (scenario, certification) => {
    const { shop } = await visit(scenario);
    expect((await shop.account.me.get(null)).certification).toBe(certification);
  });

  test('a clinic sees prices as soon as the merchant approves it', async () => {
    const { sandbox, shop } = await visit('under-review');
    expect((await shop.catalogue.search.get({ keyword: 'ALL' })).view.pricesVisible).toBe(false);
    sandbox.console.approve('under-review');
    expect((await shop.catalogue.search.get({ keyword: 'ALL' })).view.pricesVisible).toBe(true);
  });

  test('ends an expired session here too, and exposes no token', async () => {
    const { sandbox, shop } = await visit('verified');
    sandbox.console.expireSessions();
    await expect(shop.account.me.get(null)).rejects.toMatchObject({
      kind: 'session-ended',
      resultID: 1323,
    });
    expect(shop.session.$session.get().status).toBe('visitor');
  });
});

test('isolates two sandboxes and two shops in one process', async () => {
  const one = await visit('verified');
  const two = await visit('verified');
  const { specification } = await buyable(one.shop);
  await one.shop.cart.add([{ specificationId: specification.id, quantity: specification.step }]);
  one.sandbox.console.setStock(specification.id, 0);
  expect((await two.shop.cart.contents.get(null)).count).toBe(0);
  expect(two.shop.cart.$count.get()).toBe(0);
  const other = await two.shop.catalogue.specifications.get({
    id: (await buyable(two.shop)).product.id,
  });
  expect(other.specifications.some((each) => each.stock > 0)).toBe(true);
});
