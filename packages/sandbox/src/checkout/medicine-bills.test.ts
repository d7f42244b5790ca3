import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../testing/answers.ts';
import { type CheckoutShop, checkoutShop, glove, listOf, medicine } from '../testing/checkout.ts';
import { pictureFile } from '../testing/shop.ts';

let at: CheckoutShop;
let orderNo = '';
beforeEach(async () => {
  at = await checkoutShop();
  await at.begin([[medicine, 1]]);
  orderNo = String((await at.confirmation())['orderNo']);
});
afterEach(() => at.shop.sandbox.close());

/** Makes a picture unlike the others. */
const bill = (place: number) => pictureFile('png', place, `${place}.png`);
const hand = (
  bills: readonly File[],
  more: { orderNo?: string; reUpload?: '0' | '1'; isTempOrder?: '0' | '1' } = {},
) =>
  at.call('order.uploadBills', {
    orderNo,
    medicineBills: bills,
    reUpload: '0',
    isTempOrder: '1',
    ...more,
  });
const urls = async (of = orderNo) =>
  listOf((await at.call('order.billPictures', { orderNo: of })).data['urls']).map(String);
const status = async () => (await at.confirmation())['splitOrders']?.[0]?.['ypCheckStatus'];
const get = (url: string) => at.shop.sandbox.fetch(new Request(url));

describe('stamped medicine bills (Spec: 2§4, 2§5, 2§9)', () => {
  it('are handed in several at a time, and seen at addresses that end', async () => {
    expect(await status()).toBe('0');
    expect(await hand([bill(1), bill(2), bill(3)])).toEqual(succeeded());
    expect(await hand([bill(4)])).toEqual(succeeded());
    expect(await status()).toBe('1');
    const [first = '', ...others] = await urls();
    expect(others).toHaveLength(3);
    expect((await get(first)).headers.get('Content-Type')).toBe('image/png');
    expect((await get(first.replace(/signature=.*/, 'signature=x'))).status).toBe(404);
    at.pass(3_600_000);
    expect((await get(first)).status).toBe(404);
  });

  it('are ten at most, the same bytes counting once, and none of too many is kept', async () => {
    expect(await hand(Array.from({ length: 9 }, (_, place) => bill(place)))).toEqual(succeeded());
    expect(await hand([bill(1), bill(2)])).toEqual(succeeded());
    expect(await urls()).toHaveLength(9);
    expect(await hand([bill(20), bill(21)])).toEqual(
      refused(1403, 'Upload at most 10 stamped forms. There are 9 already.'),
    );
    expect(await urls()).toHaveLength(9);
    expect(await hand([bill(20)])).toEqual(succeeded());
    const tooMany = Array.from({ length: 11 }, (_, place) => bill(place));
    expect(await hand(tooMany)).toEqual(refused(1403));
  });

  it('are pictures of at most 2 MB each; ten of them fit into one request', async () => {
    expect(await hand([pictureFile('gif')])).toEqual(refused(1318));
    expect(await hand([pictureFile('png', 2_097_152)])).toEqual(refused(1317));
    const large = Array.from({ length: 10 }, (_, place) => bill(2_097_000 + place));
    expect(await hand(large)).toEqual(succeeded());
  });

  it('go over to the order; accepted ones are done, rejected ones are replaced', async () => {
    await hand([bill(1), bill(2)]);
    await at.place();
    const made = { isTempOrder: '0' } as const;
    expect(at.order()).toMatchObject({ orderNo, billStatus: '1' });
    expect(await urls()).toHaveLength(2);
    at.console.judgeBills(orderNo, false);
    expect(at.order()?.billStatus).toBe('3');
    const again = await hand([bill(3)], { ...made, reUpload: '1' });
    expect(again).toEqual(succeeded());
    expect(await urls()).toHaveLength(1);
    const [kept] = at.order()?.bills ?? [];
    expect(at.console.bill(kept?.id ?? '')?.headers.get('Cache-Control')).toBe('no-store');
    at.console.judgeBills(orderNo, true);
    expect(at.order()?.billStatus).toBe('2');
    expect(await hand([bill(4)], made)).toEqual(refused(1406));
    expect(() => at.console.judgeBills(orderNo, true)).toThrow('no bills');
  });

  it('are no longer wanted for an order that is closed, but still seen', async () => {
    await hand([bill(1)]);
    await at.place();
    at.console.closeOrder(orderNo);
    expect(await hand([bill(2)], { isTempOrder: '0' })).toEqual(refused(1333));
    expect(await urls()).toHaveLength(1);
  });

  it('are hidden from other buyers, and not required without medicines', async () => {
    await hand([bill(1)]);
    await at.begin([[glove, 1]]);
    const other = String((await at.confirmation())['orderNo']);
    expect(await hand([bill(1)], { orderNo: other })).toEqual(refused(1401));
    expect(await hand([bill(1)])).toEqual(refused(1390));
    await at.signIn('credit');
    expect(await hand([bill(1)], { orderNo: other })).toEqual(refused(1390));
    const asked = { orderNo: other };
    expect(await at.call('order.billPictures', asked)).toEqual(refused(1390));
  });
});

it('the blank form is a PDF that lists the medicines, behind an address that ends', async () => {
  for (const isTempOrder of ['1', '0'] as const) {
    const { data } = await at.call('order.blankBill', { orderNo, isTempOrder });
    const form = await get(String(data));
    expect(form.headers.get('Content-Type')).toBe('application/pdf');
    const text = await form.text();
    expect(text).toMatch(/^%PDF-1\.4/);
    expect(text).toContain(`${medicine.sellPartCount} x ${medicine.articleNumber}`);
    expect((await get(String(data).replace(orderNo, `${orderNo}1`))).status).toBe(404);
    if (isTempOrder === '1') await at.place();
  }
});
