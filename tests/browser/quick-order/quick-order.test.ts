// Ordering by article number: typed, pasted, from files; corrected, added, saved. Spec: 1§2, 1§5, 1§6
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartLink, dialogOf, enter, type Identity, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { everythingIn, isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, type Lang, MONEY, mainly, said } from '../ui-text/common.ts';
import { quickOrderSaid } from '../ui-text/quick-order.ts';

const visit = useBrowser();
const ADD = '/authapi/shoppingcart/addShoppingCart';
const { burs, paste } = goods;
const at = '/quickOrder';

const area = (page: Page, language: Lang) =>
  page.getByRole('textbox', { name: quickOrderSaid[language].list });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fileInput = (page: Page) => page.locator('clinic-quick-order input[type=file]');

/** The help button does not cover the bar that adds the list. */
async function helpIsAbove(page: Page): Promise<boolean> {
  const help = await page.locator('.clinic-support-help').boundingBox();
  const bar = await page.locator('.clinic-qo-bar').boundingBox();
  return help !== null && bar !== null && help.y + help.height <= bar.y;
}

/** Drops files as a person would. */
async function drop(page: Page, bytes: readonly number[]): Promise<void> {
  const files = await page.evaluateHandle((content) => {
    const held = new DataTransfer();
    held.items.add(new File([new Uint8Array(content)], 'more.txt', { type: 'text/plain' }));
    return held;
  }, bytes);
  await page.locator('.clinic-file-drop').dispatchEvent('drop', { dataTransfer: files });
}

describe.each(mainly('en'))('a list by keyboard, and the next one from a file (%s)', (language) => {
  const words = quickOrderSaid[language];
  let verified: Identity;
  beforeEach(async () => {
    await merchant.reset();
    verified = await remember(visit, 'verified');
  });

  test('is checked, corrected, added, saved and read again', async () => {
    // An undocumented call supplies the nearest numbers.
    await merchant.answers('all');
    const width = language === 'zh' ? 360 : 1440;
    const page = await visit({ language, at, width, as: verified, mayHear: /ERR_INTERNET/ });
    await isSettled(page);
    await see(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
    await isAccessible(page);
    await area(page, language).focus();
    await page.keyboard.insertText(`${burs.article} 12\nKR-D100-31401X\t5\n${paste.article}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await see(page.getByText(words.rounded)).toBeVisible();
    await see(area(page, language), 'what was taken leaves the field').toHaveValue('');
    await see(field(page, words.articleOf(2))).toHaveAccessibleDescription(words.noSuch);
    await see(field(page, words.articleOf(2))).toHaveAttribute('aria-invalid', 'true');
    await isAccessible(page);

    // Chooses the nearest number and types the other quantity, by keyboard only.
    await page
      .getByRole('button', { name: words.take(2, burs.short.article), exact: true })
      .focus();
    await page.keyboard.press('Enter');
    await see(field(page, words.articleOf(2))).toHaveValue(burs.short.article);
    await see(field(page, words.articleOf(2))).not.toHaveAttribute('aria-invalid', 'true');
    await field(page, words.quantityOf(3)).focus();
    await page.keyboard.insertText('4');
    await page.keyboard.press('Enter');
    await see(field(page, words.quantityOf(3))).toHaveValue('4');

    await button(page, words.remove(3)).click();
    await see(field(page, words.articleOf(3))).toBeHidden();
    await see(page.getByRole('heading', { name: words.result })).toBeFocused();
    await button(page, words.undo).click();
    await see(field(page, words.quantityOf(3))).toHaveValue('4');

    await area(page, language).fill('typed last');
    await page.reload();
    await see(field(page, words.articleOf(2)), 'kept over a reload').toHaveValue(
      burs.short.article,
    );
    await see(area(page, language), 'and so is what was typed last').toHaveValue('typed last');
    await area(page, language).fill('');
    await see(page.getByRole('table').getByRole('row')).toHaveCount(4);
    if (width === 360) await expect.poll(() => helpIsAbove(page)).toBe(true);
    await button(page, words.add(3)).click();
    await see(page.getByText(words.inCart(3))).toBeVisible();
    await see(cartLink(page, language, 3)).toBeVisible();
    await see(page.getByRole('link', { name: words.toCart }).first()).toBeVisible();

    const saved = page.waitForEvent('download');
    await button(page, words.save).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text.split('\r\n').length).toBe(5);

    await page.reload();
    await see(page.getByText(words.inCart(3)), 'still known, and not added again').toBeVisible();
    expect((await merchant.account('verified')).cartLines).toBe(3);
    await fileInput(page).setInputFiles({
      name: 'old.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
    });
    await see(page.getByText(words.old)).toBeVisible();
    // 貨號,數量 in Big5, and one of the list; dropped while there is no network.
    await page.context().setOffline(true);
    await drop(page, [
      0xb3,
      0x66,
      0xb8,
      0xb9,
      0x2c,
      0xbc,
      0xc6,
      0xb6,
      0x71,
      0x0a,
      ...Buffer.from('KS-K25100-1540,6\n'),
    ]);
    const again = button(page, words.tryAgain);
    await see(again).toBeVisible();
    await page.context().setOffline(false);
    await again.click();
    await see(field(page, words.articleOf(5))).toHaveValue('KS-K25100-1540');
    await see(page.getByText(words.old)).toHaveCount(0);
  });
});

describe('a long list', () => {
  const words = quickOrderSaid.en;
  let verified: Identity;
  beforeEach(async () => {
    await merchant.reset();
    verified = await remember(visit, 'verified');
  });

  test('of a thousand lines redraws only the edited line and retries only the failed ones', async () => {
    // Numbers are matched a hundred at a time by a call that the documents do not have; the searches are a flow's.
    await merchant.answers('all');
    const page = await visit({
      language: 'en',
      at,
      as: verified,
      mayHear: /503/,
    });
    await isSettled(page);
    const book = await bookOf([
      ['SKU', 'Qty', ...Array.from({ length: 8 }, (_, one) => `Remark ${one}`)],
      [burs.article, '5', ...remarks],
      [paste.article, '2', ...remarks],
      ...Array.from({ length: 998 }, (_, one) => [`NO-SUCH-${one}`, '1', ...remarks]),
    ]);
    await fileInput(page).setInputFiles({
      name: 'list.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(book),
    });
    await see(page.getByRole('tab', { name: words.notFound })).toContainText('998');
    await button(page, words.more).click();
    await see(page.getByRole('row')).toHaveCount(201);
    const redrawn = await page.evaluate(async () => {
      const root = document.querySelector('clinic-quick-order')?.shadowRoot;
      const input = root?.querySelectorAll<HTMLInputElement>('td[data-cell="quantity"] input')[150];
      if (!root || !input) return [];
      const rows = new Set<string>();
      const observer = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          rows.add(element?.closest('tr')?.querySelector('input')?.value ?? 'outside of the lines');
        }
      });
      observer.observe(root, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const typed of ['12', '123', '1234']) {
        setValue?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      observer.disconnect();
      return [...rows];
    });
    expect(redrawn, 'only the line that is typed into').toEqual(['NO-SUCH-148']);

    await merchant.fault(ADD, { kind: 'status', status: 503 }, 1);
    await button(page, words.add(2)).click();
    await see(page.getByText(words.failed(2))).toBeVisible();
    expect((await merchant.account('verified')).cartLines).toBe(0);
    await button(page, words.again(2)).click();
    await see(page.getByText(words.inCart(2))).toBeVisible();
    expect((await merchant.account('verified')).cartLines).toBe(2);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the result XLSX' }).click();
    expect((await readFile(await (await saved).path())).length).toBeGreaterThan(10_000);
  });
});

test('a duplicated tab does not add its copy of the list again', async () => {
  await merchant.reset();
  const words = quickOrderSaid.en;
  const page = await visit({ language: 'en', at, as: await remember(visit, 'verified') });
  await area(page, 'en').fill(`${burs.article} 5`);
  await button(page, words.check).click();
  await see(button(page, words.add(1))).toBeVisible();
  // A window that a page opens starts with a copy of its session storage, like a duplicated tab.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await see(button(copy, words.add(1))).toBeVisible();
  await button(page, words.add(1)).click();
  await see(page.getByText(words.inCart(1))).toBeVisible();
  await button(copy, words.add(1)).click();
  await see(copy.getByText(words.inCart(1))).toBeVisible();
  await copy.goto('/shopCart');
  await see(copy.getByRole('main').getByRole('spinbutton')).toHaveValue('5');
});

describe('who may not buy', () => {
  beforeEach(merchant.reset);

  test('a visitor prepares a list, logs in on adding, and continues', async () => {
    const words = quickOrderSaid.zh;
    const page = await visit({ language: 'zh', at });
    await area(page, 'zh').fill(`${burs.article} 5`);
    await button(page, words.check).click();
    await see(page.getByText(said.zh.hidden).first()).toBeVisible();
    expect(await everythingIn(page)).not.toMatch(MONEY);
    await button(page, words.add(1)).click();
    await see(dialogOf(page, 'zh')).toBeVisible();
    await enter(page, 'zh', emailOf('verified'));
    await see(page.getByText(words.inCart(1))).toBeVisible();
    await see(page.getByRole('row').filter({ hasText: burs.price })).toHaveCount(1);
    expect((await merchant.account('verified')).cartLines).toBe(1);
  });

  test('an unverified clinic sees the reason and the way to certification', async () => {
    const words = quickOrderSaid.en;
    const as = await remember(visit, 'unverified');
    const page = await visit({ language: 'en', at, as });
    await area(page, 'en').fill(`${burs.article} 5`);
    await button(page, words.check).click();
    await see(page.getByRole('link', { name: words.verify }).first()).toHaveAttribute(
      'href',
      '/user/information#certify',
    );
    await see(button(page, words.add(1))).toHaveCount(0);
    expect(await everythingIn(page)).not.toMatch(MONEY);
    await isAccessible(page);
  });
});

const remarks = Array.from({ length: 8 }, (_, one) => `a remark of some length, number ${one}`);

/** A workbook with a sheet far above the size that the libraries unpack without a worker. */
async function bookOf(rows: string[][]): Promise<ArrayBuffer> {
  const { default: write } = await import('write-excel-file/universal');
  return (await write(rows).toBlob()).arrayBuffer();
}

test('keeps a quantity and its unit on one line of a card', async () => {
  await merchant.reset();
  await merchant.answers('all');
  const as = await remember(visit, 'verified');
  const page = await visit({ language: 'en', at, width: 360, as });
  await area(page, 'en').fill(`${burs.article} 10`);
  await button(page, quickOrderSaid.en.check).click();
  const toAdd = page.locator('[data-cell="add"] b').first();
  await see(toAdd).toHaveText(/^10 \w+$/);
  expect((await toAdd.boundingBox())?.height).toBeLessThan(30);
});
