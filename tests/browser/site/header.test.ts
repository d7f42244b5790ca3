// The header: search, categories, account, and its position while the page scrolls. Spec: 1§2 Home, 2§2.15
import type { Locator, Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { addRule, DRAWN } from '../../setup/painting.ts';
import { logInButton, remember, signIn } from '../support/buyer.ts';
import { holdClock, passUntil } from '../support/clock.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, mainly, people, said } from '../ui-text/common.ts';
import { saidHeader } from '../ui-text/header.ts';
import { saidAtHome } from '../ui-text/home.ts';
import { saidOfPromotions } from '../ui-text/promotions.ts';

const visit = useBrowser();
const LISTING = '/search?keyword=ALL&searchType=keyword';
/** A touch target needs 44 px. */
const FINGER_PX = 44;
/** Allows the shift of one changed line; a header that moved the page would shift far more. */
const MOST_SHIFT = 0.01;
beforeAll(merchant.reset);

const header = (page: Page) => page.getByRole('banner');
const inNavigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name }).getByRole('button').first();
const panelOf = (page: Page) => header(page).getByRole('grid');
const active = (page: Page) => panelOf(page).locator('[role=gridcell][aria-selected=true]');
const stored = (page: Page): Promise<{ title: string; type?: string }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('historySearch') ?? '[]'));

/** Twenty searches, the most that the history holds. */
function searchedBefore() {
  // A blank page has no storage.
  if (location.protocol !== 'http:' || localStorage.getItem('historySearch')) return;
  const titles = Array.from({ length: 20 }, (_, at) => ({ title: `word ${at}` }));
  localStorage.setItem('historySearch', JSON.stringify(titles));
}

/** Presses twice as fast as possible: the page has only just answered the first press. */
async function escapeTwice(box: HTMLElement | SVGElement) {
  const press = () =>
    box.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
    );
  press();
  await Promise.resolve();
  press();
}

describe.each(mainly('en'))('searching by keys alone (%s)', (language) => {
  const words = said[language];
  const own = saidHeader[language];

  test('offers hot words, history and article numbers', async () => {
    const page = await visit({ language, at: LISTING, first: searchedBefore });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await isSettled(page);
    const box = page.getByRole('combobox', { name: words.searchBox });
    const panel = panelOf(page);

    await box.focus();
    await see(panel.getByRole('columnheader', { name: own.past })).toBeVisible();
    await see(box).toHaveAttribute('aria-expanded', 'true');
    const drawn = () =>
      panel
        .locator('img')
        .evaluateAll((all) =>
          all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
        );
    await expect.poll(drawn).toBe(true);
    await isAccessible(page);
    // The server fetched the header's data, so the page fetches none of it again.
    for (const path of ['GetParentCategoryList', 'nsc-Navigation', 'indexNew-hotWord'])
      expect(asked.filter((one) => one.endsWith(path))).toEqual([]);

    await box.press('Enter');
    await see(header(page).getByRole('status').filter({ hasText: own.empty })).toBeAttached();
    await see(page).toHaveURL(/keyword=ALL/);

    await box.press('ArrowDown');
    await see(active(page)).toHaveText('word 0');
    await box.press('Delete');
    await see(active(page)).toHaveText('word 1');
    await box.press('ArrowRight');
    await see(active(page).getByRole('button', { name: own.forget('word 1') })).toBeVisible();
    await box.press('Enter');
    await see(panel.getByText('word 1', { exact: true })).toHaveCount(0);
    expect(await stored(page)).toHaveLength(18);
    await see(panel.getByText('word 9', { exact: true })).toHaveCount(0);
    await panel.getByRole('button', { name: own.showAll(18) }).click();
    await see(panel.getByText('word 19', { exact: true })).toBeVisible();
    await box.press('End');
    const hot = panel.getByRole('rowgroup').last().getByRole('row').last();
    await see(active(page)).toHaveText((await hot.innerText()).trim());
    await box.press('Home');
    await see(active(page)).toHaveText('word 2');
    await box.press('Escape');
    await see(panel).toBeHidden();
    await see(box).toBeFocused();

    await page.getByRole('checkbox', { name: own.byArticle }).check();
    await box.fill(goods.burs.article);
    await box.press('Enter');
    await see(page).toHaveURL(/\/search\?.*type=articleNumber/);
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      keyword: goods.burs.article,
      searchType: 'keyword',
      title: goods.burs.article,
      type: 'articleNumber',
    });
    await see(page.getByRole('checkbox', { name: own.byArticle })).toBeChecked();

    // Another tab shows the search, which stays the newest of at most twenty.
    const other = await page.context().newPage();
    await other.goto('/');
    await isSettled(other);
    await other.getByRole('combobox').focus();
    const first = panelOf(other).getByRole('row').nth(1);
    await see(first).toContainText(goods.burs.article);
    await page.getByRole('checkbox', { name: own.byArticle }).uncheck();
    await box.fill('  word 7 ');
    await box.press('Enter');
    await see(page).toHaveURL(/keyword=word\+7/);
    await see(first).toContainText('word 7');
    expect((await stored(page)).slice(0, 3)).toEqual([
      { title: 'word 7' },
      { title: goods.burs.article, type: 'articleNumber' },
      { title: 'word 2' },
    ]);

    // A past search is a link that repeats the search.
    await panelOf(other).getByRole('link', { name: goods.burs.article }).click();
    await see(other).toHaveURL(/type=articleNumber/);
    await other.getByRole('combobox').fill('');
    await panelOf(other).getByRole('button', { name: own.forgetAll }).click();
    await see(panelOf(other).getByRole('columnheader')).toHaveText([own.hot]);
    expect(await stored(page)).toEqual([]);
    const hotWord = panelOf(other).getByRole('link').first();
    const name = (await hotWord.innerText()).trim();
    await other.getByRole('combobox').press('ArrowDown');
    await other.getByRole('combobox').press('Enter');
    await see(other).toHaveURL((url) => url.searchParams.get('keyword') === name);
  });

  test('shows the suggestions of the last word, in whatever order they arrive', async () => {
    const page = await visit({ language, at: LISTING });
    await isSettled(page);
    const [slow = '', fast = ''] = own.typed;
    const held: Route[] = [];
    await page.route('**/api/suggest', async (route) => {
      if (route.request().postDataJSON().keyword === slow) held.push(route);
      else await route.continue();
    });
    const box = page.getByRole('combobox', { name: words.searchBox });
    await box.focus();
    await box.fill(slow);
    await expect.poll(() => held.length).toBe(1);
    await box.fill(fast);
    const rows = panelOf(page).getByRole('row');
    await see(rows.first()).toContainText(new RegExp(fast, 'i'));
    const before = await rows.allInnerTexts();
    // The box has aborted this call; an answer that still arrives is too late.
    const late = JSON.stringify({ resultID: 1200, message: '', data: ['LATE'] });
    await held[0]?.fulfill({ contentType: 'application/json', body: late }).catch(() => {});
    await box.press('ArrowDown');
    expect(await rows.allInnerTexts()).toEqual(before);
    await isAccessible(page);

    // Enter that ends an IME composition does not start a search.
    await box.dispatchEvent('compositionstart');
    await box.press('Enter');
    await see(panelOf(page)).toBeHidden();
    await see(page).toHaveURL(/keyword=ALL/);
    await box.dispatchEvent('compositionend');
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    const chosen = (await active(page).innerText()).trim();
    await box.press('Enter');
    await see(page).toHaveURL((url) => url.searchParams.get('keyword') === chosen);

    await box.fill(`<b>${'長'.repeat(10_000)}`);
    expect([...(await box.inputValue())].length).toBeLessThanOrEqual(200);
    await box.press('Enter');
    await see(page.getByText(words.noResults)).toBeVisible();
  });

  test('opens categories by pointer and keys, and navigation in new tabs', async () => {
    const page = await visit({ language });
    await page.clock.install();
    await page.goto(LISTING);
    await isSettled(page);
    const [first = '', second = '', third = ''] = own.parents;
    const menu = header(page).getByRole('button', { name: own.allCategories });
    const parent = (name: string) =>
      header(page).locator('a[data-parent]').filter({ hasText: name });
    const everything = (name: string) =>
      header(page).getByRole('link', { name: own.everythingIn(name) });

    await menu.hover();
    await parent(first).hover();
    await see(everything(first)).toBeVisible();
    const child = header(page).locator('a[data-child]').nth(1);
    await see(child.locator('img')).toBeVisible();
    await isAccessible(page);

    // On the way to a picture, the pointer crosses another parent category, which stays closed.
    const from = await parent(first).boundingBox();
    const to = await header(page).locator('a[data-child]').last().boundingBox();
    if (!from || !to) throw new Error('The menu is not open.');
    await holdClock(page);
    await page.mouse.move(from.x + 120, from.y + 12);
    for (let step = 1; step <= 8; step++)
      await page.mouse.move(
        from.x + 120 + ((to.x - from.x - 100) * step) / 8,
        from.y + 12 + ((to.y + 30 - from.y) * step) / 8,
      );
    await page.mouse.move(to.x + 20, to.y + 42);
    await page.clock.runFor(1000);
    await see(everything(first)).toBeVisible();
    await see(everything(second)).toHaveCount(0);
    await page.clock.resume();
    await page.mouse.move(700, 860);
    await see(everything(first)).toBeHidden();

    await menu.focus();
    await page.keyboard.press('ArrowDown');
    await see(parent(first)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await see(everything(third)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await see(everything(third)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await see(parent(third)).toBeFocused();
    await page.keyboard.press('Escape');
    await see(menu).toBeFocused();
    await see(everything(third)).toBeHidden();

    await menu.click();
    const opened = page.context().waitForEvent('page');
    await parent(second).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await see(tab.getByRole('heading', { level: 1, name: second })).toBeVisible();
    await tab.close();
    await page.keyboard.press('Escape');

    const more = header(page).getByRole('button', { name: own.more });
    await more.click();
    const entries = header(page).getByRole('navigation', { name: own.navigation });
    await see(entries.getByRole('listitem').first()).toBeVisible();
    await isAccessible(page);
    await entries.getByRole('listitem').last().getByRole('link').click();
    await see(page).toHaveURL(/\/search\?.*categoryId=/);
  });

  test('shows a search row and a menu sheet on a phone', async () => {
    const page = await visit({ language, width: 360, at: LISTING, first: searchedBefore });
    await isSettled(page);
    const [first = ''] = own.parents;
    const box = page.getByRole('combobox', { name: words.searchBox });
    await see(box).toBeHidden();
    await header(page).getByRole('button', { name: own.openSearch }).click();
    await see(box).toBeFocused();
    await see(panelOf(page)).toBeVisible();
    await isAccessible(page);
    const targets = panelOf(page).getByRole('gridcell').locator('a, button');
    const sizes = await targets.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
    for (const [width, height] of sizes) {
      expect(width).toBeGreaterThanOrEqual(FINGER_PX);
      expect(height).toBeGreaterThanOrEqual(FINGER_PX);
    }
    await panelOf(page)
      .getByRole('button', { name: own.forget('word 0') })
      .click();
    await see(panelOf(page).getByText('word 0', { exact: true })).toHaveCount(0);
    await see(box).toBeFocused();
    await box.evaluate(escapeTwice);
    await see(box).toBeHidden();

    const opener = header(page).getByRole('button', { name: own.openMenu });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: own.menu });
    const line = sheet.getByRole('link', { name: first, exact: true }).first();
    await see(line).toBeVisible();
    await isAccessible(page);
    await line.click();
    await see(sheet.getByRole('heading', { name: first })).toBeFocused();
    await see(sheet.getByRole('link', { name: own.everythingIn(first) })).toBeVisible();
    await isAccessible(page);
    const back = sheet.getByRole('button', { name: own.back });
    await see(back).toBeInViewport();
    await back.click();
    await see(line).toBeFocused();
    await page.keyboard.press('Escape');
    await see(opener).toBeFocused();
  });
});

test('keeps a search box that was cleared before its script empty and open', async () => {
  const { searchBox } = said.en;
  const page = await visit({ language: 'en', first: searchedBefore });
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/shared\.[\w-]+\.js$/, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto('/search?keyword=bur&title=bur&searchType=keyword', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: searchBox });
  await box.fill('');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isHeld = false;
  for (const route of held) await route.continue();
  await see(panelOf(page).getByRole('button', { name: saidHeader.en.forgetAll })).toBeVisible();
  await see(box).toHaveValue('');
});

test('scrolls away, returns on the way up with a shadow, and stays while in use', async () => {
  const page = await visit({ at: LISTING, language: 'en' });
  await isSettled(page);
  const own = saidHeader.en;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(addRule, DRAWN);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const bar = document.querySelector('clinic-header');
    const inHeader = (node: Node) => node === bar || node.getRootNode() === bar?.shadowRoot;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Content inside the header moves with it; nothing around it may move.
        const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources');
        const isPage = sources.some(({ node }) => node && !inHeader(node));
        if (isPage) shifts.push(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift' });
  });
  const top = header(page)
    .getByRole('link', { name: said.en.home.split(' ')[0] ?? '' })
    .first();
  const shadow = () => header(page).evaluate((one) => getComputedStyle(one).boxShadow !== 'none');
  const turnWheel = async (by: number, times: number) => {
    for (let turn = 0; turn < times; turn++) await page.mouse.wheel(0, by);
  };
  const scrolled = () => page.evaluate(() => scrollY);
  /** Waits until the page has scrolled that far, because the header hears turns at once as one movement. */
  const wheel = async (by: number, times: number) => {
    const from = await scrolled();
    await turnWheel(by, times);
    const way = by < 0 ? Math.min(from, -by * times) : by * times;
    await expect.poll(async () => Math.abs((await scrolled()) - from)).toBeGreaterThan(way - 1);
  };
  const isSeen = (one: Locator) => one.evaluate((link) => link.getBoundingClientRect().bottom > 0);
  await page.mouse.move(800, 600);
  await wheel(150, 8);
  await see(top).not.toBeInViewport();
  await wheel(-30, 2);
  await see(top).toBeInViewport();
  await expect.poll(shadow).toBe(true);
  await wheel(60, 2);
  await see(top).not.toBeInViewport();

  await wheel(-30, 2);
  const more = header(page).getByRole('button', { name: own.more });
  await see(more).toBeInViewport();
  await more.click();
  await page.mouse.move(800, 700);
  await wheel(60, 4);
  await see(more).toBeInViewport();
  await page.keyboard.press('Escape');
  await see(more).toBeFocused();
  // Tab moves the focus into the page, whose first link is at its top; the header then hides as the page scrolls.
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => {
      await turnWheel(60, 2);
      return isSeen(top);
    })
    .toBe(false);
  await wheel(-400, 8);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(shadow).toBe(false);
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(MOST_SHIFT);
});

test.each([
  ['/brandIndex', 360, (page: Page) => page.getByRole('tab').first()],
  ['/', 768, (page: Page) => inNavigation(page, saidAtHome.en.jump)],
  ['/active11/1', 768, (page: Page) => inNavigation(page, saidOfPromotions.en.sections)],
] as const)('returns above the sticky parts of %s at %i px', async (at, width, find) => {
  const page = await visit({ at, language: 'en', width });
  await isSettled(page);
  await page.mouse.move(width / 2, 600);
  const tops = async () => {
    if (!(await find(page).isVisible())) return undefined;
    const bar = await header(page).boundingBox();
    const strip = await find(page).boundingBox();
    if (!bar || !strip) return undefined;
    return { isBack: bar.y >= 0, gap: Math.round(strip.y - Math.max(0, bar.y + bar.height)) };
  };
  // Repeats the wheel turn until it takes effect: a busy page ignores the wheel. A turn has time to take effect, because many of them reach the top.
  const turned = (by: number, isBack: boolean) =>
    expect
      .poll(
        async () => {
          await page.mouse.wheel(0, by);
          return tops();
        },
        { interval: 300 },
      )
      .toEqual({ isBack, gap: expect.toSatisfy((gap) => gap >= 0 && gap < 12) });
  await turned(300, false);
  await turned(-20, true);
});

test('truncates a long name, and shows it in full on hover and focus', async () => {
  const name = 'Kowloon Bay Family Dental Clinic';
  const identity = await remember(visit, 'verified');
  const cookies = identity.cookies.map((cookie) =>
    cookie.name === 'user'
      ? { ...cookie, value: encodeURIComponent(JSON.stringify({ userName: name, roles: [] })) }
      : cookie,
  );
  const page = await visit({ at: LISTING, language: 'en', as: { ...identity, cookies } });
  await isSettled(page);
  const button = header(page).getByRole('button', { name: /^Kowloon Bay Family…/ });
  const tooltip = header(page).getByRole('tooltip', { name });
  await see(tooltip).toBeHidden();
  await button.hover();
  await see(tooltip).toBeVisible();
  await page.mouse.move(700, 700);
  await see(tooltip).toBeHidden();
  await header(page).getByRole('button', { name: said.en.search, exact: true }).focus();
  await page.keyboard.press('Tab');
  await see(button).toBeFocused();
  await see(tooltip).toBeVisible();
  await see(button).toHaveAccessibleDescription(name);
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await see(tooltip).toBeHidden();
  await page.keyboard.press('Enter');
  await see(header(page).getByRole('link', { name: saidHeader.en.orders })).toBeVisible();
  await isAccessible(page);
});

test('the account menu opens orders, account centre and addresses, and logs out (Spec: 2§2.15)', async () => {
  const page = await visit({ at: LISTING, language: 'en', as: await remember(visit, 'verified') });
  await isSettled(page);
  await header(page).getByRole('button', { name: people.verified }).click();
  for (const [name, path] of [
    [saidHeader.en.orders, '/user/orderList'],
    [saidHeader.en.centre, '/user'],
    [saidHeader.en.addresses, '/user/address'],
  ] as const) {
    const entry = header(page).getByRole('link', { name, exact: true });
    await see(entry).toHaveAttribute('href', path);
  }
  await header(page).getByRole('button', { name: said.en.logOut, exact: true }).click();
  await see(logInButton(page, 'en')).toBeFocused();
});

test.each([
  ['without a clinic', 'unverified', people.unverified],
  ['with a wallet', 'finance', people.finance],
] as const)(
  'keeps the items of the menu in place when an account %s comes late after the login',
  async (_, key, name) => {
    const page = await visit({ at: LISTING, language: 'en' });
    const held: Route[] = [];
    await page.route('**/authapi/user/userinfo2', (route) => void held.push(route));
    await signIn(page, 'en', key);
    await header(page).getByRole('button', { name }).click();
    const logOut = header(page).getByRole('button', { name: said.en.logOut, exact: true });
    await see(logOut).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const before = (await logOut.boundingBox())?.y;
    for (const route of held.splice(0)) await route.continue();
    await page.unroute('**/authapi/user/userinfo2');
    await see(header(page).getByText(emailOf(key))).toBeVisible();
    expect((await logOut.boundingBox())?.y).toBe(before);
  },
);

test('shows a hot word in the empty search box, and the next one after three seconds (Spec: 2§2.15, 2§9)', async () => {
  const page = await visit({ language: 'en', moves: true });
  await page.clock.install();
  await page.goto(LISTING);
  await isSettled(page);
  await holdClock(page);
  const hint = header(page).locator('.clinic-search-hint');
  const word = () => hint.textContent();
  const first = await word();
  await passUntil(page, async () => (await word()) !== first);
  const second = await word();
  await page.clock.runFor(2500);
  expect(await word()).toBe(second);
  await page.clock.runFor(600);
  await expect.poll(word).not.toBe(second);
  await see(hint).toHaveCSS('animation-name', 'clinic-rise');
  // The header stays while a person types.
  const box = page.getByRole('combobox', { name: said.en.searchBox });
  await box.fill('bur');
  await see(hint).toBeHidden();
});

test('loads subcategories when the pointer enters a category (Spec: 2§2.15)', async () => {
  const page = await visit({ language: 'en' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/GetCategoryListById')) asked++;
  });
  await page.goto(LISTING);
  await isSettled(page);
  const [first = '', second = ''] = saidHeader.en.parents;
  const parent = (name: string) => header(page).locator('a[data-parent]').filter({ hasText: name });
  await header(page).getByRole('button', { name: saidHeader.en.allCategories }).hover();
  await see(parent(first)).toBeVisible();
  expect(asked).toBe(0);
  await parent(first).hover();
  await expect.poll(() => asked).toBe(1);
  const panel = header(page).locator('.clinic-categories-children');
  // A shadow alone does not show an edge in the dark.
  for (const side of ['right', 'bottom']) await see(panel).toHaveCSS(`border-${side}-width`, '1px');
  await parent(second).hover();
  await expect.poll(() => asked).toBe(2);
});

test('keeps whole links in a narrow navigation, and moves the others under "more"', async () => {
  const page = await visit({ language: 'en', width: 1440, at: LISTING });
  await isSettled(page);
  const own = saidHeader.en;
  const links = header(page).locator('.clinic-nav > a');
  const all = await links.allTextContents();
  const more = header(page).getByRole('button', { name: own.more });
  for (const width of [1260, 960, 660]) {
    await page.setViewportSize({ width, height: 900 });
    const end = (await more.boundingBox())?.x ?? 0;
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    for (const box of boxes) if (box) expect(box.x + box.width).toBeLessThanOrEqual(end + 1);
    await more.click();
    const entries = header(page).getByRole('navigation', { name: own.navigation });
    for (const [at, box] of boxes.entries())
      if (!box)
        await see(
          entries.getByRole('listitem').filter({ hasText: all[at] ?? '' }),
          `at ${width}`,
        ).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
});
