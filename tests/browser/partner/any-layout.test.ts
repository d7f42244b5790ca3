// The elements between a partner's own words: at every width, on a slow processor, in the dark, under `all: unset`.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { see } from '../support/expect.ts';
import { expectStill, watchShifts } from '../support/faults/layout-shifts.ts';
import { servedUntilEnd } from '../support/foreign-page.ts';
import { emailOf, PASSWORD } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { goods, type Lang, languages, said, TAGS } from '../ui-text/common.ts';
import { saidOfPromotions } from '../ui-text/promotions.ts';

const visit = useBrowser();

const WIDTHS = [280, 320, 360, 768, 1440, 1600];
/** Of the whole visit. */
const MOST_SHIFT = 0.02;

/** The elements for a partner's page, as a partner writes them. */
const ELEMENTS = {
  'clinic-header': '<clinic-header></clinic-header>',
  'clinic-cart-button': '<clinic-cart-button></clinic-cart-button>',
  'clinic-product-card': '<clinic-product-card product-id="10006"></clinic-product-card>',
  'clinic-product': '<clinic-product product-id="10008"></clinic-product>',
  'clinic-catalogue': '<clinic-catalogue keyword="ALL"></clinic-catalogue>',
  'clinic-brand-index': '<clinic-brand-index></clinic-brand-index>',
  'clinic-quick-order': '<clinic-quick-order></clinic-quick-order>',
  'clinic-cart': '<clinic-cart></clinic-cart>',
  'clinic-campaign': '<clinic-campaign campaign-id="1"></clinic-campaign>',
  'clinic-new-customers': '<clinic-new-customers></clinic-new-customers>',
  'clinic-home': '<clinic-home></clinic-home>',
} as const;

const WORDS =
  '<p>Begin with a fine-grit tapered diamond under water spray, and keep the handpiece moving.</p>';

/** Words below the last element, over a screen: each of them would jump. */
const MORE = WORDS.repeat(12);

interface Around {
  readonly language?: Lang;
  /** Attributes of the script tag. */
  readonly script?: string;
  readonly css?: string;
}

/** Serves a partner's page with these elements, its own words before and after each. */
function pageWith(elements: readonly string[], { language = 'en', script = '', css = '' }: Around) {
  const { shop, sandbox } = places();
  return servedUntilEnd(`<!doctype html><html lang="${TAGS[language]}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Partner</title><link rel="icon" href="data:,"><style>${css}</style>
    <script type="module" blocking="render" src="${shop}/embed/clinicart.js" data-api="${sandbox}" ${script}></script>
    </head><body>${elements.map((html) => WORDS + html).join('')}${MORE}</body></html>`);
}

/** Scrolls through the page, so that parts that load on scroll are there. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The browser tells what came into view with a frame.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
  });
  await isSettled(page);
}

test.each(languages)('no width from 280 px on scrolls sideways (%s)', async (language) => {
  const page = await visit({ site: '', width: 360 });
  // Edge to edge, with the words that a search suggests.
  const elements = [
    ...Object.values(ELEMENTS),
    '<clinic-catalogue keyword="gloves"></clinic-catalogue>',
  ];
  await page.goto(await pageWith(elements, { language, css: 'body { margin: 0 }' }));
  await isSettled(page);
  const wide: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await readThrough(page);
    wide.push(...(await page.evaluate(tooWide)));
  }
  expect(wide).toEqual([]);
});

/** Returns what is wider than the page; runs in the page. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const all = [...document.querySelectorAll('body > *')].flatMap((host) =>
    [host, ...(host.shadowRoot?.querySelectorAll('*') ?? [])].map((node) => ({ host, node })),
  );
  const out = all.filter(({ node }) => node.getBoundingClientRect().right > clientWidth + 0.5);
  const names = out.map(({ host, node }) => `${host.localName} ${node.className}`);
  return [`${clientWidth} px: ${scrollWidth}`, ...names.slice(0, 5)];
}

describe('an element is as wide as its place', () => {
  const ROOM = 640;
  const { 'clinic-cart-button': button, ...blocks } = ELEMENTS;
  const tags = Object.keys(blocks);
  const widthsOf = (page: Page, css: string) =>
    page.evaluate(
      ([rules, ...names]) => {
        for (const box of document.querySelectorAll<HTMLElement>('body > div'))
          box.style.cssText = `width: 640px; ${rules}`;
        return names.map((tag) => document.querySelector(tag ?? '')?.clientWidth);
      },
      [css, ...tags],
    );

  test('in a row, a column and a grid, whatever these align', async () => {
    const page = await visit({ site: '', width: 1440 });
    const boxes = Object.values(blocks).map((html) => `<div>${html}</div>`);
    await page.goto(await pageWith(boxes, {}));
    await isSettled(page);
    for (const css of [
      'display: block',
      'display: flex',
      'display: flex; justify-content: center',
      'display: flex; flex-flow: column; align-items: center',
      'display: grid; justify-items: start',
    ])
      expect({ css, widths: await widthsOf(page, css) }).toEqual({
        css,
        widths: tags.map(() => ROOM),
      });
  });

  test('and shares a row with others, within its margins', async () => {
    const page = await visit({ site: '', width: 1440 });
    const card = ELEMENTS['clinic-product-card'];
    const css =
      'body > div { display: flex; gap: 20px; width: 640px } clinic-product-card { margin: 0 10px }';
    await page.goto(await pageWith([`<div>${card}${card}</div>`, `<div>${button}</div>`], { css }));
    await isSettled(page);
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('clinic-product-card')].map(({ clientWidth }) => clientWidth),
    );
    expect(shown).toEqual([290, 290]);
    expect(await page.evaluate(tooWide)).toEqual([]);
    const width = await page.locator('clinic-cart-button').evaluate((node) => node.clientWidth);
    expect(width).toBeLessThan(200);
  });
});

test('elements in a shadow root of the page appear when it passes the root', async () => {
  const page = await visit({ site: '', width: 1440 });
  const html = `${ELEMENTS['clinic-product-card']}${ELEMENTS['clinic-cart-button']}`;
  // The snippet of docs/embed.md, with the closed root that only its own script can see.
  const script = `<div id="tray"></div><script type="module">
    import { start } from '${places().shop}/embed/clinicart.js';
    const root = document.querySelector('#tray').attachShadow({ mode: 'closed' });
    root.innerHTML = '${html}';
    start(root);
    window.shown = () => [...root.children].map(({ shadowRoot }) => shadowRoot?.textContent ?? '');
  </script>`;
  await page.goto(await pageWith([script], {}));
  await expect
    .poll(() => page.evaluate('window.shown()'))
    .toEqual([expect.stringContaining(goods.paste.en), expect.stringContaining(said.en.cartLogIn)]);
});

describe.each([360, 1440])('on a slow processor, at %d px', (width) => {
  test.each(Object.entries(ELEMENTS))('the words around %s do not jump', async (_, html) => {
    const page = await visit({ site: '', width, first: watchShifts });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(await pageWith([html], {}));
    await isSettled(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expectStill(page, html, MOST_SHIFT);
  });
});

/** The ground of what an element shows first; runs in the page. */
const ground = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => getComputedStyle(node).backgroundColor);
const DARK = 'rgb(29, 27, 25)';
const LIGHT = 'rgb(255, 255, 255)';

describe('the dialogs of a page', () => {
  test('have its name and its mark, and its theme as the device changes', async () => {
    const page = await visit({ site: '' });
    await page.route('https://partner.example/mark.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36"/>',
      }),
    );
    const script =
      'data-name="Harbourline" data-mark="https://partner.example/mark.svg" data-theme="auto"';
    await page.goto(await pageWith([ELEMENTS['clinic-cart-button']], { script }));
    await page.getByRole('link', { name: said.en.cartLogIn }).click();
    await see(page.getByRole('dialog', { name: 'Log in to Harbourline' })).toBeVisible();
    await see(page.locator('clinic-login img.clinic-login-mark')).toBeVisible();
    const panel = 'clinic-login .clinic-dialog-panel';
    expect(await ground(page, panel)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => ground(page, panel)).toBe(DARK);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('take the theme of the element that asks', async () => {
    const page = await visit({ site: '' });
    const button = '<clinic-cart-button theme="dark"></clinic-cart-button>';
    await page.goto(await pageWith([button], { css: 'body { background: #111; color: #eee }' }));
    await page.getByRole('link', { name: said.en.cartLogIn }).click();
    await see(page.getByRole('dialog', { name: said.en.dialog })).toBeVisible();
    expect(await ground(page, 'clinic-login .clinic-dialog-panel')).toBe(DARK);
  });

  test('take the theme of an element in a shadow root of the page', async () => {
    const page = await visit({ site: '' });
    await page.goto(await pageWith(['<div id="host"></div>'], {}));
    // As text: the test's own bundler would rewrite the import.
    await page.evaluate(`
      const root = document.querySelector('#host').attachShadow({ mode: 'open' });
      root.innerHTML = '<clinic-cart-button theme="dark"></clinic-cart-button>';
      import('${places().shop}/embed/clinicart.js').then(({ start }) => start(root));
    `);
    await page.getByRole('link', { name: said.en.cartLogIn }).click();
    await see(page.getByRole('dialog', { name: said.en.dialog })).toBeVisible();
    expect(await ground(page, 'clinic-login .clinic-dialog-panel')).toBe(DARK);
  });
});

/** Describes the size and the theme of each element; runs in the page. */
const lookOfEach = (tags: readonly string[]) =>
  tags.map((tag) => {
    const root = document.querySelector(tag)?.shadowRoot?.querySelector('.clinic-root');
    const { width = 0, height = 0 } = root?.getBoundingClientRect() ?? {};
    const scheme = root ? getComputedStyle(root).colorScheme : '';
    return `${tag} ${Math.round(width)} × ${Math.round(height)} ${scheme}`;
  });

test('under `all: unset` every element keeps its size and its theme', async () => {
  const boxes = Object.values(ELEMENTS).map(
    (html) => `<div style="display: block; width: 640px">${html}</div>`,
  );
  const looks: string[][] = [];
  for (const css of ['', '* { all: unset } head { display: none }']) {
    const page = await visit({ site: '', mayHear: /ERR_FAILED/ });
    // The list of recommendations grows with each reading, so no page after its first arrives.
    let pages = 0;
    await page.route('**/index-recommend', (route) =>
      pages++ === 0 ? route.fallback() : route.abort(),
    );
    await page.goto(await pageWith(boxes, { css, script: 'data-theme="dark"' }));
    await isSettled(page);
    // Reads until nothing changes: parts that arrive move others into view, and a part on its way has no skeleton.
    let shown: string[] = [];
    const isSame = async () => {
      const before = shown;
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      await isSettled(page);
      shown = await page.evaluate(lookOfEach, Object.keys(ELEMENTS));
      return shown.join() === before.join();
    };
    await expect.poll(isSame).toBe(true);
    looks.push(shown);
  }
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[0]).not.toContainEqual(expect.stringMatching(/ 0 × | × 0 |light/));
});

test('no advert opens uncalled, and one that the page asks for does', async () => {
  const page = await visit({ site: '', popups: true });
  const advert = page.locator('clinic-home dialog[open]');
  await page.goto(await pageWith([ELEMENTS['clinic-home']], {}));
  await isSettled(page);
  // Longer than the wait of the shop's own page.
  await page.waitForTimeout(1500);
  await see(advert).toHaveCount(0);
  await page.locator('clinic-home').evaluate((home) => home.setAttribute('adverts', ''));
  await see(advert).toBeVisible();
});

test('the offer for new customers leads no other buyer away from the page', async () => {
  const page = await visit({ site: '' });
  const address = await pageWith([ELEMENTS['clinic-new-customers']], {});
  await page.goto(address);
  const account = { by: 'email', with: 'password', email: emailOf('verified'), password: PASSWORD };
  const signIn = { ...account, phone: '', areaCode: '+852', code: '' };
  // As text: the test runner would replace the import of a function.
  await page.evaluate(`import(${JSON.stringify(`${places().shop}/embed/clinicart.js`)})
    .then(({ shop }) => shop())
    .then(({ session }) => session.signIn(${JSON.stringify(signIn)}))`);
  const notice = page.locator('clinic-new-customers').getByRole('alert');
  await see(notice.getByText(saidOfPromotions.en.stopped)).toBeVisible();
  await see(notice.getByRole('button')).toHaveCount(1);
  expect(page.url()).toBe(address);
});
