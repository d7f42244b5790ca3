import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { testGood, testOrder, testStore } from '../orders/test-order.ts';
import {
  applicationOf,
  refuseApplication,
  refuseDetails,
  refuseGoods,
} from './application-checks.ts';
import { expectedRefund } from './expected-refund.ts';
import { quantitiesOf, startingQuantities } from './return-goods.ts';
import { returnProgress } from './return-progress.ts';
import { reasonWording, refuseWaybill } from './return-status.ts';
import { startingService } from './services.ts';
import { testReturn } from './test-return.ts';
import type { ReturnStatus } from './types.ts';

const A = '10001';
const B = '10002';
const order = testOrder({
  status: 'completed',
  stores: [
    testStore({
      goods: [
        testGood({ quantity: 4 }),
        testGood({ specificationId: B, name: 'Masks', quantity: 3 }),
      ],
    }),
    testStore({ goods: [testGood({ quantity: 2 }), testGood({ specificationId: '' })] }),
  ],
});

describe('an application made by hand (Spec: 2§4, 2§5)', () => {
  const of = (...goods: (readonly [string, number])[]) =>
    refuseApplication(order, {
      kind: 'return-some',
      goods: goods.map(([specificationId, quantity]) => ({ specificationId, quantity })),
    });
  const outside = (most: number, name: string) => ({
    reason: 'return-quantity-outside',
    facts: { most, name },
  });
  test.each([
    ['all that was bought of it, in both stores', [[A, 6]], undefined],
    ['one more', [[A, 7]], outside(6, 'Nitrile gloves')],
    [
      'one more, in two parts',
      [
        [A, 4],
        [A, 3],
      ],
      outside(6, 'Nitrile gloves'),
    ],
    [
      'all of it, in two parts',
      [
        [A, 4],
        [A, 2],
      ],
      undefined,
    ],
    ['more of another than was bought of that', [[B, 4]], outside(3, 'Masks')],
    ['nothing of it', [[A, 0]], outside(6, 'Nitrile gloves')],
    [
      'less than nothing',
      [
        [A, 3],
        [B, -1],
      ],
      outside(3, 'Masks'),
    ],
    ['half of one', [[A, 0.5]], outside(6, 'Nitrile gloves')],
    ['what was not bought', [['9', 1]], outside(0, '9')],
    ['no goods', [], { reason: 'return-goods-missing', facts: {} }],
  ] as const)('names %s', (_, goods, refusal) => {
    expect(of(...goods)).toEqual(refusal);
  });
});

describe('an application of two steps (Spec: 2§4)', () => {
  test('names the line of which too many are chosen', () => {
    const quantities = { [A]: 4, [B]: 4 };
    expect(refuseGoods(order, { kind: 'return-some', quantities })).toEqual({
      reason: 'return-quantity-outside',
      facts: { most: 3, name: 'Masks' },
    });
  });

  test('without a reason says so', () => {
    expect(refuseDetails({ reason: undefined, remark: '' })).toEqual({
      reason: { reason: 'return-reason-missing', facts: {} },
    });
  });

  test('is none without a service or a reason', () => {
    const details = { reason: 'quality', remark: '', pictures: [] } as const;
    const step = { kind: 'return-some', quantities: { [A]: 1 } } as const;
    expect(applicationOf(order, { ...step, kind: undefined }, details)).toBeUndefined();
    expect(applicationOf(order, step, { ...details, reason: undefined })).toBeUndefined();
    expect(applicationOf(order, step, details)?.goods).toEqual([
      { specificationId: A, quantity: 1 },
    ]);
  });

  test('takes only lines that can be chosen', () => {
    expect(startingQuantities(order, 'return-all')).toEqual({ [A]: 4, [B]: 3, [`${A}#2`]: 2 });
    const unsent = { ...order, status: 'paid' as const };
    expect(startingQuantities(unsent, 'refund-only')).toEqual({ [A]: 4, [B]: 3, [`${A}#2`]: 2 });
    for (const kind of ['return-some', undefined] as const)
      expect(startingQuantities(unsent, kind), 'the buyer chooses').toEqual({});
    expect(quantitiesOf(order, 'return-some', { '': 5, [A]: 0, [B]: 1 })).toEqual({ [B]: 1 });
  });
});

describe('the refund to expect (Spec: 2§2.7, 2§3)', () => {
  const paid = testOrder({
    status: 'paid',
    total: cents(10_000),
    freight: cents(4_000),
    stores: [
      testStore({
        goods: [
          testGood({ price: cents(1_000), quantity: 4 }),
          testGood({ specificationId: B, price: cents(1_000), quantity: 2 }),
        ],
      }),
    ],
  });
  test('has the freight only with every line in full', () => {
    const totalOf = (quantities: Record<string, number>) =>
      expectedRefund(paid, 'refund-only', quantities).total;
    expect(totalOf({ [A]: 4, [B]: 2 })).toBe(10_000);
    expect(totalOf({ [A]: 4, [B]: 1 })).toBe(5_000);
    expect(totalOf({ [A]: 4 })).toBe(4_000);
    expect(expectedRefund(paid, 'return-all', { [A]: 4, [B]: 2 }).freight).toBe(0);
  });

  test('is nothing for nothing, and of an order without goods', () => {
    expect([...expectedRefund(paid, 'refund-only', { [A]: 0, [B]: -1 }).lines]).toEqual([]);
    const empty = { ...paid, stores: [] };
    expect(expectedRefund(empty, 'refund-only', {})).toMatchObject({ freight: 0, total: 0 });
  });

  test('is not known where the price of a chosen line is not', () => {
    const goods = [testGood({ price: undefined })];
    const refund = expectedRefund({ ...paid, stores: [testStore({ goods })] }, 'return-some', {
      [A]: 1,
    });
    expect(refund).toMatchObject({ goods: undefined, savings: 0, total: undefined });
  });
});

describe('the steps of an application (Spec: 2§2.7)', () => {
  const statesOf = (more: Parameters<typeof testReturn>[0]) =>
    returnProgress(testReturn(more)).map(({ state }) => state);
  const step = (text: string, at?: number) => ({ text, at });
  const four = [step('A'), step('B'), step('C'), step('D')];

  test.each<[ReturnStatus, string[]]>([
    ['under-review', ['done', 'current', 'ahead', 'ahead']],
    ['to-send-back', ['done', 'done', 'current', 'ahead']],
    ['sent-back', ['done', 'done', 'done', 'current']],
    ['refunding', ['done', 'done', 'done', 'current']],
    ['completed', ['done', 'done', 'done', 'done']],
    ['cancelled', ['done', 'done']],
    ['rejected', ['done', 'done']],
    ['unknown', ['done', 'current', 'ahead', 'ahead']],
  ])('of the server without times, %s', (status, states) => {
    expect(statesOf({ status, steps: four })).toEqual(states);
  });

  test('of the server are done up to the last time', () => {
    const timed = [step('A', 1), step('B'), step('C', 3), step('D')];
    expect(statesOf({ status: 'under-review', steps: timed })).toEqual([
      'done',
      'done',
      'done',
      'current',
    ]);
    expect(statesOf({ status: 'completed', steps: timed })).toEqual([
      'done',
      'done',
      'done',
      'ahead',
    ]);
    expect(statesOf({ status: 'rejected', steps: timed }).at(-1)).toBe('ahead');
  });

  test('that the server does not send get the time of the application on the first', () => {
    const bar = returnProgress(testReturn({ appliedAt: 7 }));
    expect(bar.map(({ at }) => at)).toEqual([7, undefined, undefined, undefined, undefined]);
    expect(bar[0]?.text).toEqual({ reason: 'return-step-submitted', facts: {} });
    const ended = returnProgress(testReturn({ status: 'cancelled' }));
    expect(ended.map(({ text }) => text)).toEqual([
      { reason: 'return-step-submitted', facts: {} },
      { reason: 'return-step-cancelled', facts: {} },
    ]);
  });
});

test('a waybill needs its carrier and its number (Spec: 2§5)', () => {
  expect(refuseWaybill({ carrierId: '', waybill: ' ' })).toEqual({
    notice: { reason: 'return-waybill-incomplete', facts: {} },
    carrier: { reason: 'return-carrier-missing', facts: {} },
    waybill: { reason: 'return-waybill-missing', facts: {} },
  });
});

test.each([
  ['2 torn gloves', '2 torn gloves'],
  ['size 2', 'size 2'],
  ['9', { reason: 'return-reason-unknown', facts: {} }],
  ['12', { reason: 'return-reason-unknown', facts: {} }],
  ['', { reason: 'return-reason-unknown', facts: {} }],
])('the reason %j is worded %j (Spec: 2§4 Reason)', (reasonText, words) => {
  expect(reasonWording({ reasonText })).toEqual(words);
});

test('an order takes no service that the address names and the order does not allow', () => {
  expect(startingService(order, '9')).toBeUndefined();
  expect(startingService(order, 'toString')).toBeUndefined();
});
