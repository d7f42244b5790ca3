import { manualClock } from '@clinicart/sdk';
import { type AnyEndpoint, catalogue } from '@clinicart/sdk/contract';
import { describe, expect, test } from 'vitest';
import { createReadCache, type ReadResult } from './read-cache.ts';
import { type Commands, createRemote, PAUSE_MS } from './remote.ts';

const FRESH_MS = 30_000;
const row = catalogue.hotWords as unknown as AnyEndpoint;
const asked = { key: 'k', row };
const answerOf = (word: string) =>
  JSON.stringify({
    resultID: 1200,
    message: '',
    data: [{ keyWord: word, note: 'not in the row' }],
  });
const wordIn = async (answer: Response) => (await answer.json()).data?.[0]?.keyWord;

/** An API that counts its calls and answers with its number, or as told. */
function api(
  answers: (call: number) => Response = (call) => new Response(answerOf(`word ${call}`)),
) {
  const api = { calls: 0, send: async () => answers(++api.calls) };
  return api;
}

/** A Redis in memory that several caches share. */
function redis(clock: { now(): number }) {
  const values = new Map<string, { value: string; until: number }>();
  const there = (key: string) => {
    const found = values.get(key);
    return found && clock.now() < found.until ? found.value : undefined;
  };
  const commands: Commands = {
    get: async (key) => there(key) ?? null,
    async set(key, value, lifetimeMs, isNew) {
      if (isNew && there(key) !== undefined) return false;
      values.set(key, { value, until: clock.now() + lifetimeMs });
      return true;
    },
    async deleteIf(key, value) {
      if (there(key) === value) values.delete(key);
    },
  };
  return { commands, values };
}

function cacheWith({
  clock = manualClock(),
  commands = undefined as Commands | undefined,
  mostBytes = 1e6,
} = {}) {
  const results: ReadResult[] = [];
  const { now, after } = clock;
  const remote = commands && createRemote({ commands, now, after });
  const cache = createReadCache({
    mostBytes,
    freshMs: FRESH_MS,
    remote,
    now,
    // A pause lets the other instance proceed.
    wait: async (ms) => {
      await new Promise((resolve) => setImmediate(resolve));
      clock.advance(ms);
    },
    note: (result) => results.push(result),
  });
  return { cache, clock, results };
}

describe('the read cache of one process', () => {
  test('calls once for a thousand equal reads under way, and once in the lifetime of the answer', async () => {
    const { cache, clock, results } = cacheWith();
    const server = api();
    const reads = Array.from({ length: 1000 }, () => cache.read(asked, server.send));
    const words = await Promise.all((await Promise.all(reads)).map(wordIn));
    expect(new Set(words)).toEqual(new Set(['word 1']));
    clock.advance(FRESH_MS - 1);
    expect(await wordIn(await cache.read(asked, server.send))).toBe('word 1');
    expect(server.calls).toBe(1);
    expect(results.filter((result) => result === 'coalesced')).toHaveLength(999);
  });

  test('sends an old answer while it reads anew, and none that is older than that', async () => {
    const { cache, clock } = cacheWith();
    const server = api();
    const read = async () => wordIn(await cache.read(asked, server.send));
    await read();
    clock.advance(FRESH_MS);
    expect(await read()).toBe('word 1');
    await new Promise((resolve) => setImmediate(resolve));
    expect(await read()).toBe('word 2');
    clock.advance(2 * FRESH_MS);
    expect(await read()).toBe('word 3');
  });

  test('keeps the old answer while the API fails, until its time is over', async () => {
    const { cache, clock } = cacheWith();
    const server = api((call) =>
      call === 1 ? new Response(answerOf('old')) : new Response('', { status: 500 }),
    );
    const read = () => cache.read(asked, server.send);
    await read();
    clock.advance(FRESH_MS + 1);
    expect(await wordIn(await read())).toBe('old');
    clock.advance(FRESH_MS);
    expect((await read()).status).toBe(500);
  });

  test.each([
    ['a server error', () => new Response(answerOf('x'), { status: 503 })],
    ['a refusal', () => Response.json({ resultID: 1328, message: 'gone' })],
    ['no JSON', () => new Response('<html>')],
    ['another shape', () => Response.json({ resultID: 1200, data: 'text' })],
    ['an unknown status', () => new Response(answerOf('x'), { status: 203 })],
  ])('never keeps %s', async (_, answer) => {
    const { cache } = cacheWith();
    const server = api(answer);
    const first = await cache.read(asked, server.send);
    expect(await first.text()).toBe(await answer().text());
    await cache.read(asked, server.send);
    expect([server.calls, cache.entries]).toEqual([2, 0]);
  });

  test('gives an answer that is not fit to its caller alone', async () => {
    const { cache } = cacheWith();
    const server = api((call) => Response.json({ resultID: 1328, message: `${call}` }));
    const reads = [1, 2, 3].map(() => cache.read(asked, server.send));
    const said = await Promise.all((await Promise.all(reads)).map((answer) => answer.json()));
    expect(new Set(said.map(({ message }) => message)).size).toBe(3);
  });

  test('fails with the call, and calls again afterwards', async () => {
    const { cache } = cacheWith();
    const failing = async () => {
      throw new TypeError('fetch failed');
    };
    await expect(cache.read(asked, failing)).rejects.toThrow('fetch failed');
    expect(await wordIn(await cache.read(asked, api().send))).toBe('word 1');
  });

  test('drops the oldest answers beyond its bytes, and keeps nothing with 0', async () => {
    const small = cacheWith({ mostBytes: 2000 }).cache;
    for (let at = 0; at < 50; at++) await small.read({ key: `k${at}`, row }, api().send);
    expect(small.bytes).toBeLessThanOrEqual(2000);
    expect(small.entries).toBeGreaterThan(0);
    const none = cacheWith({ mostBytes: 0 }).cache;
    await none.read(asked, api().send);
    expect(none.entries).toBe(0);
  });
});

describe('the read cache of several instances', () => {
  test('calls once when another instance answers between the look and the lock', async () => {
    const clock = manualClock();
    const { commands } = redis(clock);
    const server = api();
    const other = cacheWith({ clock, commands }).cache;
    let isFirstLook = true;
    const late: Commands = {
      ...commands,
      async get(key) {
        const found = await commands.get(key);
        if (isFirstLook) {
          isFirstLook = false;
          await other.read(asked, server.send);
        }
        return found;
      },
    };
    const { cache, results } = cacheWith({ clock, commands: late });
    expect(await wordIn(await cache.read(asked, server.send))).toBe('word 1');
    expect(server.calls).toBe(1);
    expect(results).toEqual(['remote']);
  });

  test('calls once for all of them, also at the same moment', async () => {
    const clock = manualClock();
    const { commands } = redis(clock);
    const instances = [1, 2, 3].map(() => cacheWith({ clock, commands }).cache);
    const server = api();
    const slow = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return server.send();
    };
    const reads = instances.flatMap((cache) => [1, 2].map(() => cache.read(asked, slow)));
    const words = await Promise.all((await Promise.all(reads)).map(wordIn));
    expect(new Set(words)).toEqual(new Set(['word 1']));
    clock.advance(FRESH_MS / 2);
    const late = cacheWith({ clock, commands });
    expect(await wordIn(await late.cache.read(asked, slow))).toBe('word 1');
    expect([server.calls, late.results]).toEqual([1, ['remote']]);
  });

  test('calls itself when the instance with the lock never answers', async () => {
    const clock = manualClock();
    const { commands } = redis(clock);
    await commands.set('lock:k', 'of an instance that was killed', 60_000, true);
    const { cache } = cacheWith({ clock, commands });
    expect(await wordIn(await cache.read(asked, api().send))).toBe('word 1');
  });

  test('leaves no lock behind, nor takes away that of another', async () => {
    const clock = manualClock();
    const { commands, values } = redis(clock);
    const { cache } = cacheWith({ clock, commands });
    await cache.read(asked, async () => {
      values.set('lock:k', { value: 'of another', until: clock.now() + 1000 });
      return new Response(answerOf('x'));
    });
    expect(values.get('lock:k')?.value).toBe('of another');
    await cache.read({ key: 'other', row }, api().send);
    expect([...values.keys()].filter((key) => key.startsWith('lock:'))).toEqual(['lock:k']);
  });

  test.each([
    ['refuses', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['never answers', () => new Promise<never>(() => {})],
    [
      'throws at once',
      () => {
        throw new Error('The client is closed.');
      },
    ],
  ])('waits once, and for a short time, for a Redis that %s', async (_, fails) => {
    const clock = manualClock();
    let asks = 0;
    const count = () => {
      asks += 1;
      return fails();
    };
    const { cache } = cacheWith({
      clock,
      commands: { get: count, set: count, deleteIf: count },
    });
    const read = async (key: string) => {
      const reading = cache.read({ key, row }, api().send);
      await new Promise((resolve) => setImmediate(resolve));
      clock.advance(100);
      return wordIn(await reading);
    };
    expect([await read('a'), await read('b')]).toEqual(['word 1', 'word 1']);
    expect(asks).toBe(1);
    clock.advance(PAUSE_MS);
    await read('c');
    expect(asks).toBe(2);
  });

  test.each(['', 'x', '12', 'NaN {}', ' {}'])('ignores %j in Redis', async (value) => {
    const clock = manualClock();
    const { commands } = redis(clock);
    await commands.set('read:k', value, 60_000, false);
    const { cache } = cacheWith({ clock, commands });
    expect(await wordIn(await cache.read(asked, api().send))).toBe('word 1');
  });
});
