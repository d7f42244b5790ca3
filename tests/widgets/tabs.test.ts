// The tabs that the element tests share: a visit sees nothing of an earlier one.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bench, complaintsOf, createBench } from './browser.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await createBench();
}, 120_000);
afterAll(() => bench.close());

/** Everything that a page can find out about its tab. */
const stateOf = (page: Page) =>
  page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    name: window.name,
    history: history.length,
    scroll: scrollY,
    size: [innerWidth, innerHeight],
    globals: 'left' in window,
    tasks: Reflect.get(window, 'ticks'),
    hovered: document.querySelector('button:hover') !== null,
    pictures: await fetch('/bundle/none.svg').then(({ status }) => status),
  }));

const BODY = '<button type="button">Here</button>';

/** Leaves something behind in every place that a page or a test can write to. */
async function leaveTraces(page: Page): Promise<void> {
  await page.setViewportSize({ width: 400, height: 3000 });
  await page.route('**/none.svg', (route) => route.fulfill({ status: 200, body: 'left' }));
  await page.context().route('**/none.svg', (route) => route.fallback());
  page.on('console', () => expect.unreachable('A listener of an earlier visit is called.'));
  page.setDefaultTimeout(1);
  await page.evaluate(async () => {
    sessionStorage.setItem('left', '1');
    localStorage.setItem('left', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: the elements write cookies in this way.
    document.cookie = 'left=1; path=/';
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
    await caches.open('left');
    window.name = 'left';
    history.pushState(null, '', '#left');
    Object.assign(window, { left: true });
    const channel = new BroadcastChannel('left');
    setInterval(() => channel.postMessage('left'), 1);
    addEventListener('pagehide', () => localStorage.setItem('later', '1'));
  });
  const { x, y } = (await page.locator('button').boundingBox({ timeout: 5000 })) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 2, y + 2);
  await page.keyboard.down('Shift');
}

test('a later visit of a tab finds it as new', async () => {
  const fresh = await bench.open(BODY);
  const asNew = await stateOf(fresh);
  expect(asNew).toMatchObject({ session: {}, local: {}, cookies: '', history: 2, pictures: 404 });
  await leaveTraces(fresh);
  expect(await stateOf(fresh)).toMatchObject({
    session: { left: '1' },
    local: { left: '1' },
    cookies: 'left=1',
    databases: ['left'],
    caches: ['left'],
    name: 'left',
    hovered: true,
    pictures: 200,
    size: [400, 3000],
  });
  await bench.release(fresh);

  const page = await bench.open(BODY);
  expect(page === fresh, 'the same tab').toBe(true);
  expect(await stateOf(page)).toEqual(asNew);
  const heard = await page.evaluate(async () => {
    const messages: unknown[] = [];
    new BroadcastChannel('left').onmessage = ({ data }) => messages.push(data);
    const keys: boolean[] = [];
    addEventListener('keydown', ({ shiftKey }) => keys.push(shiftKey));
    Object.assign(window, { keys });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return messages;
  });
  expect(heard, 'messages of the earlier page').toEqual([]);
  await page.keyboard.press('a');
  expect(await page.evaluate(() => Reflect.get(window, 'keys'))).toEqual([false]);
  await page.evaluate(() => console.log('A message without a listener.'));
  await page.locator('button').click();
  expect(complaintsOf(page).filter((line) => !line.includes('404'))).toEqual([]);
  await bench.release(page);
});

test('a visit hears only its own complaints', async () => {
  const first = await bench.open();
  await first.evaluate(() => {
    console.error('at once');
    addEventListener('pagehide', () => console.error('on leaving'));
    setTimeout(() => {
      throw new Error('later');
    });
  });
  await expect.poll(() => complaintsOf(first)).toEqual(['at once', 'Error: later']);
  await bench.release(first);
  const second = await bench.open();
  expect(second === first, 'the same tab').toBe(true);
  expect(complaintsOf(second)).toEqual([]);
  await second.evaluate(() => console.error('once'));
  expect(complaintsOf(second)).toEqual(['once']);
  await bench.release(second);
});

test('visits at the same time share no store', async () => {
  const [one, other] = await Promise.all([bench.open(), bench.open()]);
  await one.evaluate(() => {
    localStorage.setItem('left', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: the elements write cookies in this way.
    document.cookie = 'left=1; path=/';
  });
  expect(await stateOf(other)).toMatchObject({ local: {}, cookies: '' });
  await Promise.all([one, other].map((page) => bench.release(page)));
});

/** Calls whose effect ends with the visit. */
const UNDONE: Record<string, (page: Page) => Promise<unknown>> = {
  'an init script': (page) => page.addInitScript(() => Object.assign(window, { left: true })),
  "a context's init script": (page) => page.context().addInitScript('window.left = true'),
  'media settings': (page) => page.emulateMedia({ media: 'print', reducedMotion: 'reduce' }),
  'a session of the protocol': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  },
};

test.each(Object.keys(UNDONE))('a tab with %s is as new in a later visit', async (name) => {
  const traces = (page: Page) =>
    page.evaluate(() => ({
      script: 'left' in window,
      paper: matchMedia('print').matches,
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      touches: navigator.maxTouchPoints,
    }));
  const page = await bench.open();
  const asNew = await traces(page);
  await UNDONE[name]?.(page);
  await page.reload();
  expect(await traces(page)).not.toEqual(asNew);
  await bench.release(page);
  const next = await bench.open();
  expect(next === page, 'the same tab').toBe(true);
  expect(await traces(next)).toEqual(asNew);
  await bench.release(next);
});

/** Calls whose effect stays with the tab. */
const LASTING: Record<string, (page: Page) => Promise<unknown>> = {
  'a function of the test': (page) => page.exposeFunction('left', () => true),
  'a clock': (page) => page.clock.install(),
};

test.each(Object.keys(LASTING))('a tab with %s serves no later visit', async (name) => {
  const page = await bench.open();
  await LASTING[name]?.(page);
  await bench.release(page);
  expect(page.isClosed()).toBe(true);
});

test('an unguarded tab serves no later visit', async () => {
  const page = await bench.open('', { unguarded: true });
  await bench.release(page);
  expect(page.isClosed()).toBe(true);
});

test('a tab that a test has closed serves no later visit', async () => {
  const page = await bench.open();
  await page.close();
  await bench.release(page);
  const next = await bench.open();
  expect(next === page).toBe(false);
  await bench.release(next);
});

test('no script runs before the test allows it, and a failure there fails the visit', async () => {
  const page = await bench.open(BODY, {
    beforeScripts: async (early) => {
      expect(await early.locator('button').count()).toBe(1);
      await early.waitForTimeout(100);
      expect(await early.evaluate(() => 'fixture' in window)).toBe(false);
    },
  });
  expect(await page.evaluate(() => 'fixture' in window)).toBe(true);
  await bench.release(page);
  const failing = bench.open('', { beforeScripts: () => Promise.reject(new Error('as asked')) });
  await expect(failing).rejects.toThrow('as asked');
});
