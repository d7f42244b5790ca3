// One battery for every element of the registry, in Chromium. CONTRIBUTING.md names the fix for each check.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REGISTRY } from '../../packages/widgets/src/registry.ts';
import { places } from '../setup/servers.ts';
import { type Bench, complaintsOf, createBench, settled } from './browser.ts';

/** Attributes with which an element shows content; the sandbox supplies `product-id`. */
const samples: Record<string, Record<string, string>> = {
  'clinic-catalogue': { keyword: 'ALL' },
  'clinic-campaign': { 'campaign-id': '1' },
  'clinic-article': { 'article-id': '3' },
  'clinic-cashier': { 'order-id': '1' },
  'clinic-pay-result': { 'order-id': '1', type: 'fail', message: 'Declined' },
  'clinic-qr-pay': { 'order-id': '1', code: 'x' },
};

let bench: Bench;

/** Opens pages, closes them after their test, and fails the test for any console message. */
const inPages = test.extend<{ open: Bench['open'] }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other one.
  open: async ({}, use) => {
    const pages: Page[] = [];
    await use(async (body, options) => {
      const page = await bench.open(body, options);
      pages.push(page);
      return page;
    });
    for (const page of pages) {
      expect(complaintsOf(page), 'the console').toEqual([]);
      await page.context().close();
    }
  },
});

beforeAll(async () => {
  bench = await createBench();
  const id = await firstProduct(places().sandbox);
  samples['clinic-product'] = { 'product-id': id };
  samples['clinic-product-card'] = { 'product-id': id };
}, 120_000);
afterAll(() => bench.close());

async function firstProduct(sandbox: string): Promise<string> {
  if (!sandbox) return '1';
  const { createShop } = await import('@clinicart/sdk');
  const page = await createShop({ apiBase: sandbox }).catalogue.search.get({ keyword: 'ALL' });
  return String(page.products[0]?.id ?? '1');
}

const written = (tag: string) =>
  Object.entries(samples[tag] ?? {})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
const element = (tag: string) => `<${tag}${written(tag)}></${tag}>`;

/** Text of the element, its light-DOM children included. */
const text = (page: Page, selector: string) =>
  page.evaluate((one) => {
    const found = document.querySelector<HTMLElement>(one);
    const root = found?.shadowRoot?.querySelector<HTMLElement>('.clinic-root');
    return `${root?.textContent ?? ''}${found?.textContent ?? ''}`;
  }, selector);

const failures = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((one) =>
        one.shadowRoot?.querySelector('.clinic-failure'),
      ).length,
  );

/** Violations that axe finds in the element. */
async function barriers(page: Page, tag: string) {
  const { violations } = await new AxeBuilder({ page })
    .include(tag)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]);
}

// Most of a test is waiting for the page to settle, so several tests wait at a time.
describe.concurrent.each(REGISTRY.map((entry) => [entry.tag, entry] as const))(
  '%s',
  (tag, entry) => {
    inPages(
      'mounts without console errors, and passes axe, in both languages',
      async ({ open }) => {
        const page = await open(element(tag));
        await settled(page, tag);
        expect(await failures(page)).toBe(0);
        expect(await barriers(page, tag), 'in Chinese').toEqual([]);
        const lang = () => page.locator(`${tag} >> .clinic-root`).first().getAttribute('lang');
        expect(await lang()).toBe('zh-Hant-HK');
        const before = await text(page, tag);
        await page.evaluate(() => window.fixture.shop().language.use('en'));
        await expect.poll(lang).toBe('en');
        if (before.trim()) await expect.poll(() => text(page, tag)).not.toBe(before);
        await settled(page, tag);
        expect(await failures(page)).toBe(0);
        expect(await barriers(page, tag), 'in English').toEqual([]);
      },
    );

    inPages(
      'upgrades late with earlier properties, and survives invalid and removed attributes',
      async ({ open }) => {
        const page = await open('');
        const props = Object.fromEntries(
          Object.entries(samples[tag] ?? {}).map(([name, value]) => [
            name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
            value,
          ]),
        );
        await page.evaluate(
          ([name, values]) =>
            document
              .querySelector('main')
              ?.append(Object.assign(document.createElement(name), values)),
          [tag, props] as const,
        );
        await settled(page, tag);
        const read = await page.evaluate(
          ([name, names]) =>
            names.map((prop) => Reflect.get(document.querySelector(name) ?? {}, prop)),
          [tag, Object.keys(props)] as const,
        );
        expect(read).toEqual(Object.values(props));
        expect(await failures(page)).toBe(0);
        const names = entry.attributes.map(({ name }) => name);
        for (const value of ['', '{"<', null]) {
          await page.evaluate(
            ([one, all, next]) => {
              const found = document.querySelector(one);
              for (const name of all) {
                if (next === null) found?.removeAttribute(name);
                else found?.setAttribute(name, next);
              }
            },
            [tag, names, value] as const,
          );
          await settled(page, tag);
          expect(await failures(page)).toBe(0);
        }
      },
    );

    inPages(
      'keeps its nodes on a move, two on one page, and leaks nothing when removed and put back',
      async ({ open }) => {
        const page = await open(`${element(tag)}${element(tag)}<section id="to"></section>`);
        await settled(page, `${tag}:nth-of-type(2)`);
        const kept = await page.evaluate(async (one) => {
          const found = document.querySelector(one);
          const before = found?.shadowRoot?.querySelector('.clinic-root')?.firstElementChild;
          if (found) document.querySelector('#to')?.append(found);
          await window.fixture.nextCommit();
          return before === found?.shadowRoot?.querySelector('.clinic-root')?.firstElementChild;
        }, tag);
        expect(kept).toBe(true);
        expect(await failures(page)).toBe(0);

        // Removes the other element, whose open calls would count too.
        await page.evaluate((one) => {
          for (const other of document.querySelectorAll(`main > ${one}`)) other.remove();
        }, tag);
        const session = await page.context().newCDPSession(page);
        await session.send('Performance.enable');
        const churn = (times: number) =>
          page.evaluate(
            async ([one, rounds]) => {
              const found = document.querySelector(one);
              const home = found?.parentElement;
              for (let round = 0; round < rounds; round++) {
                found?.remove();
                await window.fixture.nextCommit();
                if (found) home?.append(found);
                await window.fixture.nextCommit();
              }
            },
            [tag, times] as const,
          );
        const measure = async () => {
          await settled(page, tag);
          await session.send('HeapProfiler.collectGarbage');
          const { metrics } = await session.send('Performance.getMetrics');
          const value = (name: string) =>
            metrics.find((metric) => metric.name === name)?.value ?? 0;
          return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
        };
        await churn(10);
        const before = await measure();
        await churn(40);
        const after = await measure();
        expect(after.nodes - before.nodes).toBeLessThan(40);
        expect(after.listeners - before.listeners).toBeLessThan(40);
      },
    );

    inPages('survives a server that fails', async ({ open }) => {
      const page = await open(element(tag), { api: 'failing' });
      await settled(page, tag);
      expect(await failures(page)).toBe(0);
    });

    inPages('shows an error state with a retry when it throws', async ({ open }) => {
      const page = await open('');
      await page.evaluate(() => {
        window.fixture.breakable();
        window.fixture.counts.throwing = true;
        document.addEventListener('clinic-error', (event) => event.preventDefault());
      });
      await page.evaluate(
        (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
        element(tag),
      );
      const retry = page.getByRole('button', { name: '再試一次' });
      await retry.waitFor();
      await page.evaluate(() => {
        window.fixture.counts.throwing = false;
      });
      await retry.click();
      await settled(page, tag);
      expect(await failures(page)).toBe(0);
    });

    inPages('isolates its styles from the page, both ways', async ({ open }) => {
      const looks = [];
      for (const hostile of [false, true]) {
        const page = await open(`<p id="host">Host</p>${element(tag)}`, { hostile });
        // Tall enough that both pages show the parts that load on scroll.
        await page.setViewportSize({ width: 1280, height: 3000 });
        // A page's own margins leave an element less room, and the element's layout depends on its room.
        await page.locator(tag).evaluate((host: HTMLElement) => {
          host.style.setProperty('width', '1100px', 'important');
        });
        await settled(page, tag);
        looks.push(await page.evaluate(readLook, tag));
        const host = await page.evaluate(readHost, tag);
        expect(host.with, 'the page around it').toEqual(host.without);
      }
      // A list that grows during the comparison is longer on one page, so the test compares kinds of nodes, not their
      // number.
      const [plain, hostile] = looks.map((look) => [...new Set(look)].sort());
      expect(plain?.length).toBeGreaterThan(0);
      expect(hostile).toEqual(plain);
    });
  },
);

/** Reads the computed styles in the element's shadow root; runs in the page. */
function readLook(tag: string) {
  const names = [
    ...['color', 'background-color', 'font-size', 'font-family', 'font-weight', 'font-style'],
    ...['line-height', 'letter-spacing', 'text-transform', 'text-align', 'direction'],
    ...['display', 'visibility', 'opacity', 'border-top-width', 'padding-top', 'cursor'],
  ];
  const root = document.querySelector(tag)?.shadowRoot?.querySelector('.clinic-root');
  // A skeleton may be present on one page and gone on the other.
  const shown = [...(root?.querySelectorAll('*:not([class*="skeleton"])') ?? [])];
  return shown.map((node) => {
    const style = getComputedStyle(node);
    return `${node.localName}.${node.getAttribute('class')} ${names.map((name) => style.getPropertyValue(name)).join(' ')}`;
  });
}

/** Reads the styles of the page's own paragraph with the element and without it; runs in the page. */
function readHost(tag: string) {
  const look = () => {
    const node = document.querySelector('#host');
    return node
      ? [...getComputedStyle(node)].map((name) => getComputedStyle(node).getPropertyValue(name))
      : [];
  };
  const before = look();
  document.querySelector(tag)?.remove();
  return { with: before, without: look() };
}
