import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRenderPlaces } from './render-places.ts';

const LIMITS = { places: 2, line: 2, patienceMs: 5000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('places are given up to their number, and those who wait follow in the order of arrival', async () => {
  const places = createRenderPlaces(LIMITS);
  const [first, second] = [await places.enter(), await places.enter()];
  const order: string[] = [];
  const third = places.enter().then((leave) => {
    order.push('third');
    return leave;
  });
  const fourth = places.enter().then((leave) => {
    order.push('fourth');
    return leave;
  });
  await Promise.resolve();
  expect([places.taken, places.waiting, order]).toEqual([2, 2, []]);
  second?.();
  await third;
  expect([places.taken, places.waiting, order]).toEqual([2, 1, ['third']]);
  first?.();
  (await third)?.();
  (await fourth)?.();
  expect([places.taken, places.waiting, order]).toEqual([0, 0, ['third', 'fourth']]);
});

test('a place is given back once', async () => {
  const places = createRenderPlaces(LIMITS);
  const leave = await places.enter();
  await places.enter();
  leave?.();
  leave?.();
  expect(places.taken).toBe(1);
});

test('a request beyond the line gets no place, nor one that has waited too long', async () => {
  const places = createRenderPlaces(LIMITS);
  const leave = await places.enter();
  await places.enter();
  const waiting = [places.enter(), places.enter()];
  expect(await places.enter()).toBeUndefined();
  vi.advanceTimersByTime(4999);
  expect(places.waiting).toBe(2);
  vi.advanceTimersByTime(1);
  expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
  leave?.();
  expect([places.taken, places.waiting]).toEqual([1, 0]);
});

test('a client that leaves takes no place', async () => {
  const places = createRenderPlaces({ ...LIMITS, places: 1 });
  const leave = await places.enter();
  const client = new AbortController();
  const gone = places.enter(client.signal);
  const next = places.enter();
  client.abort();
  expect(await gone).toBeUndefined();
  expect(await places.enter(client.signal)).toBeUndefined();
  leave?.();
  expect(await next).toBeTypeOf('function');
  expect([places.taken, places.waiting]).toEqual([1, 0]);
});
