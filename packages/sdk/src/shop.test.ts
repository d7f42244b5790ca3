import { describe, expect, test, vi } from 'vitest';
import { isShopError } from './base/http/errors.ts';
import { manualClock } from './base/platform/clock.ts';
import { memoryStore } from './base/storage/storage.ts';
import { createShop as createCore } from './core.ts';
import { isFinance } from './identity/account/permissions.ts';
import { createShop, type Shop, type ShopOptions, type TabSignal } from './index.ts';

type Answer =
  | { resultID?: number; message?: string; data?: unknown; status?: number }
  | 'unreachable'
  | 'not json';
interface Call {
  path: string;
  body: unknown;
  headers: Headers;
  signal: AbortSignal;
}

/** Opens a shop whose server is this function: one answer per call, by path. */
function shopOver(
  answer: (call: Call, nth: number) => Answer | Promise<Answer>,
  options: Partial<ShopOptions> = {},
) {
  const calls: Call[] = [];
  const shop = createShop({
    apiBase: 'https://api.example',
    clock: manualClock(),
    ...options,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.clone().text();
      const call = {
        path: new URL(request.url).pathname,
        body: text ? JSON.parse(text) : undefined,
        headers: request.headers,
        signal: request.signal,
      };
      calls.push(call);
      const answered = await answer(call, calls.length);
      if (answered === 'unreachable') throw new TypeError('fetch failed');
      if (answered === 'not json') return new Response('<html>');
      const { status = 200, ...envelope } = answered;
      return Response.json({ resultID: 1200, message: '', ...envelope }, { status });
    },
  });
  return { shop, calls };
}

const login = {
  token: 'secret-token',
  cartAmount: 3,
  avatar: null,
  roles: 'Buyer',
  userName: 'Ching',
  email: 'a@b.hk',
};
const form = {
  by: 'email',
  with: 'password',
  email: 'a@b.hk',
  phone: '',
  areaCode: '+852',
  password: 'Clinic2026',
  code: '',
} as const;
const signedIn = () => ({
  session: memoryStore({
    token: 'secret-token',
    user: JSON.stringify({ userName: 'Ching', roles: ['Buyer'] }),
  }),
  settings: memoryStore(),
});
const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isShopError(error)) throw new Error(`expected a ShopError, got ${String(error)}`);
  return error;
};

describe('the token guard (Spec: 1§6, 1§8)', () => {
  test('a call without a token opens the login dialog without a close button, and fails with 9999 unsent', async () => {
    const { shop, calls } = shopOver(() => ({}));
    const error = await failure(shop.cart.add([{ specificationId: '1', quantity: 1 }]));
    expect(error).toMatchObject({
      kind: 'login-required',
      resultID: 9999,
      path: '/authapi/shoppingcart/addShoppingCart',
    });
    expect(error.message).toBe('請先登入。');
    expect(shop.session.$loginRequest.get()).toEqual({ required: true });
    expect(calls).toEqual([]);
  });

  test('a token that disappears ends the session and opens the login dialog', async () => {
    const storage = signedIn();
    const { shop, calls } = shopOver(() => ({}), { storage });
    expect(shop.session.$session.get().status).toBe('member');
    storage.session.remove('token');
    const error = await failure(shop.catalogue.collect('1', true));
    expect(error).toMatchObject({ kind: 'login-required' });
    expect(shop.session.$loginRequest.get()).toEqual({ required: true });
    expect(calls).toEqual([]);
  });

  test('a passive load fails too, and opens nothing', async () => {
    const { shop } = shopOver(() => ({}));
    expect(await failure(shop.cart.contents.get(null))).toMatchObject({ kind: 'login-required' });
    expect(shop.session.$loginRequest.get()).toBeUndefined();
  });

  test('a login closes the dialog, resolves the request, and sends the token from then on', async () => {
    const { shop, calls } = shopOver(() => ({ data: login }));
    const asked = shop.session.requestLogin();
    await shop.session.signIn(form);
    expect(await asked).toBe(true);
    expect(shop.session.$loginRequest.get()).toBeUndefined();
    expect(shop.session.$session.get()).toEqual({
      status: 'member',
      userName: 'Ching',
      avatar: undefined,
      roles: ['Buyer'],
    });
    expect(shop.cart.$count.get()).toBe(3);
    await shop.account.me.get(null).catch(() => {});
    expect(calls.at(-1)?.headers.get('Authorization')).toBe('secret-token');
    expect(calls[0]?.headers.get('Authorization')).toBeNull();
  });

  test('closing the dialog resolves the request with false', async () => {
    const { shop } = shopOver(() => ({}));
    const asked = shop.session.requestLogin();
    shop.session.dismissLogin();
    expect(await asked).toBe(false);
  });

  test.each([1300, 1323])('answer %i ends the session', async (resultID) => {
    const storage = signedIn();
    const { shop } = shopOver(() => ({ resultID, message: 'gone' }), { storage });
    expect(await failure(shop.account.me.get(null))).toMatchObject({
      kind: 'session-ended',
      resultID,
    });
    expect(storage.session.get('token')).toBeUndefined();
    expect(shop.session.$session.get()).toEqual({ status: 'visitor' });
    expect(shop.cart.$count.get()).toBe(0);
  });

  test('a late answer to an old token does not end a new session', async () => {
    const storage = signedIn();
    let refuse = (): void => {};
    const { shop, calls } = shopOver(
      (call) =>
        call.path.includes('login')
          ? { data: { ...login, token: 'new-token' } }
          : new Promise((resolve) => (refuse = () => resolve({ resultID: 1300 }))),
      { storage },
    );
    const late = failure(shop.account.me.get(null));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await shop.session.signIn(form);
    refuse();
    await late;
    expect(shop.session.$session.get().status).toBe('member');
  });
});

test.each([['Admin, Buyer'], [' Admin ,Buyer,'], [['Admin', 'Buyer ']]])(
  'reads the roles %j, which make no finance staff (Spec: 2§6)',
  async (roles) => {
    const { shop } = shopOver(() => ({ data: { ...login, roles } }));
    await shop.session.signIn(form);
    expect(shop.session.$session.get()).toMatchObject({ roles: ['Admin', 'Buyer'] });
  },
);

test('who is signed in is kept with the session alone; the settings of the device only tell accounts apart (Spec: 1§3, 2§3)', async () => {
  const kept = new Map<string, string>();
  const settings = {
    ...memoryStore(),
    set: (key: string, value: string) => void kept.set(key, value),
  };
  const session = memoryStore();
  const seller = { ...login, roles: 'Accountant', avatar: '/pictures/me.png' };
  const { shop } = shopOver(() => ({ data: seller }), { storage: { session, settings } });
  await shop.session.signIn(form);
  shop.language.use('en');
  expect([...kept.keys()].toSorted()).toEqual(['clinicart.account', 'langEnv', 'language']);
  expect(kept.get('clinicart.account')).toMatch(/^\w+ \w{3}$/);
  // The next page knows the roles, which identify finance staff.
  const { shop: next } = shopOver(() => ({}), { storage: { session, settings } });
  const who = next.session.$session.get();
  expect(who.status === 'member' && isFinance(who.roles)).toBe(true);
  next.session.signOut();
  expect(session.get('user')).toBeUndefined();
});

describe('the envelope (Spec: 1§7, 1§8)', () => {
  test.each([
    [
      'another result',
      { resultID: 1500, message: '系統繁忙' },
      { kind: 'server', resultID: 1500, message: '系統繁忙' },
    ],
    ['an answer that is no envelope', 'not json', { kind: 'contract' }],
    ['data that does not fit', { data: { products: 7 } }, { kind: 'contract' }],
    ['an HTTP error', { status: 403 }, { kind: 'http', status: 403 }],
  ] as const)('%s', async (_, answer, error) => {
    const { shop } = shopOver(() => answer);
    expect(await failure(shop.catalogue.search.get({ keyword: 'x' }))).toMatchObject({
      ...error,
      endpoint: 'catalogue.search',
    });
  });

  test('a refusal without a sentence has one of ours, and says that it is not the server’s (Spec: 2§8)', async () => {
    const { shop } = shopOver(({ path }, nth) => ({
      resultID: 1390,
      message: nth === 1 ? '' : path,
    }));
    const { message, serverMessage } = await failure(shop.catalogue.brandGroups.get(null));
    expect([message, serverMessage]).toEqual(['商店暫時未能處理，請再試。', undefined]);
    const said = await failure(shop.catalogue.brandGroups.get(null));
    expect(said.serverMessage).toBe('/api/brandIndex');
  });

  test('the language header is 3, and 2 in English', async () => {
    const { shop, calls } = shopOver(() => ({ data: [] }));
    await shop.catalogue.parentCategories.get(null);
    shop.language.use('en');
    await shop.catalogue.parentCategories.get(null);
    expect(calls.map((call) => call.headers.get('LangEnv'))).toEqual(['3', '2']);
  });

  test('an order is read in a given language while the shop keeps its own', async () => {
    const order = { orderNo: '1', status: 3, totalPrice: 10 };
    const { shop, calls } = shopOver(() => ({ data: order }), { storage: signedIn() });
    await Promise.all([shop.orders.order.get('1'), shop.orders.orderIn('1', 'en')]);
    expect(calls.map((call) => call.headers.get('LangEnv'))).toEqual(['3', '2']);
    expect(shop.language.$language.get()).toBe('zh');
  });

  test('an override moves a row to another path and host', async () => {
    const { shop, calls } = shopOver(() => ({ data: [] }), {
      endpoints: { 'catalogue.brandGroups': { path: '/api/v2/brands' } },
    });
    await shop.catalogue.brandGroups.get(null);
    expect(calls[0]?.path).toBe('/api/v2/brands');
  });

  test('a row that an override moves under authapi needs a login, and one that it moves out needs none (Spec: 1§6)', async () => {
    const { shop, calls } = shopOver(() => ({ data: [] }), {
      endpoints: {
        'catalogue.brandGroups': { path: '/authapi/brands' },
        'address.list': { path: '/api/addresses' },
      },
    });
    const refused = await failure(shop.catalogue.brandGroups.get(null));
    expect(refused).toMatchObject({ kind: 'login-required', resultID: 9999 });
    expect(shop.session.$loginRequest.get()).toMatchObject({ required: true });
    expect(calls).toEqual([]);
    await shop.address.list.get(null);
    expect(calls.map(({ path }) => path)).toEqual(['/api/addresses']);
  });
});

test('errors and reports name the path that was called, also after an override', async () => {
  const reports: unknown[] = [];
  const { shop } = shopOver(() => ({ resultID: 1500 }), {
    endpoints: { 'catalogue.brandGroups': { path: '/api/v2/brands' } },
    onCall: ({ path }) => reports.push(path),
  });
  const error = await failure(shop.catalogue.brandGroups.get(null));
  expect([error.path, ...reports]).toEqual(['/api/v2/brands', '/api/v2/brands']);
});

describe('the report of a call', () => {
  test('names the call, its time and its outcome, once', async () => {
    const reports: unknown[] = [];
    const { shop } = shopOver((_, nth) => ({ data: [], resultID: nth === 1 ? 1200 : 1500 }), {
      onCall: (report) => reports.push(report),
    });
    await shop.catalogue.parentCategories.get(null);
    await failure(shop.catalogue.parentCategories.get(null));
    const call = {
      endpoint: 'catalogue.parentCategories',
      path: '/api/GetParentCategoryList',
      ms: 0,
    };
    expect(reports).toEqual([
      { ...call, outcome: 'ok' },
      { ...call, outcome: 'server', resultID: 1500 },
    ]);
  });

  test('that throws rejects with its own error, not as an answer that does not fit', async () => {
    const outcomes: string[] = [];
    const broken = new TypeError('a mistake in onCall');
    const { shop } = shopOver(() => ({ data: [] }), {
      onCall({ outcome }) {
        outcomes.push(outcome);
        if (outcome === 'ok') throw broken;
      },
    });
    await expect(shop.catalogue.parentCategories.get(null)).rejects.toBe(broken);
    expect(outcomes).toEqual(['ok']);
  });
});

describe('retries, sharing and queues', () => {
  test('a read is sent again after a failure; a write is sent once', async () => {
    const { shop, calls } = shopOver((_, nth) => (nth === 1 ? { status: 503 } : { data: [] }), {
      storage: signedIn(),
    });
    expect(await shop.catalogue.parentCategories.get(null)).toEqual([]);
    expect(calls).toHaveLength(2);
    const { shop: other, calls: writes } = shopOver(() => ({ status: 503 }), {
      storage: signedIn(),
    });
    await failure(other.cart.change({ specificationId: '1' }, 2));
    expect(writes).toHaveLength(1);
  });

  test('equal reads under way are one call, different ones are not', async () => {
    const { shop, calls } = shopOver(() => ({ data: [] }));
    await Promise.all([
      shop.catalogue.subcategories.get('1'),
      shop.catalogue.subcategories.get('1'),
      shop.catalogue.subcategories.get('2'),
    ]);
    expect(calls).toHaveLength(2);
  });

  test('a shared read is aborted only when every caller has left', async () => {
    let settle = (_: Answer): void => {};
    const { shop, calls } = shopOver(() => new Promise((resolve) => (settle = resolve)));
    const one = new AbortController();
    const two = new AbortController();
    const first = failure(shop.catalogue.subcategories.get('1', { signal: one.signal }));
    const second = shop.catalogue.subcategories.get('1', { signal: two.signal });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    one.abort();
    expect((await first).kind).toBe('aborted');
    expect(calls[0]?.signal.aborted).toBe(false);
    settle({ data: [] });
    expect(await second).toEqual([]);
  });

  test('writes of one subject follow each other', async () => {
    let running = 0;
    let most = 0;
    const { shop } = shopOver(
      async () => {
        most = Math.max(most, ++running);
        await Promise.resolve();
        running--;
        return { data: 1 };
      },
      { storage: signedIn() },
    );
    await Promise.all(
      [1, 2, 3].map((id) => shop.cart.add([{ specificationId: String(id), quantity: 1 }])),
    );
    expect(most).toBe(1);
  });
});

describe('an add whose answer was lost', () => {
  const cartWith = (amount: number) => ({
    list: [{ goods: [{ id: 'l1', searchProductId: '1', name: 'x', amount, stock: 9, tags: [] }] }],
    count: 1,
  });

  test('counts as done when the server has it', async () => {
    let has = 1;
    const { shop } = shopOver(
      (call) => {
        if (call.path.endsWith('List2')) return { data: cartWith(has) };
        has = 3;
        return 'unreachable';
      },
      { storage: signedIn() },
    );
    const $cart = shop.cart.contents.watch(null);
    const stop = $cart.listen(() => {});
    await vi.waitFor(() => expect($cart.get().status).toBe('ready'), { timeout: 10_000 });
    expect(await shop.cart.add([{ specificationId: '1', quantity: 2 }])).toBe(1);
    stop();
  });

  test('is reported as unconfirmed when the cart cannot be read', async () => {
    const { shop } = shopOver(
      (call) => (call.path.endsWith('List2') ? { data: cartWith(3) } : 'unreachable'),
      { storage: signedIn() },
    );
    const error = await failure(shop.cart.add([{ specificationId: '1', quantity: 2 }]));
    expect(error).toMatchObject({
      kind: 'network',
      message: '未收到商店回覆，產品可能已在購物車內。請先查看購物車再試。',
    });
  });
});

describe('a watched query', () => {
  const watching = (shop: Shop) => {
    const seen: string[] = [];
    const $state = shop.catalogue.subcategories.watch('1');
    const stop = $state.subscribe((state) =>
      seen.push(
        state.status === 'ready'
          ? `${state.value[0]?.name}${state.refreshing ? '…' : ''}`
          : state.status,
      ),
    );
    return { seen, stop };
  };
  const named = (name: string): Answer => ({ data: [{ id: 1, name, subCategary: [] }] });

  test('follows the language, keeping the old words until the new are there', async () => {
    const { shop } = shopOver((call) =>
      named(call.headers.get('LangEnv') === '2' ? 'Gloves' : '手套'),
    );
    const { seen, stop } = watching(shop);
    await vi.waitFor(() => expect(seen.at(-1)).toBe('手套'));
    shop.language.use('en');
    await vi.waitFor(() => expect(seen.at(-1)).toBe('Gloves'));
    expect(seen).toEqual(['loading', '手套', '手套…', 'Gloves']);
    stop();
  });

  test('shows no answer of the last person once the session ends', async () => {
    const { shop } = shopOver(
      (call) => (call.headers.has('Authorization') ? named('HK$57.80') : named('hidden')),
      { storage: signedIn() },
    );
    const { seen, stop } = watching(shop);
    await vi.waitFor(() => expect(seen.at(-1)).toBe('HK$57.80'));
    shop.session.signOut();
    expect(seen.at(-1)).toBe('loading');
    await vi.waitFor(() => expect(seen.at(-1)).toBe('hidden'));
    expect(JSON.stringify(shop.snapshot())).not.toContain('57.80');
    stop();
  });

  test('loads again after a failure', async () => {
    const { shop } = shopOver((_, nth) =>
      nth === 1 ? { resultID: 1500, message: 'no' } : named('手套'),
    );
    const { seen, stop } = watching(shop);
    await vi.waitFor(() => expect(seen.at(-1)).toBe('failed'));
    shop.catalogue.subcategories.reload('1');
    await vi.waitFor(() => expect(seen.at(-1)).toBe('手套'));
    stop();
  });

  test('a snapshot is taken up without a call, and a server that renders makes none', async () => {
    const server = shopOver(() => named('手套'), { server: true });
    await server.shop.catalogue.subcategories.get('1');
    expect(server.shop.catalogue.subcategories.watch('1').get()).toMatchObject({ status: 'ready' });
    expect(server.shop.catalogue.subcategories.watch('2').get()).toEqual({ status: 'loading' });
    expect(server.calls).toHaveLength(1);
    const snapshot = JSON.parse(JSON.stringify(server.shop.snapshot()));
    const browser = shopOver(() => named('other'), { snapshot });
    const { seen, stop } = watching(browser.shop);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(seen).toEqual(['手套']);
    expect(browser.calls).toEqual([]);
    stop();
  });

  test('a store begins with the snapshot of the page, however late it is created', async () => {
    const snapshot = { 'catalogue.subcategories|"1"|zh|visitor': ['sent'] };
    const { shop } = shopOver(() => named('Gloves'), { snapshot });
    shop.language.use('en');
    const $state = shop.catalogue.subcategories.watch('1');
    expect($state.init).toMatchObject({ status: 'ready', value: ['sent'] });
    expect($state.get()).toEqual({ status: 'loading' });
    await vi.waitFor(() => expect($state.get().value).toMatchObject([{ name: 'Gloves' }]));
    expect(shop.catalogue.subcategories.watch('2').init).toEqual({ status: 'loading' });
  });
});

test('tabs follow sign-in, sign-out, language and cart, and no signal says more than that', async () => {
  const posted: TabSignal[] = [];
  const channelOf = tabs(posted);
  const storage = { session: memoryStore(), settings: memoryStore() };
  const answer = (call: Call): Answer =>
    call.path.includes('login') ? { data: login } : { data: 4 };
  const { shop: one } = shopOver(answer, { storage, channel: channelOf() });
  const { shop: two } = shopOver(answer, { storage, channel: channelOf() });
  await one.session.signIn(form);
  expect(two.session.$session.get()).toMatchObject({ status: 'member', userName: 'Ching' });
  expect(two.cart.$count.get()).toBe(3);
  await one.cart.add([{ specificationId: '1', quantity: 1 }]);
  expect(two.cart.$count.get()).toBe(4);
  two.language.use('en');
  expect(one.language.$language.get()).toBe('en');
  two.session.signOut();
  expect(one.session.$session.get()).toEqual({ status: 'visitor' });
  expect(one.cart.$count.get()).toBe(0);
  expect(new Set(posted)).toEqual(new Set(['session', 'cart', 'language']));
});

test('the language of an address comes before a stored one; its choice is stored and told to other tabs (Spec: 1§1)', () => {
  const posted: TabSignal[] = [];
  const channelOf = tabs(posted);
  const storage = { session: memoryStore(), settings: memoryStore({ language: '3' }) };
  const { shop: other } = shopOver(() => ({}), { storage, channel: channelOf() });
  const { shop } = shopOver(() => ({}), {
    storage,
    channel: channelOf(),
    defaultLanguage: 'zh',
    addressLanguage: 'en',
  });
  // The page of the server hydrates with the first value.
  expect(shop.language.$language.init).toBe('en');
  expect(shop.language.code()).toBe('2');
  expect(other.language.$language.get()).toBe('zh');
  shop.language.use('en');
  expect(other.language.$language.get()).toBe('en');
  const { shop: next } = shopOver(() => ({}), { storage });
  expect(next.language.$language.get()).toBe('en');
  expect(posted).toEqual(['language']);
});

/** A channel for each of several tabs, which receive the others' messages and not their own. */
function tabs(posted: TabSignal[] = []) {
  const hearers = new Set<(signal: TabSignal) => void>();
  return () => {
    const own = new Set<(signal: TabSignal) => void>();
    return {
      post: (signal: TabSignal) => {
        posted.push(signal);
        for (const hear of hearers) if (!own.has(hear)) hear(signal);
      },
      listen: (hear: (signal: TabSignal) => void) => {
        own.add(hear);
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
    };
  };
}

describe('the number in the cart, where no answer has brought it', () => {
  const cartOf = (count: number) => ({ data: { list: [], count, isAuth: true } });
  const isRead = ({ path }: Call) => path.endsWith('List2');

  test('is read again after a removal on an unwatched cart, and sent to the other tabs', async () => {
    const storage = { session: memoryStore(), settings: memoryStore() };
    let has = 3;
    const answer = (call: Call): Answer => {
      if (isRead(call)) return cartOf(has);
      if (call.path.includes('login')) return { data: login };
      has = 2;
      return { data: null };
    };
    const channelOf = tabs();
    const { shop: one } = shopOver(answer, { storage, channel: channelOf() });
    const { shop: two } = shopOver(answer, { storage, channel: channelOf() });
    await one.session.signIn(form);
    const [seen, heard]: [number[], number[]] = [[], []];
    one.cart.$count.listen((count) => seen.push(count));
    two.cart.$count.listen((count) => heard.push(count));
    await one.cart.remove(['1']);
    await vi.waitFor(() => expect(two.cart.$count.get()).toBe(2));
    expect([seen, heard]).toEqual([[2], [2]]);
  });

  test('is read by the page that comes after an order, where that one was left too soon', async () => {
    const storage = { session: signedIn().session, settings: memoryStore(), drafts: memoryStore() };
    const { shop: left } = shopOver((call) => (isRead(call) ? 'unreachable' : { data: null }), {
      storage,
    });
    left.domain({ name: 'ordering', create: ({ cart }) => cart }).changedElsewhere();
    const { shop: next } = shopOver(() => cartOf(5), { storage });
    await vi.waitFor(() => expect(next.cart.$count.get()).toBe(5));
    const { calls } = shopOver(() => cartOf(6), { storage });
    expect(calls, 'once').toEqual([]);
  });

  test.each([
    ['somebody has left', 0],
    ['more was added', 4],
    ['another tab added, whose signal is still on its way,', 4],
  ])('is not taken from an answer that %s before', async (what, count) => {
    let late = (_: Answer): void => {};
    const storage = signedIn();
    const { shop, calls } = shopOver(
      (call) => (isRead(call) ? new Promise((resolve) => (late = resolve)) : { data: 4 }),
      { storage },
    );
    const { shop: other } = shopOver(() => ({ data: 4 }), { storage });
    const reading = shop.cart.contents.get(null);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    if (what === 'somebody has left') shop.session.signOut();
    else {
      const changed = what === 'more was added' ? shop : other;
      await changed.cart.add([{ specificationId: '1', quantity: 1 }]);
    }
    late(cartOf(3));
    await reading;
    expect(Number(storage.session.get('cartAmount') ?? 0)).toBe(count);
  });
});

test('a code for a purpose that does not exist is not sent', async () => {
  const { shop, calls } = shopOver(() => ({ data: null }), {
    captchaCipher: async () => 'sealed',
    defaultLanguage: 'en',
  });
  // As a script without types calls it.
  const request = { purpose: 'password-reset' as never, contact: { email: 'a@b.hk' } };
  expect(await failure(shop.session.sendCode(request))).toMatchObject({
    kind: 'input',
    endpoint: 'session.sendCode',
    message: 'Nothing was sent: one value is not valid (purpose).',
  });
  expect(calls).toEqual([]);
});

test('two shops in one process do not see each other', async () => {
  const { shop: one } = shopOver(() => ({ data: login }));
  const { shop: two } = shopOver(() => ({ data: login }));
  await one.session.signIn(form);
  one.language.use('en');
  expect(two.session.$session.get()).toEqual({ status: 'visitor' });
  expect(two.language.$language.get()).toBe('zh');
  expect(two.cart.$count.get()).toBe(0);
});

test('a code is sealed, and may be sent again after 60 seconds (Spec: 1§4, 1§7)', async () => {
  const clock = manualClock();
  const { shop, calls } = shopOver(() => ({ data: null }), {
    clock,
    captchaCipher: async (request) => `sealed:${request.type}`,
  });
  const contact = { phone: '61238841', areaCode: '+852' };
  expect(shop.session.resendWait(contact, 'login')).toBe(0);
  await shop.session.sendCode({ purpose: 'login', contact });
  expect(calls[0]).toMatchObject({ path: '/api/getCaptchaNew', body: { id: 'sealed:login' } });
  expect(shop.session.resendWait(contact, 'login')).toBe(60);
  clock.advance(59_500);
  expect(shop.session.resendWait(contact, 'login')).toBe(1);
  clock.advance(500);
  expect(shop.session.resendWait(contact, 'login')).toBe(0);
});

test.each([
  ['by', null],
  ['by', { email: 'a@clinic.example', password: 'x' }],
  ['with', { by: 'email', email: 'a@clinic.example', password: 'x' }],
  ['phone', { by: 'phone', with: 'code', email: '', areaCode: '+852', code: '123456' }],
  ['areaCode', { by: 'phone', with: 'code', phone: '61234567', code: '123456' }],
  ['code', { by: 'email', with: 'code', email: 'a@clinic.example' }],
])('a login without %s sends nothing, and says so', async (field, form) => {
  const { shop, calls } = shopOver(() => ({ data: null }));
  const error = await failure(shop.session.signIn(form as never));
  expect(error).toMatchObject({ kind: 'input', misfits: [{ field }] });
  expect(calls).toEqual([]);
});

test.each([
  [{ phone: '61234567' }],
  [{ email: undefined }],
  [{ by: 'phone', email: '', phone: '61234567', areaCode: '+852' }],
])('sends no code to %j, which is no contact', async (contact) => {
  const { shop, calls } = shopOver(() => ({ data: null }));
  const error = await failure(
    shop.session.sendCode({ purpose: 'login', contact: contact as never }),
  );
  expect(error).toMatchObject({ kind: 'input', misfits: [{ field: 'contact' }] });
  expect(calls).toEqual([]);
});

test('each address of the captcha picture is new, and follows an override (Spec: 1§7)', () => {
  const { shop } = shopOver(() => ({ data: null }), {
    clock: manualClock(1_000),
    endpoints: { 'session.captchaPicture': { path: '/api/other' } },
  });
  const [one, two] = [shop.session.captchaUrl(), shop.session.captchaUrl()];
  expect(one).toMatch(/\/api\/other\?t=1000$/);
  expect(two).toMatch(/\?t=1001$/);
});

test.each([
  ['apiBase', 'localhost:8787'],
  ['apiBase', 'api.example'],
  ['apiBase', '//api.example'],
  ['apiBase', 'https://buyer:secret@api.example'],
  ['apiBase', 'https://api.example?shop=1'],
  ['apiBase', '/shop#top'],
  ['apiBase', ' https://api.example'],
  ['serviceBase', 'ftp://api.example'],
  ['defaultLanguage', 'zh-HK'],
  ['addressLanguage', 'toString'],
  ['timeout', 0],
  ['timeout', Number.NaN],
  ['retry', 1.5],
  ['retry', 'twice'],
  ['fetch', 3],
  ['fetch', null],
  ['storage', 'local'],
  ['storage', null],
  ['storage', { session: memoryStore() }],
  ['storage', { session: memoryStore(), settings: {} }],
  ['clock', Date],
  ['clock', { now: Date.now }],
  ['endpoints', { 'cart.get': '/api/cart' }],
  ['endpoints', { 'cart.get': { url: '/api/cart' } }],
  ['endpoints', { 'cart.get': { path: 'api/cart' } }],
  ['endpoints', { 'cart.get': { host: 'elsewhere' } }],
])('says that %s does not fit as %j', (name, value) => {
  for (const create of [createShop, createCore])
    expect(() => create({ apiBase: 'https://api.example', [name]: value })).toThrow(
      new RegExp(`^createShop: ${name} is .*, but has to be `),
    );
});

test.each([
  ['apiBase', ''],
  ['apiBase', '/shop'],
  ['apiBase', 'HTTPS://api.example/shop/'],
  ['apiBase', 'http://localhost:8787'],
  ['timeout', Number.POSITIVE_INFINITY],
  ['retry', Number.POSITIVE_INFINITY],
  ['retry', 0],
  ['defaultLanguage', undefined],
  ['fetch', () => Promise.resolve(Response.json({}))],
  ['storage', 'session'],
  ['storage', { session: memoryStore(), settings: memoryStore() }],
  ['clock', manualClock()],
  ['endpoints', { 'cart.get': { path: '/api/cart', host: 'service' } }],
])('takes %s as %j', (name, value) => {
  for (const create of [createShop, createCore])
    expect(() => create({ apiBase: 'https://api.example', [name]: value })).not.toThrow();
});

test('keeps the password of an unfit address out of the error', () => {
  const unfit = { apiBase: 'https://buyer:secret@api.example' };
  expect(() => createShop(unfit)).toThrow(/^createShop: apiBase is "https:\/\/…@api\.example"/);
});

test.each([{}, { apiBase: undefined }, undefined])(
  'says that %j names no shop server',
  (options) => {
    // As a script without types calls it.
    for (const create of [createShop, createCore])
      expect(() => create(options as never)).toThrow(/createShop: name the shop server/);
  },
);
