import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../contract.ts';
import { createShop as createCore } from '../../core.ts';
import { createShop as createComplete, isShopError } from '../../index.ts';
import { plainTranslator } from '../../language/plain-translator.ts';
import type { Translator } from '../../language/store.ts';
import type { Shop, ShopOptions } from '../../shop.ts';
import { memoryStore } from '../storage/storage.ts';
import { retryAfterSeconds } from './transport.ts';

/** Both entries, which send by ky and by `fetch`: a script fails alike with each. */
const ENTRIES = [
  ['@clinicart/sdk', createComplete],
  ['@clinicart/sdk/core', createCore],
] as const;

const NOW = Date.UTC(2026, 10, 20, 4);

test.each([
  ['3600', 3600],
  [' 5 ', 5],
  ['0', 0],
  ['Fri, 20 Nov 2026 04:00:10 GMT', 10],
  ['Friday, 20-Nov-26 04:00:10 GMT', 10],
  ['Fri, 20 Nov 2026 03:00:00 GMT', 0],
  ['9'.repeat(400), 31_536_000],
  [null, undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['2099', 2099],
  ['Fri, 99 Nov 2026 04:00:10 GMT', undefined],
])('reads Retry-After %j as %s s', (header, seconds) => {
  expect(retryAfterSeconds(header, NOW)).toBe(seconds);
});

/** Opens a shop whose server gives these answers in turn, and records the times of the requests. */
function shopOver(
  createShop: (options: ShopOptions & { translate?: Translator }) => Shop,
  ...answers: readonly (() => Response)[]
) {
  const askedAt: number[] = [];
  const shop = createShop({
    translate: plainTranslator,
    apiBase: 'https://api.example',
    defaultLanguage: 'en',
    storage: { session: memoryStore({ token: 'secret-token' }), settings: memoryStore() },
    fetch: async () => {
      askedAt.push(Date.now() - NOW);
      const answer = answers[askedAt.length - 1] ?? answers.at(-1);
      if (!answer) throw new TypeError('no answer');
      return answer();
    },
  });
  return { shop, askedAt };
}

const refusal = (status: number, retryAfter: string, message?: string) => () =>
  Response.json(
    { resultID: 1500, ...(message === undefined ? {} : { message }) },
    { status, headers: { 'Retry-After': retryAfter } },
  );
const done = () => Response.json({ resultID: 1200, message: '', data: [] });

async function outcomeOf(work: Promise<unknown>) {
  const settled = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  return settled;
}

describe.each(ENTRIES)('a server that asks %s to wait', (_, createShop) => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['3600', 3600],
    ['6', 6],
    ['Fri, 20 Nov 2026 05:00:00 GMT', 3600],
  ])('gets no second request when it wants %s', async (header, retryAfterSeconds) => {
    for (const status of [429, 503]) {
      vi.setSystemTime(NOW);
      const { shop, askedAt } = shopOver(createShop, refusal(status, header));
      const outcome = await outcomeOf(shop.catalogue.parentCategories.get(null));
      expect(askedAt).toEqual([0]);
      expect(outcome).toMatchObject({ error: { kind: 'http', status, retryAfterSeconds } });
      expect(outcome).toMatchObject({
        error: { message: 'The shop is busy. Try again later.' },
      });
    }
  });

  test.each([
    ['2', 2_000],
    ['5', 5_000],
    ['Fri, 20 Nov 2026 04:00:03 GMT', 3_000],
  ])('gets a second request after %s', async (header, ms) => {
    const { shop, askedAt } = shopOver(createShop, refusal(503, header), done);
    expect(await outcomeOf(shop.catalogue.parentCategories.get(null))).toEqual({ value: [] });
    expect(askedAt).toEqual([0, ms]);
  });

  test('gets no third request when it wants a longer wait the second time', async () => {
    const { shop, askedAt } = shopOver(createShop, refusal(429, '1'), refusal(429, '3600'));
    const { error } = (await outcomeOf(shop.catalogue.parentCategories.get(null))) as {
      error: unknown;
    };
    expect(isShopError(error, 'http') && error.retryAfterSeconds).toBe(3600);
    expect(askedAt).toEqual([0, 1_000]);
  });

  test('has its own sentence in the error', async () => {
    const { shop } = shopOver(createShop, refusal(429, '60', 'Too many searches.'));
    expect(await outcomeOf(shop.catalogue.parentCategories.get(null))).toMatchObject({
      error: { message: 'Too many searches.', retryAfterSeconds: 60 },
    });
  });

  test('gets a write once, and the wait reaches the caller', async () => {
    const { shop, askedAt } = shopOver(createShop, refusal(503, '1'));
    const change = shop.cart.change({ specificationId: '1' }, 2);
    expect(await outcomeOf(change)).toMatchObject({ error: { status: 503, retryAfterSeconds: 1 } });
    expect(askedAt).toEqual([0]);
  });
});

describe.each(ENTRIES)('a picture for %s', (_, createShop) => {
  const answered = (body: string, type: string) => {
    const { shop } = shopOver(
      createShop,
      () => new Response(body, { headers: { 'Content-Type': type } }),
    );
    return shop.call(session.captchaPicture, '1');
  };

  test.each([['image/svg+xml'], ['application/octet-stream'], ['']])(
    'comes as %j',
    async (type) => {
      expect(await answered('<svg/>', type)).toMatchObject({ size: 6, type });
    },
  );

  test.each([
    ['<p>Sorry</p>', 'text/html'],
    ['{"resultID":1500}', 'application/json'],
    ['', 'image/png'],
  ])('is not %j of type %s', async (body, type) => {
    await expect(answered(body, type)).rejects.toMatchObject({ kind: 'contract' });
  });
});

describe.each(ENTRIES)('the patience of a shop of %s', (_, createShop) => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    [undefined, 3],
    [0, 1],
    [4, 5],
    [-1, 1],
  ])('with retry %s sends a failing read %d times', async (retry, times) => {
    let sent = 0;
    const shop = createShop({
      apiBase: 'https://api.example',
      ...(retry === undefined ? {} : { retry }),
      fetch: async () => {
        sent += 1;
        return new Response('{}', { status: 503 });
      },
    });
    await outcomeOf(shop.catalogue.parentCategories.get(null));
    expect(sent).toBe(times);
  });

  test.each([
    { timeout: Number.POSITIVE_INFINITY },
    { timeout: 3_000_000_000 },
    { retry: Number.POSITIVE_INFINITY },
  ])('with %j reads, and waits as long as a timer can', async (patience) => {
    const shop = createShop({
      apiBase: 'https://api.example',
      ...patience,
      fetch: async () => {
        await new Promise((resolve) => setTimeout(resolve, 10_000));
        return done();
      },
    });
    expect(await outcomeOf(shop.catalogue.parentCategories.get(null))).toEqual({ value: [] });
  });

  test.each([
    [undefined, 15_000],
    [2_000, 2_000],
  ])('with timeout %s ends after %d ms', async (timeout, ms) => {
    let ended = 0;
    const shop = createShop({
      apiBase: 'https://api.example',
      ...(timeout === undefined ? {} : { timeout }),
      fetch: async (input, init) => {
        const { signal } = new Request(input, init);
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            ended = Date.now() - NOW;
            reject(signal.reason);
          });
        });
      },
    });
    expect(await outcomeOf(shop.catalogue.parentCategories.get(null))).toMatchObject({
      error: { kind: 'timeout' },
    });
    expect(ended).toBe(ms);
  });
});
