// The wallet: balance with its eye, warning, details with search and pages, export, and its states. Spec: 2§2.8, 2§6
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser, type VisitOptions } from '../support/open-page.ts';
import { parseCsv } from '../support/scripts.ts';
import { languages, languagesAndWidths, mainly, said } from '../ui-text/common.ts';
import { couponsSaid } from '../ui-text/coupons.ts';
import { walletSaid } from '../ui-text/wallet.ts';

const DETAILS = '/authapi/user/walletDetails';
const BALANCE = '/authapi/user/walletBalance';
const ACCOUNT = '/authapi/user/userinfo2';

const visit = useBrowser();
beforeEach(merchant.reset);

const walletOf = (page: Page) => page.locator('clinic-wallet');
const table = (page: Page) => walletOf(page).getByRole('table');
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const stars = '******';

async function open(account: string, options: VisitOptions): Promise<Page> {
  const as = await remember(visit, account);
  // A server of the documents has no call for the quota: the browser complains of its 404.
  const page = await visit({ at: '/user/wallet', as, mayHear: /404/, ...options });
  await isSettled(page);
  return page;
}

describe.each(languagesAndWidths)(
  'the wallet of a clinic of two years, in %s at %i px',
  (language, width) => {
    const words = walletSaid[language];
    beforeEach(merchant.loadHistory);

    test('shows balance and details with sign, type and order, and opens the order', async () => {
      const page = await open('regular', { language, width });
      const { balance } = await merchant.wallet('regular');
      const amount = `HK$${(balance / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
      await see(
        walletOf(page).getByRole('region', { name: words.balance, exact: true }),
      ).toContainText(amount);
      await see(rows(page)).toHaveCount(10);
      for (const name of words.columns)
        await see(table(page).getByRole('columnheader', { name })).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const deposit = rows(page).filter({ hasText: words.deposit }).first();
      await see(deposit).toContainText(/\+HK\$5,000\.00/);
      await see(deposit).toContainText(words.noOrder);
      const payment = rows(page).filter({ hasText: words.payment }).first();
      await see(payment).toContainText(/−HK\$[\d,]+\.\d\d/);
      // Credits in the primary colour, debits in ink, neither in red.
      const colourOf = (row: typeof payment) =>
        row
          .getByRole('cell')
          .last()
          .evaluate((cell) => getComputedStyle(cell).color);
      expect(await colourOf(deposit)).not.toBe(await colourOf(payment));
      await isAccessible(page);
      const order = payment.getByRole('link');
      const orderNo = await order.textContent();
      await order.click();
      await page.waitForURL(new RegExp(`/user/orderDetail/${orderNo}$`));
    });

    test('masks the balance with six stars in the same place, for the visit', async () => {
      const page = await open('regular', { language, width });
      const region = walletOf(page).getByRole('region', { name: words.balance, exact: true });
      const figure = region.locator('.clinic-wallet-figure').first();
      const before = await region.boundingBox();
      const eye = region.getByRole('button', { name: words.hide });
      await see(eye).toHaveAttribute('aria-pressed', 'false');
      await eye.focus();
      await page.keyboard.press('Space');
      const closed = region.getByRole('button', { name: words.show });
      await see(closed).toHaveAttribute('aria-pressed', 'true');
      await see(closed).toBeFocused();
      await see(figure).toContainText(stars);
      await see(figure).not.toContainText(/\d/);
      expect(await region.boundingBox()).toEqual(before);
      await isAccessible(page);
      await page.reload();
      await isSettled(page);
      await see(figure).toContainText(stars);
      await closed.click();
      await see(figure).toContainText(/\d\.\d\d$/);
    });

    test('finds by keyword and turns pages in the address; Back returns', async () => {
      const page = await open('regular', { language, width });
      const first = await rows(page).first().textContent();
      const next = walletOf(page)
        .getByRole('link', { name: words.nextPage })
        .filter({ visible: true });
      await next.click();
      await see(page).toHaveURL(/pageIndex=2/);
      await see(rows(page).first()).not.toHaveText(first ?? '');
      const search = walletOf(page).getByRole('searchbox', { name: words.keyword });
      await search.fill(words.deposit);
      await search.press('Enter');
      await see(page).toHaveURL(/keyword=/);
      await see(rows(page)).toHaveCount(3);
      await search.fill('no such thing');
      await search.press('Enter');
      const none = words.noMatch('no such thing');
      await see(walletOf(page).locator('.clinic-empty-title')).toHaveText(none);
      await see(walletOf(page).getByRole('status').getByText(none)).toBeAttached();
      await isAccessible(page);
      await walletOf(page).getByRole('button', { name: words.clear }).click();
      await see(rows(page)).toHaveCount(10);
      await page.goBack();
      await see(search).toHaveValue('no such thing');
      await page.goto('/user/wallet?pageIndex=99');
      await walletOf(page).getByRole('button', { name: words.firstPage }).click();
      await see(rows(page).first()).toHaveText(first ?? '');
    });

    test('exports all pages, which add up to the balance', async () => {
      const page = await open('regular', { language, width });
      const download = page.waitForEvent('download');
      await walletOf(page).getByRole('button', { name: words.exportAs }).click();
      await walletOf(page).getByRole('button', { name: words.csv }).click();
      const [head, ...lines] = parseCsv(
        (await readFile(await (await download).path(), 'utf8')).replace('\ufeff', ''),
      );
      expect(head).toEqual(words.heads);
      const { balance } = await merchant.wallet('regular');
      const sum = lines.reduce((all, line) => all + Number(line[3]), 0);
      expect(sum).toBeCloseTo(balance / 100, 2);
      await see(page.locator('.clinic-toast-text', { hasText: words.exported })).toBeVisible();
    });
  },
);

test.each(languages)(
  'follows a deposit and says the reason after a reload, in %s',
  async (language) => {
    const words = walletSaid[language];
    const page = await open('credit', { language, width: 1440 });
    await see(rows(page)).toHaveCount(1);
    await merchant.topUp('credit', 50_000, { zh: '支票存入', en: 'Cheque deposit' });
    await page.reload();
    await see(rows(page).first()).toContainText(words.deposit);
    await see(
      walletOf(page).getByRole('region', { name: words.balance, exact: true }),
    ).toContainText('1,700.00');
  },
);

test.each(mainly('en'))(
  'warns about a missing payment password above everything, and opens its dialog, in %s',
  async (language) => {
    const words = walletSaid[language];
    await merchant.setWallet('new-customer', { hasCredit: true, balance: 0 });
    const page = await open('new-customer', { language, width: 360 });
    const warning = walletOf(page).getByText(words.noPassword);
    const balance = walletOf(page).getByRole('region', { name: words.balance, exact: true });
    const [top, below] = [await warning.boundingBox(), await balance.boundingBox()];
    expect(top?.y).toBeLessThan(below?.y ?? 0);
    await see(walletOf(page).getByText(words.none, { exact: true })).toBeVisible();
    await isAccessible(page);
    await walletOf(page).getByRole('button', { name: words.setPassword }).click();
    await see(page.getByRole('dialog', { name: words.dialog })).toBeVisible();
  },
);

test('does not warn a buyer who has a payment password', async () => {
  const page = await open('credit', { language: 'en', width: 1440 });
  await see(rows(page)).toHaveCount(1);
  await see(walletOf(page).getByText(walletSaid.en.noPassword)).toHaveCount(0);
});

test('shows the cheque limit where the server has it, and leaves it out where it does not', async () => {
  const words = walletSaid.en;
  const page = await open('finance', { language: 'en', width: 1440 });
  await see(walletOf(page).getByText('20,000.00').first()).toBeVisible();
  await see(walletOf(page).getByText(words.quota)).toHaveCount(0);
  await see(walletOf(page).getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await merchant.answers('all');
  await page.reload();
  const quota = walletOf(page).locator('[data-quota]');
  await see(quota).toContainText(words.quota);
  await see(quota).toContainText('30,000.00');
  await isAccessible(page);
  await walletOf(page).getByRole('button', { name: words.hide }).click();
  await see(quota).toContainText(stars);
});

describe.each(mainly('zh'))('what can go wrong, in %s (Spec: 2§8)', (language) => {
  const words = walletSaid[language];

  test('failed details leave the balance and the search, and can be tried again', async () => {
    await merchant.fault(DETAILS, { kind: 'result', resultID: 1201 }, 1);
    const page = await open('credit', { language, width: 360 });
    const alert = walletOf(page).getByRole('alert').filter({ hasText: /./ });
    await see(alert).toContainText('fault injected');
    await see(walletOf(page).getByText('1,200.00').first()).toBeVisible();
    await see(walletOf(page).getByRole('searchbox', { name: words.keyword })).toBeEnabled();
    await isAccessible(page);
    await alert.getByRole('button', { name: words.tryAgain }).click();
    await see(rows(page)).toHaveCount(1);
  });

  test('a failed balance leaves the details, and can be tried again', async () => {
    await merchant.fault(BALANCE, { kind: 'result', resultID: 1201 }, 1);
    const page = await open('credit', { language, width: 1440 });
    const alert = walletOf(page).getByRole('alert').filter({ hasText: /./ });
    await see(alert).toContainText('fault injected');
    await see(rows(page)).toHaveCount(1);
    await alert.getByRole('button', { name: words.tryAgain }).click();
    await see(
      walletOf(page).getByRole('region', { name: words.balance, exact: true }),
    ).toContainText('1,200.00');
  });

  test('a failed export says so, and the page stays', async () => {
    const page = await open('credit', { language, width: 1440 });
    await see(rows(page)).toHaveCount(1);
    await merchant.fault(DETAILS, { kind: 'result', resultID: 1201 }, 1);
    await walletOf(page).getByRole('button', { name: words.exportAs }).click();
    await walletOf(page).getByRole('button', { name: words.csv }).click();
    await see(page.locator('.clinic-toast-text', { hasText: 'fault injected' })).toBeVisible();
    await see(rows(page)).toHaveCount(1);
  });

  test('an account without credit and cheques reads why, at the address itself, and has no such menu entry', async () => {
    const page = await open('verified', { language, width: 1440 });
    await see(walletOf(page).getByText(words.noWallet)).toBeVisible();
    await see(walletOf(page).getByText(words.why)).toBeVisible();
    const menu = page.getByRole('navigation', { name: words.menu });
    await see(menu.getByRole('link').first()).toBeVisible();
    await see(menu.getByRole('link', { name: words.title })).toHaveCount(0);
    await isAccessible(page);
  });

  test('a visitor logs in on the page and continues', async () => {
    const page = await visit({ at: '/user/wallet', language, width: 360 });
    await see(page.getByRole('dialog')).toBeVisible();
    await enter(page, language, emailOf('credit'));
    await see(rows(page)).toHaveCount(1);
    await see(page).toHaveURL(/\/user\/wallet$/);
  });
});

test('keeps its place while it loads: the skeleton is as high as ten entries', async () => {
  await merchant.loadHistory();
  for (const width of [360, 1440]) {
    const as = await remember(visit, 'regular');
    const page = await visit({ as, language: 'en', width, mayHear: /404/ });
    const answer = await holdAnswers(page, DETAILS);
    await page.goto('/user/wallet');
    const ghosts = walletOf(page).locator('.clinic-wallet-ghosts');
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
    // The skeleton of the page gives way to that of the list, and has no box in between.
    let before = 0;
    await expect
      .poll(async () => {
        before = await heightOf(ghosts);
        return before;
      })
      .toBeGreaterThan(0);
    answer();
    await see(rows(page)).toHaveCount(10);
    const after = await heightOf(table(page));
    expect(Math.abs(after - before), `${width} px`).toBeLessThan(24);
  }
});

test('is in the menu of an account with credit, as the current page', async () => {
  const page = await open('credit', { language: 'en', width: 1440 });
  const link = page
    .getByRole('navigation', { name: walletSaid.en.menu })
    .getByRole('link', { name: walletSaid.en.title });
  await see(link).toHaveAttribute('aria-current', 'page');
  await see(page.getByRole('button', { name: said.en.logOut }).first()).toBeVisible();
});

test('leads to the unpaid orders, by keyboard', async () => {
  const page = await open('credit', { language: 'en', width: 1440 });
  await walletOf(page).getByRole('link', { name: walletSaid.en.unpaid }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/user\/orderList\?tab=pending/);
});

test.each(mainly('en'))(
  'the menu of the header leads to coupons, and to a wallet where there is one, in %s',
  async (language) => {
    const words = walletSaid[language];
    for (const [account, name, hasWallet] of [
      ['credit', '鄭浩然醫生', true],
      ['verified', '何靜怡醫生', false],
    ] as const) {
      const as = await remember(visit, account);
      const page = await visit({ at: '/', as, language, width: 1440 });
      await page.getByRole('banner').getByRole('button', { name }).click();
      const menu = page.locator('clinic-header');
      await see(menu.getByRole('link', { name: couponsSaid[language].title })).toBeVisible();
      await see(menu.getByRole('link', { name: words.title })).toHaveCount(hasWallet ? 1 : 0);
    }
  },
);

test.each([
  ['regular', 360],
  ['credit', 360],
  ['regular', 768],
  ['regular', 1440],
])(
  'keeps the place of the details while the account is read: %s, %i px',
  async (account, width) => {
    await merchant.loadHistory();
    await merchant.answers('all');
    const as = await remember(visit, account);
    const page = await visit({ language: 'en', width, as });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${ACCOUNT}`, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/user/wallet');
    const entries = walletOf(page).locator('.clinic-wallet-ghosts, .clinic-wallet-table');
    await see(walletOf(page).getByRole('searchbox')).toBeDisabled();
    const before = await entries.boundingBox();
    answer();
    await see(table(page)).toBeVisible();
    await see(walletOf(page).getByRole('searchbox')).toBeEnabled();
    expect((await entries.boundingBox())?.y).toBe(before?.y);
  },
);
