// A lost answer to "add to cart" is verified against the last cart that this page knows. Spec: 1§5, 1§7
import { amountOf, type CompleteShop } from '@clinicart/sdk';
import { allLines } from '@clinicart/sdk/cart';
import type { OrderedGood } from '@clinicart/sdk/orders';
import { describe, expect, test } from 'vitest';
import { formOf, openSandbox, openShop } from './shop.ts';

/** nanostores unmounts a store a second after its last listener left. */
const UNMOUNTED_MS = 1050;

const MAY_BE_THERE = /may already be in your cart/;

/** A page whose next addition gets no answer: lost on its way to the server, or on its way back. */
async function cartPage() {
  const sandbox = openSandbox();
  let loss: 'request' | 'answer' | undefined;
  let isCut = false;
  let willCut = false;
  const shop = openShop(sandbox, {
    async fetch(input, init) {
      const request = new Request(input, init);
      if (isCut && request.url.endsWith('/getShoppingCartList2')) throw new TypeError('cut off');
      if (loss === undefined || !request.url.endsWith('/addShoppingCart'))
        return sandbox.fetch(request);
      if (loss === 'answer') await sandbox.fetch(request);
      loss = undefined;
      isCut = willCut;
      throw new TypeError('fetch failed');
    },
  });
  await shop.session.signIn(formOf('verified'));
  const addition = await firstInStock(shop);
  return {
    sandbox,
    shop,
    addition,
    lose(what: 'request' | 'answer') {
      loss = what;
    },
    /** Loses the next answer, and every cart after it until `mend`. */
    cut() {
      loss = 'answer';
      willCut = true;
    },
    mend() {
      isCut = false;
      willCut = false;
    },
    add: () => shop.cart.add([addition]),
    async pieces() {
      const cart = await shop.cart.contents.get(null);
      return allLines(cart).map(({ quantity }) => quantity);
    },
    /** Opens the drawer of the cart and closes it; from then on its store follows no change. */
    async look() {
      const $cart = shop.cart.contents.watch(null);
      const close = $cart.subscribe(() => {});
      await expect.poll(() => $cart.value?.status).toBe('ready');
      close();
      await new Promise((resolve) => setTimeout(resolve, UNMOUNTED_MS));
    },
  };
}

async function firstInStock({ catalogue }: CompleteShop) {
  const { products } = await catalogue.search.get({ keyword: 'ALL', page: 1 });
  for (const { id } of products) {
    const { specifications } = await catalogue.specifications.get({ id });
    const found = specifications.find(
      ({ offer, step, stock }) => amountOf(offer.price) && stock > 9 * step,
    );
    if (found) return { specificationId: found.id, quantity: found.step };
  }
  throw new Error('nothing to buy');
}

describe('an addition without an answer', () => {
  test('is done where the cart holds it over what it held before', async () => {
    const page = await cartPage();
    await page.look();
    page.lose('answer');
    expect(await page.add()).toBe(1);
    expect(await page.pieces()).toEqual([page.addition.quantity]);
  });

  test('is not done where the cart is as before', async () => {
    const page = await cartPage();
    await page.add();
    await page.look();
    page.lose('request');
    await expect(page.add()).rejects.toThrow(MAY_BE_THERE);
    expect(await page.pieces()).toEqual([page.addition.quantity]);
  });

  test('is not proven by the pieces of an earlier addition of this page', async () => {
    const page = await cartPage();
    await page.look();
    await page.add();
    page.lose('request');
    await expect(page.add()).rejects.toThrow(MAY_BE_THERE);
    expect(await page.pieces()).toEqual([page.addition.quantity]);
  });

  test('is compared with the last cart read, not with an older one that a closed drawer showed', async () => {
    const page = await cartPage();
    await page.look();
    await page.add();
    await page.pieces();
    page.lose('request');
    await expect(page.add()).rejects.toThrow(MAY_BE_THERE);
    page.lose('answer');
    await page.pieces();
    await page.add();
    expect(await page.pieces()).toEqual([2 * page.addition.quantity]);
  });

  test('is not compared with the cart of the last person at this page', async () => {
    const page = await cartPage();
    const elsewhere = openShop(page.sandbox);
    await elsewhere.session.signIn(formOf('finance'));
    await elsewhere.cart.add([page.addition]);
    await page.look();
    page.shop.session.signOut();
    await page.shop.session.signIn(formOf('finance'));
    page.lose('request');
    await expect(page.add()).rejects.toThrow(MAY_BE_THERE);
  });
});

describe('buying again without an answer', () => {
  test('is unconfirmed, and adds nothing twice when it is tried again', async () => {
    const page = await cartPage();
    const { specificationId, quantity } = page.addition;
    const good = { specificationId } as OrderedGood;
    const review = await page.shop.orders.reviewAgain([{ good, quantity }]);
    page.cut();
    const { state, results } = await page.shop.orders.buyAgain(review);
    expect(state).toBe('none');
    expect(results).toMatchObject([
      { state: 'unconfirmed', message: expect.stringMatching(MAY_BE_THERE) },
    ]);
    // The cart cannot be read yet.
    const unread = await page.shop.orders.buyAgain(review);
    expect(unread.results).toMatchObject([{ state: 'unconfirmed' }]);
    page.mend();
    expect((await page.shop.orders.buyAgain(review)).state).toBe('all');
    expect(await page.pieces()).toEqual([quantity]);
    // A confirmed outcome no longer counts for the next purchase.
    await page.shop.orders.buyAgain(review);
    expect(await page.pieces()).toEqual([2 * quantity]);
  });

  test('says nothing about the purchase of the next person', async () => {
    const page = await cartPage();
    const { specificationId, quantity } = page.addition;
    const good = { specificationId } as OrderedGood;
    const line = { good, quantity };
    page.cut();
    await page.shop.orders.buyAgain(await page.shop.orders.reviewAgain([line]));
    page.mend();
    const elsewhere = openShop(page.sandbox);
    await elsewhere.session.signIn(formOf('finance'));
    await elsewhere.cart.add([page.addition]);
    page.shop.session.signOut();
    await page.shop.session.signIn(formOf('finance'));
    expect((await page.shop.memberHome.buyAgain(line)).state).toBe('added');
    expect(await page.pieces()).toEqual([2 * quantity]);
  });
});
