import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { testReturn } from '../../after-sales/test-return.ts';
import type { ReturnOrder } from '../../after-sales/types.ts';
import { createCache } from '../../base/cache/query-cache.ts';
import { ShopError } from '../../base/http/errors.ts';
import { cents } from '../../base/values/money.ts';
import type { Certification } from '../../identity/account/rules.ts';
import type { Language } from '../../language/rules.ts';
import type { Order } from '../types.ts';
import { createOrderHistory, type HistoryParts } from './history-store.ts';
import { sampleGood, sampleOrder } from './sample-orders.ts';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');
const YEAR = { from: '2025-12-01', to: '2026-11-22' };
const PAGE = 20;

interface Server {
  readonly orders: readonly Order[];
  certification?: Certification;
  /** Pages of the list of applications; an error is thrown. */
  readonly returns?: readonly (readonly ReturnOrder[])[] | ShopError;
  /** Answers for products; an error is thrown. */
  readonly categories?: Readonly<Record<string, string | ShopError>>;
}

/** A history on a server that counts its calls. */
function historyOn(server: Server) {
  const calls: string[] = [];
  let now = NOW;
  let atOnce = 0;
  let mostAtOnce = 0;
  const answer = (name: string, input: { page: number; id: string }) => {
    if (name === 'orders.list') {
      const start = (input.page - 1) * PAGE;
      const pages = Math.ceil(server.orders.length / PAGE);
      return { orders: server.orders.slice(start, start + PAGE), pages };
    }
    if (name === 'afterSales.list') {
      const { returns = [] } = server;
      if (returns instanceof ShopError) throw returns;
      return { returns: returns[input.page - 1] ?? [], pages: returns.length, count: undefined };
    }
    const category = server.categories?.[input.id];
    if (category instanceof ShopError) throw category;
    return { categories: category === undefined ? [] : [category] };
  };
  const call = async (row: { name: string }, input: { page: number; id: string }) => {
    calls.push(`${row.name} ${input.page ?? input.id}`);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 1));
    atOnce -= 1;
    return answer(row.name, input);
  };
  const clock = { now: () => now, after: () => () => {} };
  const $scope = atom({ language: 'en', viewer: 'member' as const, person: '1' });
  const $language = atom<Language>('en');
  const history = createOrderHistory({
    api: { call: call as unknown as HistoryParts['api']['call'] },
    cache: createCache({ clock, $scope, loads: true }),
    clock,
    account: {
      read: async () => ({ certification: server.certification ?? 'approved' }) as never,
    },
    language: { $language, say: ({ reason }) => reason },
    session: { sessionEpoch: () => '1' },
    $scope,
  });
  return {
    history,
    calls,
    $scope,
    mostAtOnce: () => mostAtOnce,
    later(ms: number) {
      now += ms;
    },
  };
}

/** Orders on a day each, the newest first. */
const daily = (count: number, first = '2026-11-20') =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.parse(first) - at * 86_400_000).toISOString().slice(0, 10);
    return sampleOrder(day, [sampleGood(String(at % 3))], { orderNo: String(at) });
  });
const listCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('orders.list'));

describe('reading orders', () => {
  test('reads all pages of the look-back, three side by side, and stops at what is older', async () => {
    const { history, calls, mostAtOnce } = historyOn({ orders: daily(1_000) });
    const { orders } = await history.report.get(YEAR);
    expect(orders).toBe(355);
    // 355 days are 18 pages; pages are read three at a time after the first.
    expect(listCalls(calls)).toHaveLength(19);
    expect(mostAtOnce()).toBeLessThanOrEqual(3);
  });

  test('reads to the end where the server does not list the newest first', async () => {
    const { history, calls } = historyOn({ orders: daily(1_000).toReversed() });
    expect((await history.report.get(YEAR)).orders).toBe(355);
    expect(listCalls(calls)).toHaveLength(50);
  });

  test('rejects where no order has a time that can be read', async () => {
    const untimed = { placedAt: undefined, paidAt: undefined };
    const orders = daily(3).map((order) => ({ ...order, ...untimed }));
    const unfit = { kind: 'contract', message: 'answer-unfit' };
    const { history } = historyOn({ orders });
    await expect(history.report.get(YEAR)).rejects.toMatchObject(unfit);
    await expect(history.exportOrders({ ...YEAR, format: 'csv' })).rejects.toMatchObject(unfit);

    const timed = historyOn({ orders: [...orders, ...daily(1)] });
    expect(await timed.history.report.get(YEAR)).toBeDefined();
  });

  test('counts an order once that moved to the next page meanwhile', async () => {
    const orders = daily(30);
    const doubled = [...orders.slice(0, 20), ...orders.slice(19)];
    const { history } = historyOn({ orders: doubled });
    expect((await history.report.get(YEAR)).orders).toBe(30);
  });

  test('serves another range and the export from the same reading, for a minute and one person', async () => {
    const { history, calls, later, $scope } = historyOn({ orders: daily(30) });
    await history.report.get(YEAR);
    await history.report.get({ from: '2026-06-01', to: '2026-11-22' });
    await history.exportOrders({ ...YEAR, format: 'csv' });
    expect(listCalls(calls)).toHaveLength(2);
    later(60_001);
    await history.report.get(YEAR);
    expect(listCalls(calls)).toHaveLength(4);
    $scope.set({ ...$scope.get(), person: '2' });
    await history.report.get(YEAR);
    expect(listCalls(calls)).toHaveLength(6);
  });

  test('reports its progress, and none once it is done', async () => {
    const { history } = historyOn({ orders: daily(50), categories: { 0: 'Gloves' } });
    const seen: string[] = [];
    const stop = history.$progress.listen((now) => {
      seen.push(now ? `${now.step} ${now.done}/${now.total}` : 'done');
    });
    await history.report.get(YEAR);
    stop();
    expect(seen).toEqual([
      'orders 1/3',
      'orders 2/3',
      'orders 3/3',
      'categories 1/3',
      'categories 2/3',
      'categories 3/3',
      'done',
    ]);
  });
});

describe('categories', () => {
  const gone = new ShopError('server', 'Taken down');
  const lost = new ShopError('network', 'No connection');

  test('reads each product once; one taken down is other, and one that failed is read again', async () => {
    const { history, calls, later } = historyOn({
      orders: daily(9),
      categories: { 0: 'Gloves', 1: gone, 2: lost },
    });
    const first = await history.report.get(YEAR);
    expect(first.unreadCategories).toBe(1);
    expect(first.spending?.groups.map(({ name, percent }) => [name, percent])).toEqual([
      ['Gloves', 33],
      [undefined, 67],
    ]);
    later(60_001);
    await history.report.get(YEAR);
    const reads = calls.filter((call) => call.startsWith('catalogue.product'));
    expect(reads.toSorted()).toEqual([
      'catalogue.product 0',
      'catalogue.product 1',
      'catalogue.product 2',
      'catalogue.product 2',
    ]);
  });
});

test('asks for no further categories after three failures in a row, and for all of them the next time', async () => {
  const lost = new ShopError('network', 'No connection');
  const orders = Array.from({ length: 9 }, (_, at) =>
    sampleOrder('2026-11-20', [sampleGood(String(at))], { orderNo: String(at) }),
  );
  const categories: Record<number, string | ShopError> = {};
  for (let at = 0; at < 9; at += 1) categories[at] = lost;
  const { history, calls, later } = historyOn({ orders, categories });
  const reads = () => calls.filter((call) => call.startsWith('catalogue.product')).length;
  expect((await history.report.get(YEAR)).unreadCategories).toBe(9);
  // Two were under way beside the third that failed.
  expect(reads()).toBe(5);
  for (let at = 0; at < 9; at += 1) if (at !== 4) categories[at] = 'Gloves';
  later(60_001);
  expect((await history.report.get(YEAR)).unreadCategories).toBe(1);
  expect(reads()).toBe(14);
});

describe('refunds', () => {
  const at = (time: string) => Date.parse(`${time}T12:00:00+08:00`);
  const order = sampleOrder('2026-10-02', [sampleGood('1', { quantity: 5 })], { orderNo: 'CC-1' });
  const back = (returnNo: string, some: Partial<ReturnOrder> = {}) =>
    testReturn({
      returnNo,
      orderNo: 'CC-1',
      status: 'completed',
      appliedAt: at('2026-10-09'),
      refund: cents(1_000),
      goods: [sampleGood('1')],
      ...some,
    });
  const pagesRead = (calls: readonly string[]) =>
    calls.filter((call) => call.startsWith('afterSales.list'));

  test('are deducted once completed, in the month of the order', async () => {
    const { history } = historyOn({
      orders: [order],
      returns: [
        [back('1', { appliedAt: at('2026-11-03') }), back('2', { status: 'refunding' })],
        [back('3', { status: 'rejected' }), back('4', { refund: undefined }), back('5')],
      ],
    });
    const { spending, areRefundsUnread } = await history.report.get(YEAR);
    // 50 less the completed refunds of 10 and 10.
    expect(spending?.total).toBe(3_000);
    expect(spending?.months.find(({ month }) => month === '2026-10')?.total).toBe(3_000);
    expect(areRefundsUnread).toBe(false);
  });

  test('are read until a page is older than the range, and once for a minute', async () => {
    const { history, calls } = historyOn({
      orders: [order],
      returns: [[back('1')], [back('2', { appliedAt: at('2025-11-01') })], [back('3')]],
    });
    await history.report.get(YEAR);
    await history.report.get({ from: '2026-06-01', to: '2026-11-22' });
    expect(pagesRead(calls)).toEqual(['afterSales.list 1', 'afterSales.list 2']);
  });

  test('that cannot be read leave the spending as it was paid, and the report says so', async () => {
    const returns = new ShopError('network', 'No connection');
    const { history } = historyOn({ orders: [order], returns });
    const { spending, areRefundsUnread } = await history.report.get(YEAR);
    expect([spending?.total, areRefundsUnread]).toEqual([5_000, true]);
  });

  test('are not read without visible prices or without orders', async () => {
    const sealed = historyOn({ orders: [order], certification: 'rejected' });
    await sealed.history.report.get(YEAR);
    const empty = historyOn({ orders: [] });
    await empty.history.report.get(YEAR);
    expect([...pagesRead(sealed.calls), ...pagesRead(empty.calls)]).toEqual([]);
  });
});

describe('the price seal', () => {
  test.each<Certification>(['under-review', 'rejected', 'not-certified', 'unknown'])(
    'an account that is %s gets no amount, in the report or in a file',
    async (certification) => {
      const { history } = historyOn({ orders: daily(30), certification });
      const report = await history.report.get(YEAR);
      expect(report.spending).toBeUndefined();
      expect(JSON.stringify(report)).not.toMatch(/1000|total|price/i);
      const { blob } = await history.exportOrders({ ...YEAR, format: 'csv' });
      const text = await blob.text();
      expect(text.split('\r\n')[0]).toMatch(/Quantity$/);
      expect(text).not.toContain('10.00');
    },
  );
});

describe('the exported order history', () => {
  const orders = [
    sampleOrder(
      '2026-11-02',
      [
        sampleGood('1', { name: '=1+1', standard: '-5', quantity: 2 }),
        sampleGood('2', { name: '\tTab, "quoted"', price: cents(5) }),
      ],
      { status: 'closed', freight: cents(4_000), discount: cents(100) },
    ),
    sampleOrder('2025-11-30', [sampleGood('3')]),
  ];

  test('is CSV with a mark, a row for each good, and the amounts of an order once', async () => {
    const { history } = historyOn({ orders });
    const { name, blob } = await history.exportOrders({ ...YEAR, format: 'csv' });
    expect(name).toBe('order-history-2025-12-01-2026-11-22.csv');
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder('utf-8', { ignoreBOM: false }).decode(bytes)).toBe(
      [
        'Order number,Placed,Status,Store,Article number,Name,Specification,Unit,Quantity,Unit price HKD,Subtotal HKD,Promotions HKD,Coupons HKD,Delivery HKD,Order total HKD',
        "2026-11-02-1-2,2026-11-02 12:00,Closed,Clinicart warehouse,A-1,'=1+1,'-5,box,2,10.00,20.00,-1.00,0.00,40.00,59.05",
        `2026-11-02-1-2,2026-11-02 12:00,Closed,Clinicart warehouse,A-2,"'\tTab, ""quoted""",M,box,1,0.05,0.05,,,,`,
        '',
      ].join('\r\n'),
    );
  });

  test('has Chinese headings on request, and is a workbook on request', async () => {
    const { history } = historyOn({ orders });
    const csv = await history.exportOrders({ ...YEAR, format: 'csv', language: 'zh' });
    expect(await csv.blob.text()).toMatch(/^\ufeff?訂單編號,下單時間,狀態/);
    const xlsx = await history.exportOrders({ ...YEAR, format: 'xlsx', language: 'zh' });
    expect(xlsx.name).toBe('訂單紀錄-2025-12-01-2026-11-22.xlsx');
    expect(xlsx.blob.type).toContain('spreadsheetml');
  });
});

describe('a range that cannot be read', () => {
  test.each([
    [{ from: '2026-13-01', to: '2026-11-22' }, 'from'],
    [{ from: '22/11/2026', to: '2026-11-22' }, 'from'],
    [{ from: '2026-11-01', to: 'today' }, 'to'],
    [{ from: '2026-11-22', to: '2026-11-01' }, 'to'],
  ])('%j is refused in report and export, and nothing is sent', async (range, field) => {
    const { history, calls } = historyOn({ orders: [] });
    for (const read of [
      () => history.report.get(range),
      () => history.exportOrders({ ...range, format: 'csv' }),
    ])
      await expect(read()).rejects.toMatchObject({
        name: 'ShopError',
        kind: 'input',
        message: 'input-unfit',
        misfits: [{ field }],
      });
    expect(calls).toEqual([]);
  });
});
