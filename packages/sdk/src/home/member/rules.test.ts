import { describe, expect, test } from 'vitest';
import { testGood, testOrder, testStore } from '../../orders/test-order.ts';
import type { Order, OrderedGood } from '../../orders/types.ts';
import {
  AGAIN_ARTICLES,
  articlesToBuyAgain,
  HOME_ORDERS,
  joinOrders,
  ordersAtHome,
  tabsToRead,
} from './rules.ts';

const NOW = Date.UTC(2026, 10, 23);
const HOUR = 60 * 60 * 1000;
const facts = { now: NOW, isFinance: false };
const order = (orderNo: string, some: Partial<Order> = {}) => testOrder({ orderNo, ...some });
const shipped = (orderNo: string, placedAt: number) =>
  order(orderNo, {
    status: 'shipped',
    placedAt,
    stores: [testStore({ waybills: [`W-${orderNo}`] })],
  });
const numbers = (orders: readonly { readonly orderNo: string }[]) =>
  orders.map(({ orderNo }) => orderNo);

describe('the orders at the head of home', () => {
  test('begin with the first deadline, then the newest on its way', () => {
    const all = [
      shipped('old', 1),
      order('late', { payBy: NOW + 2 * HOUR }),
      shipped('new', 2),
      order('soon', { payBy: NOW + HOUR }),
    ];
    expect(numbers(ordersAtHome(all, facts))).toEqual(['soon', 'late', 'new']);
  });

  test('leave a row to what is on its way, however many await payment', () => {
    const unpaid = ['a', 'b', 'c'].map((each) => order(each, { payBy: NOW + HOUR }));
    const all = [...unpaid, shipped('sent', 1)];
    expect(numbers(ordersAtHome(all, facts))).toEqual(['a', 'b', 'sent']);
    expect(
      ordersAtHome(
        [1, 2, 3, 4].map((at) => shipped(`${at}`, at)),
        facts,
      ),
    ).toHaveLength(HOME_ORDERS);
  });

  test('leave out what ran out of time, ended or has not been sent', () => {
    const all = [
      order('expired', { payBy: NOW - 1 }),
      order('paid', { status: 'paid' }),
      order('done', { status: 'completed' }),
      order('closed', { status: 'closed' }),
    ];
    expect(ordersAtHome(all, facts)).toEqual([]);
  });

  test('carry no address, phone or price of goods', () => {
    const personal = order('a', {
      payBy: NOW + HOUR,
      address: 'Queen’s Road 1',
      consignee: 'Ho',
      consigneePhone: '61230001',
    });
    const [shown] = ordersAtHome([personal], facts);
    expect(JSON.stringify(shown)).not.toMatch(/Queen|"Ho"|61230001|5780/);
    expect(shown).toMatchObject({ isPayable: true, kinds: 1, name: 'Nitrile gloves', parcels: [] });
  });

  test('name the parcels of what was sent, and cannot be paid', () => {
    const [shown] = ordersAtHome([shipped('a', 1)], facts);
    expect(shown?.parcels.map(({ waybill }) => waybill)).toEqual(['W-a']);
    expect(shown).toMatchObject({ isPayable: false, payBy: undefined });
  });
});

test.each([
  ['the page holds all', { pending: 1, 'to-ship': 0, 'to-receive': 1 }, []],
  ['an old parcel is under way', { pending: 1, 'to-ship': 9, 'to-receive': 2 }, ['to-receive']],
  ['both have more', { pending: 2, 'to-ship': 0, 'to-receive': 3 }, ['pending', 'to-receive']],
])('reads further tabs when %s', (_, counts, expected) => {
  expect(tabsToRead([order('a'), shipped('b', 1)], counts)).toEqual(expected);
});

test('reads no further tab where the first page has all of its orders', () => {
  const orders = [order('a'), order('b'), order('c'), shipped('d', 1)];
  expect(tabsToRead(orders, { pending: 3, 'to-ship': 0, 'to-receive': 1 })).toEqual([]);
});

test('counts an order of two tabs once', () => {
  expect(numbers(joinOrders([[order('a'), order('b')], [order('a')]]))).toEqual(['a', 'b']);
});

describe('the articles to buy again', () => {
  const bought = (orderNo: string, placedAt: number, ...goods: OrderedGood[]) =>
    order(orderNo, { status: 'completed', placedAt, stores: [testStore({ goods })] });

  test('come from bought orders, the last one first, each with its last quantity', () => {
    const lines = articlesToBuyAgain([
      bought('old', 1, testGood({ quantity: 99 }), testGood({ specificationId: '2' })),
      order('unpaid', {
        placedAt: 3,
        stores: [testStore({ goods: [testGood({ specificationId: '3' })] })],
      }),
      bought('new', 2, testGood({ quantity: 5 })),
    ]);
    expect(lines.map(({ good, quantity }) => [good.specificationId, quantity])).toEqual([
      ['10001', 5],
      ['2', 10],
    ]);
  });

  test('carry no price and no tag, and leave out what the server names by no specification or none of', () => {
    const lines = articlesToBuyAgain([
      bought(
        'a',
        1,
        testGood(),
        testGood({ specificationId: '' }),
        testGood({ specificationId: '2', quantity: 0 }),
      ),
    ]);
    expect(lines.map(({ good }) => [good.price, good.tags])).toEqual([[undefined, []]]);
  });

  test('are one row of two beside another three', () => {
    const goods = Array.from({ length: 9 }, (_, at) => testGood({ specificationId: `${at}` }));
    expect(articlesToBuyAgain([bought('a', 1, ...goods)])).toHaveLength(AGAIN_ARTICLES);
  });
});
