import { describe, expect, test } from 'vitest';
import { memoryStore } from '../base/storage/storage.ts';
import { cents } from '../base/values/money.ts';
import { completeConfirmation } from './confirmation.ts';
import { confirmation as endpoint, MOST_REMARK_CHARACTERS } from './contract.ts';
import { createMadeHere } from './draft-order-origin.ts';
import { NO_CHOICES } from './no-choices.ts';
import { explainOrder } from './order-breakdown.ts';
import { addressOf, planOf } from './order-draft.ts';
import {
  changeElsewhere,
  changeSince,
  decidePlacing,
  movedChoices,
  needsNotification,
  paymentOptions,
  resultQuery,
} from './place-order/place-order-rules.ts';
import type { CheckoutChoices } from './types.ts';

const address = (id: string, more: object = {}) => ({
  id,
  name: 'Ho',
  phone: '61234567',
  areaCode: '+852',
  street: '3 Central Road',
  province: '810000•香港',
  isComplete: true,
  ...more,
});
const way = (expressId: string, freight: number, more: object = {}) => ({
  expressId,
  expressName: expressId,
  freight,
  ...more,
});
const good = (searchProductId: string, unitDiscountPrice: number, more: object = {}) => ({
  name: searchProductId,
  productId: `p${searchProductId}`,
  searchProductId,
  amount: 2,
  unitDiscountPrice,
  mainTag: '0',
  ...more,
});
const store = (storeId: string, goods: object[], more: object = {}) => ({
  storeId,
  storeName: `Store ${storeId}`,
  orderTemps: goods,
  expressPrice: [way('van', 60, { isDefault: true, freePrice: 800 }), way('courier', 120)],
  ...more,
});
/** Order in wire format; by default two pieces of HK$100 from one store to a complete address. */
const wire = (more: object = {}) => ({
  orderNo: '7',
  addressId: 'a1',
  addresses: [address('a1')],
  splitOrders: [store('1', [good('s1', 100)])],
  cutList: [],
  coupons: [],
  exchanges: [],
  ...more,
});
/** Account in the format of the user info; by default without cheques. */
const buyer = { mayPayByCheque: false, hasPaymentPassword: false };
const shown = (more: object = {}, account: Partial<typeof buyer> = {}) =>
  completeConfirmation(endpoint.response.parse(wire(more)), { ...buyer, ...account }, undefined, 0);
const chosen = (more: Partial<CheckoutChoices> = {}): CheckoutChoices => ({
  ...NO_CHOICES,
  ...more,
});
const explain = (more: object = {}, choices: Partial<CheckoutChoices> = {}) =>
  explainOrder(planOf(shown(more), chosen(choices)));
const coupon = (couponId: string, price: number, more: object = {}) => ({
  couponId,
  name: couponId,
  type: '1',
  price,
  metPrice: 0,
  canUse: true,
  isAllUse: true,
  ...more,
});

describe('planOf with choices (Spec: 2§2.2, 2§3, 2§5)', () => {
  test.each([
    ['goes its default way', {}, {}, 26_000],
    ['goes the way that was chosen', {}, { deliveries: { 1: 'courier' } }, 32_000],
    ['takes the server’s coupon', { coupons: [coupon('c', 50)], defaultCoupon: 'c' }, {}, 21_000],
    [
      'takes none where it was put away',
      { coupons: [coupon('c', 50)], defaultCoupon: 'c' },
      { couponId: '' },
      26_000,
    ],
    [
      'takes another one',
      { coupons: [coupon('c', 50), coupon('d', 70)], defaultCoupon: 'c' },
      { couponId: 'd' },
      19_000,
    ],
    [
      'leaves a default that takes nothing off',
      { coupons: [coupon('c', 50, { metPrice: 500 })], defaultCoupon: 'c' },
      {},
      26_000,
    ],
    [
      'takes a coupon off what it covers',
      {
        splitOrders: [store('1', [good('s1', 100), good('s2', 10)])],
        coupons: [coupon('c', 50, { isAllUse: false, goods: ['s2'] })],
        defaultCoupon: 'c',
      },
      {},
      26_000,
    ],
    [
      'takes a coupon for selected products off all where the server names none',
      { coupons: [coupon('c', 50, { isAllUse: false })], defaultCoupon: 'c' },
      {},
      21_000,
    ],
    [
      'takes it off goods that name no specification either',
      {
        splitOrders: [store('1', [good('s1', 100, { searchProductId: undefined })])],
        coupons: [coupon('c', 50, { isAllUse: false })],
        defaultCoupon: 'c',
      },
      {},
      21_000,
    ],
    [
      'takes it off goods that cannot be compared with those of the coupon',
      {
        splitOrders: [store('1', [good('s1', 100, { searchProductId: undefined })])],
        coupons: [coupon('c', 50, { isAllUse: false, goods: ['s1'] })],
        defaultCoupon: 'c',
      },
      {},
      21_000,
    ],
    [
      'takes a coupon off no goods without a specification',
      {
        splitOrders: [store('1', [good('s1', 100), good('s2', 10, { searchProductId: null })])],
        coupons: [coupon('c', 500, { isAllUse: false, goods: ['s1'] })],
        defaultCoupon: 'c',
      },
      {},
      8_000,
    ],
    [
      'leaves a default that covers none of the goods',
      { coupons: [coupon('c', 50, { isAllUse: false, goods: ['s9'] })], defaultCoupon: 'c' },
      {},
      26_000,
    ],
    ['counts the cuts as the server signs them', { cutList: [{ cutPrice: -30 }] }, {}, 23_000],
  ] as const)('%s', (_, more, choices, total) => {
    const { totals, blockers } = explain(more, choices);
    expect(totals.total).toBe(total);
    expect(blockers).toEqual([]);
  });

  test('drops a default coupon that covers none of the goods', () => {
    const coupons = [coupon('c', 50, { isAllUse: false, goods: ['s9'] })];
    expect(planOf(shown({ coupons, defaultCoupon: 'c' }), chosen()).couponId).toBeUndefined();
  });

  test('drops a default coupon without a saving, and keeps a chosen one with its reason', () => {
    const more = { coupons: [coupon('c', 50, { metPrice: 500 })], defaultCoupon: 'c' };
    expect(planOf(shown(more), chosen()).couponId).toBeUndefined();
    expect(planOf(shown(more), chosen({ couponId: 'c' })).couponId).toBe('c');
    expect(explain(more, { couponId: 'c' }).coupons[0]?.saving).toMatchObject({
      reason: 'coupon-under-minimum',
      missing: 30_000,
    });
  });

  test('drops a default coupon that a cut leaves nothing to take off, and keeps a chosen one', () => {
    const more = {
      coupons: [coupon('c', 50)],
      defaultCoupon: 'c',
      cutList: [{ cutPrice: -200 }],
    };
    expect(planOf(shown(more), chosen()).couponId).toBeUndefined();
    expect(planOf(shown(more), chosen({ couponId: 'c' })).couponId).toBe('c');
    // Neither is sent, so that it is not used up.
    for (const couponId of [undefined, 'c'])
      expect(decidePlacing(shown(more), chosen({ couponId }))).not.toHaveProperty(
        'placement.coupon',
      );
    const less = { ...more, cutList: [{ cutPrice: -199 }] };
    expect(planOf(shown(less), chosen()).couponId).toBe('c');
  });

  test('names the amounts up to free delivery, a coupon and the swap offer', () => {
    const { next } = explain({
      coupons: [coupon('c', 50, { metPrice: 500 })],
      exchanges: [{ exchangeId: 'e', exchangeType: '0', exchangePrice: 300, canExchangeNum: 0 }],
    });
    expect(next.map(({ about, missing }) => [about, missing])).toEqual([
      ['freight', { by: 'amount', cents: 60_001 }],
      ['coupon', { by: 'amount', cents: 30_000 }],
      ['swap', { by: 'amount', cents: 10_000 }],
    ]);
  });

  test.each([
    ['no address', { addressId: null, addresses: [] }, 'no-address'],
    ['an address that is gone', { addressId: 'a9' }, 'no-address'],
    [
      'one that the server calls incomplete',
      { addresses: [address('a1', { isComplete: false })] },
      'incomplete-address',
    ],
    ['one without a street', { addresses: [address('a1', { street: ' ' })] }, 'incomplete-address'],
    [
      'no way of delivery',
      { splitOrders: [store('1', [good('s1', 1)], { expressPrice: [] })] },
      'delivery-missing',
    ],
    [
      'a price to ask for',
      { splitOrders: [store('1', [good('s1', 1, { unitDiscountPrice: null })])] },
      'enquire-only',
    ],
    ['nothing', { splitOrders: [] }, 'select-at-least-one'],
  ])('%s blocks it', (_, more, reason) => {
    expect(explain(more).blockers.map((each) => each.reason)).toContain(reason);
    expect(decidePlacing(shown(more), chosen({ isNotified: true }))).toMatchObject({
      ok: false,
      step: 'mend',
      blocker: explain(more).blockers[0],
    });
  });

  test.each(['0', '1', '2', '3'])('bills with status %s do not', (ypCheckStatus) => {
    const medicine = store('1', [good('s1', 1)], { isYp: true, ypCheckStatus });
    expect(explain({ splitOrders: [medicine] }).blockers).toEqual([]);
  });

  test('takes the address that the fee was computed for', () => {
    expect(addressOf(shown())?.id).toBe('a1');
    expect(addressOf(shown({ addressId: null, addresses: [] }))).toBeUndefined();
  });

  test.each([
    ['the one chosen here', [address('a1'), address('a2')], 'a2', 'a2'],
    ['the default one', [address('a1'), address('a2', { isDefault: true })], undefined, 'a2'],
    ['the first', [address('a1'), address('a2')], undefined, 'a1'],
    ['not one that is gone', [address('a1'), address('a2')], 'a9', 'a1'],
  ])(
    'a server that does not name its address sends it to %s (Spec: 2§3)',
    (_, addresses, addressId, id) => {
      const order = shown({ addressId: null, addresses });
      expect(addressOf(order, { addressId })?.id).toBe(id);
      expect(addressOf(shown({ addresses }), { addressId })?.id, 'else its own').toBe('a1');
    },
  );
});

describe('decidePlacing (Spec: 2§4)', () => {
  test('sends each store’s delivery, the trimmed remark, the payment and the coupon’s saving', () => {
    const more = { coupons: [coupon('c', 50)], defaultCoupon: 'c' };
    expect(decidePlacing(shown(more), chosen({ remark: ' Ring ', payment: 'transfer' }))).toEqual({
      ok: true,
      placement: {
        deliveries: [{ storeId: '1', deliveryId: 'van' }],
        remark: 'Ring',
        isTransfer: true,
        coupon: { id: 'c', off: 5_000 },
      },
    });
    const without = decidePlacing(shown(more), chosen({ couponId: '' }));
    expect(without.ok && without.placement.coupon).toBeUndefined();
  });

  test('refuses a remark above its length', () => {
    const remark = (length: number) => chosen({ remark: 'x'.repeat(length) });
    expect(decidePlacing(shown(), remark(MOST_REMARK_CHARACTERS))).toMatchObject({ ok: true });
    expect(decidePlacing(shown(), remark(MOST_REMARK_CHARACTERS + 1))).toEqual({
      ok: false,
      step: 'mend',
      blocker: {
        about: 'order',
        reason: 'text-too-long',
        facts: { most: MOST_REMARK_CHARACTERS },
      },
    });
  });

  test('is a transfer only where the buyer chose one', () => {
    const decision = decidePlacing(shown(), chosen());
    expect(decision).toEqual({
      ok: true,
      placement: {
        deliveries: [{ storeId: '1', deliveryId: 'van' }],
        remark: '',
        isTransfer: false,
      },
    });
  });

  test('gives the payment methods the names of the merchant', () => {
    const names = (more: object) =>
      paymentOptions(shown(more, { mayPayByCheque: true }), cents(1)).map(({ name }) => name);
    const settings = { onlineName: 'Online', pubTransferName: 'Bank', chequeName: 'Cheque' };
    expect(names({ paymentSet: settings })).toEqual(['Online', 'Bank', 'Cheque']);
    expect(names({})).toEqual(['', '', '']);
  });

  test('leaves out a coupon that gives way to the cut', () => {
    const more = { coupons: [coupon('c', 50)], defaultCoupon: 'c', cutList: [{ cutPrice: -900 }] };
    const decision = decidePlacing(shown(more), chosen());
    expect(decision.ok && decision.placement.coupon).toBeUndefined();
  });

  test('shows the notice of medicine stores first, once', () => {
    const medicine = store('1', [good('s1', 1)], { isYp: true, ypCheckStatus: '1' });
    const order = shown({ splitOrders: [medicine, store('2', [good('s2', 1)])] });
    expect(needsNotification(order, chosen())).toBe(true);
    expect(decidePlacing(order, chosen())).toEqual({
      ok: false,
      step: 'notify',
      notice: { reason: 'medicine-notice', facts: {} },
    });
    expect(needsNotification(order, chosen({ isNotified: true }))).toBe(false);
    expect(decidePlacing(order, chosen({ isNotified: true }))).toMatchObject({ ok: true });
    expect(needsNotification(shown(), chosen())).toBe(false);
  });

  test('asks for the payment password of a cheque last', () => {
    const account = { mayPayByCheque: true, hasPaymentPassword: true };
    const upTo = (useCheckEDu: number) => shown({ canUseCheck: true, useCheckEDu }, account);
    const byCheque = chosen({ payment: 'cheque' });
    expect(decidePlacing(upTo(1_000), byCheque)).toEqual({
      ok: false,
      step: 'password',
      notice: { reason: 'enter-pay-password', facts: {} },
    });
    expect(decidePlacing(upTo(1_000), byCheque, true)).toMatchObject({ ok: true });
    expect(decidePlacing(upTo(100), byCheque, true)).toMatchObject({
      ok: false,
      step: 'mend',
      blocker: { reason: 'cheque-over-quota' },
    });
  });

  test.each([
    [false, { canUseCheck: true }, ['online', 'transfer']],
    [true, { canUseCheck: false, textCheck: 'Ask finance.' }, ['online', 'transfer', 'cheque']],
    [true, { canUseCheck: true }, ['online', 'transfer', 'cheque']],
  ])('offers to an account with cheques (%j), for %j: %j', (mayPayByCheque, more, choices) => {
    const options = paymentOptions(shown(more, { mayPayByCheque }), cents(1));
    expect(options.map(({ choice }) => choice)).toEqual(choices);
  });

  test.each([
    ['usable', { canUseCheck: true }, true, true],
    ['without a password, which can be set here', { canUseCheck: true }, false, true],
    ['not to be used now', { canUseCheck: false, textCheck: 'Ask finance.' }, true, false],
  ])('a cheque %s: may it be chosen', (_, more, hasPaymentPassword, isOpen) => {
    const order = shown(more, { mayPayByCheque: true, hasPaymentPassword });
    const options = paymentOptions(order, cents(1));
    expect(options.find(({ choice }) => choice === 'cheque')).toMatchObject({ isOpen });
  });

  test('gives the result page the number and the method’s code, and no amount', () => {
    expect(resultQuery('9', 'transfer-result')).toEqual({
      type: 'success',
      orderId: '9',
      payType: '8',
    });
    expect(resultQuery('9', 'paid-result').payType).toBe('53');
  });
});

test('treats a coupon without canUse as unusable, and every coupon as claimed (Spec: 2§3, 2§5)', () => {
  const { coupons } = shown({ coupons: [coupon('c', 50), coupon('d', 50, { canUse: null })] });
  expect(coupons.map(({ fitsOrder, isClaimed }) => [fitsOrder, isClaimed])).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('tells a cheque that is not offered from an account that could not be read', () => {
  const complete = (account: Parameters<typeof completeConfirmation>[1]) =>
    completeConfirmation(endpoint.response.parse(wire({})), account, undefined, 0);
  const account = { mayPayByCheque: false, hasPaymentPassword: true };
  expect(complete(account)).toMatchObject({ isAccountKnown: true, cheque: { isOffered: false } });
  expect(complete(undefined)).toMatchObject({
    isAccountKnown: false,
    cheque: { isOffered: false, hasPayPassword: false },
  });
});

describe('the origin of an order', () => {
  const made = { goods: [{ specificationId: 's1', quantity: 2 }], isFromCart: true };
  const complete = (more: object, known?: typeof made) =>
    completeConfirmation(endpoint.response.parse(wire(more)), undefined, known, 0).composition;
  const unnamed = { splitOrders: [store('1', [good('s1', 100, { searchProductId: null })])] };

  test('is the server’s list of goods, else the goods that this tab sent, else unknown', () => {
    const swap = store('1', [good('s1', 100, { mainTag: '2', amount: 1 })]);
    expect(complete({ splitOrders: [swap], isFromShoppingCart: false }, made)).toEqual({
      goods: [{ specificationId: 's1', quantity: 1, kind: 'swap' }],
      isFromCart: false,
    });
    const plain = { splitOrders: [store('1', [good('s1', 100)])] };
    expect(complete(plain), 'an ordinary good has no kind').toStrictEqual({
      goods: [{ specificationId: 's1', quantity: expect.any(Number) }],
      isFromCart: false,
    });
    expect(complete(unnamed, made)).toEqual(made);
    expect(complete(unnamed)).toBeUndefined();
  });

  test('is remembered by the tab for its own order only', () => {
    const drafts = memoryStore();
    const here = createMadeHere(drafts);
    const answer = (more: object = {}) => endpoint.response.parse(wire({ ...unnamed, ...more }));
    expect(here.of(answer())).toBeUndefined();
    here.keep(made);
    expect(here.of(answer({ splitOrders: [] })), 'other goods').toBeUndefined();
    expect(createMadeHere(drafts).of(answer())).toMatchObject(made);
    expect(here.of(answer({ orderNo: '8' })), 'begun since, elsewhere').toBeUndefined();
    expect(here.of(answer())).toMatchObject(made);
  });
});

describe('changeSince', () => {
  const two = { splitOrders: [store('1', [good('s1', 50, { amount: 4 })])] };
  test.each([
    ['nothing', {}, undefined],
    ['another order', { orderNo: '8' }, 'order-replaced'],
    ['a price', { splitOrders: [store('1', [good('s1', 101)])] }, 'order-total-changed'],
    ['goods of the same price', two, 'order-goods-changed'],
    ['where it goes', { addressId: 'a2', addresses: [address('a2')] }, 'order-goods-changed'],
    [
      'the address, edited under its id',
      { addresses: [address('a1', { street: '4 Central Road' })] },
      'order-goods-changed',
    ],
    ['a coupon that is not used', { coupons: [coupon('c', 1)] }, undefined],
  ])('%s: %s', (_, more, reason) => {
    expect(changeSince(shown(), shown(more), chosen())?.reason).toBe(reason);
  });

  test('names both totals', () => {
    const dearer = shown({ splitOrders: [store('1', [good('s1', 101)])] });
    expect(changeSince(shown(), dearer, chosen())?.facts).toEqual({
      before: 'HK$260.00',
      now: 'HK$262.00',
    });
  });
});

test('remark and payment move along to another order alone', () => {
  const choices = chosen({ remark: 'Ring twice' });
  const { remark, payment } = choices;
  expect(movedChoices({ orderNo: 'A' }, { orderNo: 'B' }, choices)).toEqual({ remark, payment });
  expect(movedChoices({ orderNo: 'A' }, { orderNo: 'A' }, choices)).toEqual({});
});

describe('changeElsewhere', () => {
  const dearer = { splitOrders: [store('1', [good('s1', 101)])] };
  test.each([
    ['another order', { orderNo: '8' }, {}, 'order-replaced'],
    ['another order of this tab', { orderNo: '8' }, { isMadeHere: true }, undefined],
    ['another total that no tab announced', dearer, {}, undefined],
    ['another total that a tab announced', dearer, { announced: 1 }, 'order-total-changed'],
    ['nothing that a tab announced', {}, { announced: 1 }, undefined],
  ])('%s: %s', (_, more, read, reason) => {
    expect(changeElsewhere(shown(), { ...shown(more), ...read }, chosen())?.reason).toBe(reason);
  });
});
