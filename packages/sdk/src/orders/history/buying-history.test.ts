import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../../base/values/money.ts';
import { sum } from '../../base/values/sums.ts';
import type { OrderStatus } from '../../checkout/status.ts';
import type { Order, OrderedGood } from '../types.ts';
import { buyingHistoryOf } from './buying-history.ts';
import { dayNumber, dayOfNumber, lastMonths, monthsOf, rangeProblem } from './days.ts';
import { boughtOrders, isBought } from './purchases.ts';
import type { Refund } from './refunds.ts';
import { sampleGood, sampleOrder } from './sample-orders.ts';

const TODAY = '2026-11-22';
const YEAR = { from: '2025-12-01', to: TODAY };
const facts = {
  range: YEAR,
  today: TODAY,
  categories: new Map<string, string | undefined>(),
  refunds: [] as readonly Refund[],
  pricesVisible: true,
  unreadCategories: 0,
};
const historyOf = (orders: readonly Order[], more: Partial<typeof facts> = {}) =>
  buyingHistoryOf(orders, { ...facts, ...more });
const spendingOf = (orders: readonly Order[], more: Partial<typeof facts> = {}) => {
  const { spending } = historyOf(orders, more);
  if (!spending) throw new Error('prices are hidden');
  return spending;
};

describe('the months of a range', () => {
  test.each([
    ['2026-11-22T12:00:00+08:00', 12, { from: '2025-12-01', to: '2026-11-22' }],
    ['2026-11-22T12:00:00+08:00', 6, { from: '2026-06-01', to: '2026-11-22' }],
    ['2026-01-31T12:00:00+08:00', 6, { from: '2025-08-01', to: '2026-01-31' }],
    ['2026-02-28T16:30:00Z', 1, { from: '2026-03-01', to: '2026-03-01' }],
  ])('at %s, the last %i', (now, months, range) => {
    expect(lastMonths(Date.parse(now), months)).toEqual(range);
    expect(monthsOf(range)).toHaveLength(months);
  });

  test.each([
    ['2026-01-01', '2026-01-01', undefined],
    ['2026-01-02', '2026-01-01', 'reversed'],
    ['', '2026-01-01', 'incomplete'],
    ['2026-02-30', '2026-03-01', 'incomplete'],
    ['2021-12-01', '2026-11-30', undefined],
    ['2021-11-30', '2026-11-30', 'too-long'],
  ])('%j to %j is refused as %j', (from, to, problem) => {
    expect(rangeProblem({ from, to })).toBe(problem);
  });
});

describe('an order counts as bought', () => {
  test.each<[OrderStatus, boolean, boolean]>([
    ['pending', false, false],
    ['paying', false, false],
    ['paid', true, true],
    ['shipped', true, true],
    ['completed', true, true],
    ['closed', false, false],
    ['pre-order', false, true],
    ['deposit-paid', true, true],
    ['under-review', false, false],
    ['unknown', false, false],
  ])('%s: %s, with its payment finished: %s', (status, open, finished) => {
    expect(isBought({ status, isPaymentFinished: false })).toBe(open);
    expect(isBought({ status, isPaymentFinished: true })).toBe(finished);
  });
});

describe('spending', () => {
  test('is what was paid for the goods: savings shared among the lines, freight left out', () => {
    const order = sampleOrder(
      '2026-11-02',
      [sampleGood('1', { price: cents(1_000) }), sampleGood('2', { price: cents(2_000) })],
      { discount: cents(100), coupon: cents(1), freight: cents(4_000) },
    );
    const [bought] = boughtOrders([order]);
    expect(bought?.purchases.map(({ amount }) => amount)).toEqual([966, 1_933]);
    const spending = spendingOf([order]);
    expect(spending.total).toBe(2_899);
    expect(spending.months.at(-1)).toMatchObject({ month: '2026-11', isCurrent: true, orders: 1 });
    expect(spending.monthlyAverage).toBe(242);
  });

  test('belongs to the month in Hong Kong', () => {
    const at = (time: string) =>
      sampleOrder('2026-10-31', [sampleGood('1')], { orderNo: time, placedAt: Date.parse(time) });
    const { months } = spendingOf([at('2026-10-31T15:59:59Z'), at('2026-10-31T16:00:00Z')]);
    expect(months.slice(-2).map(({ orders }) => orders)).toEqual([1, 1]);
  });

  test('has five groups at most: the largest first, all others last', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const categories = new Map(names.map((name) => [`p${name}`, name]));
    const orders = names.map((name, at) =>
      sampleOrder('2026-11-02', [sampleGood(name, { quantity: at === 0 ? 100 : at })]),
    );
    expect(
      spendingOf(orders, { categories }).groups.map(({ name, total }) => [name, total]),
    ).toEqual([
      ['a', 100_000],
      ['f', 5_000],
      ['e', 4_000],
      ['d', 3_000],
      [undefined, 3_000],
    ]);
    const five = spendingOf(orders.slice(0, 5), { categories });
    expect(five.groups.map(({ name }) => name)).toEqual(['a', 'e', 'd', 'c', 'b']);
  });

  test('counts products without a category as other', () => {
    const orders = [sampleOrder('2026-11-02', [sampleGood('1'), sampleGood('2')])];
    const { groups } = spendingOf(orders, { categories: new Map([['p1', 'Gloves']]) });
    expect(groups.map(({ name, percent }) => [name, percent])).toEqual([
      ['Gloves', 50],
      [undefined, 50],
    ]);
  });

  test('counts no day outside of the range, in its first and last month either', () => {
    const days = ['2026-10-09', '2026-10-10', '2026-11-20', '2026-11-21'];
    const orders = days.map((day) => sampleOrder(day, [sampleGood('1')]));
    const range = { from: '2026-10-10', to: '2026-11-20' };
    const { months, total } = spendingOf(orders, { range });
    expect(months.map((month) => [month.month, month.orders, month.total])).toEqual([
      ['2026-10', 1, total / 2],
      ['2026-11', 1, total / 2],
    ]);
  });

  test('has no order that is not paid, and none without a time', () => {
    const order = sampleOrder('2026-11-02', [sampleGood('1')]);
    expect(boughtOrders([{ ...order, status: 'pending' }])).toEqual([]);
    expect(boughtOrders([{ ...order, placedAt: undefined, paidAt: undefined }])).toEqual([]);
  });

  test('is empty without orders, with every month of the range', () => {
    expect(spendingOf([])).toMatchObject({ groups: [], total: 0, monthlyAverage: 0 });
    expect(spendingOf([]).months.map(({ total }) => total)).toEqual(Array(12).fill(0));
  });
});

/** One order of the article on each day, with a quantity. */
const bought = (...days: (readonly [string, number])[]) =>
  days.map(([day, quantity]) => sampleOrder(day, [sampleGood('1', { quantity })]));
const low = (...days: (readonly [string, number])[]) => historyOf(bought(...days)).runningLow;

describe('running low', () => {
  test('takes the median interval and quantity of the last six purchases', () => {
    expect(
      low(
        ['2026-01-01', 90],
        ['2026-06-01', 30],
        ['2026-07-01', 30],
        ['2026-08-01', 20],
        ['2026-09-01', 40],
        ['2026-10-02', 30],
        ['2026-10-30', 30],
      ),
    ).toMatchObject([
      {
        purchases: 7,
        intervalDays: 31,
        usualQuantity: 30,
        lastDay: '2026-10-30',
        expectedDay: '2026-11-30',
        daysLeft: 8,
        due: 'later',
      },
    ]);
  });

  test.each([
    ['2026-11-11', -1, 'overdue'],
    ['2026-11-12', 0, 'soon'],
    ['2026-11-19', 7, 'soon'],
    ['2026-11-20', 8, 'later'],
  ])('bought every ten days and last on %s: %i days left, %s', (last, daysLeft, due) => {
    const days = [20, 10, 0].map((back) => [dayOfNumber(dayNumber(last) - back), 1] as const);
    expect(low(...days)).toMatchObject([{ intervalDays: 10, daysLeft, due }]);
  });

  test('needs three days with an order', () => {
    expect(low(['2026-11-01', 1], ['2026-11-10', 1])).toEqual([]);
    expect(low(['2026-11-01', 1], ['2026-11-10', 1], ['2026-11-10', 1])).toEqual([]);
    expect(low(['2026-11-01', 1], ['2026-11-10', 1], ['2026-11-20', 1])).toHaveLength(1);
  });

  test('adds the quantities of one day up', () => {
    const [article] = low(
      ['2026-11-01', 2],
      ['2026-11-01', 3],
      ['2026-11-08', 5],
      ['2026-11-15', 5],
    );
    expect(article).toMatchObject({ purchases: 3, usualQuantity: 5 });
  });

  test('leaves out what has not been bought for three intervals', () => {
    expect(low(['2026-10-01', 1], ['2026-10-12', 1], ['2026-10-23', 1])).toHaveLength(1);
    expect(low(['2026-10-02', 1], ['2026-10-12', 1], ['2026-10-22', 1])).toEqual([]);
  });

  test('lists the first to run out first, with the last price and name', () => {
    const every = (id: string, interval: number) =>
      [2, 1, 0].map((back) =>
        sampleOrder(dayOfNumber(dayNumber('2026-11-20') - back * interval), [
          sampleGood(id, { price: cents(1_000 - back), name: `${id} ${back}` }),
        ]),
      );
    const { runningLow } = historyOf([...every('1', 30), ...every('2', 5), ...every('3', 12)]);
    expect(runningLow.map(({ good }) => [good.name, good.price])).toEqual([
      ['2 0', 1_000],
      ['3 0', 1_000],
      ['1 0', 1_000],
    ]);
  });
});

describe('refunds', () => {
  const order = sampleOrder(
    '2026-10-31',
    [
      sampleGood('1', { price: cents(10_000), quantity: 2 }),
      sampleGood('2', { price: cents(30_000) }),
    ],
    { orderNo: 'CC-1', discount: cents(5_000), freight: cents(4_000) },
  );
  const categories = new Map([
    ['p1', 'Gloves'],
    ['p2', 'Masks'],
  ]);
  const refund = (amount: number, ...goods: OrderedGood[]): Refund => ({
    orderNo: 'CC-1',
    amount: cents(amount),
    goods,
  });
  const left = (...refunds: Refund[]) => {
    const { groups, months, total } = spendingOf([order], { categories, refunds });
    const october = months.find(({ month }) => month === '2026-10');
    expect(october?.total).toBe(total);
    return Object.fromEntries(groups.map((group) => [group.name, group.total]));
  };

  // Paid for the goods: 200 + 300 less 50 is 450, of which gloves have 180 and masks 270.
  test.each([
    ['none', [], { Masks: 27_000, Gloves: 18_000 }],
    [
      'of one of two boxes, less its saving',
      [refund(9_000, sampleGood('1', { price: cents(9_000) }))],
      { Masks: 27_000, Gloves: 9_000 },
    ],
    [
      'of all boxes with the freight, which is no spending',
      [refund(22_000, sampleGood('1', { price: cents(9_000), quantity: 2 }))],
      { Masks: 27_000 },
    ],
    [
      'of both, by their amounts',
      [
        refund(
          12_000,
          sampleGood('1', { price: cents(10_000) }),
          sampleGood('2', { price: cents(30_000) }),
        ),
      ],
      { Masks: 18_000, Gloves: 15_000 },
    ],
    [
      'two times',
      [
        refund(9_000, sampleGood('1', { price: cents(9_000) })),
        refund(5_000, sampleGood('1', { price: cents(9_000) })),
      ],
      { Masks: 27_000, Gloves: 4_000 },
    ],
    ['without goods, by what was paid', [refund(4_500)], { Masks: 24_300, Gloves: 16_200 }],
    [
      'of another order',
      [{ ...refund(9_000), orderNo: 'CC-2' }],
      { Masks: 27_000, Gloves: 18_000 },
    ],
    ['of more than was paid', [refund(99_900)], {}],
  ] as const)('%s', (_, refunds, expected) => {
    expect(left(...refunds)).toEqual(expected);
  });
});

test('has no amount anywhere while prices are hidden', () => {
  const orders = bought(['2026-10-01', 1], ['2026-10-20', 1], ['2026-11-10', 1]);
  const sealed = historyOf(orders, { pricesVisible: false });
  expect(sealed).toMatchObject({ orders: 3, spending: undefined });
  expect(sealed.runningLow).toHaveLength(1);
  expect(JSON.stringify(sealed)).not.toMatch(/price|cents|total|amount|1000/i);
});

describe('any history', () => {
  const category = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', undefined);
  const good = fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    price: fc.nat(100_000),
    quantity: fc.integer({ min: 1, max: 50 }),
  });
  const order = fc.record({
    day: fc.integer({ min: dayNumber('2025-06-01'), max: dayNumber(TODAY) }).map(dayOfNumber),
    goods: fc.array(good, { minLength: 1, maxLength: 6 }),
    saving: fc.nat(100),
    freight: fc.nat(10_000),
    status: fc.constantFrom<OrderStatus>('completed', 'paid', 'shipped', 'closed', 'pending'),
  });
  type Drawn = typeof order extends fc.Arbitrary<infer T> ? T : never;
  const made = ({ day, goods, saving, freight, status }: Drawn, at: number) => {
    const lines = goods.map(({ id, price, quantity }) =>
      sampleGood(String(id), { price: cents(price), quantity }),
    );
    const total = goods.reduce((all, { price, quantity }) => all + price * quantity, 0);
    return sampleOrder(day, lines, {
      orderNo: String(at),
      status,
      discount: cents(Math.floor((total * saving) / 100)),
      freight: cents(freight),
    });
  };

  test('adds up to the cent, in every direction, and equals a plain count', () => {
    fc.assert(
      fc.property(
        fc.array(order, { maxLength: 40 }),
        fc.array(category, { minLength: 12, maxLength: 12 }),
        (drawn, names) => {
          const orders = drawn.map(made);
          const categories = new Map(names.map((name, at) => [`p${at + 1}`, name]));
          const { months, groups, total } = spendingOf(orders, { categories });
          // The plain count: what was paid without freight, by order.
          const counted = orders.filter(
            ({ status, orderNo }) =>
              ['completed', 'paid', 'shipped'].includes(status) &&
              (drawn[Number(orderNo)]?.day ?? '') >= YEAR.from,
          );
          const paid = (some: readonly Order[]) =>
            some.reduce((all, each) => all + each.total - each.freight, 0);
          expect(total).toBe(paid(counted));
          expect(sum(groups.map((group) => group.total))).toBe(total);
          expect(sum(months.map((month) => month.total))).toBe(total);
          groups.forEach((group, at) => {
            expect(sum(months.map(({ byGroup }) => byGroup[at] ?? cents(0)))).toBe(group.total);
          });
          for (const { month, total: spent, orders: count } of months) {
            const own = counted.filter(({ orderNo }) =>
              drawn[Number(orderNo)]?.day.startsWith(month),
            );
            expect(spent).toBe(paid(own));
            expect(count).toBe(own.length);
          }
          expect(groups.length).toBeLessThanOrEqual(5);
          const named = groups.filter(({ name }) => name !== undefined);
          expect(named).toEqual(named.toSorted((one, other) => other.total - one.total));
          if (total > 0) expect(groups.reduce((all, { percent }) => all + percent, 0)).toBe(100);
        },
      ),
      { seed: 13, numRuns: 300 },
    );
  });

  test('lists the same articles as a brute-force search, sorted by their expected day', () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 40 }), (drawn) => {
        const orders = drawn.map(made);
        const { runningLow } = historyOf(orders);
        const expected = new Map<string, readonly [string, number]>();
        for (let id = 1; id <= 12; id++) {
          const days: string[] = [];
          for (const { day, goods, status } of drawn) {
            const isOwn = goods.some((each) => each.id === id);
            if (isOwn && status !== 'closed' && status !== 'pending' && !days.includes(day))
              days.push(day);
          }
          days.sort();
          if (days.length < 3) continue;
          const gaps: number[] = [];
          for (let at = Math.max(1, days.length - 5); at < days.length; at++)
            gaps.push(dayNumber(days[at] ?? '') - dayNumber(days[at - 1] ?? ''));
          gaps.sort((one, other) => one - other);
          const low = gaps[Math.ceil(gaps.length / 2) - 1] ?? 0;
          const high = gaps[Math.floor(gaps.length / 2)] ?? 0;
          const interval = Math.floor((low + high + 1) / 2);
          const last = dayNumber(days.at(-1) ?? '');
          if (dayNumber(TODAY) - last <= interval * 3)
            expected.set(String(id), [dayOfNumber(last + interval), interval]);
        }
        expect(
          new Map(
            runningLow.map(({ good: { specificationId }, expectedDay, intervalDays }) => [
              specificationId,
              [expectedDay, intervalDays],
            ]),
          ),
        ).toEqual(expected);
        const days = runningLow.map(({ expectedDay }) => expectedDay);
        expect(days).toEqual(days.toSorted());
      }),
      { seed: 13, numRuns: 300 },
    );
  });
});
