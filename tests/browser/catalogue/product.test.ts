// Product page behaviour that the visitor's and the buyer's journeys do not cover. Spec: 1§2 to 1§9 Product detail

import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { cartLink, type Identity, remember, type } from '../support/buyer.ts';
import { holdClock, passUntil, stopClock } from '../support/clock.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { shopOf } from '../support/orders.ts';
import { goods, mainly, said } from '../ui-text/common.ts';
import { saidOfProducts } from '../ui-text/product.ts';

const visit = useBrowser();
const { burs, files, spray, none } = goods;
/** A hundred articles, sold singly. */
const range = '10266';
const DETAIL = '/api/product/detail';
const STANDARDS = '/api/product/getAllStandard2';

let verified: Identity;
let newCustomer: Identity;
beforeEach(async () => {
  await merchant.reset();
  verified = await remember(visit, 'verified');
  newCustomer = await remember(visit, 'new-customer');
});

const rowsOf = (page: Page) => page.getByRole('spinbutton');
const isOn = (picture: Locator) => see(picture).toHaveAttribute('aria-current', 'true');

/** The last article of the range with enough stock. */
async function lastArticle(): Promise<string> {
  const answer = await fetch(places().sandbox + STANDARDS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: range }),
  });
  const { standards } = (await answer.json()).data;
  return standards.filter((each: { stock: number }) => each.stock > 20).at(-1).articleNumber;
}

describe.each([
  ['zh', 360],
  ['en', 1440],
] as const)('a hundred specifications (%s, %i px)', (language, width) => {
  const words = { ...said[language], ...saidOfProducts[language] };

  test('can be searched, selected together and added in one go', async () => {
    const page = await visit({ language, width, as: verified, at: `/product/${range}` });
    const rows = rowsOf(page);
    await see(rows).toHaveCount(4);
    const last = await lastArticle();

    const filter = page.getByRole('searchbox', { name: words.filter });
    await filter.fill('no such article');
    await see(page.getByText(words.noMatch)).toBeVisible();
    await see(rows).toHaveCount(0);
    await filter.fill(last.toLowerCase().replaceAll('-', ' '));
    await see(page.getByText(words.matches(1, 100))).toBeVisible();
    const field = (article: string) =>
      page.getByRole('spinbutton', { name: words.quantityOf(article), exact: true });
    await type(field(last), '3');
    await filter.fill('');
    await see(rows, 'four and the chosen one').toHaveCount(5);

    await page.getByRole('button', { name: words.more(95) }).click();
    await see(rows).toHaveCount(100);
    const touched = await page.evaluate(() => {
      const table = document.querySelector('clinic-product')?.shadowRoot?.querySelector('tbody');
      const changed = new Set<Element>();
      const watcher = new MutationObserver((records) => {
        for (const { target } of records) {
          const row = (target instanceof Element ? target : target.parentElement)?.closest('tr');
          if (row) changed.add(row);
        }
      });
      if (!table) throw new Error('There is no table.');
      watcher.observe(table, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      return new Promise<number>((resolve) => {
        const rows = [...table.rows];
        const row = rows.find((each) => !each.querySelector('input')?.disabled);
        row?.querySelector<HTMLButtonElement>('[role="group"] > button:last-of-type')?.click();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(changed.size)));
      });
    });
    expect(touched, 'one quantity touches one row').toBe(1);
    await page.getByRole('button', { name: words.less }).click();
    await see(rows, 'four and the one chosen below them').toHaveCount(5);
    await see(field(last), 'what was chosen stays').toHaveValue('3');
    await see(page.getByText(words.chosen(2, 4)).first()).toBeVisible();
    await isSettled(page);
    await isAccessible(page);
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await see(page.getByText(words.added).last()).toBeVisible();
    await see(rows, 'the choice is done').toHaveCount(4);
    await see(cartLink(page, language, 2)).toBeVisible();
  });
});

test('enlarges, moves and turns pictures by keyboard and by pointer', async () => {
  const words = { ...said.en, ...saidOfProducts.en };
  const page = await visit({ language: 'en', at: `/product/${burs.id}` });
  const open = page.getByRole('button', { name: words.enlarge });
  await isSettled(page);
  await open.press('Enter');
  const large = page.getByRole('dialog', { name: burs.en });
  const shown = large.getByRole('img');
  await see(large.getByRole('button', { name: words.zoomIn })).toBeFocused();
  await page.keyboard.press('+');
  await see(large.getByText('150%')).toBeVisible();
  const before = await shown.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await shown.boundingBox())?.x, { message: 'looks further right' })
    .toBeLessThan(before?.x ?? 0);
  await page.keyboard.press('0');
  await see(large.getByText('100%')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await see(large.getByText(words.pictureAt(2, burs.pictures))).toBeAttached();
  const box = await large.locator('.clinic-zoom-stage').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 4, (box?.y ?? 0) + 50];
  await page.mouse.dblclick(x, y);
  await see(large.getByText('250%')).toBeVisible();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 2000);
  await see(large.getByText('100%')).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await see(large).toBeHidden();
  await see(open).toBeFocused();
  const chosen = page.getByRole('button', { name: words.pictureAt(2, burs.pictures), exact: true });
  await isOn(chosen);
  await page.emulateMedia({ forcedColors: 'active' });
  await see(chosen).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });
});

test('zooms for a key that comes as soon as the large picture has the focus', async () => {
  const words = { ...said.en, ...saidOfProducts.en };
  const page = await visit({ language: 'en', at: `/product/${burs.id}` });
  await isSettled(page);
  await page.evaluate((zoomIn) => {
    document.querySelector('clinic-product')?.shadowRoot?.addEventListener('focusin', (event) => {
      const button = event.target;
      if (!(button instanceof HTMLElement) || button.ariaLabel !== zoomIn) return;
      const key = { key: '+', bubbles: true, composed: true };
      queueMicrotask(() => button.dispatchEvent(new KeyboardEvent('keydown', key)));
    });
  }, words.zoomIn);
  await page.getByRole('button', { name: words.enlarge }).press('Enter');
  const large = page.getByRole('dialog', { name: burs.en });
  await see(large.getByText('150%')).toBeVisible();
});

test('shows the pictures of the specification and keeps the box of a broken one', async () => {
  const words = { ...said.zh, ...saidOfProducts.zh };
  const page = await visit({ as: verified, mayHear: /Failed to load resource/ });
  await page.route(/pictures\/1024x1024\/.*detail/, (route) => route.abort());
  await page.goto('/product/10001');
  const gallery = page.getByRole('list', { name: words.pictures });
  const first = await gallery.getByRole('img').first().getAttribute('src');
  const button = page.getByRole('button', { name: /^查看 .* 的圖片$/ }).nth(1);
  const own = await button.locator('img').getAttribute('src');
  await button.click();
  const picture = String(own).replace('400x400', '1024x1024');
  expect(picture).not.toBe(first);
  await see(gallery.getByRole('img').first()).toHaveAttribute('src', picture);
  await see(gallery.locator('.clinic-picture-box')).not.toHaveCount(0);
});

describe.each(mainly('en'))('an offer (%s)', (language) => {
  const words = { ...said[language], ...saidOfProducts[language] };

  test('reloads once when it ends, and then shows that it ended', async () => {
    const page = await visit({ language, as: verified });
    let reads = 0;
    let open = 0;
    page.on('request', (request) => {
      open++;
      if (new URL(request.url()).pathname === DETAIL) reads++;
    });
    page.on('requestfinished', () => void open--);
    page.on('requestfailed', () => void open--);
    const endsAt = await endOfOffer();
    await page.clock.install({ time: endsAt - 600_000 });
    await page.goto(`/product/${files.id}`);
    const clock = page.getByText(words.offerEnds);
    await see(clock).toBeVisible();
    await isSettled(page);
    await expect.poll(() => open).toBe(0);
    reads = 0;
    await page.clock.pauseAt(endsAt - 3000);
    await page.clock.runFor(1000);
    expect(reads).toBe(0);
    await page.clock.runFor(3000);
    await expect.poll(() => reads).toBe(1);
    await see(page.getByText(words.offerEnded)).toBeVisible();
    await see(clock).toHaveCount(0);
    // A running clock would abort a call that is still open.
    await expect.poll(() => open).toBe(0);
    await page.clock.runFor(180_000);
    expect(reads, 'the server says the same end again').toBe(1);
    await see(page.getByText(files.price).first(), 'the price is the server’s').toBeVisible();
  });

  test('explains that it is for others, and continues as the plain product', async () => {
    const page = await visit({ language, as: verified });
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: words.notEligible });
    await stopClock(page);
    await page.goto(`/product/${spray.id}?tagType=3`);
    await passUntil(page, () => told.isVisible(), 20);
    await page.getByRole('button', { name: words.stay }).click();
    await see(page.getByRole('main').getByRole('alert').first()).toContainText(words.onlyForNew);
    await page.clock.runFor(10_000);
    const plain = page.getByRole('button', { name: words.goPlain });
    await see(plain).toBeVisible();
    await page.clock.resume();
    await isAccessible(page);
    await holdClock(page);

    await page.reload();
    await passUntil(page, () => told.isVisible(), 20);
    const add = page.getByRole('button', { name: words.add, exact: true });
    await passUntil(page, () => add.isVisible());
    await see(page, 'reloading does not begin again').toHaveURL(new RegExp(`/${spray.id}$`));
  });

  test('offers to read a plain product again that the server refuses as the offer', async () => {
    const page = await visit({ language, as: verified, mayHear: /Failed to load/ });
    await merchant.fault(STANDARDS, { kind: 'result', resultID: 1359 });
    await page.goto(`/product/${spray.id}`);
    await isSettled(page);
    const retry = page.getByRole('main').getByRole('button', { name: words.tryAgain });
    await see(retry.first()).toBeVisible();
    await see(page.getByRole('main').getByText(words.notEligible)).toHaveCount(0);
    await merchant.clearFaults();
    await retry.first().click();
    await see(page.getByRole('button', { name: words.add, exact: true })).toBeVisible();
  });

  test('for new customers has no cart button and is ordered directly, beside the cart', async () => {
    const page = await visit({ language, as: newCustomer, at: `/product/${spray.id}?tagType=3` });
    const buyNow = page.getByRole('button', { name: words.buyNow, exact: true });
    await see(buyNow).toBeVisible();
    await see(page.getByRole('button', { name: words.add, exact: true })).toHaveCount(0);
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('spinbutton') })
      .first();
    const price = /HK\$[\d.,]+/.exec(await row.innerText())?.[0] ?? 'none';
    const before = (await merchant.account('new-customer')).cartLines;
    await row.getByRole('button', { name: /^(增加|Increase )/ }).click();
    const count = Number(await row.getByRole('spinbutton').inputValue());
    const made = page.waitForRequest('**/authapi/order/createTempOrder3');
    await buyNow.dblclick();
    const { goods: ordered, ...how } = (await made).postDataJSON();
    expect(how).toMatchObject({ isFromShoppingCart: false });
    expect(ordered).toHaveLength(1);
    expect(ordered[0]).toMatchObject({ tagType: '3', count });
    await see(page).toHaveURL(/\/order\/confirm2$/);
    await see(page.getByRole('main')).toContainText(price);
    expect((await merchant.account('new-customer')).cartLines).toBe(before);
  });
});

/** The deadline that the server names, in milliseconds since 1970. */
async function endOfOffer(): Promise<number> {
  const { promotion } = await shopOf(verified).catalogue.product.get({ id: files.id });
  if (promotion?.endsAt === undefined) throw new Error('The sandbox has no offer that ends.');
  return promotion.endsAt;
}

test('an unknown product offers a retry and a way back', async () => {
  const words = { ...said.zh, ...saidOfProducts.zh };
  const page = await visit({ at: '/search?keyword=ALL&searchType=keyword', mayHear: /404/ });
  await page.evaluate((id) => location.assign(`/product/${id}`), none.id);
  await see(page.getByText(words.gone).first()).toBeVisible();
  const again = page.waitForResponse((answer) => answer.url().endsWith(DETAIL));
  await page.getByRole('button', { name: words.tryAgain }).click();
  await again;
  await see(page.getByText(words.gone).first()).toBeVisible();
  await isAccessible(page);
  await page.getByRole('main').getByRole('link', { name: words.back, exact: true }).last().click();
  await see(page).toHaveURL(/\/search/);
});

test('saves and removes a product, with a message each time', async () => {
  const words = { ...said.en, ...saidOfProducts.en };
  const page = await visit({ language: 'en', as: verified, at: `/product/${burs.id}?tagType=2` });
  await see(page.getByText(words.swap).first(), 'opened as a swap').toBeVisible();
  const heart = page.getByRole('button', { name: words.collect });
  await heart.click();
  await see(page.getByText(words.collectedNow).last()).toBeVisible();
  await page.reload();
  await isSettled(page);
  await page.getByRole('button', { name: words.collected }).click();
  await see(page.getByText(words.collectionEnded).last()).toBeVisible();
  await see(heart).toHaveAttribute('aria-pressed', 'false');
});

test('keeps a video still under reduced motion, and shows its poster where it cannot play', async () => {
  const filmOf = (page: Page) => page.locator('.clinic-product-video video');
  const isPaused = (page: Page) =>
    filmOf(page).evaluate((one) => one instanceof HTMLVideoElement && one.paused);
  const at = '/product/10004';
  const moving = await visit({ language: 'en', at, moves: true });
  await filmOf(moving).scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(moving)).toBe(false);

  const page = await visit({ language: 'en', at, mayHear: /Failed to load resource/ });
  await filmOf(page).scrollIntoViewIfNeeded();
  // The runtime notes on a node that it has taken over what belongs to it.
  const isHere = (one: Element) => Object.keys(one).length > 0;
  await expect.poll(() => filmOf(page).evaluate(isHere)).toBe(true);
  await isSettled(page);
  expect(await isPaused(page)).toBe(true);
  await page.route(/\.mp4/, (route) => route.abort());
  await filmOf(page).evaluate((one: HTMLVideoElement) => one.load());
  await see(page.getByRole('link', { name: /Watch the video/ })).toBeVisible();
  await isAccessible(page);
});

test.each([768, 1440])('centres the article of a tall row at %i px', async (width) => {
  await merchant.answers('all');
  const page = await visit({ language: 'en', width, as: verified, at: '/product/10001' });
  await isSettled(page);
  const rows = page.locator('.clinic-specs tbody > tr');
  const offsets = await rows.evaluateAll((all) =>
    all.map((row) => {
      const middleOf = (part: Element | null) => {
        const { top = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
        return top + height / 2;
      };
      return Math.abs(middleOf(row.querySelector('th > div > span')) - middleOf(row));
    }),
  );
  expect(offsets.length).toBeGreaterThan(1);
  expect(Math.max(...offsets)).toBeLessThanOrEqual(1);
});
