import { describe, expect, test } from 'vitest';
import { cents } from '../../base/values/money.ts';
import { testGood } from '../test-order.ts';
import type { OrderedGood } from '../types.ts';
import { buyingHistory } from './buying-history.ts';
import { dayNumber, dayOfNumber } from './days.ts';
import type { BoughtOrder } from './purchases.ts';
import { deductRefunds } from './refunds.ts';
import { runningLow } from './running-low.ts';
import { spendingOf } from './spending.ts';

const TODAY = '2026-11-22';
const gloves = testGood({ specificationId: '1', articleNumber: 'A1' });
const masks = testGood({ specificationId: '2', articleNumber: 'A2', productId: '2' });
const bought = (day: string, ...goods: OrderedGood[]): BoughtOrder => ({
  orderNo: day,
  day,
  purchases: goods.map((good) => ({ good, amount: cents(1_000) })),
});
const onDays = (days: readonly string[], good: OrderedGood) => days.map((day) => bought(day, good));
/** Three days, ten days apart, the last one before today. */
const HABIT = ['2026-10-25', '2026-11-04', '2026-11-14'];
const keysOf = (orders: readonly BoughtOrder[], today = TODAY) =>
  runningLow(orders, today).map(({ good }) => good.specificationId || good.articleNumber);

describe('an article runs low', () => {
  test('ten days after the last purchase, where it was bought every ten days', () => {
    expect(runningLow(onDays(HABIT, gloves), TODAY)).toEqual([
      {
        good: gloves,
        purchases: 3,
        intervalDays: 10,
        usualQuantity: 10,
        lastDay: '2026-11-14',
        expectedDay: '2026-11-24',
        daysLeft: 2,
        due: 'soon',
      },
    ]);
  });

  test.each([
    ['2026-11-16', 'later'],
    ['2026-11-17', 'soon'],
    ['2026-11-24', 'soon'],
    ['2026-11-25', 'overdue'],
    ['2026-12-14', 'overdue'],
    ['2026-12-15', undefined],
  ])('seen on %s: %s', (today, due) => {
    expect(runningLow(onDays(HABIT, gloves), today)[0]?.due).toBe(due);
  });

  test('whatever the order in which orders are read', () => {
    const orders = onDays(HABIT, gloves);
    const [first] = runningLow(orders, TODAY);
    for (const shuffled of [orders.toReversed(), [...orders.slice(1), ...orders.slice(0, 1)]])
      expect(runningLow(shuffled, TODAY)).toEqual([first]);
  });

  test('by what was bought so far', () => {
    const later = [...onDays(HABIT, gloves), bought('2026-11-23', gloves)];
    expect(runningLow(later, TODAY)[0]?.lastDay).toBe('2026-11-14');
    expect(keysOf(onDays([...HABIT.slice(0, 2), '2026-11-23'], gloves))).toEqual([]);
  });

  test('orders of one day count as one purchase of their sum', () => {
    const [first = '', ...rest] = HABIT;
    const twice = [bought(first, gloves, { ...gloves, quantity: 3 }), ...onDays(rest, gloves)];
    const all = [...twice, ...onDays(rest, { ...gloves, quantity: 3 })];
    expect(runningLow(all, TODAY)[0]).toMatchObject({ purchases: 3, usualQuantity: 13 });
    expect(keysOf([...onDays(HABIT.slice(1), gloves), ...onDays(HABIT.slice(1), gloves)])).toEqual(
      [],
    );
  });

  test('by its last six purchases, whatever was usual before', () => {
    const before = (last: string, days: number, count: number) =>
      Array.from({ length: count }, (_, at) => dayOfNumber(dayNumber(last) - days * at));
    const now = before('2026-11-14', 10, 6);
    const earlier = before('2026-09-25', 100, 7).slice(1);
    const orders = [...onDays(now, gloves), ...onDays(earlier, { ...gloves, quantity: 90 })];
    expect(runningLow(orders, TODAY)[0]).toMatchObject({
      purchases: 12,
      intervalDays: 10,
      usualQuantity: gloves.quantity,
    });
  });

  test('by its article number where it has no specification; nothing without either', () => {
    const numbered = { ...gloves, specificationId: '' };
    expect(keysOf(onDays(HABIT, numbered))).toEqual(['A1']);
    expect(keysOf(onDays(HABIT, { ...numbered, articleNumber: '' }))).toEqual([]);
    expect(keysOf(onDays(HABIT, { ...gloves, quantity: 0 }))).toEqual([]);
  });

  test('by the last six purchases alone', () => {
    const early = ['2024-01-01', '2024-06-01', '2025-01-01', '2025-06-01'];
    const late = ['2026-10-01', '2026-10-11', '2026-10-21', '2026-10-31', '2026-11-10'];
    const days = [...early, ...late, '2026-11-20'];
    expect(runningLow(onDays(days, gloves), TODAY)[0]).toMatchObject({
      purchases: 10,
      intervalDays: 10,
    });
  });

  test('the first to run out first, then by key', () => {
    const sooner = HABIT.map((day) => day.replace('-14', '-13'));
    expect(keysOf([...onDays(HABIT, gloves), ...onDays(sooner, masks)])).toEqual(['2', '1']);
    expect(keysOf([...onDays(HABIT, masks), ...onDays(HABIT, gloves)])).toEqual(['1', '2']);
    expect(keysOf([...onDays(HABIT, gloves), ...onDays(HABIT, masks)])).toEqual(['1', '2']);
  });
});

describe('spending (Spec: 2§4)', () => {
  const range = { from: '2026-10-01', to: '2026-11-30' };
  const product = (productId: string) => testGood({ productId, specificationId: productId });
  const spent = (
    amounts: readonly (readonly [string, string, number])[],
    names: Readonly<Record<string, string>> = {},
  ) =>
    spendingOf(
      amounts.map(([day, id, amount]) => ({
        orderNo: day,
        day,
        purchases: [{ good: product(id), amount: cents(amount) }],
      })),
      { range, today: TODAY, categories: new Map(Object.entries(names)) },
    );

  test('by month and category, the current month marked', () => {
    const names = { a: 'Gloves', b: 'Masks' };
    const spending = spent(
      [
        ['2026-10-31', 'a', 300],
        ['2026-11-01', 'b', 100],
        ['2026-11-02', 'x', 600],
        ['2026-12-01', 'a', 5_000],
        ['2026-09-30', 'a', 5_000],
      ],
      names,
    );
    expect(spending.groups).toEqual([
      { name: 'Gloves', total: 300, percent: 30 },
      { name: 'Masks', total: 100, percent: 10 },
      { name: undefined, total: 600, percent: 60 },
    ]);
    expect(spending.months).toEqual([
      { month: '2026-10', isCurrent: false, orders: 1, total: 300, byGroup: [300, 0, 0] },
      { month: '2026-11', isCurrent: true, orders: 2, total: 700, byGroup: [0, 100, 600] },
    ]);
    expect([spending.total, spending.monthlyAverage]).toEqual([1_000, 500]);
  });

  test('equal categories by name, those of nothing left out', () => {
    const names = { a: 'Masks', b: 'Gloves', c: 'Gowns' };
    const amounts = [
      ['2026-10-01', 'a', 100],
      ['2026-10-01', 'b', 100],
      ['2026-10-01', 'c', 0],
    ] as const;
    const namesOf = (list: typeof amounts) => spent(list, names).groups.map(({ name }) => name);
    expect(namesOf(amounts)).toEqual(['Gloves', 'Masks']);
    expect(namesOf([amounts[1], amounts[0], amounts[2]] as never)).toEqual(['Gloves', 'Masks']);
  });

  test('a refunded product without a category is no group', () => {
    expect(spent([['2026-10-01', 'x', 0]]).groups).toEqual([]);
    expect(
      spent(
        [
          ['2026-10-01', 'a', 100],
          ['2026-10-01', 'x', 0],
        ],
        { a: 'Gloves' },
      ).groups,
    ).toEqual([{ name: 'Gloves', total: 100, percent: 100 }]);
  });

  test('beyond five groups the smallest are one, with what has no category', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const names = Object.fromEntries(ids.map((id) => [id, `C${id}`]));
    const amounts = ids.map((id, at) => ['2026-10-01', id, 100 * (at + 1)] as const);
    const groups = (count: number, unnamed: number) =>
      spent([...amounts.slice(0, count), ['2026-10-01', 'x', unnamed]], names).groups.map(
        ({ name, total }) => [name, total],
      );
    const five = [
      ['Ce', 500],
      ['Cd', 400],
      ['Cc', 300],
      ['Cb', 200],
    ];
    expect(groups(5, 0)).toEqual([...five, ['Ca', 100]]);
    expect(groups(5, 7)).toEqual([...five, [undefined, 107]]);
    expect(groups(4, 7)).toEqual([...five.slice(1), ['Ca', 100], [undefined, 7]]);
  });
});

describe('a refund is deducted (Spec: 2§3, 2§4)', () => {
  const order: BoughtOrder = bought('2026-11-01', gloves, masks);
  const leftOf = (amount: number, goods: readonly OrderedGood[], from = order) =>
    deductRefunds(
      [from],
      [{ orderNo: from.orderNo, amount: cents(amount), goods }],
    )[0]?.purchases.map((line) => line.amount);

  test('from the article that it names', () => {
    expect(leftOf(300, [gloves])).toEqual([700, 1_000]);
    expect(leftOf(5_000, [gloves])).toEqual([0, 1_000]);
  });

  test('from the article number where no specification is named', () => {
    const numbered = (articleNumber: string) => testGood({ specificationId: '', articleNumber });
    const other = bought('2026-11-01', numbered('A1'), numbered('A2'), numbered(''));
    expect(leftOf(300, [numbered('A2')], other)).toEqual([1_000, 700, 1_000]);
    expect(leftOf(300, [numbered('')], other)).toEqual([900, 900, 900]);
  });

  test('by the prices of its goods; goods of other orders do not count', () => {
    const cheap = { ...masks, price: cents(1_927) };
    expect(leftOf(400, [gloves, cheap])).toEqual([700, 900]);
    expect(leftOf(400, [gloves, testGood({ specificationId: '9' })])).toEqual([600, 1_000]);
  });

  test('from all lines where it names none', () => {
    expect(leftOf(400, [])).toEqual([800, 800]);
  });

  test('from no other order', () => {
    const refund = { orderNo: 'x', amount: cents(400), goods: [] };
    expect(deductRefunds([order], [refund])).toEqual([order]);
  });
});

describe('without visible prices (Spec: 1§6)', () => {
  const facts = {
    range: { from: '2026-10-01', to: TODAY },
    today: TODAY,
    categories: new Map(),
    unreadCategories: 0,
  };
  test('a history has articles, and no amount', () => {
    const history = buyingHistory(onDays(HABIT, gloves), { ...facts, pricesVisible: false });
    expect(history.spending).toBeUndefined();
    expect(history.runningLow).toMatchObject([
      { good: { specificationId: '1', name: gloves.name, price: undefined }, daysLeft: 2 },
    ]);
    expect(JSON.stringify(history)).not.toContain(String(gloves.price));
    expect([history.orders, history.areRefundsUnread]).toEqual([3, false]);
  });

  test('with them it has both', () => {
    const history = buyingHistory(onDays(HABIT, gloves), { ...facts, pricesVisible: true });
    expect(history.spending?.total).toBe(3_000);
    expect(history.runningLow[0]?.good.price).toBe(gloves.price);
  });
});
