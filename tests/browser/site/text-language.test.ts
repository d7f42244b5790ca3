// A screen reader speaks each text with the right voice, and reaches name and price of a product first. WCAG 3.1.2, 2.4.3
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Identity, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { beginOrder, makeOrder, shopOf } from '../support/orders.ts';
import { pages } from '../support/resize-walk.ts';
import { skippedHeadings, unmarkedTexts } from '../support/spoken-faults.ts';
import { goods, languages } from '../ui-text/common.ts';

const visit = useBrowser();
let credit: Identity;
let orderNo: string;
beforeAll(async () => {
  await merchant.reset();
  await merchant.answers('all');
  credit = await remember(visit, 'credit');
  ({ orderNo } = await makeOrder(credit));
  await beginOrder(shopOf(credit), [['10006', 2]]);
}, 60_000);

describe.each(languages)('(%s)', (language) => {
  test.each(pages)('%s marks texts in another language', async (path, isMember) => {
    const page = await visit({
      language,
      as: isMember ? credit : undefined,
      // The server answers some of these addresses with an error status on purpose.
      mayHear: /Failed to load resource/,
    });
    await page.goto(path.replace(':order', orderNo));
    await isSettled(page);
    expect(await unmarkedTexts(page, language)).toEqual([]);
    expect(await skippedHeadings(page)).toEqual([]);
  });
});

test('finds a Chinese text without its mark', async () => {
  const page = await visit({ language: 'en', at: '/question' });
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = '送貨';
    document.querySelector('main')?.append(text);
  });
  expect(await unmarkedTexts(page, 'en')).toEqual(['p.: 送貨']);
});

/** Names of the controls that the Tab key reaches inside `main`, in order. */
async function tabStops(page: Page, count: number): Promise<string[]> {
  const stops: string[] = [];
  await page.locator('#main').focus();
  while (stops.length < count) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active?.closest('[class^="clinic-gallery"]')
          ? 'pictures'
          : (active?.localName ?? '');
      }),
    );
  }
  return stops;
}

test('a product’s name, price and specifications come before its pictures, which are one stop', async () => {
  const page = await visit({ language: 'en', at: `/product/${goods.burs.id}` });
  await isSettled(page);
  const product = page.locator('clinic-product');
  const order = await product.evaluate(({ shadowRoot }) =>
    ['h1', '.clinic-product-price', '.clinic-specs', '.clinic-gallery'].map((selector) =>
      [...(shadowRoot?.querySelectorAll('*') ?? [])].findIndex((each) => each.matches(selector)),
    ),
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect((await tabStops(page, 8)).slice(0, 6)).not.toContain('pictures');

  const thumbs = product.getByRole('toolbar').getByRole('button');
  expect(await thumbs.count()).toBeGreaterThan(3);
  await see(product.locator('.clinic-gallery-thumbs [role=toolbar] [tabindex="0"]')).toHaveCount(1);
  await thumbs.first().focus();
  await page.keyboard.press('ArrowRight');
  await see(thumbs.nth(1)).toBeFocused();
  await see(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await see(thumbs.last()).toBeFocused();
  await see(product.locator('.clinic-gallery-thumbs [role=toolbar] [tabindex="0"]')).toHaveCount(1);
});
