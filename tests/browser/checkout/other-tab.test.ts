// Order confirmation while another tab of the same clinic changes what it shows. Spec: 2§2.2, 2§4
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { beginOrder, shopOf } from '../support/orders.ts';
import { saidAtCheckout } from '../ui-text/checkout.ts';
import { goods, type Lang, mainly, said } from '../ui-text/common.ts';

const visit = useBrowser();
afterEach(() => merchant.reset());

const NEWS = {
  zh: {
    replaced: '你已在其他分頁或裝置開始另一張訂單，請核對後再提交。',
    changed: /^此訂單的(內容有變|總額由)/,
    remove: /^刪除/,
    confirm: '確認刪除？',
    addresses: '送貨地址',
  },
  en: {
    replaced:
      'You started another order in another tab or on another device. Check it and place it again.',
    changed: /^(This order has changed|The total has changed from)/,
    remove: /^Delete/,
    confirm: 'Confirm delete?',
    addresses: 'Delivery addresses',
  },
} satisfies Record<Lang, unknown>;

const main = (page: Page) => page.getByRole('main');

/** Opens order confirmation, with a remark and a bank transfer, and another tab of the same person. */
async function withOtherTab(language: Lang, at: string) {
  const words = saidAtCheckout[language];
  const as = await remember(visit, 'verified');
  await beginOrder(shopOf(as), [['10001', 10]]);
  const page = await visit({ language, as, at: '/order/confirm2' });
  await isSettled(page);
  await main(page).getByRole('textbox', { name: words.remark }).fill('Ring twice');
  await main(page).getByRole('radio', { name: words.transfer }).check();
  const other = await page.context().newPage();
  const openOther = async () => {
    await other.goto(at);
    await isSettled(other);
  };
  return { page, other, openOther, words };
}

test.each(mainly('en'))(
  'says that another tab has begun another order, and keeps remark and payment (%s)',
  async (language) => {
    const { burs } = goods;
    const { page, other, openOther, words } = await withOtherTab(language, `/product/${burs.id}`);
    await openOther();
    await other
      .getByRole('spinbutton', { name: said[language].quantityOf(burs.article), exact: true })
      .fill(String(burs.step));
    await other.getByRole('button', { name: said[language].buyNow, exact: true }).click();
    await other.waitForURL('**/order/confirm2');
    await see(main(page).getByText(burs[language]).first()).toBeVisible();
    await see(main(page).getByRole('alert')).toContainText(NEWS[language].replaced);
    await see(main(page).getByRole('textbox', { name: words.remark })).toHaveValue('Ring twice');
    await see(main(page).getByRole('radio', { name: words.transfer })).toBeChecked();
    await see(main(other).getByRole('alert'), 'its own order').toHaveCount(0);
    expect(await merchant.orders('verified')).toEqual([]);
  },
);

test.each(mainly('zh'))(
  'says that the address of the order is gone from another tab’s address book (%s)',
  async (language) => {
    const news = NEWS[language];
    const { page, other, openOther, words } = await withOtherTab(language, '/user/address');
    await main(page).getByRole('radio', { name: words.deliverHere }).check();
    await see(main(page).getByRole('button', { name: words.place })).toBeEnabled();
    await see(main(page).getByRole('alert'), 'its own choice').toHaveCount(0);
    await openOther();
    const gone = other
      .getByRole('list', { name: news.addresses })
      .getByRole('listitem')
      .filter({ hasText: words.deliverHere });
    await gone.getByRole('button', { name: news.remove }).click();
    await other
      .getByRole('dialog', { name: news.confirm })
      .getByRole('button', { name: news.remove })
      .click();
    await see(main(page).getByRole('radio', { name: words.deliverHere })).toHaveCount(0);
    await see(main(page).getByRole('alert')).toContainText(news.changed);
    await see(main(page).getByRole('textbox', { name: words.remark })).toHaveValue('Ring twice');
    expect(await merchant.orders('verified')).toEqual([]);
  },
);
