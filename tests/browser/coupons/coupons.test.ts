// The coupons of an account: three tabs, pages, dates, what the cart lacks, the way to use them. Spec: 2§2.9, 2§4, 2§9
import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser, type VisitOptions } from '../support/open-page.ts';
import { fillCart, shopOf } from '../support/orders.ts';
import { goods, languagesAndWidths, mainly } from '../ui-text/common.ts';
import { couponsSaid } from '../ui-text/coupons.ts';

const MINE = '/authapi/User/searchUserCoupon';

const visit = useBrowser();
beforeEach(merchant.reset);

const listOf = (page: Page) => page.locator('clinic-coupons');
const tickets = (page: Page) => listOf(page).getByRole('article');
const ticket = (page: Page, name: string) => listOf(page).getByRole('article', { name });
const next = (page: Page, name: string) =>
  listOf(page).getByRole('link', { name }).filter({ visible: true });

async function open(account: string, options: VisitOptions): Promise<Page> {
  const as = await remember(visit, account);
  const page = await visit({ at: '/user/coupon', as, ...options });
  await isSettled(page);
  return page;
}

describe.each(languagesAndWidths)(
  'the coupons of the regular customer, in %s at %i px',
  (language, width) => {
    const words = couponsSaid[language];

    test('show benefit, minimum, name, number, scope and dates, in tickets of one height', async () => {
      const page = await open('regular', { language, width });
      await see(tickets(page)).toHaveCount(9);
      const weekend = ticket(page, words.names.weekend);
      await see(weekend).toContainText('HK$80.00');
      await see(weekend).toContainText('HK$800.00');
      await see(weekend).toContainText(words.number);
      const brand = ticket(page, words.names.brand);
      await see(brand).toContainText(words.selected);
      await see(brand.getByText(words.off)).toBeVisible();
      const boxes = await Promise.all(
        (await tickets(page).all()).map((each) => each.boundingBox()),
      );
      const heights = new Set(boxes.map((box) => Math.round(box?.height ?? 0)));
      expect([...heights]).toHaveLength(1);
      const columns = new Set(boxes.map((box) => Math.round(box?.x ?? 0)));
      expect(columns.size).toBe(width === 360 ? 1 : 3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await isAccessible(page);
    });

    test('mark the last three days, and nothing else', async () => {
      const page = await open('regular', { language, width });
      const weightOf = (place: Locator) =>
        place.evaluate((each) => getComputedStyle(each).fontWeight);
      const today = ticket(page, words.names.lastDay).getByText(words.lastDay);
      await see(today).toBeVisible();
      await see(ticket(page, words.names.weekend).getByText(words.ending)).toBeVisible();
      expect(await weightOf(today)).toBe('600');
      const later = ticket(page, words.names.thanks).locator('[data-ending]');
      await see(later).toHaveCount(0);
    });

    test('move through tabs by keyboard and through pages; Back and the address keep both', async () => {
      const page = await open('regular', { language, width });
      await next(page, words.nextPage).click();
      await see(page).toHaveURL(/pageIndex=2/);
      await see(tickets(page)).toHaveCount(2);
      await see(ticket(page, words.names.survey)).toBeVisible();
      const unused = listOf(page).getByRole('tab', { name: words.unused });
      await unused.focus();
      await page.keyboard.press('ArrowRight');
      await see(page).toHaveURL(/tab=used/);
      const used = ticket(page, words.names.used);
      await see(used.getByText(words.usedWord, { exact: true })).toBeVisible();
      await see(listOf(page).getByRole('link', { name: words.anyUse })).toHaveCount(0);
      // The pager leaves with one page.
      await see(listOf(page).getByRole('navigation')).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
      await see(page).toHaveURL(/tab=expired/);
      await see(tickets(page)).toHaveCount(3);
      await see(
        ticket(page, words.names.expired).getByText(words.expiredWord, { exact: true }),
      ).toBeVisible();
      await isAccessible(page);
      await page.reload();
      await see(tickets(page)).toHaveCount(3);
      await page.goBack();
      await page.goBack();
      await see(tickets(page)).toHaveCount(2);
      await page.goto('/user/coupon?pageIndex=9');
      await listOf(page).getByRole('button', { name: words.firstPage }).click();
      await see(tickets(page)).toHaveCount(9);
    });

    test('lead home, as the documents say, by keyboard', async () => {
      const page = await open('regular', { language, width });
      await listOf(page)
        .getByRole('link', { name: words.use(words.names.brand) })
        .focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/');
    });

    test('say what the cart lacks, or what it saves, where they cover everything', async () => {
      const as = await remember(visit, 'regular');
      await fillCart(shopOf(as), [[goods.files.id, goods.files.step]]);
      const page = await visit({ at: '/user/coupon', as, language, width });
      await isSettled(page);
      // Six files at HK$35.70 are HK$214.20.
      const weekend = ticket(page, words.names.weekend).getByText(words.missing);
      await see(weekend).toContainText('585.80');
      await see(ticket(page, words.names.brand).getByText(words.missing)).toHaveCount(0);
      await next(page, words.nextPage).click();
      await see(ticket(page, words.names.survey).getByText(words.reached)).toContainText('20.00');
      // One that has not begun says nothing of the cart.
      await isAccessible(page);
    });
  },
);

describe('with what the documents leave out', () => {
  beforeEach(() => merchant.answers('all'));

  test.each(mainly('en'))(
    'tabs count, and a coupon leads to its products, in %s',
    async (language) => {
      const words = couponsSaid[language];
      const page = await open('regular', { language, width: 1440 });
      for (const [tab, count] of [
        [words.unused, '11'],
        [words.used, '4'],
        [words.expired, '3'],
      ] as const)
        await see(listOf(page).getByRole('tab', { name: tab })).toContainText(count);
      await listOf(page)
        .getByRole('link', { name: words.use(words.names.brand) })
        .click();
      await page.waitForURL(/\/search\?brandId=\d+/);
    },
  );
});

describe.each(mainly('zh'))('what can go wrong, in %s (Spec: 2§8)', (language) => {
  const words = couponsSaid[language];

  test('a failed list leaves the tabs, says the server’s words and can be tried again', async () => {
    await merchant.fault(MINE, { kind: 'result', resultID: 1201 }, 1);
    const page = await open('regular', { language, width: 360 });
    const alert = listOf(page).getByRole('alert');
    await see(alert).toContainText('fault injected');
    await see(listOf(page).getByRole('tab', { name: words.used })).toBeVisible();
    await isAccessible(page);
    await alert.getByRole('button', { name: words.tryAgain }).click();
    await see(tickets(page)).toHaveCount(9);
  });

  test('each tab says that it is empty, with a way on', async () => {
    const page = await open('finance', { language, width: 1440 });
    const empty = listOf(page).locator('.clinic-empty-title');
    const news = listOf(page).getByRole('status');
    await see(empty).toHaveText(words.none);
    await isAccessible(page);
    await listOf(page).getByRole('tab', { name: words.used }).click();
    await see(empty).toHaveText(words.noneUsed);
    await see(news).toHaveText(words.noneUsed);
    await listOf(page).getByRole('tab', { name: words.expired }).click();
    await see(empty).toHaveText(words.noneExpired);
    await see(news).toHaveText(words.noneExpired);
    await listOf(page).getByRole('button', { name: words.showUnused }).click();
    await see(empty).toHaveText(words.none);
  });

  test('a visitor logs in on the page and continues', async () => {
    const page = await visit({ at: '/user/coupon', language, width: 360 });
    await see(page.getByRole('dialog')).toBeVisible();
    await enter(page, language, emailOf('regular'));
    await see(tickets(page)).toHaveCount(9);
  });

  test('the cart that cannot be read leaves the coupons as they are', async () => {
    await merchant.fault('/authapi/shoppingcart/getShoppingCartList2', {
      kind: 'result',
      resultID: 1201,
    });
    const page = await open('regular', { language, width: 1440 });
    await see(tickets(page)).toHaveCount(9);
    await see(listOf(page).getByRole('alert')).toHaveCount(0);
    await merchant.clearFaults();
  });
});

test('a granted coupon is there after a reload, and its first day is named while it lies ahead', async () => {
  const words = couponsSaid.en;
  const page = await open('finance', { language: 'en', width: 1440 });
  await see(listOf(page).getByText(words.none, { exact: true })).toBeVisible();
  await merchant.grantCoupon(words.names.ahead, 'finance');
  await page.reload();
  await see(
    ticket(page, words.names.ahead).getByText(/^\d+\s\w{3}\s\d{4} to \d+\s\w{3}\s\d{4}$/),
  ).toBeVisible();
});

test('breaks no date of a coupon at its hyphens (zh)', async () => {
  const words = couponsSaid.zh;
  await merchant.grantCoupon(couponsSaid.en.names.ahead, 'finance');
  const page = await open('finance', { language: 'zh', width: 1440 });
  const dates = ticket(page, words.names.ahead).getByText(/^\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d$/);
  await see(dates).toBeVisible();
  for (const width of [1440, 1200, 1000, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await dates.evaluate(({ firstChild }) => {
      if (!(firstChild instanceof Text)) throw new Error('no text');
      return [...firstChild.data.matchAll(/\d{4}-\d\d-\d\d/g)].map(({ index, 0: date }) => {
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + date.length);
        return range.getClientRects().length;
      });
    });
    expect(lines, `${width} px`).toEqual([1, 1]);
  }
});

test('keeps its place while it loads: nine tickets of the final height', async () => {
  for (const width of [360, 1440]) {
    const as = await remember(visit, 'regular');
    const page = await visit({ as, language: 'en', width });
    const answer = await holdAnswers(page, MINE);
    await page.goto('/user/coupon');
    const list = listOf(page).locator('.clinic-own-coupons-list');
    await see(list.locator('.clinic-skeleton').first()).toBeVisible();
    const before = (await list.boundingBox())?.height ?? 0;
    answer();
    await see(tickets(page)).toHaveCount(9);
    const after = (await list.boundingBox())?.height ?? 0;
    expect(Math.abs(after - before), `${width} px`).toBeLessThan(9 * 8);
  }
});
