import { inspect } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { LoginForm } from '../../identity/session/rules.ts';
import { createShop, isShopError, type ShopError, type ShopErrorKind } from '../../index.ts';
import { systemClock } from '../platform/clock.ts';
import { memoryStore } from '../storage/storage.ts';
import { createApi } from './client.ts';
import { write } from './endpoint.ts';
import { createSender } from './sender/fetch-sender.ts';
import type { Uploader } from './upload.ts';

// Secrets planted in every possible place: an error may reveal none of them, however a reader inspects it.
const TOKEN = 'tok-3f9a71c2d4e8';
const PASSWORD = 'Plaintext2026';
const TYPED = 'typed-by-the-buyer';
const ANSWERED = 'answered-to-the-buyer';
const PLANTED = new RegExp([TOKEN, PASSWORD, TYPED, ANSWERED].join('|'));

/** Collects every text reachable from a value: own and inherited, hidden and by symbol. */
function reachable(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value === 'string') return value;
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return '';
  if (seen.has(value)) return '';
  seen.add(value);
  const found = value instanceof Map || value instanceof Set ? [...value].flat() : [];
  for (let at: object | null = value; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const key of Reflect.ownKeys(at)) {
      found.push(typeof key === 'string' ? key : key.toString());
      try {
        found.push(Reflect.get(at, key, value));
      } catch {
        // An accessor that throws reveals nothing.
      }
    }
  return found.map((each) => reachable(each, seen)).join('\n');
}

/** The text that consoles and error trackers make from an error. */
const shown = (error: ShopError) =>
  [
    inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true }),
    JSON.stringify(error),
    JSON.stringify(error, Object.getOwnPropertyNames(error)),
    String(error.stack),
    String(error.cause),
    reachable(error),
  ].join('\n');

const shopOver = (fetch: typeof globalThis.fetch) =>
  createShop({
    apiBase: 'https://api.example',
    fetch,
    storage: {
      session: memoryStore({
        token: TOKEN,
        user: JSON.stringify({ userName: 'Ching', roles: ['Buyer'] }),
      }),
      settings: memoryStore(),
    },
  });
type Shop = ReturnType<typeof shopOver>;

async function failureOf(work: Promise<unknown>): Promise<ShopError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isShopError(error)) throw new Error(`expected a ShopError, got ${String(error)}`);
  return error;
}

const form: LoginForm = {
  by: 'email',
  email: `${TYPED}@clinic.hk`,
  phone: '',
  areaCode: '+852',
  with: 'password',
  password: PASSWORD,
  code: '',
};
const change = {
  oldPassword: PASSWORD,
  newPassword: `${PASSWORD}b`,
  confirmPassword: `${PASSWORD}b`,
};
const passwordChange = write(
  {
    name: 'test.change',
    path: '/authapi/user/updatePassword',
    request: z.object({
      oldPassword: z.string(),
      newPassword: z.string(),
      confirmPassword: z.string(),
    }),
    response: z.object({ list: z.array(z.number()) }),
  },
  (input: typeof change) => input,
);
const works: readonly (readonly [string, (shop: Shop) => Promise<unknown>])[] = [
  ['a sign-in', (shop) => shop.session.signIn(form)],
  ['a write with the token', (shop) => shop.call(passwordChange, change)],
  ['a read with the token', (shop) => shop.account.me.get(null)],
];

const echo = { token: TOKEN, password: PASSWORD, list: [ANSWERED], [TYPED]: ANSWERED };
const FAILURES: readonly (readonly [string, ShopErrorKind, typeof fetch])[] = [
  [
    'a network that fails',
    'network',
    async (input) => {
      throw Object.assign(new TypeError(`fetch failed ${TOKEN}`), { cause: input });
    },
  ],
  [
    'an HTTP error whose body repeats the request',
    'http',
    async () => Response.json({ resultID: 1500, message: '', data: echo }, { status: 403 }),
  ],
  [
    'an HTTP error whose message repeats the token',
    'http',
    async () => Response.json({ resultID: 1, message: `bad ${TOKEN}` }, { status: 403 }),
  ],
  ['an answer that is no JSON', 'contract', async () => new Response(`<p>${TOKEN} ${ANSWERED}`)],
  ['an answer that is no envelope', 'contract', async () => Response.json(echo)],
  [
    'data that does not fit',
    'contract',
    async () =>
      Response.json({
        resultID: 1200,
        message: '',
        data: { ...echo, userName: echo, authStatus: [echo], areaCode: echo },
      }),
  ],
  [
    'a refusal',
    'server',
    async () => Response.json({ resultID: 1500, message: 'No.', data: echo }),
  ],
  [
    'a session that ended',
    'session-ended',
    async () => Response.json({ resultID: 1300, message: `${TOKEN} is over`, data: echo }),
  ],
];

afterEach(() => {
  vi.useRealTimers();
});

describe.each(works)('%s', (_, work) => {
  test.each(FAILURES)('shows no secret after %s', async (__, kind, fetch) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const error = await failureOf(work(shopOver(fetch)));
    expect(error.kind).toBe(kind);
    expect(error.cause).toBeUndefined();
    expect(shown(error)).not.toMatch(PLANTED);
  });

  test('shows no secret after a time-out', async () => {
    vi.useFakeTimers();
    const failure = failureOf(work(shopOver(() => new Promise(() => {}))));
    await vi.advanceTimersByTimeAsync(60_000);
    const error = await failure;
    expect(error.kind).toBe('timeout');
    expect(shown(error)).not.toMatch(PLANTED);
  });

  test('shows no secret where the token cannot be a header', async () => {
    const shop = createShop({
      apiBase: 'https://api.example',
      fetch: async () => Response.json({ resultID: 1300, message: 'over' }),
      storage: { session: memoryStore({ token: `${TOKEN}\n` }), settings: memoryStore() },
    });
    expect(shown(await failureOf(work(shop)))).not.toMatch(PLANTED);
  });
});

test('shows no secret of a call that was stopped, nor the reason it was stopped for', async () => {
  const stop = new AbortController();
  const shop = shopOver(
    (input, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = new Request(input, init);
        signal.addEventListener('abort', () => reject(signal.reason));
        queueMicrotask(() => stop.abort(new Error(`stopped ${TYPED}`)));
      }),
  );
  const error = await failureOf(shop.call(passwordChange, change, { signal: stop.signal }));
  expect(error.kind).toBe('aborted');
  expect(shown(error)).not.toMatch(PLANTED);
});

test('names the fields of an invalid answer and their types, not their values', async () => {
  const shop = shopOver(async () => Response.json({ resultID: 1200, message: '', data: echo }));
  const error = await failureOf(shop.call(passwordChange, change));
  expect(error.misfits).toEqual([{ field: 'list.0', expected: 'number' }]);
});

const uploaded = write(
  {
    name: 'test.upload',
    path: '/authapi/upload',
    encoding: 'multipart',
    request: z.object({ password: z.string() }),
    response: z.object({ list: z.array(z.number()) }),
  },
  (password: string) => ({ password }),
);
const uploads: readonly (readonly [string, ShopErrorKind, Uploader])[] = [
  ['does not arrive', 'network', () => Promise.reject(new TypeError(`no ${TOKEN}`))],
  [
    'takes too long',
    'timeout',
    ({ headers }) => Promise.reject(new DOMException(headers['Authorization'], 'TimeoutError')),
  ],
  ['is refused', 'http', async () => Response.json({ data: echo }, { status: 413 })],
  ['is answered with a page', 'contract', async () => new Response(`<p>${TOKEN}`)],
  ['is answered with something else', 'contract', async () => Response.json(echo)],
];

test.each(uploads)('shows no secret of an upload that %s', async (_, kind, upload) => {
  const api = createApi({
    apiBase: 'https://api.example',
    serviceBase: '',
    endpoints: {},
    productLine: '',
    fetch,
    clock: systemClock,
    upload,
    createSender,
    exclusive: undefined,
    checkAnswer: undefined,
    token: () => TOKEN,
    languageCode: () => '2',
    say: ({ reason }) => reason,
    onLoginNeeded() {},
    onSessionEnded() {},
    priceJudge: { hear() {}, forget() {}, maySee: async () => false },
  });
  const error = await failureOf(api.call(uploaded, PASSWORD, { onProgress: () => {} }));
  expect(error.kind).toBe(kind);
  expect(shown(error)).not.toMatch(PLANTED);
});
