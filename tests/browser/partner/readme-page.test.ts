// The page of the README, pasted by a partner, logs what is added.
import { beforeEach, expect, test } from 'vitest';
import { cartLink, dialogOf, enter } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { useBrowser } from '../support/open-page.ts';
import { pastedPage } from '../support/pasted-page.ts';
import { goods, said } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

test('shows the product and the cart button, and logs what was added', async () => {
  const page = await visit({ site: '' });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(await pastedPage());
  await see(page.getByRole('heading', { name: goods.burs.en })).toBeVisible();
  await see(page.getByRole('link', { name: said.en.cartLogIn })).toBeVisible();
  await page.getByRole('button', { name: said.en.add, exact: true }).click();
  await enter(page, 'en', emailOf('verified'));
  await see(dialogOf(page, 'en')).toBeHidden();
  const { article } = goods.burs;
  await page.getByRole('spinbutton', { name: said.en.quantityOf(article), exact: true }).fill('5');
  await page.getByRole('button', { name: said.en.add, exact: true }).click();
  await see(cartLink(page, 'en', 1)).toBeVisible();
  expect(logged.some((line) => line.startsWith('Added'))).toBe(true);
});
