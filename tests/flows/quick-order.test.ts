// Ordering by article number: the real SDK on the real sandbox. Spec: 1§5, 1§6, 1§7
import type { Sandbox } from '@clinicart/sandbox';
import type { CompleteShop } from '@clinicart/sdk';
import { allLines, maxQuantity } from '@clinicart/sdk/cart';
import type { OrderRow, Review } from '@clinicart/sdk/quick-order';
import { describe, expect, test } from 'vitest';
import { formOf, isDocumented, openSandbox, openShop, visit, withAssumed } from './shop.ts';

const ADD = '/authapi/shoppingcart/addShoppingCart';
const CART = '/authapi/shoppingcart/getShoppingCartList2';
const MATCH = '/api/product/matchArticleNumbers';
const SEARCH = '/api/product/list';
const BURS = 'KR-D100-314016';

const rowsOf = async (shop: CompleteShop, text: string): Promise<readonly OrderRow[]> => {
  const read = await shop.quickOrder.read(text);
  if (!read.ok) throw new Error(read.reason);
  return read.rows;
};
const look = async (shop: CompleteShop, text: string) =>
  shop.quickOrder.review(await rowsOf(shop, text));
const statesOf = ({ rows }: Review) => rows.map(({ state }) => state);
const inCart = async (shop: CompleteShop) =>
  new Map(
    allLines(await shop.cart.contents.get(null)).map((line) => [line.articleNumber, line.quantity]),
  );

/** Builds a list of the given number of different articles, two multiples of each. */
async function manyNumbers(shop: CompleteShop, count: number): Promise<string> {
  const lines: string[] = [];
  for (let page = 1; lines.length < count; page++) {
    const { products, pages } = await shop.catalogue.search.get({ keyword: 'ALL', page });
    const each = await Promise.all(
      products.map(({ id }) => shop.catalogue.specifications.get({ id })),
    );
    for (const { specifications } of each)
      for (const one of specifications)
        if (one.offer.price.kind === 'amount' && maxQuantity(one) >= 3 * one.step)
          lines.push(`${one.articleNumber}\t${one.step}`);
    if (page >= pages) break;
  }
  return lines.slice(0, count).join('\n');
}

describe('a list of article numbers', () => {
  test('is reviewed, added, exported and imported again', async () => {
    const { shop } = await visit('verified');
    const list = `${BURS} 12\nkr d100 314016, 5\nKR-D100-314O16 5\nFF-NONE-0000 1\n${BURS} zwei`;
    const review = await look(shop, list);
    expect(statesOf(review)).toEqual([
      'changed',
      'duplicate',
      'unmatched',
      'unmatched',
      'unmatched',
    ]);
    expect(review.rows[0]).toMatchObject({ quantity: 15 });
    expect(review.rows[0]?.reasons.map(({ reason }) => reason)).toEqual([
      'merged-lines',
      'rounded-down',
    ]);

    const mended = await shop.quickOrder.edit(review, 'r3', { article: 'KR-D100-314018' });
    expect(mended.rows[2]?.state).toMatch(/ready|changed/);
    const { review: done, stopped } = await shop.quickOrder.add(mended);
    expect(stopped).toBeUndefined();
    expect(statesOf(done).slice(0, 3)).toEqual(['added', 'added', 'added']);
    expect((await inCart(shop)).get(BURS)).toBe(15);
    expect(await shop.quickOrder.add(done)).toMatchObject({ review: { rows: done.rows } });
    expect((await inCart(shop)).get(BURS), 'adding again adds nothing').toBe(15);

    for (const format of ['csv', 'xlsx'] as const) {
      const again = await shop.quickOrder.read(await shop.quickOrder.export(done, format));
      expect(again.ok && again.rows.map(({ article, quantity }) => [article, quantity])).toEqual(
        done.rows.map(({ row }) => [row.article, row.quantity]),
      );
    }
  });

  withAssumed('one call for many numbers, which names the nearest', () => {
    test('suggests numbers similar to a wrong one', async () => {
      const { shop } = await visit('verified');
      const { rows } = await look(shop, 'KR-D100-314O16 5');
      expect(rows[0]?.nearest[0]?.articleNumber).toBe(BURS);
    });
  });

  test.each([BURS, 'kr d100 314016', 'ＫＲ‐Ｄ１００‐３１４０１６', ` ${BURS.toLowerCase()} `])(
    'finds %s however it is spelled, with its product, price and picture',
    async (spelled) => {
      const { shop } = await visit('verified');
      const [row] = (await look(shop, `${spelled}\t5`)).rows;
      expect(row).toMatchObject({ state: 'ready', quantity: 5, article: { articleNumber: BURS } });
      const page = await shop.catalogue.product.get({ id: row?.article?.productId ?? '' });
      expect(row?.article?.productName).toBe(page.name);
      expect(row?.article?.offer.price.kind).toBe('amount');
      expect(row?.article?.picture).toContain('{0}');
    },
  );

  test.each(['visitor', 'unverified'])(
    'lets a %s prepare, shows no price and adds nothing',
    async (who) => {
      const { shop } = await visit(who);
      const review = await look(shop, `${BURS} 5`);
      expect(statesOf(review)).toEqual(['ready']);
      expect(JSON.stringify(review)).not.toMatch(/"cents"|percentOff|"was"/);
      expect(await (await shop.quickOrder.export(review, 'csv')).text()).not.toMatch(/HK|28\.00/);
      const { review: after, refused } = await shop.quickOrder.add(review);
      expect(refused?.reason).toBe(who === 'visitor' ? 'log-in-first' : 'not-certified');
      expect(statesOf(after)).toEqual(['ready']);
    },
  );

  test('shows a visitor the shop’s text in place of prices, on a second review too', async () => {
    const shop = openShop(openSandbox());
    const { text } = (await shop.catalogue.search.get({ keyword: 'gloves' })).view;
    expect(text).not.toBe('');
    for (const list of [`${BURS} 5`, `${BURS} 10`]) {
      const [row] = (await look(shop, list)).rows;
      expect(row?.article?.offer).toEqual({ price: { kind: 'hidden', text } });
    }
  });

  test('counts what is in the cart already', async () => {
    const { shop } = await visit('verified');
    const first = await look(shop, 'KR-D100-314018 30');
    await shop.quickOrder.add(first);
    const second = await look(shop, 'KR-D100-314018 30');
    expect(second.rows[0]).toMatchObject({ state: 'changed', quantity: 10 });
    expect(second.rows[0]?.reasons[0]).toMatchObject({
      reason: 'capped-by-cart',
      facts: { inCart: 30 },
    });
  });
});

describe('a long list', () => {
  const open = async (count: number) => {
    // The plain catalogue has several hundred articles to buy; only a longer list needs a grown one.
    const sandbox = openSandbox(count > 300 ? { products: 700 } : {});
    const shop = openShop(sandbox);
    await shop.session.signIn(formOf('verified'));
    const review = await look(shop, await manyNumbers(shop, count));
    expect(review.rows).toHaveLength(count);
    return { sandbox, shop, review };
  };
  const calls = (sandbox: Sandbox) =>
    sandbox.console.requests().filter(({ path }) => path === ADD).length;

  test('of 1,000 lines is matched with progress, a few calls at a time, and can be cancelled', async () => {
    const sandbox = openSandbox({ products: 700 });
    let under = 0;
    let most = 0;
    const heard: string[] = [];
    const timesHeard = (path: string) => heard.filter((each) => each === path).length;
    const shop = openShop(sandbox, {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        heard.push(new URL(request.url).pathname);
        under += 1;
        most = Math.max(most, under);
        try {
          return await sandbox.fetch(request);
        } finally {
          under -= 1;
        }
      },
    });
    await shop.session.signIn(formOf('verified'));
    const rows = await rowsOf(shop, await manyNumbers(shop, 1000));
    const stop = new AbortController();
    const steps: number[] = [];
    const onProgress = (done: number) => {
      steps.push(done);
      if (done >= 300) stop.abort();
    };
    const stopped = shop.quickOrder.review(rows, { onProgress, signal: stop.signal });
    await expect(stopped).rejects.toMatchObject({ kind: 'aborted' });
    expect(steps.at(-1)).toBeLessThan(400);
    await expect.poll(() => under).toBe(0);

    most = 0;
    const review = await shop.quickOrder.review(rows, { onProgress: (done) => steps.push(done) });
    expect(new Set(statesOf(review))).toEqual(new Set(['ready']));
    expect(steps.at(-1)).toBe(1000);
    expect(most).toBeLessThanOrEqual(isDocumented ? 6 : 1);
    if (isDocumented) {
      expect(timesHeard(MATCH), 'the call that is missing').toBe(1);
      // The shop caches the facts of an article number, so that a second look-up fetches only prices and stock.
      const searches = timesHeard(SEARCH);
      await shop.quickOrder.review(rows);
      expect(timesHeard(SEARCH)).toBe(searches);
    }
  }, 60_000);

  test('of 1,000 lines is added by ten calls, with progress', async () => {
    const { sandbox, shop, review } = await open(1000);
    expect(review.rows.length).toBe(1000);
    const steps: number[] = [];
    const { review: done } = await shop.quickOrder.add(review, {
      onProgress: (count, total) => steps.push(count / total),
    });
    expect(new Set(statesOf(done))).toEqual(new Set(['added']));
    expect(calls(sandbox)).toBe(10);
    expect(steps.at(-1)).toBe(1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect((await inCart(shop)).size).toBe(1000);
  });

  test('continues after a failed batch, and adds the rest on the next try, once', async () => {
    const { sandbox, shop, review } = await open(250);
    sandbox.console.setFault({ kind: 'status', status: 503, path: ADD, times: 1 });
    const { review: partly } = await shop.quickOrder.add(review);
    expect(statesOf(partly).filter((state) => state === 'failed').length).toBe(100);
    expect((await inCart(shop)).size).toBe(150);
    const { review: done } = await shop.quickOrder.add(partly);
    expect(new Set(statesOf(done))).toEqual(new Set(['added']));
    const cart = await inCart(shop);
    for (const { article, quantity } of done.rows)
      expect(cart.get(article?.articleNumber ?? '')).toBe(quantity);
  });

  test('confirms a lost answer from the cart', async () => {
    const { sandbox, shop, review } = await open(120);
    sandbox.console.setFault({ kind: 'drop', path: ADD, times: 1 });
    const { review: done } = await shop.quickOrder.add(review);
    expect(new Set(statesOf(done))).toEqual(new Set(['added']));
    const cart = await inCart(shop);
    expect(cart.size).toBe(120);
    for (const { article, quantity } of done.rows)
      expect(cart.get(article?.articleNumber ?? '')).toBe(quantity);
  });

  /** A shop whose first addition arrives but goes unanswered, and whose cart then cannot be read. */
  async function unsure(
    count: number,
    edit = (one: Review, _: CompleteShop) => Promise.resolve(one),
  ) {
    const { sandbox, shop, review } = await open(count);
    await shop.cart.contents.get(null);
    let lose = false;
    let hasLost = false;
    const lossy = openShop(sandbox, {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const isCart = request.url.endsWith(CART);
        if (lose && isCart) throw new TypeError('fetch failed');
        const answer = await sandbox.fetch(request);
        if (request.url.endsWith(ADD) && !hasLost) {
          hasLost = true;
          lose = true;
          throw new TypeError('fetch failed: the answer was lost');
        }
        return answer;
      },
    });
    await lossy.session.signIn(formOf('verified'));
    const mine = await lossy.quickOrder.review(review.rows.map(({ row }) => row));
    const { review: tried } = await lossy.quickOrder.add(await edit(mine, lossy));
    expect(new Set(tried.rows.map(({ row }) => row.outcome?.state))).toEqual(
      new Set(['unconfirmed']),
    );
    const heal = () => {
      lose = false;
    };
    return { sandbox, shop, lossy, tried, heal };
  }

  test('checks the cart before it adds again when the outcome is unknown', async () => {
    const { sandbox, shop, lossy, tried, heal } = await unsure(30);
    heal();
    const before = calls(sandbox);
    const { review: done } = await lossy.quickOrder.add(tried);
    expect(calls(sandbox), 'not sent again').toBe(before);
    expect(new Set(statesOf(done))).toEqual(new Set(['added']));
    for (const { article, quantity } of done.rows)
      expect((await inCart(shop)).get(article?.articleNumber ?? '')).toBe(quantity);
  }, 60_000);

  test('adds what is missing and reports what is too much when quantities change after an unknown outcome', async () => {
    const change = async (shop: CompleteShop, review: Review, place: number, steps: number) => {
      const each = review.rows[place];
      const quantity = String(steps * (each?.article?.step ?? 0));
      return shop.quickOrder.edit(review, each?.row.id ?? '', { quantity });
    };
    const { shop, lossy, tried, heal } = await unsure(4, (mine, it) => change(it, mine, 1, 2));
    expect(tried.rows[0]?.reasons.map(({ reason }) => reason)).toContain('maybe-in-cart');
    const more = await change(lossy, tried, 0, 2);
    const changed = await change(lossy, more, 1, 1);
    heal();
    const { review: done } = await lossy.quickOrder.add(changed);
    expect(new Set(statesOf(done))).toEqual(new Set(['added']));
    const cart = await inCart(shop);
    const inSteps = done.rows.map(
      ({ article }) => (cart.get(article?.articleNumber ?? '') ?? 0) / (article?.step ?? 1),
    );
    expect(inSteps).toEqual([2, 2, 1, 1]);
    expect(done.rows.map(({ reasons }) => reasons.map(({ reason }) => reason))).toEqual([
      [],
      ['more-in-cart'],
      [],
      [],
    ]);
  }, 60_000);

  test('stops between two calls on cancel, and knows the state of every line', async () => {
    const { sandbox, shop, review } = await open(300);
    const stop = new AbortController();
    const { review: partly } = await shop.quickOrder.add(review, {
      signal: stop.signal,
      onProgress: (count) => count >= 100 && stop.abort(),
    });
    expect(calls(sandbox)).toBe(1);
    const states = statesOf(partly);
    expect(states.filter((state) => state === 'added').length).toBe(100);
    expect(states.filter((state) => state === 'ready').length).toBe(200);
    const { review: done } = await shop.quickOrder.add(partly);
    expect(new Set(statesOf(done))).toEqual(new Set(['added']));
    expect((await inCart(shop)).size).toBe(300);
  });

  test('blocks only the line whose stock ran out since the review, with the new reason', async () => {
    const { sandbox, shop, review } = await open(100);
    const [gone, fell] = [review.rows[7], review.rows[42]];
    sandbox.console.setStock(gone?.article?.id ?? '', 0);
    sandbox.console.setOnShelf(fell?.article?.productId ?? '', false);
    const { review: partly } = await shop.quickOrder.add(review);
    expect(partly.rows[7]).toMatchObject({
      state: 'unavailable',
      reasons: [{ reason: 'no-stock' }],
    });
    expect(partly.rows[42]).toMatchObject({
      state: 'unavailable',
      reasons: [{ reason: 'invalid' }],
    });
    const sisters = partly.rows.filter(
      ({ article }) => article?.productId === fell?.article?.productId,
    ).length;
    expect((await inCart(shop)).size).toBe(100 - 1 - sisters);
  });

  test('stops when the session ends, and loses nothing', async () => {
    const { sandbox, shop, review } = await open(150);
    sandbox.console.expireSessions();
    await expect(shop.quickOrder.add(review)).rejects.toMatchObject({ kind: 'session-ended' });
    await shop.session.signIn(formOf('verified'));
    const again = await shop.quickOrder.review(review.rows.map(({ row }) => row));
    const { review: done } = await shop.quickOrder.add(again);
    expect(new Set(statesOf(done))).toEqual(new Set(['added']));
  });
});

describe('a draft', () => {
  test('is stored by account, and a visitor’s draft passes to the account that logs in', async () => {
    const kept = new Map<string, string>();
    const store = {
      get: (key: string) => kept.get(key),
      set: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
    };
    const { memoryStore } = await import('@clinicart/sdk');
    const sandbox = openSandbox();
    const shop = openShop(sandbox, {
      storage: { session: memoryStore(), settings: memoryStore(), drafts: store },
    });
    const drafts = await shop.quickOrder.drafts();
    const rows = await rowsOf(shop, `${BURS} 5`);
    drafts.save({ text: 'A 1', rows });
    await shop.session.signIn(formOf('verified'));
    expect(drafts.load()).toEqual({ text: 'A 1', rows });
    shop.session.signOut();
    expect(drafts.load()).toBeUndefined();
    await shop.session.signIn(formOf('finance'));
    expect(drafts.load()).toBeUndefined();
    await shop.session.signIn(formOf('verified'));
    expect(drafts.load()?.rows).toEqual(rows);
    expect([...kept].join(' ')).not.toMatch(/@|何|clinicart\.test/);
    store.set(
      [...kept.keys()].find((key) => key.includes('quickOrder')) ?? '',
      '{"v":1,"rows":[7]',
    );
    expect(drafts.load()).toBeUndefined();
    drafts.clear();
  });

  test('of a duplicated tab knows what the other tab has added since', async () => {
    const { memoryStore } = await import('@clinicart/sdk');
    const sandbox = openSandbox();
    const settings = memoryStore();
    const open = (kept: Map<string, string>) => {
      const drafts = {
        get: (key: string) => kept.get(key),
        set: (key: string, value: string) => void kept.set(key, value),
        remove: (key: string) => void kept.delete(key),
      };
      return openShop(sandbox, { storage: { session: memoryStore(), settings, drafts } });
    };
    const kept = new Map<string, string>();
    const first = open(kept);
    await first.session.signIn(formOf('verified'));
    const mine = await first.quickOrder.drafts();
    mine.save({ text: '', rows: await rowsOf(first, `${BURS} 5\nBR-PP100-PROPHYMI 2`) });

    const second = open(new Map(kept));
    await second.session.signIn(formOf('verified'));
    const theirs = await second.quickOrder.drafts();
    const copied = theirs.load()?.rows ?? [];
    expect(theirs.catchUp(copied), 'nothing was sent yet').toBe(copied);

    const { review } = await first.quickOrder.add(await first.quickOrder.review(copied));
    mine.save({ text: '', rows: review.rows.map(({ row }) => row) });
    // One line differs now, so the page has not yet sent this list.
    const changed = copied.map((row) => (row.line === 2 ? { ...row, quantity: '3' } : row));
    const again = await second.quickOrder.review(theirs.catchUp(changed));
    expect(statesOf(again)).toEqual(['added', expect.not.stringMatching('added')]);
    expect(theirs.load()?.rows.map(({ outcome }) => outcome?.state)).toEqual(['added', 'added']);
    expect(settings.get('clinicart.quickOrder.sent')).not.toMatch(/KR-D100|PROPHY/);

    // The same line again, in the tab that sent it, is a separate request.
    const wish = copied.slice(1);
    expect(mine.catchUp(wish)).toBe(wish);
    mine.clear();
    mine.save({ text: '', rows: copied });
    expect(
      mine.load()?.rows.every(({ outcome }) => !outcome),
      'a new list',
    ).toBe(true);
  });
});
