// A page receives the cart's number once per change, for any cause and in any tab. Spec: 2§2.15
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { cartLink, type Identity, remember, signIn, signOut } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { fillCart, shopOf } from '../support/orders.ts';
import { saidOfCart } from '../ui-text/cart.ts';
import { saidAtCheckout } from '../ui-text/checkout.ts';
import { goods, people, said } from '../ui-text/common.ts';
import { quickOrderSaid } from '../ui-text/quick-order.ts';

const visit = useBrowser();
const { burs, paste } = goods;
const GLOVES = '10001';
const words = said.en;
beforeEach(merchant.reset);

/** Records every number that the pages of a tab receive. */
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

/** Opens two tabs of one browser and records the numbers that both receive. */
async function twoTabs(as?: Identity) {
  const one = await visit({ language: 'en', as });
  const two = await one.context().newPage();
  const [here, there] = [await hear(one), await hear(two)];
  const told: number[] = [];
  /** A duplicate event shows up in the next comparison at the latest. */
  const isTold = async (count: number) => {
    told.push(count);
    for (const heard of [here, there]) await expect.poll(() => heard).toEqual(told);
  };
  const isAllTold = () => expect([here, there]).toEqual([told, told]);
  /** The browser may leave the page with the number before the test can record the event there. */
  const isToldWhileLeaving = async (count: number) => {
    const before = [...told];
    told.push(count);
    await expect.poll(() => there).toEqual(told);
    expect([before, told]).toContainEqual(here);
  };
  return { one, two, isTold, isAllTold, isToldWhileLeaving };
}

async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(address);
  await isSettled(tab);
}

test('logging in, adding and logging out fire one event each, in both tabs', async () => {
  await fillCart(shopOf(await remember(visit, 'verified')), [[GLOVES, 10]]);
  const { one, two, isTold, isAllTold } = await twoTabs();
  await open(one, `/product/${burs.id}`);
  await open(two, '/');
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
  await open(two, '/');
  isAllTold();
});

test('a quick order, a removal and an order fire one event each, in both tabs', async () => {
  const as = await remember(visit, 'verified');
  await fillCart(shopOf(as), [[GLOVES, 10]]);
  const { one, two, isTold, isToldWhileLeaving } = await twoTabs(as);
  await open(two, '/');
  await open(one, '/shopCart');
  await isTold(1);
  const quickOrder = quickOrderSaid.en;
  await open(one, '/quickOrder');
  await one
    .getByRole('textbox', { name: quickOrder.list })
    .fill(`${paste.article}\t4\n${burs.short.article}\t10`);
  await one.getByRole('button', { name: quickOrder.check, exact: true }).click();
  await one.getByRole('button', { name: quickOrder.add(2), exact: true }).click();
  await isTold(3);

  await open(one, '/shopCart');
  const main = one.getByRole('main');
  const lines = main.getByRole('listitem').filter({ has: one.getByRole('checkbox') });
  await see(lines).toHaveCount(3);
  const kept = lines.filter({ hasText: /gloves/i });
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
  await isSettled(one);
  await isToldWhileLeaving(0);
  await see(cartLink(two, 'en', 0)).toBeVisible();
});
