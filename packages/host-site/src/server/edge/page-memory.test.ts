import { expect, test, vi } from 'vitest';
import type { SharedRequest } from '../page-cache/shared-request.ts';
import { SHARED_POLICY, SHARED_S } from '../security-headers.ts';
import { createPageMemory } from './page-memory.ts';

const page = (key: string): SharedRequest => ({
  ...{ key, url: `http://shop.example/${key}`, cookie: 'language=3', surrogateKeys: [] },
});

/** Returns the memory, its renderings, and a clock that the test moves. */
function memory(mostBytes = 1e6, headers: Record<string, string> = {}, status = 200) {
  const clock = { ms: 0 };
  const render = vi.fn(async ({ key }: SharedRequest) => {
    const sent = { 'Cache-Control': SHARED_POLICY, 'Content-Type': 'text/html', ...headers };
    const answer = new Response(null, { status, headers: sent });
    return { answer, plain: Buffer.from(`the page ${key}`) };
  });
  return { clock, render, answer: createPageMemory({ mostBytes, render, now: () => clock.ms }) };
}

test('keeps a page for as long as caches may share it, and tells its age', async () => {
  const { answer, clock, render } = memory();
  const first = await answer(page('a'), null);
  expect([first.headers.get('age'), await first.text()]).toEqual([null, 'the page a']);
  clock.ms = SHARED_S * 1000 - 1;
  const kept = await answer(page('a'), null);
  expect([kept.headers.get('age'), await kept.text()]).toEqual([`${SHARED_S - 1}`, 'the page a']);
  expect(kept.headers.get('etag')).toBe(first.headers.get('etag'));
  clock.ms = SHARED_S * 1000;
  expect((await answer(page('a'), null)).headers.get('age')).toBeNull();
  await answer(page('b'), null);
  expect(render).toHaveBeenCalledTimes(3);
});

test('answers 304 without a body to a client that has the page', async () => {
  const { answer } = memory();
  const etag = (await answer(page('a'), null)).headers.get('etag');
  const again = await answer(page('a'), etag);
  expect([again.status, await again.text(), again.headers.get('content-type')]).toEqual([
    ...[304, '', null],
  ]);
  expect(again.headers.get('cache-control')).toBe(SHARED_POLICY);
  expect((await answer(page('a'), 'W/"another"')).status).toBe(200);
});

test.each([
  ['failed', {}, 503],
  ['is private', { 'Cache-Control': 'private, no-store' }, 200],
  ['sets a cookie', { 'Set-Cookie': 'a=1' }, 200],
])('keeps no answer that %s', async (_, headers, status) => {
  const { answer, render } = memory(1e6, headers, status);
  for (const _time of [1, 2]) {
    const sent = await answer(page('a'), null);
    expect([sent.status, sent.headers.get('age'), sent.headers.get('etag')]).toEqual([
      ...[status, null, null],
    ]);
  }
  expect(render).toHaveBeenCalledTimes(2);
});

test.each([[0], [500]])('keeps nothing in a memory of %i bytes', async (mostBytes) => {
  const { answer, render } = memory(mostBytes);
  await answer(page('a'), null);
  expect((await answer(page('a'), null)).headers.get('age')).toBeNull();
  expect(render).toHaveBeenCalledTimes(2);
});

test('a request that the runtime ends leaves nothing for others to wait for', async () => {
  const { answer, render } = memory();
  render.mockImplementationOnce(() => new Promise(() => undefined));
  void answer(page('a'), null);
  expect(await (await answer(page('a'), null)).text()).toBe('the page a');
});
