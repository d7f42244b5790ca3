// The examples for React, Vue and Astro sell: on another origin, under a strict policy, in both languages.
import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartLink, dialogOf, enter } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { goods, type Lang, said } from '../ui-text/common.ts';
import { EXAMPLES, type Example, useExamples } from './built-examples.ts';

const visit = useBrowser();
const serve = useExamples();
const { burs } = goods;
const addresses = new Map<Example, string>();

beforeAll(async () => {
  await Promise.all(EXAMPLES.map(async (example) => addresses.set(example, await serve(example))));
});
beforeEach(merchant.reset);

async function isOnProduct(page: Page, origin: string, language: Lang) {
  await page.waitForURL(`${origin}/${language}/products/${burs.id}`);
  await see(page.getByRole('heading', { name: burs[language], exact: true })).toBeVisible();
  await expect.poll(() => page.title()).toBe(`${burs[language]} · Harbourline Dental`);
}

/** Adds five burs, and waits until the page and the cart button say so. */
async function add(page: Page, language: Lang, message: RegExp) {
  const name = said[language].quantityOf(burs.article);
  await page.getByRole('spinbutton', { name, exact: true }).fill('5');
  await page.getByRole('button', { name: said[language].add, exact: true }).click();
  await see(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  await see(cartLink(page, language, 1)).toBeVisible();
}

describe.each(EXAMPLES)('examples/%s', (example) => {
  test('sells in Chinese from its list and its page of a product, and in English', async () => {
    const page = await visit({ site: '' });
    const origin = addresses.get(example) ?? '';
    await page.goto(`${origin}/zh`);
    await see(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
    await see(page.getByRole('heading', { level: 1 })).toHaveText('器械精選');
    await isSettled(page);
    const card = page.locator('clinic-product-card').getByRole('link', { name: burs.zh });
    await card.first().click();
    await isOnProduct(page, origin, 'zh');

    await page.getByRole('link', { name: said.zh.cartLogIn }).click();
    await enter(page, 'zh', emailOf('verified'));
    await see(dialogOf(page, 'zh')).toBeHidden();
    // The drawer opens after the login, and has an empty cart.
    const cart = page.locator('clinic-cart');
    await see(cart.getByText(said.zh.emptyCart).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await see(cart).toBeHidden();
    await add(page, 'zh', /^已加入.* 5 × /);

    await page.getByRole('link', { name: 'English', exact: true }).click();
    await isOnProduct(page, origin, 'en');
    await see(page.locator('html')).toHaveAttribute('lang', 'en');
    await add(page, 'en', /^Added 5 × /);
    await cartLink(page, 'en', 1).click();
    await see(cart.getByText(burs.en).first()).toBeVisible();
    expect(page.url(), 'the cart opens over the page').toBe(`${origin}/en/products/${burs.id}`);
    expect((await merchant.account('verified')).cartLines).toBe(1);
  });
});
