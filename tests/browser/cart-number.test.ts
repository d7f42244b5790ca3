// A page is told of the cart's number once a change, whatever caused it and in whichever tab. Spec: 2§2.15
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { cartLink, remember, signIn, signOut } from './buyer.ts';
import { merchant } from './merchant.ts';
import { fillCart, shopOf } from './orders.ts';
import { goods, people, said } from './said.ts';
import { saidOfCart } from './said-cart.ts';
import { saidAtCheckout } from './said-checkout.ts';
import { quickOrderSaid } from './said-quick-order.ts';
import { see } from './see.ts';
import { isSettled, useBrowser } from './visit.ts';

const visit = useBrowser();
const { burs, paste } = goods;
const words = said.en;
beforeEach(merchant.reset);

/** Every number that a tab's pages are told, from now on. */
async function hear(tab: Page): Promise<number[]> {
  const heard: number[] = [];
  await tab.exposeFunction('hearNumber', (count: number) => void heard.push(count));
  await tab.addInitScript(() =>
    addEventListener('clinic-cart-change', (event) =>
      Reflect.get(window, 'hearNumber')(Reflect.get(event, 'detail').count),
    ),
  );
  return heard;
}

test('signing in and out, adding, a quick order, removing and ordering are one event each, here and in another tab', async () => {
  const gloves = '10001';
  await fillCart(shopOf(await remember(visit, 'verified')), [[gloves, 10]]);
  const one = await visit({ language: 'en' });
  const two = await one.context().newPage();
  const [here, there] = [await hear(one), await hear(two)];
  const told: number[] = [];
  // What is told twice shows in the next list at the latest.
  const isTold = async (...counts: number[]) => {
    told.push(...counts);
    for (const heard of [here, there]) await expect.poll(() => heard).toEqual(told);
  };
  await one.goto(`/product/${burs.id}`);
  await two.goto('/');
  await isSettled(one);
  await isSettled(two);

  await signIn(one, 'en', 'verified');
  await isTold(1);
  const quantity = words.quantityOf(burs.article);
  await one.getByRole('spinbutton', { name: quantity, exact: true }).fill(String(burs.step));
  await one.getByRole('button', { name: words.add, exact: true }).click();
  await isTold(2);
  await signOut(two, 'en', people.verified);
  await isTold(0);
  await signIn(one, 'en', 'verified');
  await isTold(2);

  const quickOrder = quickOrderSaid.en;
  await one.goto('/quickOrder');
  await isSettled(one);
  await one
    .getByRole('textbox', { name: quickOrder.list })
    .fill(`${paste.article}\t4\n${burs.short.article}\t10`);
  await one.getByRole('button', { name: quickOrder.check, exact: true }).click();
  await one.getByRole('button', { name: quickOrder.add(2), exact: true }).click();
  await isTold(4);

  await one.goto('/shopCart');
  await isSettled(one);
  const main = one.getByRole('main');
  const lines = main.getByRole('listitem').filter({ has: one.getByRole('checkbox') });
  await see(lines).toHaveCount(4);
  const kept = lines.filter({ has: one.locator(`a[href*="/product/${gloves}"]`) });
  await kept.getByRole('checkbox').uncheck();
  await main.getByRole('button', { name: words.edit, exact: true }).click();
  await main.getByRole('button', { name: saidOfCart.en.removeChosen, exact: true }).click();
  await one
    .getByRole('dialog', { name: words.confirmDelete })
    .getByRole('button', { name: words.delete, exact: true })
    .click();
  await isTold(1);

  await main.getByRole('button', { name: 'Done', exact: true }).click();
  await kept.getByRole('checkbox').check();
  await main.getByRole('button', { name: saidAtCheckout.en.checkout }).first().click();
  await one.waitForURL('**/order/confirm2');
  await isSettled(one);
  await one
    .getByRole('region', { name: saidAtCheckout.en.summary })
    .getByRole('button', { name: saidAtCheckout.en.place })
    .click();
  await one.waitForURL(/\/pay\/[^/]+$/);
  await isTold(0);
  await isSettled(one);
  await see(cartLink(two, 'en', 0)).toBeVisible();
  expect([here, there]).toEqual([told, told]);
});
