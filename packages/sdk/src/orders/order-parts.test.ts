import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { sampleSpecification } from '../catalogue/sample-specification.ts';
import { type ReviewedLine, reviewLine, unreadLines } from './buy-again.ts';
import { orderBreakdown } from './order-amounts.ts';
import { orderHint, orderProgress, orderWording } from './order-status.ts';
import { otherNames } from './other-names.ts';
import { parcelsOf, shouldAskAboutParcel, unknownWaybill } from './parcel-rules.ts';
import { testGood, testOrder, testStore } from './test-order.ts';
import type { Order } from './types.ts';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');

describe('the sentence below the state of an order (Spec: 2§4)', () => {
  test.each<[string, Partial<Order>, string | undefined]>([
    ['one to pay', {}, 'order-hint-pending'],
    ['one to remit', { paidBy: 'transfer' }, 'order-hint-remittance'],
    ['one whose time is over', { payBy: NOW - 1 }, 'order-hint-expired'],
    ['one to ship', { status: 'paid' }, 'order-hint-to-ship'],
    ['medicine without bills', { status: 'paid', isMedicine: true }, 'order-hint-bills'],
    [
      'medicine with rejected bills',
      { status: 'paid', isMedicine: true, bills: 'rejected' },
      'order-hint-bills',
    ],
    [
      'medicine with bills',
      { status: 'paid', isMedicine: true, bills: 'uploaded' },
      'order-hint-to-ship',
    ],
    ['goods that need no bills', { status: 'paid', bills: 'rejected' }, 'order-hint-to-ship'],
    [
      'medicine on its way',
      { status: 'shipped', isMedicine: true, bills: 'missing' },
      'order-hint-to-receive',
    ],
    ['a state that is not known', { status: 'unknown' }, undefined],
  ])('%s', (_, more, hint) => {
    const expected = hint && { reason: hint, facts: {} };
    expect(orderHint(testOrder(more), NOW)).toEqual(expected);
  });

  test('an unknown state has the words of the server, a known one its own', () => {
    const said = (status: Order['status']) =>
      orderWording(testOrder({ status, statusText: 'Packing' }), NOW);
    expect(said('unknown')).toEqual({ reason: 'order-said', facts: { text: 'Packing' } });
    expect(said('paid')).toEqual({ reason: 'order-to-ship', facts: {} });
  });
});

describe('the steps of an order (Spec: 2§2.6)', () => {
  const stepsOf = (more: Partial<Order>) =>
    orderProgress(testOrder(more), NOW).map(({ state }) => state);

  test.each<[string, Partial<Order>, string[]]>([
    ['placed', {}, ['done', 'current', 'ahead', 'ahead', 'ahead']],
    ['paid', { status: 'paid', paidAt: NOW }, ['done', 'done', 'current', 'ahead', 'ahead']],
    ['over in time', { payBy: NOW - 1 }, ['done', 'ahead', 'ahead', 'ahead', 'ahead']],
    ['closed unpaid', { status: 'closed' }, ['done', 'ahead', 'ahead', 'ahead', 'ahead']],
    [
      'closed after its payment',
      { status: 'closed', paidAt: NOW },
      ['done', 'done', 'ahead', 'ahead', 'ahead'],
    ],
    ['completed', { status: 'completed', paidAt: NOW }, ['done', 'done', 'done', 'done', 'done']],
  ])('%s', (_, more, states) => {
    expect(stepsOf(more)).toEqual(states);
  });

  test('have the times that are known', () => {
    const steps = orderProgress(testOrder({ placedAt: 1, paidAt: 2 }), NOW);
    expect(steps.map(({ at }) => at)).toEqual([1, 2, undefined, undefined, undefined]);
  });
});

describe('the parcels of an order (Spec: 2§2.6)', () => {
  const store = (name: string, id: string, ...waybills: string[]) =>
    testStore({ name, delivery: { id, name: '' }, waybills });

  test('one that two stores share names both, and the carrier that is known', () => {
    const stores = [
      store('North', '', 'W1', 'W2'),
      store('South', 'SF', 'W2'),
      store('South', 'X', 'W2'),
    ];
    expect(parcelsOf({ stores })).toEqual([
      { waybill: 'W1', carrierId: '', storeName: 'North' },
      { waybill: 'W2', carrierId: 'SF', storeName: 'North, South, South' },
    ]);
  });

  test('two of a store by the same name name it once', () => {
    const stores = [store('North', 'A', 'W1'), store('North', 'B', 'W1')];
    expect(parcelsOf({ stores })).toEqual([{ waybill: 'W1', carrierId: 'A', storeName: 'North' }]);
  });

  test.each([
    ['signed', false],
    ['in-transit', false],
    ['returning', true],
    ['problem', true],
    ['no-trace', true],
  ] as const)('%s is to be asked about: %s (Spec: 2§4)', (state, asks) => {
    expect(shouldAskAboutParcel(state)).toBe(asks);
  });

  test('an unknown waybill has its sentence', () => {
    expect(unknownWaybill()).toEqual({ reason: 'waybill-unknown', facts: {} });
  });
});

describe('buying a line again (Spec: 2§4 Buy again)', () => {
  const line = { good: testGood({ price: cents(5_000) }), quantity: 10 };
  const found = sampleSpecification({ id: '10001' });
  const notesOf = (price: number | undefined) =>
    reviewLine(
      { ...line, good: testGood({ price: price === undefined ? undefined : cents(price) }) },
      found,
    ).notes;

  test('says both prices where they differ', () => {
    expect(notesOf(5_000)).toEqual([
      { reason: 'price-changed', facts: { before: 'HK$50.00', now: 'HK$57.80' } },
    ]);
    expect(notesOf(5_780)).toEqual([]);
    expect(notesOf(undefined)).toEqual([]);
  });

  test('lists the lines that may be read again', () => {
    const lines: ReviewedLine[] = [
      reviewLine(line, found),
      reviewLine(line, 'unread'),
      reviewLine(line, 'gone'),
    ];
    expect(unreadLines({ lines })).toEqual([lines[1]]);
  });
});

describe('the amounts of an order (Spec: 2§2.6, 2§3)', () => {
  test('names the savings', () => {
    const more = { discount: cents(500), coupon: cents(300), total: cents(61_000) };
    expect(orderBreakdown(testOrder(more)).rows).toEqual([
      { kind: 'goods', amount: 57_800 },
      { kind: 'discount', amount: -500 },
      { kind: 'coupon', amount: -300 },
      { kind: 'freight', amount: 4_000 },
    ]);
  });

  test('takes the goods from the server, else from the lines, else from the rest', () => {
    const goodsOf = (more: Partial<Order>) => orderBreakdown(testOrder(more)).rows[0]?.amount;
    expect(goodsOf({ goodsTotal: cents(57_000) })).toBe(57_000);
    const stores = [testStore({ goods: [testGood(), testGood({ price: undefined })] })];
    const savings = { discount: cents(500), coupon: cents(300) };
    const priced = [testStore({ goods: [testGood({ price: cents(100), quantity: 3 })] })];
    expect(goodsOf({ goodsTotal: undefined, stores: priced, ...savings })).toBe(300);
    expect(goodsOf({ goodsTotal: undefined, stores, ...savings })).toBe(58_600);
  });
});

describe('names in the other language', () => {
  const bare = { specificationId: '', articleNumber: '' };
  const good = (id: string, name: string, more = {}) =>
    testGood({ specificationId: id, articleNumber: '', name, ...more });
  const namesOf = (one: ReturnType<typeof good>[], other: ReturnType<typeof good>[]) =>
    otherNames(
      { stores: [testStore({ goods: one })] },
      { stores: [testStore({ goods: other })] },
    )[0]?.goods.map((names) => names?.name);

  test('two lines of one specification take two lines', () => {
    expect(namesOf([good('1', '甲'), good('1', '乙')], [good('1', 'A'), good('1', 'B')])).toEqual([
      'A',
      'B',
    ]);
  });

  test('a quantity and a price that read alike together are two identities', () => {
    const one = [
      good('1', '甲', { quantity: 1, price: cents(11) }),
      good('1', '乙', { quantity: 11, price: cents(1) }),
    ];
    const other = [
      good('1', 'B', { quantity: 11, price: cents(1) }),
      good('1', 'A', { quantity: 1, price: cents(11) }),
    ];
    expect(namesOf(one, other)).toEqual(['A', 'B']);
  });

  test('a line without identity takes no line with one, and none where the number differs', () => {
    expect(namesOf([good('', '甲', bare)], [good('1', 'A')])).toEqual([undefined]);
    expect(namesOf([good('1', '甲')], [good('', 'A', bare)])).toEqual([undefined]);
    expect(namesOf([good('', '甲', bare)], [good('', 'A', bare), good('', 'B', bare)])).toEqual([
      undefined,
    ]);
  });

  test('lines of several stores keep their places', () => {
    const zh = [testStore({ goods: [good('1', '甲')] }), testStore({ goods: [good('2', '乙')] })];
    const en = [testStore({ goods: [good('1', 'A'), good('2', 'B')] })];
    expect(
      otherNames({ stores: zh }, { stores: en }).map(({ goods }) =>
        goods.map((names) => names?.name),
      ),
    ).toEqual([['A'], ['B']]);
  });
});
