// Every page holds at every width between a small phone and a wide screen, in both languages.
import { beforeAll, describe, expect, test } from 'vitest';
import { type Identity, remember } from '../support/buyer.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { beginOrder, makeOrder, shopOf } from '../support/orders.ts';
import { goods, languages } from '../ui-text/common.ts';

const visit = useBrowser();
const NARROWEST = 320;
const WIDEST = 1920;
const STEP = Number(process.env.STEP ?? 80);

const pages: readonly (readonly [path: string, isMember: boolean])[] = [
  ['/', false],
  ['/?member', true],
  [`/product/${goods.burs.id}`, false],
  [`/product/${goods.files.id}`, true],
  ['/product/10266', true],
  ['/search?keyword=ALL&searchType=keyword', true],
  ['/search?keyword=nothinglikeit&searchType=keyword', false],
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

describe.each(languages)('%s', (language) => {
  test.each(pages)('%s breaks at no width', async (path, isMember) => {
    const page = await visit({
      language,
      width: NARROWEST,
      as: isMember ? credit : undefined,
      mayHear: /Failed to load resource/,
    });
    const t0 = Date.now();
    await page.goto(path.replace(':order', orderNo));
    await isSettled(page);
    const t1 = Date.now();
    const found = new Map<string, string>();
    const first = NARROWEST + (language === 'en' && !process.env.STEP ? STEP / 2 : 0);
    for (let width = first; width <= WIDEST; width += STEP) {
      await page.setViewportSize({ width, height: 900 });
      for (const fault of await layoutFaults(page))
        found.set(fault, `${found.get(fault) ?? ''} ${width}`.trim());
    }
    if (process.env.STEP) console.log('TIME', path, t1 - t0, Date.now() - t1);
    expect(Object.fromEntries(found)).toEqual({});
  });
});
