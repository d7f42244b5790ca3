// The engine on a separate test element: every fault of r2wc that define.tsx fixes.
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Bench, complaintsOf, createBench, type PageOptions } from './browser.ts';

let bench: Bench;
const pages: Page[] = [];

beforeAll(async () => {
  bench = await createBench();
}, 120_000);
afterAll(() => bench.close());
afterEach(async () => {
  for (const page of pages.splice(0)) {
    expect(complaintsOf(page)).toEqual([]);
    await bench.release(page);
  }
});

async function open(body: string, options?: PageOptions) {
  const page = await bench.open(body, options);
  pages.push(page);
  return page;
}

async function opened(body: string) {
  const page = await open(body);
  await page.evaluate(() => window.fixture.define());
  return page;
}

const said = (page: Page, selector = 'x-fixture') =>
  page
    .locator(`${selector} output`)
    .textContent()
    .then((text) => JSON.parse(text ?? ''));

test('parses attributes into typed props, with defaults for absent ones', async () => {
  const page = await opened('<x-fixture label="x" bold list="[1,2]"></x-fixture>');
  expect(await said(page)).toMatchObject({
    label: 'x',
    bold: true,
    amount: 7,
    list: [1, 2],
    own: true,
  });
});

test('resets a prop when its attribute is emptied or removed', async () => {
  const page = await opened('<x-fixture label="x" amount="3" bold></x-fixture>');
  expect(await said(page)).toMatchObject({ label: 'x', amount: 3, bold: true });
  await page.evaluate(() => {
    const element = document.querySelector('x-fixture');
    element?.setAttribute('label', '');
    element?.setAttribute('amount', '');
    element?.removeAttribute('bold');
  });
  await expect.poll(() => said(page)).toMatchObject({ label: 'nothing', amount: 7, bold: false });
});

test('uses the default for an invalid attribute and does not throw', async () => {
  const page = await opened(`<x-fixture amount="many" list="{oops" bold="false"></x-fixture>`);
  const props = await said(page);
  expect(props).toMatchObject({ amount: 7, bold: false });
  expect(props).not.toHaveProperty('list');
});

test('applies properties set before the upgrade and after it', async () => {
  const page = await open('<x-fixture label="attribute"></x-fixture>');
  await page.evaluate(() => {
    const element = document.querySelector('x-fixture');
    Object.assign(element ?? {}, { label: 'property', bold: true, list: { deep: [1] } });
    window.fixture.define();
  });
  expect(await said(page)).toMatchObject({ label: 'property', bold: true, list: { deep: [1] } });
  await page.evaluate(() => {
    Object.assign(document.querySelector('x-fixture') ?? {}, { label: 'later', amount: null });
  });
  await expect.poll(() => said(page)).toMatchObject({ label: 'later', amount: 7 });
  const written = await page
    .locator('x-fixture')
    .evaluate((element) => element.getAttributeNames());
  expect(written.sort()).toEqual(['bold', 'label']);
});

test('keeps nodes and state on a move', async () => {
  const page = await opened('<x-fixture></x-fixture><div id="to"></div>');
  await page.getByRole('button', { name: '0 clicks' }).click();
  for (const way of ['append', 'moveBefore'] as const) {
    await page.evaluate((how) => {
      const [element, to] = [document.querySelector('x-fixture'), document.querySelector('#to')];
      const target = element?.parentElement === to ? document.body : to;
      if (!element || !target) return;
      if (how === 'append') target.append(element);
      else Reflect.apply(Reflect.get(target, 'moveBefore'), target, [element, null]);
    }, way);
    await page.getByRole('button', { name: '1 clicks' }).waitFor();
  }
  expect(await page.evaluate(() => window.fixture.counts)).toMatchObject({ mounts: 1, mounted: 1 });
});

test('unmounts a removed element, and mounts it anew when put back', async () => {
  const page = await opened('<x-fixture></x-fixture>');
  await page.getByRole('button', { name: '0 clicks' }).click();
  await page.evaluate(async () => {
    const element = document.querySelector('x-fixture');
    element?.remove();
    await window.fixture.nextCommit();
    Object.assign(window, { seen: window.fixture.counts.mounted });
    if (element) document.body.append(element);
  });
  await page.getByRole('button', { name: '0 clicks' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toBe(0);
});

test('returns at once in the language of the page, not in its first one', async () => {
  const page = await opened('<x-fixture></x-fixture>');
  const seen = await page.evaluate(async () => {
    window.fixture.shop().language.use('en');
    await window.fixture.nextCommit();
    const element = document.querySelector('x-fixture');
    const box = element?.shadowRoot?.querySelector<HTMLElement>('.clinic-root');
    if (!element || !box) return [];
    const languages = [box.lang];
    const observer = new MutationObserver(() => languages.push(box.lang));
    observer.observe(box, { attributes: true, attributeFilter: ['lang'], attributeOldValue: true });
    element.remove();
    // It is unmounted, and its nodes are still there.
    await null;
    await null;
    document.body.append(element);
    for (let turn = 0; turn < 20; turn++) await window.fixture.nextCommit();
    return [...new Set(languages)];
  });
  expect(seen).toEqual(['en']);
});

test('mounts nothing for an element outside a page', async () => {
  const page = await opened('');
  const mounts = await page.evaluate(async () => {
    const element = document.createElement('x-fixture');
    element.setAttribute('label', 'x');
    Object.assign(element, { amount: 4 });
    await window.fixture.nextCommit();
    return window.fixture.counts.mounts;
  });
  expect(mounts).toBe(0);
});

test('commits 240 elements at once', async () => {
  const page = await opened('<div id="many"></div>');
  const { renders, batches } = await page.evaluate(async () => {
    const box = document.querySelector('#many');
    const seen: number[] = [];
    const all = Array.from({ length: 240 }, () => document.createElement('x-fixture'));
    box?.append(...all);
    const roots = all.flatMap((element) => element.shadowRoot?.querySelector('.clinic-root') ?? []);
    const observer = new MutationObserver((records) => seen.push(records.length));
    for (const root of roots) observer.observe(root, { childList: true });
    await window.fixture.nextCommit();
    // A second commit would follow the first one.
    await window.fixture.nextCommit();
    return { renders: window.fixture.counts.renders, batches: seen.length };
  });
  expect(renders).toBe(240);
  expect(batches).toBe(1);
});

test('bubbles events through shadow roots, and a prevented link does not navigate', async () => {
  const page = await opened('<div id="outer"></div>');
  const events = await page.evaluate(async () => {
    const heard: unknown[] = [];
    const inner = document.querySelector('#outer')?.attachShadow({ mode: 'open' });
    inner?.append(document.createElement('x-fixture'));
    document.addEventListener('clinic-title-change', (event) =>
      heard.push(event.type, event.detail, event.cancelable),
    );
    document.addEventListener('clinic-navigate', (event) => {
      event.preventDefault();
      heard.push(event.type, event.detail);
    });
    await window.fixture.nextCommit();
    const root = inner?.querySelector('x-fixture')?.shadowRoot;
    root?.querySelector<HTMLElement>('#add')?.click();
    root?.querySelector('a')?.click();
    return heard;
  });
  const url = 'https://shop.example/product/a%20b?tagType=3&lang=zh';
  expect(events).toEqual([
    'clinic-title-change',
    { title: 'x' },
    false,
    'clinic-navigate',
    { url, route: 'product' },
  ]);
});

test('shares style sheet objects between elements', async () => {
  const page = await opened('<x-fixture></x-fixture><x-fixture></x-fixture>');
  const shared = await page.evaluate(() => {
    const [one, two] = [...document.querySelectorAll('x-fixture')].map(
      (element) => element.shadowRoot?.adoptedStyleSheets ?? [],
    );
    return one?.length === 2 && one.every((sheet, index) => sheet === two?.[index]);
  });
  expect(shared).toBe(true);
  await expect(
    page
      .locator('output')
      .first()
      .evaluate((node) => getComputedStyle(node).color),
  ).resolves.toBe('rgb(1, 2, 3)');
});

test('contains a failure in its element, in both languages, and retries', async () => {
  const page = await opened('<x-fixture label="well"></x-fixture>');
  const messages = await page.evaluate(async () => {
    const heard: unknown[] = [];
    document.addEventListener('clinic-error', (event) => {
      event.preventDefault();
      heard.push(event.detail);
    });
    window.fixture.counts.throwing = true;
    const broken = document.createElement('x-fixture');
    broken.id = 'broken';
    broken.setAttribute('label', 'broken');
    document.body.append(broken);
    await window.fixture.until(() => heard.length > 0);
    await window.fixture.nextCommit();
    return heard;
  });
  expect(messages).toEqual([{ tag: 'x-fixture', message: 'as the test asked' }]);
  expect(await said(page, 'x-fixture[label]')).toMatchObject({ label: 'well' });
  await page.getByText('此部分未能顯示。').waitFor();
  await page.evaluate(() => window.fixture.shop().language.use('en'));
  await page.getByText('This part could not be shown.').waitFor();
  await page.evaluate(() => {
    window.fixture.counts.throwing = false;
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await said(page, '#broken')).toMatchObject({ language: 'en' });
});

test('renders a form in light DOM as one tree with its shadow, and styles nothing else', async () => {
  const page = await open('<label id="host">Host</label><x-fixture-form></x-fixture-form>');
  const before = await page.evaluate(() => document.adoptedStyleSheets.length);
  await page.evaluate(() => window.fixture.defineForm());
  await page.locator('x-fixture-form > div[slot] input[name=username]').fill('nurse');
  await expect.poll(() => page.locator('output').textContent()).toBe('nurse');
  const colour = (selector: string) =>
    page.locator(selector).evaluate((node) => getComputedStyle(node).color);
  expect(await colour('x-fixture-form label')).toBe('rgb(4, 5, 6)');
  expect(await colour('#host')).toBe('rgb(0, 0, 0)');
  const left = await page.evaluate(async () => {
    document.querySelector('x-fixture-form')?.remove();
    await window.fixture.nextCommit();
    return document.adoptedStyleSheets.length;
  });
  expect(left, 'sheets of the page').toBe(before);
});

test('has one form in light DOM, also where its markup is restored or copied', async () => {
  const page = await open('<main><x-fixture-form></x-fixture-form></main>');
  await page.evaluate(() => window.fixture.defineForm());
  await expect.poll(() => page.locator('input[name=username]').count()).toBe(1);
  const forms = await page.evaluate(async () => {
    const main = document.querySelector('main');
    if (!main) return undefined;
    main.innerHTML = main.innerHTML.trim();
    await window.fixture.nextCommit();
    const copy = document.querySelector('x-fixture-form')?.cloneNode(true);
    if (copy) main.append(copy);
    await window.fixture.nextCommit();
    return [...document.querySelectorAll('x-fixture-form')].map(({ children }) => children.length);
  });
  expect(forms).toEqual([1, 1]);
  await page.locator('input[name=username]').last().fill('nurse');
  await expect.poll(() => page.locator('output').last().textContent()).toBe('nurse');
});

test('leaks nothing over 1,000 mounts', async () => {
  const page = await opened('');
  const churn = (times: number, size: number) =>
    page.evaluate(
      async ([rounds, length]) => {
        for (let round = 0; round < rounds; round++) {
          const all = Array.from({ length }, () => document.createElement('x-fixture'));
          document.body.append(...all);
          await window.fixture.nextCommit();
          for (const element of all) element.remove();
          await window.fixture.nextCommit();
        }
      },
      [times, size] as const,
    );
  /** React may keep elements of the last round until the next one, so that one is small. */
  const counts = async () => {
    await churn(1, 1);
    return bench.countsOf(page);
  };
  // The first thousand mounts also fill intended caches (compiled code, React's pools).
  await churn(20, 50);
  const before = await counts();
  await churn(20, 50);
  expect(await page.evaluate(() => window.fixture.counts.mounted)).toBe(0);
  // One collection may miss what the stack still names; a leak survives them all.
  await expect
    .poll(async () => {
      const after = await counts();
      return {
        // A mount has 10 nodes, 150 listeners and more than 5 kB. One that leaks in each round is found.
        hasNodes: after.nodes - before.nodes >= 100,
        hasListeners: after.listeners - before.listeners >= 500,
        hasHeap: after.heap - before.heap >= 500_000,
      };
    })
    .toEqual({ hasNodes: false, hasListeners: false, hasHeap: false });
});

test('ignores a script that loads twice', async () => {
  const page = await opened('<x-fixture></x-fixture>');
  const shops = await page.evaluate(async () => {
    const first = window.fixture.shop();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/again/page.js';
    await new Promise((resolve) => {
      script.onload = resolve;
      document.head.append(script);
    });
    window.fixture.define();
    return first === window.fixture.shop();
  });
  expect(shops).toBe(true);
  expect(await page.evaluate(() => window.fixture.counts.mounts)).toBe(0);
});
