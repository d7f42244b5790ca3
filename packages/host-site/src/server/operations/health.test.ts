import { expect, test, vi } from 'vitest';
import { createHealth, FRESH_MS } from './health.ts';

function healthOf(isThere: () => boolean | Promise<boolean>, withoutApi = false) {
  const clock = { at: 0 };
  const probe = vi.fn(async () => isThere());
  const health = createHealth({ probe, withoutApi, now: () => clock.at });
  return { health, probe, clock };
}

test('is ready once the API has answered, and calls it only when no answer is recent', async () => {
  const { health, probe, clock } = healthOf(() => true);
  const ready = { status: 200, body: { status: 'ready', apiReachable: true } };
  expect(await health.ready()).toEqual(ready);
  clock.at = FRESH_MS - 1;
  expect(await health.ready()).toEqual(ready);
  expect(probe).toHaveBeenCalledTimes(1);
  health.answered();
  clock.at = 2 * FRESH_MS - 2;
  await health.ready();
  expect(probe, 'a page had an answer').toHaveBeenCalledTimes(1);
  clock.at = 2 * FRESH_MS;
  await health.ready();
  expect(probe).toHaveBeenCalledTimes(2);
});

test('is not ready while the API does not answer, and asks it once a second at most', async () => {
  const turns = [false, true];
  const { health, probe, clock } = healthOf(() => turns.shift() ?? false);
  const away = { status: 503, body: { status: 'api-unreachable', apiReachable: false } };
  expect(await Promise.all([health.ready(), health.ready()])).toEqual([away, away]);
  clock.at = 999;
  expect(await health.ready()).toEqual(away);
  expect(probe).toHaveBeenCalledTimes(1);
  clock.at = 1000;
  expect((await health.ready()).status).toBe(200);
});

test('a call that throws is no answer', async () => {
  const { health } = healthOf(() => Promise.reject(new Error('away')));
  expect((await health.ready()).status).toBe(503);
});

test('may be ready without the API, and says so', async () => {
  const { health } = healthOf(() => false, true);
  expect(await health.ready()).toEqual({
    status: 200,
    body: { status: 'ready', apiReachable: false },
  });
});

test('is never ready once it stops, even if that begins during the check', async () => {
  const stopping = { status: 503, body: { status: 'stopping' } };
  const { health, probe } = healthOf(() => {
    health.stop();
    return true;
  });
  expect(await health.ready()).toEqual(stopping);
  expect(await health.ready()).toEqual(stopping);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(health.isStopping).toBe(true);
});
