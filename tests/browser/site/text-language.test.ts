// The check of languages finds an unmarked text; name and price of a product come before its pictures. WCAG 3.1.2, 2.4.3
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { see } from '../support/expect.ts';
import { unmarkedTexts } from '../support/faults/spoken-faults.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { goods } from '../ui-text/common.ts';

const visit = useBrowser();
beforeAll(async () => {
  await merchant.reset();
  await merchant.answers('all');
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
