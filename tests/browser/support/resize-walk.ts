// Opens every page once per language and resizes it from a small phone to a wide screen.
import { beforeAll, expect, test } from 'vitest';
import { goods, type Lang } from '../ui-text/common.ts';
import { type Identity, remember } from './buyer.ts';
import { layoutFaults } from './layout-faults.ts';
import { merchant } from './merchant-console.ts';
import { isSettled, type Visit } from './open-page.ts';
import { beginOrder, makeOrder, shopOf } from './orders.ts';

const WIDEST = 1920;
const STEP = 100;

export const pages: readonly (readonly [path: string, isMember: boolean])[] = [
  ['/', false],
  ['/?member', true],
  [`/product/${goods.burs.id}`, false],
  [`/product/${goods.files.id}`, true],
  ['/product/10266', true],
  ['/search?keyword=ALL&searchType=keyword', true],
  ['/search?keyword=nothinglikeit&searchType=keyword', false],
  ['/compare', false],
  ['/compare?products=10001,10041,10017,10030', true],
  ['/compare?products=10001,10041', false],
  ['/brandIndex', false],
  ['/newProductZone', false],
  ['/discountZone', false],
  ['/newCustomers', true],
  ['/active11/1', false],
  ['/quickOrder', true],
  ['/shopCart', true],
  ['/order/confirm2', true],
  ['/pay/:order', true],
  ['/payResult?type=fail&orderId=1', true],
  ['/mailSubscription', true],
  ['/about/1', false],
  ['/contactUs', false],
  ['/question', false],
  ['/questiondetails/7/x', false],
  ['/register', false],
  ['/rorgotPassword', false],
  ['/forgotPasswordSecond', false],
  ['/redirect?url=javascript:alert(1)', false],
  ['/no-such-page', false],
  ['/user', true],
  ['/user/information', true],
  ['/user/address', true],
  ['/user/orderList', true],
  ['/user/orderDetail/:order', true],
  ['/user/afterSales', true],
  ['/user/history', true],
  ['/user/coupon', true],
  ['/user/wallet', true],
  ['/pointsMall', true],
  ['/pointsMall/detail/6003', true],
  ['/pointsMall/confirm?pointsProductId=6004&amount=1', true],
  ['/pointsMall/pointsRecord', true],
  ['/pointsMall/exchangeRecord', true],
];

/** Adds a test for each page. The languages start at different widths, so that together they halve the step. */
export function walkAllWidths(visit: Visit, language: Lang, narrowest: number): void {
  let credit: Identity;
  let orderNo: string;
  beforeAll(async () => {
    await merchant.reset();
    // The banners of home have words only in assumed fields.
    await merchant.answers('all');
    credit = await remember(visit, 'credit');
    ({ orderNo } = await makeOrder(credit));
    await beginOrder(shopOf(credit), [['10006', 2]]);
  }, 60_000);

  test.each(pages)(`%s breaks at no width (${language})`, async (path, isMember) => {
    const page = await visit({
      language,
      width: narrowest,
      as: isMember ? credit : undefined,
      // The server answers some of these addresses with an error status on purpose.
      mayHear: /Failed to load resource/,
    });
    await page.goto(path.replace(':order', orderNo));
    await isSettled(page);
    const found: Record<string, string> = {};
    for (let width = narrowest; width <= WIDEST; width += STEP) {
      await page.setViewportSize({ width, height: 900 });
      for (const fault of await layoutFaults(page))
        found[fault] = `${found[fault] ?? 'at'} ${width}`;
    }
    expect(found).toEqual({});
  });
}
