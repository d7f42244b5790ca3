// Long words that a buyer typed on a phone, and the narrowest window: nothing runs out of its box, or over another control. Spec: 2§2.15
import { afterEach, expect, test } from 'vitest';
import { remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { layoutFaults } from '../support/faults/layout-faults.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { beginOrder, fillCart, shopOf } from '../support/orders.ts';
import { goods, languages } from '../ui-text/common.ts';

const visit = useBrowser();
afterEach(() => merchant.reset());

/** As long as the field allows, without a place to break in one of them. */
const RECIPIENT = '香港中環德輔道中牙科診療中心陳大文醫生收貨部'.repeat(4);
const STREET = 'A'.repeat(60);
const EDIT = { zh: '編輯', en: 'Edit' };
const CUSTOM = { zh: '自訂日期', en: 'Custom dates' };
const COLLECT = { zh: /移至收藏/, en: /saved items/ };

/** Opens a page of a buyer with a long address, an order to confirm, and a cart. */
async function opened(language: 'zh' | 'en', at: string) {
  const as = await remember(visit, 'verified');
  const shop = shopOf(as);
  const [address] = await shop.address.list.get(null);
  if (!address) throw new Error('The account has no address.');
  const { id, ...form } = address;
  const saved = await shop.address.save({ ...form, name: RECIPIENT, street: STREET }, id);
  expect(saved).toMatchObject({ ok: true });
  await beginOrder(shop, [[goods.burs.id, 10]]);
  await fillCart(shop, [[goods.burs.id, 10]]);
  const page = await visit({ language, width: 360, as, at });
  await isSettled(page);
  return page;
}

for (const language of languages) {
  test.each([
    ['a recipient and a street of order confirmation', '/order/confirm2'],
    [
      'a recipient and a street of points confirmation',
      '/pointsMall/confirm?pointsProductId=6004&amount=1',
    ],
    ['a recipient and a street of the address book', '/user/address'],
    ['a keyword without orders', `/user/orderList?keyword=${STREET}`],
  ])(`%s fit (${language})`, async (_, at) => {
    expect(await layoutFaults(await opened(language, at))).toEqual([]);
  });

  test(`the actions of a line do not lie on its quantity (${language})`, async () => {
    const page = await opened(language, '/shopCart');
    const cart = page.getByRole('main');
    await cart.getByRole('button', { name: EDIT[language], exact: true }).first().click();
    await see(cart.getByRole('button', { name: COLLECT[language] }).first()).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    const taken = await cart.locator('.clinic-stepper button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, bottom } = button.getBoundingClientRect();
        const root = button.getRootNode() as ShadowRoot;
        return button.contains(root.elementFromPoint((left + right) / 2, bottom - 6));
      }),
    );
    expect(taken).toEqual([true, true]);
  });
}

/** Lists the elements whose content is wider than they are; runs in the page. */
function overfull(selector: string): string[] {
  return [...document.querySelectorAll('main *')].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll(selector) ?? [])]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );
}

test.each(languages)('rows of goods and their figures fit 300 px (%s)', async (language) => {
  await merchant.loadHistory();
  await merchant.answers('all');
  const as = await remember(visit, 'regular');
  const page = await visit({ language, width: 300, as, at: '/user/afterSales' });
  await isSettled(page);
  const goods = page.locator('.clinic-order-good');
  await see(goods.first()).toBeVisible();
  expect(await page.evaluate(overfull, '.clinic-order-good')).toEqual([]);

  await page.goto('/pointsMall/confirm?pointsProductId=6004&amount=1');
  await isSettled(page);
  const name = await page.locator('.clinic-points-line > :last-child').first().boundingBox();
  expect(name?.width).toBeGreaterThan(80);

  await page.goto('/pointsMall/detail/6003');
  await isSettled(page);
  expect(await page.evaluate(overfull, '.clinic-points-facts > div')).toEqual([]);

  await page.goto('/user/history');
  await isSettled(page);
  await page.getByRole('button', { name: CUSTOM[language] }).click();
  expect(await page.evaluate(overfull, '.clinic-history-ranges')).toEqual([]);
});
