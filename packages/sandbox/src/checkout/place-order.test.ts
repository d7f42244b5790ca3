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
  type Sold,
  suture,
  swapWish,
  type Wish,
} from '../testing/checkout.ts';
import { START } from '../testing/shop.ts';

let at: CheckoutShop;
beforeEach(async () => {
  at = await checkoutShop();
});
afterEach(() => at.shop.sandbox.close());

const ORDER_NO = expect.stringMatching(/^\d{14}$/);
const pieces = (dollars: number, sold: Sold): Wish => [
  sold,
  Math.ceil((dollars * 100) / (sold.pay * sold.sellPartCount)),
];
const cost = ([sold, multiples]: Wish) => (sold as Sold).pay * sold.sellPartCount * multiples;
const couponId = async (name: string) =>
  String(
    listOf((await at.confirmation())['coupons']).find((each) => String(each['name']) === name)?.[
      'id'
    ],
  );

describe('making an order (Spec: 2§4, 2§7)', () => {
  it('takes the goods out of stock and cart, and keeps the order', async () => {
    await at.add([glove, 3], [suture, 1]);
    await at.begin([[glove, 2]], true);
    const { orderNo } = await at.confirmation();
    const made = await at.place({ remark: ' Ring twice. ' });
    expect(made).toEqual(succeeded(orderNo));
    expect(await at.call('order.check', { id: made.data })).toEqual(
      succeeded({ isSuccess: true, message: null }),
    );
    expect(at.stockOf(glove.id)).toBe(glove.stock - glove.sellPartCount * 2);
    const lines = listOf((await at.cart())['list']?.[0]?.['goods']);
    expect(lines.map((line) => [line['searchProductId'], line['amount']]).sort()).toEqual([
      [String(glove.id), glove.sellPartCount],
      [String(suture.id), suture.sellPartCount],
    ]);
    const goods = cost([glove, 2]);
    expect(at.order()).toEqual({
      orderNo,
      account: 'verified',
      status: 0,
      closedWhy: null,
      goods,
      cut: 0,
      coupon: 0,
      freight: 0,
      total: goods,
      payType: null,
      remark: 'Ring twice.',
      address: '香港 香港島 灣仔區 駱克道 388 號 12 樓 1203 室',
      madeAt: START,
      partner: null,
      expiresAt: START + 86_400_000,
      lines: [
        {
          specification: glove.id,
          name: expect.objectContaining({ en: expect.any(String) }),
          tag: '0',
          unit: glove.pay,
          quantity: glove.sellPartCount * 2,
        },
      ],
      payments: [],
      billStatus: null,
      bills: [],
      stores: [{ id: 1, name: { zh: 'Clinicart 倉庫', en: 'Clinicart warehouse' } }],
      parcels: [],
    });
  });

  it('leaves the cart alone where the goods were bought directly', async () => {
    await at.add([glove, 1]);
    await at.begin([[glove, 1]]);
    await at.place();
    expect((await at.cart())['count']).toBe(1);
  });

  it('happens once for one temporary order, however often the call repeats', async () => {
    await at.begin([[glove, 1]]);
    const wish = at.placement(await at.confirmation());
    const [one, two] = await Promise.all([
      at.call('order.create', wish),
      at.call('order.create', wish),
    ]);
    expect(one.resultID).toBe(1200);
    expect(two.data).toBe(one.data);
    expect((await at.call('order.create', { ...wish, remark: 'again' })).data).toBe(one.data);
    expect(at.console.orders()).toHaveLength(1);
    expect(at.stockOf(glove.id)).toBe(glove.stock - glove.sellPartCount);
    expect(await at.call('order.confirmation')).toEqual(refused(1391));
    await at.begin([[glove, 1]]);
    expect((await at.place()).data).not.toBe(one.data);
  });

  it('is done even if its answer is lost: asking by its number tells so', async () => {
    await at.begin([[glove, 1]]);
    const data = await at.confirmation();
    const wish = at.placement(data);
    at.console.setFault({ kind: 'drop', path: '/authapi/order/createOrder2', times: 1 });
    await expect(at.call('order.create', wish)).rejects.toThrow('lost');
    expect(await at.call('order.check', { id: data['orderNo'] })).toEqual(
      succeeded({ isSuccess: true, message: null }),
    );
    expect((await at.call('order.create', wish)).data).toBe(data['orderNo']);
    expect(at.console.orders()).toHaveLength(1);
  });

  it('is unknown to other accounts, as is what was never made (1390)', async () => {
    await at.begin([[glove, 1]]);
    const { orderNo } = await at.confirmation();
    expect(await at.call('order.check', { id: orderNo })).toEqual(refused(1390));
    await at.place();
    await at.signIn('credit');
    expect(await at.call('order.check', { id: orderNo })).toEqual(refused(1390));
  });

  it('waits for a bank transfer as long as that takes', async () => {
    await at.begin([[glove, 1]]);
    await at.place({ isRemittance: true });
    expect(at.order()).toMatchObject({ payType: '8', status: 0 });
    expect(at.order()?.payments).toEqual([
      { payType: '8', status: 'open', fromBalance: 0, fromProvider: at.order()?.total },
    ]);
    at.pass(6 * 86_400_000);
    expect(at.order()?.status).toBe(0);
    at.pass(2 * 86_400_000);
    expect(at.order()).toMatchObject({ status: 5, closedWhy: 'expired' });
  });
});

describe('what an order costs', () => {
  const gloves = pieces(2500, glove);
  const composites = pieces(1600, composite);
  const drugs: Wish = [medicine, 1];
  it.each<[string, readonly Wish[], { cut?: number; freight: number }]>([
    ['small goods pay freight', [[suture, 1]], { freight: cost([suture, 1]) > 80_000 ? 0 : 6000 }],
    ['large ones go free and earn their cut', [gloves], { cut: -15_000, freight: 0 }],
    [
      'each store charges for its own',
      [gloves, drugs],
      { cut: -15_000, freight: cost(drugs) > 150_000 ? 0 : 8000 },
    ],
    [
      'three stores',
      [composites, drugs, [device, 1]],
      {
        freight: (cost(drugs) > 150_000 ? 0 : 8000) + (cost([device, 1]) > 1_000_000 ? 0 : 30_000),
      },
    ],
  ])('%s', async (_, wishes, { cut = 0, freight }) => {
    await at.begin(wishes);
    expect(await at.place()).toEqual(succeeded(ORDER_NO));
    const goods = wishes.reduce((sum, wish) => sum + cost(wish), 0);
    const total = goods + cut + freight;
    expect(at.order()).toMatchObject({ goods, cut, coupon: 0, freight, total });
  });

  it.each([
    ['an amount', 'Clinic month-end reward', pieces(2100, composite), () => 15_000],
    [
      'a percentage',
      'Regular customer thanks',
      pieces(500, composite),
      (goods: number) => Math.floor(goods * 0.03 + 0.5),
    ],
    [
      'a percentage of selected goods',
      'Aesthetic restorations',
      pieces(1600, composite),
      (goods: number) => Math.floor(goods * 0.12 + 0.5),
    ],
  ])('%s comes off, and the coupon is used', async (_, name, wish, off) => {
    await at.begin([wish]);
    const id = await couponId(name);
    const coupon = off(cost(wish));
    expect(await at.place({ couponId: id, discountCouponPrice: coupon / 100 })).toEqual(
      succeeded(ORDER_NO),
    );
    expect(at.order()).toMatchObject({
      coupon,
      total: cost(wish) - coupon + (at.order()?.freight ?? 0),
    });
    await at.begin([wish]);
    expect(await couponId(name)).toBe('undefined');
  });

  it('another way of delivery costs what it says', async () => {
    await at.begin([[suture, 1]]);
    await at.place({ storeExpress: [{ storeId: '1', expressId: '13' }] });
    expect(at.order()).toMatchObject({ freight: 0 });
  });
});

describe('an order is not made', () => {
  const many = pieces(2100, composite);
  const wishFor = async () => at.placement(await at.confirmation());
  const expectRefusal = async (resultID: number, more: object = {}) => {
    const wish = { ...(await wishFor()), ...more };
    for (const [language, script] of [
      ['3', /\p{Script=Han}/u],
      ['2', /^[^\p{Script=Han}]+$/u],
    ] as const) {
      const answer = await at.call('order.create', wish, language);
      expect(answer).toEqual(refused(resultID));
      expect(answer.message).toMatch(script);
      expect(answer.message).not.toMatch(/[{}]/);
    }
    expect(at.console.orders()).toEqual([]);
    expect(at.stockOf(composite.id)).toBe(composite.stock);
  };

  it('without a temporary order', async () => {
    await at.begin([many]);
    const wish = await wishFor();
    await at.signIn('credit');
    expect(await at.call('order.create', wish)).toEqual(refused(1391));
  });

  it('to nowhere, nor to an address that lacks something', async () => {
    await at.begin([many]);
    const incomplete = listOf((await at.confirmation())['addresses']).find(
      (each) => !each['isComplete'],
    );
    await at.call('order.changeAddress', { id: String(incomplete?.['id']) });
    await expectRefusal(1394);
    await at.signIn('credit');
    await at.begin([many]);
    await expectRefusal(1393);
  });

  it('by a way that its store does not have, and to where it does not deliver', async () => {
    await at.begin([many, [medicine, 1]]);
    await expectRefusal(1396, { storeExpress: [{ storeId: '1', expressId: '11' }] });
    const crossed = [
      { storeId: '1', expressId: '31' },
      { storeId: '2', expressId: '11' },
    ];
    await expectRefusal(1396, { storeExpress: crossed });
    await at.call('order.changeAddress', { id: await at.addressTo('440000') });
    await expectRefusal(1395, { storeExpress: [{ storeId: '1', expressId: '16' }] });
  });

  it('with a coupon that cannot be used for it', async () => {
    await at.begin([[suture, 1]]);
    for (const name of ['Clinic month-end reward', 'Mid-autumn thanks', 'Aesthetic restorations'])
      await expectRefusal(1397, { couponId: await couponId(name), discountCouponPrice: 1 });
    await expectRefusal(1397, { couponId: '99999', discountCouponPrice: 1 });
  });

  it('where the coupon takes off another amount than the buyer was shown', async () => {
    await at.begin([many]);
    const id = await couponId('Clinic month-end reward');
    await expectRefusal(1392, { couponId: id, discountCouponPrice: 149.99 });
    await expectRefusal(1392, { couponId: '', discountCouponPrice: 0.01 });
    expect(await at.place({ couponId: id, discountCouponPrice: 150 })).toEqual(succeeded(ORDER_NO));
  });

  it('where the address was changed and its freight never shown', async () => {
    await at.begin([many]);
    const wish = await wishFor();
    await at.call('order.changeAddress', { id: await at.addressTo('820000') });
    const storeExpress = [{ storeId: '1', expressId: '14' }];
    expect(await at.call('order.create', { ...wish, storeExpress })).toEqual(refused(1392));
    expect(await at.place({ storeExpress })).toEqual(succeeded(ORDER_NO));
  });

  it('where a price or a cut has changed since it was shown, until the new total is', async () => {
    const infected = pieces(2500, glove);
    await at.begin([infected]);
    const wish = await wishFor();
    const changed = async (change: () => void) => {
      change();
      expect(await at.call('order.create', wish)).toEqual(
        refused(1392, expect.stringMatching(/Check the new total/)),
      );
      return at.confirmation();
    };
    const dearer = await changed(() => at.console.setPrice(glove.id, glove.pay + 100));
    expect(dearer['splitOrders']?.[0]?.['orderTemps']?.[0]?.['unitDiscountPrice']).toBe(
      (glove.pay + 100) / 100,
    );
    const cut = at.console.offers().find(({ kind }) => kind === 'cut');
    const uncut = await changed(() =>
      at.console.setOffer({ id: cut?.id ?? 0, kind: 'cut', isOn: false }),
    );
    expect(uncut['cutList']).toEqual([]);
    expect(await at.call('order.create', wish)).toEqual(succeeded(ORDER_NO));
    expect(at.order()).toMatchObject({
      cut: 0,
      goods: (cost(infected) * (glove.pay + 100)) / glove.pay,
    });
  });

  it('with swap items whose offer has ended', async () => {
    const dear = pieces(1100, composite);
    const tier = (await at.cart())['nscExchangeProducts']?.[0];
    const swap = swapWish(String(tier?.['changeProducts']?.[0]?.['searchProductId']));
    await at.begin([dear, swap]);
    const wish = await wishFor();
    at.console.setOffer({ id: 1, kind: 'swap', isOn: false });
    expect(await at.call('order.create', wish)).toEqual(refused(1367));
    expect((await at.cart())['nscExchangeProducts']).toEqual([]);
    at.console.setOffer({ id: 1, kind: 'swap', isOn: true });
    expect(await at.call('order.create', wish)).toEqual(succeeded(ORDER_NO));
  });

  it('of what has run out, and of what is no longer sold', async () => {
    await at.begin([many]);
    const wish = await wishFor();
    at.console.setStock(composite.id, 0);
    expect(await at.call('order.create', wish)).toEqual(refused(1362));
    at.console.setStock(composite.id, composite.stock);
    at.console.setOnShelf(composite.product.id, false);
    expect(await at.call('order.create', wish)).toEqual(refused(1328));
    expect(at.console.orders()).toEqual([]);
  });
});
