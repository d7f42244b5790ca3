// Late hydration of the server's markup: after the language, the person or the answers have changed.
import { SCENARIO_PASSWORD } from '@clinicart/sandbox';
import { createShop, memoryStore } from '@clinicart/sdk';
import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ELEMENTS, type Tag } from '../../packages/widgets/src/engine/elements/elements.ts';
import { renderWidget, snapshotScript, styleHashes } from '../../packages/widgets/src/server.tsx';
import { places } from '../setup/servers.ts';
import { type Bench, complaintsOf, createBench } from './browser.ts';
import { settled } from './settled.ts';

let bench: Bench;
type Viewer = 'visitor' | 'buyer';
/** Stored session of a buyer's tab. */
const buyer = { token: '', user: '' };
const { sandbox } = places();

beforeAll(async () => {
  bench = await createBench();
  const session = memoryStore();
  const storage = { session, settings: memoryStore() };
  await createShop({ apiBase: sandbox, storage }).session.signIn({
    by: 'email',
    with: 'password',
    email: 'verified@clinicart.test',
    password: SCENARIO_PASSWORD,
    phone: '',
    areaCode: '+852',
    code: '',
  });
  for (const key of ['token', 'user'] as const) buyer[key] = session.get(key) ?? '';
}, 120_000);
afterAll(() => bench.close());

/** An offer with a countdown: the page with the most on-demand parts. */
const PRODUCT = '10007';
const SAMPLES: Partial<Record<Tag, Record<string, string>>> = {
  'clinic-product': { 'product-id': PRODUCT },
  'clinic-product-card': { 'product-id': PRODUCT },
  'clinic-points-product': { 'product-id': '6004' },
  'clinic-catalogue': { keyword: 'ALL' },
  'clinic-campaign': { 'campaign-id': '1' },
  'clinic-article': { 'article-id': '3' },
};
const tags = Object.keys(ELEMENTS).filter((tag): tag is Tag => tag in ELEMENTS);
const publicTags = tags.filter((tag) => ELEMENTS[tag].public);

/** Holds back the files of on-demand parts until the test calls the returned function. */
async function holdParts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const parts = new Set(
    inject('fixtureBundle').flatMap(([path, code]) => (/\bas part\b/.test(code) ? [path] : [])),
  );
  await page.route('**/bundle/*.js', async (route) => {
    if (parts.has(new URL(route.request().url()).pathname)) await released;
    await route.continue();
  });
  return release;
}

/** Logs in from another tab and switches the language here as soon as the element is defined. */
function changeAtOnce(early: Page, tag: Tag): Promise<void> {
  return early.evaluate(
    ({ token, user, one }) => {
      const define = customElements.define.bind(customElements);
      customElements.define = (name, ...rest) => {
        define(name, ...rest);
        if (name !== one) return;
        const shop = window.fixture.shop();
        sessionStorage.setItem('token', token);
        sessionStorage.setItem('user', user);
        shop.language.use('zh');
        shop.session.refresh();
      };
    },
    { ...buyer, one: tag },
  );
}

async function opened(
  tag: Tag,
  viewer: Viewer,
  beforeScripts: (page: Page) => Promise<void>,
  attributes = SAMPLES[tag] ?? {},
) {
  const session = memoryStore(viewer === 'buyer' ? buyer : {});
  const storage = { session, settings: memoryStore() };
  const shop = createShop({ apiBase: sandbox, server: true, defaultLanguage: 'en', storage });
  const onError = (error: unknown) => expect.unreachable(String(error));
  const options = { site: 'https://shop.example', onError };
  const { html } = await renderWidget(tag, attributes, shop, options);
  return bench.open(html + snapshotScript(shop), {
    language: 'en',
    storage: 'session',
    styles: styleHashes(),
    async beforeScripts(early) {
      if (viewer === 'buyer')
        await early.evaluate((kept) => Object.assign(sessionStorage, kept), buyer);
      await beforeScripts(early);
    },
  });
}

/** Failed pictures, in view or loaded at once, in all of these elements together. */
const brokenIn = (page: Page, tags: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.flatMap((tag) =>
        [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('img') ?? [])]
          .filter(
            (image) => image.complete && image.naturalWidth === 0 && image.hasAttribute('src'),
          )
          .map((image) => image.closest('[class]')?.className || image.outerHTML),
      ),
    tags,
  );

async function endsWell(page: Page, tag: Tag) {
  await settled(page, tag);
  expect(complaintsOf(page)).toEqual([]);
  expect(await page.locator(`${tag} .clinic-root`).first().getAttribute('lang')).toBe('zh-Hant-HK');
}

test.each(publicTags)(
  'hydrates %s as it was sent, though everything changes at once',
  async (tag) => {
    const page = await opened(tag, 'visitor', (early) => changeAtOnce(early, tag));
    await endsWell(page, tag);
    await bench.release(page);
  },
);

test('renders anew the content of an account that has logged out since', async () => {
  const tag = 'clinic-product';
  const prices = (page: Page) => page.locator(`${tag} .clinic-product-price`).allInnerTexts();
  const page = await opened(tag, 'buyer', async (early) => {
    expect(String(await prices(early))).toMatch(/HK\$/);
    await early.evaluate(() => sessionStorage.clear());
  });
  await expect.poll(async () => String(await prices(page))).toMatch(/clinics/);
  expect(String(await prices(page))).not.toMatch(/HK\$/);
  expect(complaintsOf(page)).toEqual([]);
  await bench.release(page);
});

test('keeps the sent HTML of lazy parts until they load, and hydrates it unchanged', async () => {
  const tag = 'clinic-product';
  const isScript = (request: Request) => request.resourceType() === 'script';
  let release = () => {};
  const page = await opened(tag, 'buyer', async (early) => {
    release = await holdParts(early);
  });
  await settled(page, tag, isScript);
  const waiting = page.locator(`${tag} .clinic-part`);
  const shown = () => waiting.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  const before = await shown();
  expect(before.join()).toContain('Offer ends in');
  await page.evaluate(() => window.fixture.shop().language.use('zh'));
  await settled(page, tag, isScript);
  expect(await shown()).toEqual(before);
  release();
  await endsWell(page, tag);
  await page.getByText('限時優惠尚餘', { exact: true }).waitFor();
  await bench.release(page);
});

/** A hundred articles with a field that filters them, in a part that loads on demand. */
const RANGE = { 'product-id': '10266' };

test.each(['before any script runs', 'while its code is still loading'])(
  'applies text that was typed and a quantity that was left %s',
  async (when) => {
    const tag = 'clinic-product';
    const isScript = (request: Request) => request.resourceType() === 'script';
    const typed = async (page: Page) => {
      const quantity = page.getByRole('spinbutton').first();
      await quantity.fill('3');
      await quantity.blur();
      await page.getByRole('searchbox').fill('no such article');
    };
    let release = () => {};
    const page = await opened(
      tag,
      'buyer',
      async (early) => {
        if (when === 'before any script runs') return typed(early);
        release = await holdParts(early);
      },
      RANGE,
    );
    await settled(page, tag, isScript);
    if (when !== 'before any script runs') await typed(page);
    release();
    await page.getByText('No specifications match').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('no such article');
    await page.getByRole('searchbox').fill('');
    const quantity = page.getByRole('spinbutton').first();
    await quantity.waitFor();
    expect(await quantity.inputValue()).toBe('3');
    expect(await quantity.getAttribute('aria-valuenow')).toBe('3');
    expect(complaintsOf(page)).toEqual([]);
    await bench.release(page);
  },
);

/** An article with a picture, because the sandbox has none. */
const withPicture: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!new URL(input instanceof Request ? input.url : input).pathname.endsWith('/searchAboutUs'))
    return answer;
  const body = await answer.json();
  body.data.content = `<p><img src="/pictures/none.svg" alt="Our shop"></p>${body.data.content}`;
  return Response.json(body);
};

/** An order that awaits its payment. */
async function orderOfBuyer(): Promise<string> {
  const storage = { session: memoryStore(buyer), settings: memoryStore() };
  const shop = createShop({ apiBase: sandbox, storage });
  const found = await shop.catalogue.specifications.get({ id: '10001' });
  const [first] = found.specifications;
  if (!first) throw new Error('no specification');
  const goods = [{ specificationId: first.id, quantity: first.step }];
  expect(await shop.checkout.begin(goods, 'product')).toEqual({ ok: true });
  const placed = await shop.checkout.place(await shop.checkout.confirmation.get(null));
  if (!placed.ok) throw new Error(placed.reason);
  return placed.orderNo;
}

test('applies an option that was chosen before any script runs', async () => {
  const tag = 'clinic-product-card';
  const chosen = (page: Page) => page.getByRole('combobox').first();
  let number = '';
  const page = await opened(tag, 'buyer', async (early) => {
    await chosen(early).selectOption({ index: 1 });
    number = (await chosen(early).locator('option').nth(1).innerText()).split(' · ')[0] ?? '';
  });
  await settled(page, tag);
  expect(number).not.toBe('');
  await page.getByRole('group', { name: number }).waitFor();
  expect(await chosen(page).evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(1);
  expect(complaintsOf(page)).toEqual([]);
  await bench.release(page);
});

test('shows the fallback of every picture that failed before hydration', async () => {
  const order = await orderOfBuyer();
  const shown: readonly (readonly [Tag, Record<string, string>])[] = [
    ['clinic-header', {}],
    ['clinic-article', { 'article-id': '3' }],
    ['clinic-product', { 'product-id': PRODUCT }],
    ['clinic-cashier', { 'order-id': order }],
    ['clinic-faq', {}],
    ['clinic-campaign', { 'campaign-id': '1' }],
    ['clinic-home', {}],
    ['clinic-profile', {}],
  ];
  const all = shown.map(([tag]) => tag);
  const storage = { session: memoryStore(buyer), settings: memoryStore() };
  const shop = createShop({
    apiBase: sandbox,
    server: true,
    defaultLanguage: 'en',
    storage,
    fetch: withPicture,
  });
  const sent = [];
  for (const [tag, attributes] of shown)
    sent.push((await renderWidget(tag, attributes, shop, { site: 'https://shop.example' })).html);
  const page = await bench.open(sent.join('') + snapshotScript(shop), {
    language: 'en',
    storage: 'session',
    styles: styleHashes(),
    withoutPictures: true,
    async beforeScripts(early) {
      await early.evaluate((kept) => {
        Object.assign(sessionStorage, kept);
        // The home page's pop-ups would cover the search.
        for (const store of [localStorage, sessionStorage])
          for (const popup of ['advert', 'new-customer'])
            store.setItem(`popup-${popup}`, String(Date.now()));
      }, buyer);
      // A member's home begins with the clinic's own part: the banners below it are not loaded at once.
      await early.locator('clinic-home .clinic-hero').scrollIntoViewIfNeeded();
      await expect
        .poll(() => brokenIn(early, all))
        .toEqual(
          expect.arrayContaining([
            'clinic-avatar',
            'clinic-article-text',
            'clinic-picture',
            'clinic-offer-picture',
            'clinic-campaign-picture',
            'clinic-backdrop',
          ]),
        );
    },
  });
  // Errors of parts that load later, or on scroll, must be reported too.
  await settled(page, 'clinic-header');
  await page.getByRole('combobox', { name: 'Search' }).click();
  await page.locator('.clinic-search-hot-icon').first().waitFor();
  for (const tag of all) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect.poll(() => brokenIn(page, [tag]), { message: tag }).toEqual([]);
  }
  const drawn = '.clinic-cashier-mark > svg, .clinic-search-hot-icon > svg';
  expect(await page.locator(drawn).count()).toBeGreaterThan(5);
  await expect.poll(() => page.locator('.clinic-avatar').allInnerTexts()).toEqual(['何', '皓']);
  expect(await page.locator('.clinic-article-text').innerText()).toContain('Our shop');
  await bench.release(page);
});
