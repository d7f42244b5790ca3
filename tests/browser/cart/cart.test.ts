// The cart with its swap purchase, up to the order. Spec: 1§2 Cart, 1§4, 1§5, 1§8
import { maxQuantity } from '@clinicart/sdk/cart';
import type { Locator, Page, Request } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { type Identity, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { shopOf } from '../support/orders.ts';
import { saidOfCart } from '../ui-text/cart.ts';
import { type Lang, said } from '../ui-text/common.ts';

const visit = useBrowser();
const MAKE = '/authapi/order/createTempOrder3';
const ADD = '/authapi/shoppingcart/addShoppingCart';
const CHANGE = '/authapi/shoppingcart/changeShoppingCart';
/** HK$468.00 a bottle: two are HK$64.00 short of the first tier, three are in it. */
const adhesive = {
  product: '10020',
  article: 'OR-BD100-BOND75ML',
  name: '自酸蝕單瓶第七代黏合劑',
};

/** A hundred specifications. */
const MANY = '10266';

let verified: Identity;
beforeEach(async () => {
  await merchant.reset();
  verified = await remember(visit, 'verified');
});

/** Puts bottles into the cart, and the cheapest items of the first tier at their swap price. */
async function fill(bottles: number, swaps = 0): Promise<void> {
  const shop = shopOf(verified);
  const { specifications } = await shop.catalogue.specifications.get({ id: adhesive.product });
  const bottle = specifications.find(({ articleNumber }) => articleNumber === adhesive.article);
  if (!bottle) throw new Error('The adhesive is not in the seed.');
  await shop.cart.add([{ specificationId: bottle.id, quantity: bottles }]);
  if (swaps === 0) return;
  const [tier] = (await shop.cart.contents.get(null)).swap.tiers;
  const items = tier?.products.slice(0, swaps) ?? [];
  await shop.cart.add(
    items.map(({ specificationId }) => ({ specificationId, quantity: 1, kind: 'swap' })),
  );
}

async function openCart(language: Lang, width?: number): Promise<Page> {
  const page = await visit({
    language,
    as: verified,
    at: '/shopCart',
    ...(width === undefined ? {} : { width }),
  });
  await isSettled(page);
  return page;
}

const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
const bottleLine = (page: Page) => lines(page).filter({ hasText: adhesive.article });
const checkout = (page: Page, language: Lang) =>
  page.getByRole('main').getByRole('button', { name: said[language].checkout });
const pickerOf = (page: Page, language: Lang) =>
  page.getByRole('dialog', { name: saidOfCart[language].choose });
const chooseButton = (page: Page, language: Lang) =>
  page.getByRole('button', { name: saidOfCart[language].choose, exact: true });
/** The status message that reports what the action changed, and what it did not. */
const news = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const pressPlus = (line: Locator) =>
  line.getByRole('button', { name: /^(增加|Increase )/ }).click();
const pressMinus = (line: Locator) =>
  line.getByRole('button', { name: /^(減少|Decrease )/ }).click();

/** Records the temporary orders that a page requests, as sent. */
function ordersAskedBy(page: Page): { goods: { count: number; tagType: string }[] }[] {
  const asked: { goods: { count: number; tagType: string }[] }[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith(MAKE)) asked.push(request.postDataJSON());
  });
  return asked;
}

test('orders a swap item with its product on a phone, from the hint through the dialog', async () => {
  await fill(2);
  const words = saidOfCart.zh;
  const page = await openCart('zh', 360);
  const asked = ordersAskedBy(page);
  await see(page.getByText(words.missing)).toBeVisible();
  await pressPlus(bottleLine(page));
  await see(page.getByText(words.open)).toBeVisible();
  await isAccessible(page);

  await checkout(page, 'zh').click();
  const question = page.getByRole('dialog', { name: words.question });
  await see(question).toContainText(words.mayStill);
  await question.getByRole('button', { name: words.goChoose, exact: true }).click();
  const picker = pickerOf(page, 'zh');
  await see(question).toBeHidden();
  await see(picker.getByText(words.chosen(0, 1))).toBeVisible();
  const item = picker.getByRole('checkbox').first();
  await item.check();
  await see(picker.getByText(words.chosen(1, 1))).toBeVisible();
  await isAccessible(page);
  await picker.getByRole('button', { name: words.confirm, exact: true }).click();
  await see(picker).toBeHidden();
  await see(news(page, words.done)).toHaveCount(1);

  const swap = lines(page).filter({ hasText: words.swapFixed });
  await see(swap).toHaveCount(1);
  await see(swap.getByText(words.swap, { exact: true })).toBeVisible();
  await see(swap.getByRole('spinbutton')).toHaveCount(0);
  await see(page.getByText(words.opened)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await checkout(page, 'zh').dblclick();
  await see(page).toHaveURL(/\/order\/confirm2$/);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ isFromShoppingCart: true, isPreOrder: false });
  expect(asked[0]?.goods.map(({ count, tagType }) => [tagType, count]).sort()).toEqual([
    ['0', 3],
    ['2', 1],
  ]);
  await see(page.getByRole('main').getByText(adhesive.name)).toBeVisible();
});

test('explains a locked tier and replaces the pick in a full slot, by keyboard alone', async () => {
  await fill(3);
  const words = saidOfCart.en;
  const page = await openCart('en');
  await chooseButton(page, 'en').press('Enter');
  const picker = pickerOf(page, 'en');
  const tabs = picker.getByRole('tab');
  await see(tabs.filter({ hasText: words.tierOne })).toBeFocused();
  const [first, second] = [
    picker.getByRole('checkbox').nth(0),
    picker.getByRole('checkbox').nth(1),
  ];
  // The picker reads from the products what the offer leaves out.
  for (const item of [first, second]) await see(item).not.toHaveAccessibleName(/^Add-on product /);
  const names = await picker.getByRole('tabpanel').getByRole('listitem').allInnerTexts();
  const [firstName = '', secondName = ''] = names.map((all) => all.split('\n')[0]);

  await page.keyboard.press('Tab');
  await see(first).toBeFocused();
  await page.keyboard.press('Space');
  await see(first).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await see(second).toBeChecked();
  await see(first).not.toBeChecked();
  await see(picker.getByText(words.replaced(firstName))).toBeVisible();
  await see(picker.getByText(words.replaces)).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await see(tabs.filter({ hasText: words.tierTwo })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await see(picker.getByRole('alert')).toHaveText(words.locked);
  await see(first).not.toBeChecked();
  await isAccessible(page);

  await picker.getByRole('button', { name: words.confirm, exact: true }).press('Enter');
  await see(picker).toBeHidden();
  const swap = lines(page).filter({ hasText: words.swapFixed });
  await see(swap).toContainText(secondName);
  await see(chooseButton(page, 'en')).toBeFocused();

  await chooseButton(page, 'en').press('Enter');
  await see(picker.getByText(words.chosen(1, 1))).toBeVisible();
  await page.keyboard.press('Escape');
  await see(picker).toBeHidden();
  await see(swap).toHaveCount(1);
});

test('reports a lost swap tier beside the line and at the button until the buyer fixes it', async () => {
  await fill(3, 1);
  const words = saidOfCart.zh;
  const page = await openCart('zh');
  const asked = ordersAskedBy(page);
  await pressMinus(bottleLine(page));
  const swap = lines(page).filter({ hasText: words.swapFixed });
  await see(swap).toContainText(words.under);
  await see(swap).toContainText(words.fix);
  const summary = page.getByRole('main').locator('section', { hasText: said.zh.summary });
  await see(summary).toContainText(words.fix);
  await checkout(page, 'zh').click();
  await see(page.getByRole('alert').filter({ hasText: words.under })).toHaveCount(1);
  await see(swap.getByRole('checkbox')).toBeFocused();
  await isAccessible(page);
  expect(asked).toEqual([]);

  await pressPlus(bottleLine(page));
  await see(summary).not.toContainText(words.fix);
  await checkout(page, 'zh').click();
  await see(page).toHaveURL(/\/order\/confirm2$/);
});

test('restores removed lines as they were, swap items included, in an empty cart too', async () => {
  await fill(3, 1);
  const [words, text] = [saidOfCart.en, said.en];
  const page = await openCart('en');
  await page.getByRole('button', { name: text.edit, exact: true }).click();
  await see(checkout(page, 'en')).toHaveCount(0);
  await page.getByRole('button', { name: words.removeChosen, exact: true }).click();
  const question = page.getByRole('dialog', { name: text.confirmDelete });
  await question.getByRole('button', { name: text.delete, exact: true }).click();
  await see(page.getByText(text.emptyCart)).toBeVisible();
  const undo = page.getByRole('button', { name: words.undo, exact: true });
  await see(undo).toBeVisible();
  await see(page.getByRole('heading', { level: 1, name: text.cart })).toBeFocused();
  await page.keyboard.press('Tab');
  await see(undo).toBeFocused();

  await merchant.fault(ADD, { kind: 'result', resultID: 1398 }, 1);
  await undo.press('Enter');
  await see(failure(page)).toHaveCount(1);
  await undo.click();
  await see(news(page, words.putBack(2))).toHaveCount(1);
  await see(bottleLine(page).getByRole('spinbutton')).toHaveValue('3');
  await see(lines(page).filter({ hasText: words.swapFixed })).toHaveCount(1);
  expect((await merchant.account('verified')).cartLines).toBe(2);
});

test('a refused order changes nothing, and the form asks for missing information in place', async () => {
  await fill(3);
  const [words, text] = [saidOfCart.en, said.en];
  const page = await openCart('en');
  const asked = ordersAskedBy(page);
  await lines(page).getByRole('checkbox').uncheck();
  await checkout(page, 'en').click();
  await see(news(page, text.selectOne)).toHaveCount(1);
  await lines(page).getByRole('checkbox').check();

  await merchant.fault(MAKE, { kind: 'result', resultID: 1398 }, 1);
  const question = page.getByRole('dialog', { name: words.question });
  const directly = question.getByRole('button', { name: words.directly, exact: true });
  await checkout(page, 'en').click();
  await directly.click();
  await see(failure(page)).toHaveCount(1);
  await see(page).toHaveURL(/\/shopCart$/);
  await see(bottleLine(page).getByRole('spinbutton')).toHaveValue('3');
  expect((await merchant.account('verified')).cartLines).toBe(1);

  await merchant.fault(MAKE, { kind: 'result', resultID: 1340 }, 1);
  await checkout(page, 'en').click();
  await directly.click();
  await see(page).toHaveURL(/\/user\/information$/);
  await see(page.getByRole('dialog', { name: words.complete })).toBeVisible();
  expect(asked).toHaveLength(2);
  expect((await merchant.account('verified')).cartLines).toBe(1);
});

test('orders the quantity that was typed last, although its change is still under way', async () => {
  await fill(3);
  const page = await openCart('en');
  const asked = ordersAskedBy(page);
  const asks = page.getByRole('dialog', { name: saidOfCart.en.question });
  await page.route(`**${CHANGE}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await bottleLine(page).getByRole('spinbutton').fill('4');
  await checkout(page, 'en').click();
  await asks.getByRole('button', { name: saidOfCart.en.directly, exact: true }).click();
  await page.waitForURL(/\/order\/confirm2$/);
  expect(asked.map(({ goods }) => goods.map(({ count }) => count))).toEqual([[4]]);

  // A change that the server refuses orders nothing.
  await page.goBack();
  await isSettled(page);
  await merchant.fault(CHANGE, { kind: 'result', resultID: 1398 }, 1);
  await bottleLine(page).getByRole('spinbutton').fill('5');
  await checkout(page, 'en').click();
  await see(failure(page).first()).toBeVisible();
  await see(bottleLine(page).getByRole('spinbutton')).toHaveValue('4');
  await see(asks).toBeHidden();
  expect(asked).toHaveLength(1);
});

test('keeps the quantity of steps whose page is left while the first one is under way', async () => {
  await fill(2);
  const page = await openCart('en');
  await merchant.fault(CHANGE, { kind: 'delay', ms: 1000 });
  const sent = page.waitForRequest(`**${CHANGE}`);
  for (let press = 0; press < 3; press++) await pressPlus(bottleLine(page));
  await sent;
  await see(bottleLine(page).getByRole('spinbutton')).toHaveValue('5');
  await page.goto('/');
  const { contents } = shopOf(verified).cart;
  await expect
    .poll(async () => (await contents.get(null)).groups.flatMap(({ lines }) => lines))
    .toMatchObject([{ quantity: 5 }]);
});

test('renders every line of a long cart, at every scroll position', async () => {
  const shop = shopOf(verified);
  const { specifications } = await shop.catalogue.specifications.get({ id: MANY });
  const wanted = specifications.filter((each) => maxQuantity(each) >= each.step).slice(0, 80);
  await shop.cart.add(wanted.map(({ id, step }) => ({ specificationId: id, quantity: step })));
  const page = await openCart('en');
  const rows = page.getByRole('main').locator('[data-line]');
  await see(rows).toHaveCount(wanted.length);
  for (const { articleNumber } of wanted)
    await see(rows.filter({ hasText: articleNumber })).not.toHaveCount(0);
  const last = rows.last();
  await see(last.getByRole('spinbutton')).toHaveCount(0);
  await isAccessible(page);

  await last.getByRole('link').focus();
  await see(last.getByRole('spinbutton')).toBeVisible();
  await see(last.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await see(last.getByRole('spinbutton')).toBeFocused();
  await see(rows.first().getByRole('spinbutton')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await see(last.getByRole('spinbutton')).not.toHaveValue(String(wanted[0]?.step));
  await isAccessible(page);
});

test('places the steppers of a phone below each other, whatever is said of the stock', async () => {
  await merchant.answers('all');
  const shop = shopOf(verified);
  const { specifications } = await shop.catalogue.specifications.get({ id: adhesive.product });
  const bottle = specifications.find(({ articleNumber }) => articleNumber === adhesive.article);
  const range = await shop.catalogue.specifications.get({ id: MANY });
  const other = range.specifications.find((each) => maxQuantity(each) >= each.step);
  await fill(12);
  await shop.cart.add([{ specificationId: other?.id ?? '', quantity: other?.step ?? 1 }]);
  await merchant.stock(Number(bottle?.id), 10);
  const page = await openCart('en', 360);
  const notes = page.locator('.clinic-cart-stepper .clinic-stepper-note');
  await see(notes.filter({ hasText: /10\s.*left/ })).toBeVisible();
  const ends = await page
    .locator('.clinic-cart-stepper .clinic-stepper-row')
    .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().right)));
  expect(ends).toHaveLength(2);
  expect(new Set(ends).size).toBe(1);
});
