// The lists of an account keep typed words for their person alone, also where two people share a page. Spec: 1§4, 2§6
import { beforeEach, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { logInButton, remember, signIn, signOut, type } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { goods, people } from '../ui-text/common.ts';
import { pointsSaid } from '../ui-text/points.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

/** Opens a page of a verified clinic, and another tab of the same browser. */
async function twoTabs(at: string) {
  const as = await remember(visit, 'verified');
  const page = await visit({ as, language: 'en', at });
  await isSettled(page);
  const other = await page.context().newPage();
  await other.goto(`${places().shop}/discountZone`);
  await isSettled(other);
  return { page, other };
}

test.each([
  ['/user/orderList', 'clinic-orders'],
  ['/user/afterSales', 'clinic-after-sales'],
])('%s keeps a typed keyword for the same person, and hides it from another', async (at, tag) => {
  const { page, other } = await twoTabs(at);
  const field = page.locator(`${tag} [type=search]`);
  await field.fill('gloves');
  await signOut(other, 'en', people.verified);
  await see(field).toBeHidden();
  await signIn(other, 'en', 'verified');
  await see(field).toHaveValue('gloves');

  await signOut(other, 'en', people.verified);
  await see(field).toBeHidden();
  await signIn(other, 'en', 'regular');
  await see(field).toBeVisible();
  await see(field).toHaveValue('');
});

test('a product keeps the chosen quantity for the same person, and none of it for another', async () => {
  const { page, other } = await twoTabs(`/product/${goods.burs.id}`);
  const field = page.getByRole('spinbutton').first();
  await type(field, '35');
  await signOut(other, 'en', people.verified);
  await see(logInButton(page, 'en')).toBeVisible();
  await signIn(other, 'en', 'verified');
  await see(logInButton(page, 'en')).toBeHidden();
  await see(field).toHaveValue('35');

  await signOut(other, 'en', people.verified);
  await see(logInButton(page, 'en')).toBeVisible();
  await signIn(other, 'en', 'credit');
  await see(logInButton(page, 'en')).toBeHidden();
  await see(field).toBeVisible();
  await see(field).not.toHaveValue('35');
});

test('the points mall never shows the points of one account beside the name of another', async () => {
  const { page, other } = await twoTabs('/pointsMall');
  const card = page.locator('clinic-points-mall').getByRole('region', {
    name: pointsSaid.en.account,
  });
  await see(card).toContainText('12,500');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/points-product-list*', async (route) => {
    await held;
    await route.continue();
  });
  await signOut(other, 'en', people.verified);
  await see(logInButton(page, 'en')).toBeVisible();
  await signIn(other, 'en', 'regular');
  await see(logInButton(page, 'en')).toBeHidden();
  await see(card.getByText('12,500')).toHaveCount(0);
  answer();
  await isSettled(page);
  await see(card).not.toContainText('12,500');
});
