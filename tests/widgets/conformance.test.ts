// One battery for every element of the registry, in Chromium. CONTRIBUTING.md names the fix for each check.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, type TestContext, test } from 'vitest';
import { REGISTRY } from '../../packages/widgets/src/registry.ts';
import { violationsIn } from '../setup/accessibility.ts';
import { places } from '../setup/servers.ts';
import {
  type Bench,
  complaintsOf,
  createBench,
  HOSTILE_SHEET,
  type PageOptions,
} from './browser.ts';
import { settled } from './settled.ts';

/** Attributes with which an element shows content; the sandbox supplies `product-id`. */
const samples: Record<string, Record<string, string>> = {
  'clinic-catalogue': { keyword: 'ALL' },
  'clinic-campaign': { 'campaign-id': '1' },
  'clinic-article': { 'article-id': '3' },
  'clinic-cashier': { 'order-id': '1' },
  'clinic-pay-result': { 'order-id': '1', type: 'fail', message: 'Declined' },
  'clinic-qr-pay': { 'order-id': '1', code: 'x' },
  'clinic-points-product': { 'product-id': '6004' },
  'clinic-points-confirm': { 'points-product-id': '6004', amount: '1' },
};

/** Mounts between two counts: as few as show one leaked node a mount. */
const ROUNDS = 20;

let bench: Bench;

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

/** Shows what an element hides until it is wanted, the dialog of the login, and waits until it stays as it is. */
async function shown(page: Page, tag: string): Promise<void> {
  if (tag === 'clinic-login')
    await page.evaluate(() => void window.fixture.shop().session.requestLogin());
  await settled(page, tag);
}

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

/** The current page of an element. Checks that do not spoil it for the next one share it. */
class Visit {
  #page: Page | undefined;
  #heard = 0;
  #isSpoilt = false;

  /** Opens another page. */
  async open(body: string, options?: PageOptions): Promise<Page> {
    await this.leave();
    this.#page = await bench.open(body, options);
    return this.#page;
  }

  /** Returns the page in Chinese, at the top, with nothing but `body` below its headings; opens one if there is none. */
  async show(body: string): Promise<Page> {
    if (!this.#page || this.#isSpoilt) return this.open(body);
    await this.#page.evaluate(async (html) => {
      const main = document.querySelector('main');
      // An element may have added the login dialog to the body.
      for (const old of document.querySelectorAll('main > :not(h1, h2), body > :not(main)'))
        old.remove();
      await window.fixture.nextCommit();
      window.fixture.shop().language.use('zh');
      scrollTo(0, 0);
      main?.insertAdjacentHTML('beforeend', html);
      await window.fixture.nextCommit();
    }, body);
    return this.#page;
  }

  /** Marks the page as unfit for another check. */
  spoil(): void {
    this.#isSpoilt = true;
  }

  /** The console messages since the last call. */
  complaints(): readonly string[] {
    const all = this.#page ? complaintsOf(this.#page) : [];
    const later = all.slice(this.#heard);
    this.#heard = all.length;
    return later;
  }

  /** Ends the visit of the page. */
  async leave(): Promise<void> {
    const page = this.#page;
    this.#page = undefined;
    this.#heard = 0;
    this.#isSpoilt = false;
    if (page) await bench.release(page);
  }
}

/** A line of the doctor about the values that the test of invalid attributes makes up, or about the id that it takes away. */
const isAboutInvalid = (line: string) =>
  line.includes('="{"<"') || /<clinic-product(?:-card)?> does not say what to show/.test(line);

// Much of a test is waiting for the page to settle, so several elements wait at a time. Only the `expect` of a test's
// context belongs to that test.
describe.concurrent.each(REGISTRY.map((entry, at) => [entry.tag, entry, at] as const))(
  '%s',
  (tag, entry, at) => {
    const visit = new Visit();
    afterAll(() => visit.leave());

    /** Fails for any console message that is not expected. A failed test leaves its page, so that the next one starts on a new page. */
    const check = (
      title: string,
      run: (context: TestContext) => Promise<void>,
      isExpected = (_line: string) => false,
    ) =>
      test(title, { concurrent: false }, async (context) => {
        try {
          await run(context);
          const mistakes = visit.complaints().filter((line) => !isExpected(line));
          context.expect(mistakes, 'the console').toEqual([]);
        } catch (error) {
          await visit.leave();
          throw error;
        }
      });

    // The nodes are the same on both builds, so each build has axe examine one of the two languages.
    const examined = (at % 2 === 0) === (inject('runtime') === 'react') ? 'zh' : 'en';

    check(
      `mounts without console errors in both languages, and passes axe (${examined})`,
      async ({ expect }) => {
        const page = await visit.open(element(tag));
        await shown(page, tag);
        expect(await failures(page)).toBe(0);
        const examine = async (language: 'zh' | 'en') => {
          if (language !== examined) return;
          expect(await violationsIn(page, { include: [tag] }), language).toEqual([]);
        };
        await examine('zh');
        const lang = () => page.locator(`${tag} >> .clinic-root`).first().getAttribute('lang');
        expect(await lang()).toBe('zh-Hant-HK');
        const before = await text(page, tag);
        await page.evaluate(() => window.fixture.shop().language.use('en'));
        await expect.poll(lang).toBe('en');
        if (before.trim()) await expect.poll(() => text(page, tag)).not.toBe(before);
        await settled(page, tag);
        expect(await failures(page)).toBe(0);
        await examine('en');
      },
    );

    check('isolates its styles from the page, both ways', async ({ expect }) => {
      const looks = [];
      for (const hostile of [false, true]) {
        const page = await visit.show('<p id="host">Host</p>');
        // Tall enough that both pages show the parts that load on scroll.
        await page.setViewportSize({ width: 1280, height: 3000 });
        if (hostile) await page.evaluate(addSheet, HOSTILE_SHEET);
        // A page's own margins leave an element less room, and the element's layout depends on its room.
        await page.evaluate(
          ([name, html]) => {
            document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
            const host = document.querySelector<HTMLElement>(name);
            host?.style.setProperty('width', '1100px', 'important');
          },
          [tag, element(tag)] as const,
        );
        await shown(page, tag);
        looks.push(await page.evaluate(readLook, tag));
        const host = await page.evaluate(readHost, tag);
        expect(host.with, 'the page around it').toEqual(host.without);
      }
      // A list that grows during the comparison is longer on one page, so the test compares kinds of nodes, not their
      // number.
      const [plain, hostile] = looks.map((look) => [...new Set(look)].sort());
      expect(plain?.length).toBeGreaterThan(0);
      expect(hostile).toEqual(plain);
      visit.spoil();
    });

    check(
      'upgrades late with earlier properties, and survives invalid and removed attributes',
      async ({ expect }) => {
        const page = await visit.open('');
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
      isAboutInvalid,
    );

    check(
      'keeps its nodes on a move, two on one page, and leaks nothing when removed and put back',
      async ({ expect }) => {
        const page = await visit.show(`${element(tag)}${element(tag)}<section id="to"></section>`);
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
          return bench.countsOf(page);
        };
        await churn(10);
        const before = await measure();
        await churn(ROUNDS);
        // One collection may miss the last round, which the stack still names; a leak survives them all.
        await expect
          .poll(async () => {
            const after = await measure();
            return {
              hasNodes: after.nodes - before.nodes >= ROUNDS,
              hasListeners: after.listeners - before.listeners >= ROUNDS,
            };
          })
          .toEqual({ hasNodes: false, hasListeners: false });
      },
    );

    check('shows an error state with a retry when it throws', async ({ expect }) => {
      const page = await visit.show('');
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

    check('survives a server that fails', async ({ expect }) => {
      const page = await visit.open(element(tag), { api: 'failing' });
      await settled(page, tag);
      expect(await failures(page)).toBe(0);
    });
  },
);

/** Adds a style sheet to the page; runs in the page. */
function addSheet(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

/** Reads the computed styles in the element's shadow root; runs in the page. */
function readLook(tag: string) {
  const names = [
    'color',
    'background-color',
    'font-size',
    'font-family',
    'font-weight',
    'font-style',
    'line-height',
    'letter-spacing',
    'text-transform',
    'text-align',
    'direction',
    'display',
    'visibility',
    'opacity',
    'border-top-width',
    'padding-top',
    'cursor',
  ];
  const root = document.querySelector(tag)?.shadowRoot?.querySelector('.clinic-root');
  // A word that fades in would have another opacity at each look, so every animation is at its end.
  const still = new CSSStyleSheet();
  still.replaceSync('*{animation-duration:0s!important;animation-delay:0s!important}');
  document.querySelector(tag)?.shadowRoot?.adoptedStyleSheets.push(still);
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
