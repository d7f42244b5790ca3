import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../testing/answers.ts';
import {
  type CheckoutShop,
  checkoutShop,
  composite,
  device,
  glove,
  listOf,
  medicine,
  type Wish,
} from '../testing/checkout.ts';
import type { Loose } from '../testing/shop.ts';

let at: CheckoutShop;
beforeEach(async () => {
  at = await checkoutShop();
});
afterEach(() => at.shop.sandbox.close());

const pieces = (dollars: number, sold: typeof glove): Wish => [
  sold,
  Math.ceil((dollars * 100) / (sold.pay * sold.sellPartCount)),
];
const waysOf = (data: Loose, store: number) =>
  listOf(data['splitOrders']?.[store]?.['expressPrice']).map((way) => [
    way['expressId'],
    way['isDefault'],
    way['freight'],
    way['freePrice'],
  ]);

describe('confirmation (Spec: 2§2.2, 2§3)', () => {
  it('is refused without a temporary order', async () => {
    expect(
      await at.shop.refusalOf('order.confirmation', {}, await at.shop.signIn('credit')),
    ).toEqual([
      1391,
      '沒有待確認的訂單，請返回購物車重新結帳。',
      'There is no order to confirm. Check out from your cart again.',
    ]);
  });

  it('parts the goods by who sends them; medicines ask for a bill', async () => {
    await at.begin([
      [glove, 1],
      [medicine, 1],
      [device, 1],
    ]);
    const data = await at.confirmation();
    expect(
      listOf(data['splitOrders']).map((split) => [
        split['storeId'],
        split['storeName'],
        split['isYp'],
        split['ypCheckStatus'],
        split['totalPrice'],
      ]),
    ).toEqual([
      ['1', 'Clinicart warehouse', false, null, (glove.pay * glove.sellPartCount) / 100],
      ['2', 'Peridon medicines', true, '0', (medicine.pay * medicine.sellPartCount) / 100],
      ['3', 'Equipment and engineering', false, null, (device.pay * device.sellPartCount) / 100],
    ]);
  });

  it('offers the deliveries of each place and store, with a default for each', async () => {
    await at.begin([
      [glove, 1],
      [medicine, 1],
    ]);
    const home = await at.confirmation();
    expect(waysOf(home, 0)).toEqual([
      ['11', true, 60, 800],
      ['12', false, 120, null],
      ['13', false, 0, null],
    ]);
    const macau = await at.addressTo('820000');
    expect(await at.call('order.changeAddress', { id: macau })).toEqual(
      succeeded({ addressId: macau }),
    );
    expect((await at.call('order.changeAddress', { id: macau })).data, 'nothing changed').toEqual(
      {},
    );
    const there = await at.confirmation();
    expect(there).toMatchObject({ orderNo: home['orderNo'], addressId: macau });
    expect(waysOf(there, 0)).toEqual([
      ['14', true, 150, 3000],
      ['15', false, 260, null],
    ]);
    await at.call('order.changeAddress', { id: await at.addressTo('440000') });
    const abroad = await at.confirmation();
    expect(waysOf(abroad, 0)).toEqual([['16', true, 180, 5000]]);
    expect(waysOf(abroad, 1), 'medicines are not sent there').toEqual([]);
  });

  it('goes nowhere that is not the clinic’s', async () => {
    await at.begin([[glove, 1]]);
    expect(await at.call('order.changeAddress', { id: '99999' })).toEqual(refused(1321));
  });

  it('is delivered to the default address; without any it is reckoned for home', async () => {
    await at.begin([[glove, 1]]);
    const { addresses, addressId } = await at.confirmation();
    expect(listOf(addresses).find((each) => each['isDefault'])?.['id']).toBe(addressId);
    await at.signIn('credit');
    await at.begin([[glove, 1]]);
    const data = await at.confirmation();
    expect(data).toMatchObject({ addresses: [], addressId: null });
    expect(waysOf(data, 0)[0]).toEqual(['11', true, 60, 800]);
  });

  it('cuts what is earned, signed as less', async () => {
    await at.begin([pieces(1999, glove)]);
    const below = await at.confirmation();
    const isThere = Math.round(Number(below['splitOrders']?.[0]?.['totalPrice']) * 100) >= 200_000;
    expect(listOf(below['cutList'])).toHaveLength(isThere ? 1 : 0);
    await at.begin([pieces(2000, glove)]);
    expect((await at.confirmation())['cutList']).toEqual([
      { cutPrice: -150, name: 'Infection control: HK$150 off from HK$2,000' },
    ]);
  });
});

describe('coupons at confirmation (Spec: 2§3, 2§5)', () => {
  const couponsOf = (data: Loose) =>
    Object.fromEntries(
      listOf(data['coupons']).map((each) => [String(each['name']), each] as const),
    );

  it('are all that are held unused, with whether each fits', async () => {
    await at.begin([pieces(1600, composite)]);
    const coupons = couponsOf(await at.confirmation());
    expect(
      Object.entries(coupons).map(([name, each]) => [name, each['type'], each['canUse']]),
    ).toEqual([
      ['Mid-autumn thanks', '1', false],
      ['Clinic month-end reward', '1', true],
      ['Aesthetic restorations', '6', true],
      ['Sterilisation supplies', '1', false],
      ['Regular customer thanks', '6', true],
    ]);
    expect(coupons['Aesthetic restorations']?.['goods']).toEqual([String(composite.id)]);
    expect(coupons['Clinic month-end reward']).not.toHaveProperty('goods');
  });

  it('name the best as the default, and none where none can be used', async () => {
    await at.begin([pieces(1600, composite)]);
    const data = await at.confirmation();
    expect(data['defaultCoupon']).toBe(couponsOf(data)['Aesthetic restorations']?.['id']);
    await at.begin([[glove, 1]]);
    const small = await at.confirmation();
    const goods = glove.pay * glove.sellPartCount;
    expect(small['defaultCoupon']).toBe(
      goods >= 30_000 ? couponsOf(small)['Regular customer thanks']?.['id'] : null,
    );
  });
});

describe('what else confirmation says', () => {
  it('tells how many swap items these goods may take', async () => {
    await at.begin([[glove, 1]]);
    expect((await at.confirmation())['exchanges']).toEqual([
      {
        exchangeId: '1',
        exchangeType: '0',
        exchangePrice: 1000,
        exchangeNum: null,
        canExchangeNum: 0,
        name: 'Add-on deal',
      },
    ]);
    await at.begin([pieces(3000, composite)]);
    expect((await at.confirmation())['exchanges']?.[0]).toMatchObject({
      exchangePrice: 3000,
      canExchangeNum: 3,
    });
  });

  it.each([
    ['verified', { canUseCheck: false, useCheckEDu: 0, textCheck: '' }],
    ['finance', { canUseCheck: true, useCheckEDu: 30_000, textCheck: '' }],
    [
      'cheque-stopped',
      {
        canUseCheck: false,
        textCheck: 'Cheques are paused: the October statement is overdue.',
      },
    ],
  ])('tells %s whether a cheque will do', async (who, expected) => {
    await at.signIn(who);
    await at.begin([[glove, 1]]);
    expect(await at.confirmation()).toMatchObject(expected);
  });

  it('has the merchant’s words on paying, in the buyer’s language', async () => {
    await at.begin([[glove, 1]]);
    const { data } = await at.call('order.confirmation', {}, '3');
    expect(data['paymentSet']?.['pubTransferName']).toBe('銀行轉帳');
    expect(data['tips']).toBe('請於 24 小時內付款，逾時訂單會自動關閉。');
  });
});
