// The page of the README, pasted by a partner, logs what is added.

import { beforeEach, expect, test } from 'vitest';
import { examinePage } from '../../../packages/doctor/src/index.ts';
import { places } from '../../setup/servers.ts';
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

test('keeps the login and the chosen language over a reload, and ends both with the tab’s login', async () => {
  const page = await visit({ site: '' });
  await page.goto(await pastedPage());
  await page.getByRole('link', { name: said.en.cartLogIn }).click();
  await enter(page, 'en', emailOf('verified'));
  await see(page.getByText(goods.burs.price).first()).toBeVisible();
  await page.reload();
  await see(page.getByText(goods.burs.price).first()).toBeVisible();
  await see(cartLink(page, 'en', 0)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/token/);

  // As text: the test runner would rewrite the import.
  await page.evaluate(`import('${places().shop}/embed/clinicart.js')
    .then(({ shop }) => shop())
    .then(({ language, session }) => { language.use('zh'); session.signOut(); })`);
  await page.reload();
  await see(page.getByRole('heading', { name: goods.burs.zh })).toBeVisible();
  await see(page.getByRole('link', { name: said.zh.cartLogIn })).toBeVisible();
});

test('has no mistake that the doctor sees from outside', async () => {
  expect((await examinePage(await pastedPage())).findings).toEqual([]);
  expect((await examinePage(places().partner)).findings).toEqual([]);
});
