import { expect, test } from 'vitest';
import { eachPage } from './each-page.ts';

/** A list of so many pages; records which were read. */
function listOf(pages: number) {
  const read: number[] = [];
  return {
    read,
    get: async ({ page = 1 }: { page?: number; keyword: string }) => {
      read.push(page);
      return { pages, entries: [`entry ${page}`] };
    },
  };
}

const collect = async <T>(loop: AsyncIterable<T>) => {
  const all: T[] = [];
  for await (const each of loop) all.push(each);
  return all;
};

test('reads every page once, in order', async () => {
  const list = listOf(3);
  const pages = await collect(eachPage(list, { keyword: 'a' }));
  expect(pages.flatMap(({ entries }) => entries)).toEqual(['entry 1', 'entry 2', 'entry 3']);
  expect(list.read).toEqual([1, 2, 3]);
});

test('reads an empty list once', async () => {
  const list = listOf(0);
  expect(await collect(eachPage(list, { keyword: 'a' }))).toHaveLength(1);
});

test('begins and ends where the caller says', async () => {
  const list = listOf(9);
  await collect(eachPage(list, { keyword: 'a', page: 4 }, { most: 2 }));
  expect(list.read).toEqual([4, 5]);
});

test('reads no page that the loop does not ask for', async () => {
  const list = listOf(9);
  for await (const _ of eachPage(list, { keyword: 'a' })) break;
  expect(list.read).toEqual([1]);
});

test('passes the signal on, and stops at a page that fails', async () => {
  const controller = new AbortController();
  const query = {
    get: async ({ page = 1 }: { page?: number }, options?: { signal?: AbortSignal }) => {
      options?.signal?.throwIfAborted();
      if (page === 2) controller.abort(new Error('enough'));
      return { pages: 5 };
    },
  };
  const seen: unknown[] = [];
  const loop = async () => {
    for await (const page of eachPage(query, {}, { signal: controller.signal })) seen.push(page);
  };
  await expect(loop()).rejects.toThrow('enough');
  expect(seen).toHaveLength(2);
});
