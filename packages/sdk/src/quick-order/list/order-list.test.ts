import { atom } from 'nanostores';
import { describe, expect, test, vi } from 'vitest';
import type { Query } from '../../base/cache/query-cache.ts';
import type { Api } from '../../base/http/client.ts';
import { ShopError } from '../../base/http/errors.ts';
import { manualClock } from '../../base/platform/clock.ts';
import { memoryStore } from '../../base/storage/storage.ts';
import { cents } from '../../base/values/money.ts';
import type { Cart, CartAddition } from '../../cart/contract.ts';
import { sampleSpecification } from '../../catalogue/sample-specification.ts';
import { createAfterLogin } from '../../identity/session/after-login.ts';
import { articleKey, type OrderArticle } from '../contract.ts';
import { createQuickOrder } from '../store.ts';
import type { AddedLine } from './list-state.ts';
import type { QuickOrderList } from './order-list.ts';

const ARTICLE: OrderArticle = {
  ...sampleSpecification({
    id: 's-A1',
    articleNumber: 'A-1',
    offer: { price: { kind: 'amount', cents: cents(500) } },
    stock: 95,
    step: 10,
    unit: '',
    pack: '',
  }),
  productId: 'p1',
  productName: 'Gloves',
  picture: undefined,
  isSold: true,
};
const articleOf = (articleNumber: string, more: Partial<OrderArticle> = {}): OrderArticle => ({
  ...ARTICLE,
  id: `s-${articleNumber}`,
  articleNumber,
  ...more,
});

type Viewer =
  | { readonly status: 'visitor' }
  | { readonly status: 'member'; readonly userName: string };
const CHING: Viewer = { status: 'member', userName: 'Ching' };
const VISITOR: Viewer = { status: 'visitor' };

/** Opens a shop with three articles, whose cart and login dialog the test controls. */
function openShop(viewer: Viewer = CHING) {
  const shelf = new Map(
    ['A-1', 'B-2', 'C-3'].map((each) => [articleKey(each), articleOf(each)] as const),
  );
  const inCart = new Map<string, number>();
  const $session = atom<Viewer>(viewer);
  const $language = atom('en');
  const clock = manualClock();
  const tab = memoryStore();
  const shared = memoryStore();
  const login = { answer: Promise.resolve(true), asked: 0 };
  const server = {
    isDown: false,
    matched: 0,
    added: [] as CartAddition[][],
    /** Resolves when a match may be answered. */
    line: Promise.resolve(),
  };
  const lost = () => new ShopError('network', 'No connection.');

  const api = {
    async call(_: unknown, numbers: readonly string[]) {
      server.matched += 1;
      await server.line;
      if (server.isDown) throw lost();
      const pricesVisible = $session.get().status === 'member';
      return {
        view: { pricesVisible, text: '' },
        matches: numbers.map((asked) => ({
          asked,
          article: shelf.get(articleKey(asked)),
          nearest: [],
        })),
      };
    },
  } as unknown as Pick<Api, 'call'>;
  const cart = {
    async add(additions: readonly CartAddition[]) {
      if (server.isDown) throw lost();
      server.added.push([...additions]);
      for (const { specificationId, quantity } of additions)
        inCart.set(specificationId, (inCart.get(specificationId) ?? 0) + quantity);
      return inCart.size;
    },
    contents: {
      get: async () => ({
        groups: [
          {
            title: '',
            lines: [...inCart].map(([specificationId, quantity]) => ({
              specificationId,
              quantity,
            })),
          },
        ],
      }),
    } as unknown as Query<null, Cart>,
  };
  const requestLogin = async () => {
    login.asked += 1;
    const isIn = await login.answer;
    if (isIn) $session.set(CHING);
    return isIn;
  };
  let show = () => {};
  const openTab = (storage = tab) => {
    const added: AddedLine[] = [];
    const quickOrder = createQuickOrder({
      api,
      cart,
      session: { $session, afterLogin: createAfterLogin(requestLogin) } as never,
      language: { $language, say: ({ reason }: { reason: string }) => reason } as never,
      clock,
      visibility: {
        isHidden: () => false,
        listen(hear) {
          show = hear;
          return () => {};
        },
      },
      storage,
      settings: shared,
      exclusive: undefined,
      addMessages: () => {},
    });
    const list = quickOrder.openList({ onAdded: (lines) => added.push(...lines) });
    return { list, added };
  };
  return {
    shelf,
    inCart,
    $session,
    $language,
    clock,
    tab,
    login,
    server,
    openTab,
    showPage: () => show(),
  };
}

const settled = (list: QuickOrderList) =>
  vi.waitFor(() => {
    const { work, pending, trouble } = list.$state.get();
    expect(work).toBeUndefined();
    expect(trouble || pending.length === 0).toBeTruthy();
  });
const statesOf = (list: QuickOrderList) =>
  list.$state.get().shown?.review.rows.map(({ row, state }) => [row.article, row.quantity, state]);

describe('reading and checking', () => {
  test('checks typed text, shows its totals and clears the field', async () => {
    const { list } = openShop().openTab();
    list.type('A-1 20');
    expect(await list.takeText('A-1 20\nB-2 10')).toBe(true);
    expect(list.$state.get()).toMatchObject({
      text: '',
      pending: [],
      work: undefined,
      shown: { summary: { kinds: 2, pieces: 30 } },
    });
  });

  test('keeps text that cannot be read, and says why beside the field', async () => {
    const { list } = openShop().openTab();
    list.type('  ');
    expect(await list.takeText('  ')).toBe(false);
    expect(list.$state.get()).toMatchObject({
      text: '  ',
      shown: undefined,
      trouble: { at: 'text' },
    });
    list.type('A');
    expect(list.$state.get().trouble).toBeUndefined();
  });

  test('keeps the rows pending while the shop is unreachable, and checks them on retry', async () => {
    const { openTab, server } = openShop();
    const { list } = openTab();
    server.isDown = true;
    await list.takeText('A-1 20');
    const { trouble, pending, shown } = list.$state.get();
    expect(shown).toBeUndefined();
    expect(pending).toHaveLength(1);
    expect(trouble).toMatchObject({ at: 'list', message: 'No connection.' });
    server.isDown = false;
    trouble?.retry?.();
    await settled(list);
    expect(statesOf(list)).toEqual([['A-1', '20', 'ready']]);
    expect(list.$state.get().trouble).toBeUndefined();
  });

  test('checks the list again in another language', async () => {
    const { openTab, server, $language } = openShop();
    const { list } = openTab();
    const stop = list.start();
    await list.takeText('A-1 20');
    const { matched } = server;
    $language.set('zh');
    await settled(list);
    expect(server.matched).toBe(matched + 1);
    stop();
  });
});

describe('editing', () => {
  test('applies edits one after the other, each to the result of the one before', async () => {
    const { list } = openShop().openTab();
    await list.takeText('A-1 20\nB-2 10');
    list.edit('r1', { quantity: '40' });
    list.edit('r2', { article: 'C-3' });
    await vi.waitFor(() =>
      expect(statesOf(list)).toEqual([
        ['A-1', '40', 'ready'],
        ['C-3', '10', 'ready'],
      ]),
    );
  });

  test('an edit that failed can be repeated after the next one was applied', async () => {
    const { openTab, server } = openShop();
    const { list } = openTab();
    await list.takeText('A-1 20\nB-2 10');
    server.isDown = true;
    list.edit('r1', { article: 'C-3' });
    list.edit('r2', { quantity: '30' });
    await vi.waitFor(() =>
      expect(statesOf(list)).toEqual([
        ['A-1', '20', 'ready'],
        ['B-2', '30', 'ready'],
      ]),
    );
    server.isDown = false;
    expect(list.$state.get().trouble?.message).toBe('No connection.');
    list.$state.get().trouble?.retry?.();
    await vi.waitFor(() => expect(statesOf(list)?.[0]).toEqual(['C-3', '20', 'ready']));
    expect(list.$state.get().trouble).toBeUndefined();
  });

  test('two edits that failed are repeated together', async () => {
    const { openTab, server } = openShop();
    const { list } = openTab();
    await list.takeText('A-1 20\nB-2 10');
    server.isDown = true;
    const asked = server.matched;
    list.edit('r1', { article: 'C-3' });
    list.edit('r2', { article: 'D-4' });
    await vi.waitFor(() => expect(server.matched).toBe(asked + 2));
    await vi.waitFor(() => expect(list.$state.get().trouble).toBeDefined());
    server.isDown = false;
    list.$state.get().trouble?.retry?.();
    await vi.waitFor(() =>
      expect(statesOf(list)?.map(([article]) => article)).toEqual(['C-3', 'D-4']),
    );
  });

  /** A list of A-1 and B-2, whose first line could not be changed to C-3. */
  async function failedEdit() {
    const shop = openShop();
    const { list } = shop.openTab();
    await list.takeText('A-1 20\nB-2 10');
    shop.server.isDown = true;
    list.edit('r1', { article: 'C-3' });
    await vi.waitFor(() => expect(list.$state.get().trouble).toBeDefined());
    shop.server.isDown = false;
    return { ...shop, list };
  }

  test('the message of an edit that failed outlives an edit of another line, and repeats it', async () => {
    const { list } = await failedEdit();
    list.edit('r2', { quantity: '30' });
    await vi.waitFor(() => expect(statesOf(list)?.[1]).toEqual(['B-2', '30', 'ready']));
    expect(list.$state.get().trouble?.message).toBe('No connection.');
    list.$state.get().trouble?.retry?.();
    await vi.waitFor(() => expect(statesOf(list)?.[0]).toEqual(['C-3', '20', 'ready']));
    expect(list.$state.get().trouble).toBeUndefined();
  });

  test.each([
    ['its quantity', { quantity: '40' }, true],
    ['its number again', { article: 'B-2' }, false],
    ['its number back', { article: 'A-1' }, false],
  ])('the message stays after an edit of %s: %s', async (_, change, stays) => {
    const { list } = await failedEdit();
    list.edit('r1', change);
    await vi.waitFor(() => expect(list.$state.get().trouble !== undefined).toBe(stays));
    await new Promise((resolve) => setTimeout(resolve));
    expect(list.$state.get().trouble !== undefined).toBe(stays);
  });

  test('an edit that failed while a later one of the same field waited is not repeated', async () => {
    const { openTab, server } = openShop();
    const { list } = openTab();
    await list.takeText('A-1 20\nB-2 10');
    server.isDown = true;
    list.edit('r1', { article: 'C-3' });
    // A number that is known already needs no call.
    list.edit('r1', { article: 'B-2' });
    await vi.waitFor(() => expect(statesOf(list)?.[0]?.[0]).toBe('B-2'));
    expect(list.$state.get().trouble).toBeUndefined();
  });

  test('the message of an edit goes with its line', async () => {
    const { list } = await failedEdit();
    list.remove('r1');
    await vi.waitFor(() => expect(statesOf(list)).toEqual([['B-2', '10', 'ready']]));
    expect(list.$state.get().trouble).toBeUndefined();
  });

  test('adding repeats an edit that failed, since the line shows what was typed', async () => {
    const { list, server } = await failedEdit();
    await list.add();
    expect(server.added.flat().map(({ specificationId }) => specificationId)).toEqual([
      's-C-3',
      's-B-2',
    ]);
  });

  test('adds nothing while an edit fails', async () => {
    const { list, server } = await failedEdit();
    server.isDown = true;
    await list.add();
    server.isDown = false;
    expect(server.added).toEqual([]);
    expect(list.$state.get().trouble?.message).toBe('No connection.');
    list.$state.get().trouble?.retry?.();
    await vi.waitFor(() => expect(statesOf(list)?.[0]).toEqual(['C-3', '20', 'ready']));
  });

  test('the message of an edit returns after a text that cannot be read, and after more lines', async () => {
    const { list } = await failedEdit();
    expect(await list.takeText(' ')).toBe(false);
    list.type('A');
    expect(list.$state.get().trouble?.message).toBe('No connection.');
    await list.takeText('B-2 5');
    expect(list.$state.get().trouble?.message).toBe('No connection.');
    list.clear();
    expect(list.$state.get().trouble).toBeUndefined();
  });

  test.each([
    ['between others', 'A-1 10\nB-2 10\nC-3 10', 'r2'],
    ['that was the only one', 'A-1 10', 'r1'],
  ])('undo puts a removed row back: one %s', async (_, text, rowId) => {
    const { list } = openShop().openTab();
    await list.takeText(text);
    const before = statesOf(list);
    const undo = list.remove(rowId);
    await vi.waitFor(() => expect(statesOf(list)).not.toEqual(before));
    undo();
    await vi.waitFor(() => expect(statesOf(list)).toEqual(before));
  });
});

describe('adding to the cart', () => {
  test('adds the list, reports its lines once and adds nothing on a second call', async () => {
    const { openTab, server } = openShop();
    const { list, added } = openTab();
    await list.takeText('A-1 20');
    await list.add();
    await list.add();
    expect(server.added).toEqual([[{ specificationId: 's-A-1', quantity: 20 }]]);
    expect(added).toEqual([
      {
        productId: 'p1',
        specificationId: 's-A-1',
        articleNumber: 'A-1',
        name: 'Gloves',
        quantity: 20,
      },
    ]);
    expect(statesOf(list)).toEqual([['A-1', '20', 'added']]);
  });

  test.each([
    ['member', CHING],
    ['visitor', VISITOR],
  ])('a %s adds a line as it was corrected last, also before the answer', async (_, viewer) => {
    const { openTab, server } = openShop(viewer);
    const { list } = openTab();
    await list.takeText('X-0 20\nB-2 10');
    let answer = () => {};
    server.line = new Promise((resolve) => {
      answer = resolve;
    });
    list.edit('r1', { article: 'A-1' });
    const added = list.add();
    const again = list.add();
    // Longer than everything that an add does before it sends.
    setTimeout(answer, 50);
    await Promise.all([added, again]);
    expect(server.added).toEqual([
      [
        { specificationId: 's-A-1', quantity: 20 },
        { specificationId: 's-B-2', quantity: 10 },
      ],
    ]);
    expect(statesOf(list)).toEqual([
      ['A-1', '20', 'added'],
      ['B-2', '10', 'added'],
    ]);
  });

  test('adds nothing after a correction that failed', async () => {
    const { openTab, server } = openShop();
    const { list } = openTab();
    await list.takeText('A-1 20');
    server.isDown = true;
    list.edit('r1', { article: 'B-2' });
    const added = list.add();
    await vi.waitFor(() => expect(list.$state.get().trouble).toBeDefined());
    server.isDown = false;
    await added;
    expect(server.added).toEqual([]);
    list.$state.get().trouble?.retry?.();
    await list.add();
    expect(server.added).toEqual([[{ specificationId: 's-B-2', quantity: 20 }]]);
  });

  test('asks a visitor to log in, then adds the list as it was', async () => {
    const { openTab, server, login } = openShop(VISITOR);
    const { list } = openTab();
    const stop = list.start();
    await list.takeText('A-1 20');
    await list.add();
    expect(login.asked).toBe(1);
    expect(server.added).toHaveLength(1);
    expect(list.$state.get()).toMatchObject({ news: 'added', work: undefined });
    stop();
  });

  test('adds nothing where the log-in changed a quantity, and says so', async () => {
    const { openTab, server, inCart } = openShop(VISITOR);
    const { list } = openTab();
    await list.takeText('A-1 90');
    inCart.set('s-A-1', 50);
    await list.add();
    expect(server.added).toEqual([]);
    expect(list.$state.get()).toMatchObject({
      news: 'changed-since',
      shown: { review: { rows: [{ quantity: 40 }] } },
    });
  });

  test('keeps the list of a visitor who closes the login dialog', async () => {
    const { openTab, server, login } = openShop(VISITOR);
    const { list } = openTab();
    await list.takeText('A-1 20');
    login.answer = Promise.resolve(false);
    await list.add();
    expect(server.added).toEqual([]);
    expect(statesOf(list)).toEqual([['A-1', '20', 'ready']]);
    login.answer = Promise.resolve(true);
    await list.add();
    expect(server.added).toHaveLength(1);
  });

  test('does not add what a duplicated tab added before', async () => {
    const { openTab, server, tab } = openShop();
    const one = openTab().list;
    await one.takeText('A-1 20');
    const key = 'clinicart.quickOrder.';
    const copy = memoryStore();
    const stopOne = one.start();
    one.saveNow();
    const again = {
      ...copy,
      get: (name: string) => (name.startsWith(key) ? tab.get(name) : undefined),
    };
    const two = openTab(again).list;
    const stopTwo = two.start();
    await vi.waitFor(() => expect(statesOf(two)).toEqual([['A-1', '20', 'ready']]));
    await one.add();
    await two.add();
    expect(server.added).toHaveLength(1);
    expect(statesOf(two)).toEqual([['A-1', '20', 'added']]);
    stopOne();
    stopTwo();
  });
});

describe('the draft of an account', () => {
  test('is saved after a pause in typing, and loaded by the next page', async () => {
    const { openTab, clock } = openShop();
    const { list } = openTab();
    list.type('A-1 2');
    list.type('A-1 20');
    clock.advance(400);
    await vi.waitFor(async () => {
      const next = openTab().list;
      const stop = next.start();
      await vi.waitFor(() => expect(next.$state.get().text).toBe('A-1 20'));
      stop();
    });
  });

  test('moves from a visitor to the account that logs in', async () => {
    const { openTab, $session } = openShop(VISITOR);
    const { list } = openTab();
    const stop = list.start();
    await list.takeText('A-1 20');
    $session.set(CHING);
    await settled(list);
    stop();
    const next = openTab().list;
    const stopNext = next.start();
    await vi.waitFor(() => expect(statesOf(next)).toEqual([['A-1', '20', 'ready']]));
    stopNext();
  });

  test('hides the list at once when its account logs out, and shows the next account none of it', async () => {
    const { openTab, $session } = openShop();
    const { list } = openTab();
    const stop = list.start();
    await list.takeText('A-1 20');
    expect(list.$state.get().shown).toBeDefined();
    $session.set({ status: 'member', userName: 'Wong' });
    expect(list.$state.get()).toMatchObject({ shown: undefined, pending: [], text: '' });
    await settled(list);
    expect(statesOf(list)).toBeUndefined();
    stop();
  });

  test.each([
    ['an edit', (list: QuickOrderList) => list.edit('r1', { article: 'C-3' })],
    ['a check', (list: QuickOrderList) => list.takeText('B-2 10')],
  ])('shows the next account nothing of %s that is answered late', async (_, begin) => {
    const { openTab, $session, server } = openShop();
    const { list } = openTab();
    const stop = list.start();
    await list.takeText('A-1 20');
    let answer = () => {};
    server.line = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const work = begin(list);
    await new Promise((resolve) => setTimeout(resolve, 5));
    $session.set({ status: 'member', userName: 'Wong' });
    answer();
    await work;
    await new Promise((resolve) => setTimeout(resolve, 5));
    await settled(list);
    expect(statesOf(list)).toBeUndefined();
    expect(list.$state.get()).toMatchObject({ pending: [], trouble: undefined });
    stop();
  });
});
