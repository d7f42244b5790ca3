import { describe, expect, it, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { sum } from '../base/values/sums.ts';
import { sampleSpecification } from '../catalogue/sample-specification.ts';
import type { Specification } from '../catalogue/types.ts';
import { hidesPrices, mergeLines, outcomeOf, reviewLine } from './buy-again.ts';
import { orderDetail, parcelTracking } from './contract.ts';
import { messages } from './messages.ts';
import { orderBreakdown, orderSize } from './order-amounts.ts';
import { parcelMood, parcelsOf, parcelWording } from './parcel-rules.ts';
import { testGood, testOrder, testStore } from './test-order.ts';

describe('the breakdown', () => {
  const rowsOf = (...args: Parameters<typeof testOrder>) => orderBreakdown(testOrder(...args));

  it('leaves out savings of 0 and keeps free delivery', () => {
    const { rows } = rowsOf({ freight: cents(0), total: cents(57_800) });
    expect(rows.map(({ kind }) => kind)).toEqual(['goods', 'freight']);
  });

  it('adds goods up where the server names no sum', () => {
    expect(rowsOf({ goodsTotal: undefined }).rows[0]).toEqual({ kind: 'goods', amount: 57_800 });
  });

  it('computes goods from the total where a price is missing', () => {
    const stores = [testStore({ goods: [testGood({ price: undefined })] })];
    const { rows } = rowsOf({ goodsTotal: undefined, stores });
    expect(rows).toEqual([
      { kind: 'goods', amount: 57_800 },
      { kind: 'freight', amount: 4_000 },
    ]);
  });

  test.each([
    [0, 0, 0],
    [39_500, 15_000, 0],
    [1, 0, 1],
    [0, 1, -250],
  ])(
    'adds up to the total with %i off, a coupon of %i and a difference of %i',
    (off, coupon, gap) => {
      const total = cents(57_800 - off - coupon + 4_000 + gap);
      const { rows } = rowsOf({ discount: cents(off), coupon: cents(coupon), total });
      expect(sum(rows.map(({ amount }) => amount))).toBe(total);
      expect(rows.some(({ kind }) => kind === 'adjustment')).toBe(gap !== 0);
    },
  );

  it('counts kinds and units', () => {
    const goods = [testGood(), testGood({ specificationId: '2', quantity: 3 })];
    expect(orderSize(testOrder({ stores: [testStore({ goods })] }))).toEqual({
      kinds: 2,
      units: 13,
    });
  });
});

describe('an answer', () => {
  it('without stores has all goods in one', () => {
    const goods = [{ searchProductId: 7, productName: 'Masks', price: '45.00', amount: 2 }];
    const order = orderDetail.response.parse({ orderNo: 'A', status: 2, totalPrice: 90, goods });
    expect(order.stores).toHaveLength(1);
    expect(order.stores[0]?.goods[0]).toMatchObject({ specificationId: '7', price: 4500 });
  });

  it('has times of Hong Kong, and each waybill once', () => {
    const order = orderDetail.response.parse({
      orderNo: 'A',
      status: '3',
      totalPrice: 90,
      createTime: '2026-11-20 09:42:00',
      shardingPayOrder: [{ mailList: ['X1', ' X1 ', '', 'X2'], goods: [] }],
    });
    expect(order.placedAt).toBe(Date.parse('2026-11-20T09:42:00+08:00'));
    expect(parcelsOf(order).map(({ waybill }) => waybill)).toEqual(['X1', 'X2']);
    const [store] = order.stores;
    if (!store) throw new Error('no store');
    const shared = { ...order, stores: [store, { ...store, name: 'Other' }] };
    expect(parcelsOf(shared).map(({ waybill }) => waybill)).toEqual(store.waybills);
  });
});

describe('a parcel', () => {
  const tracking = (state: unknown, data: unknown = []) =>
    parcelTracking.response.parse({ expressName: 'Van', mailNo: 'X1', state, data });

  it('has a wording in both languages and a mood for every code of the documents', () => {
    const codes = [-1, 0, 1, 2, 3, 301, 302, 304, 311, 4, 5, 202, 6, 201, 211];
    const more = [401, 402, 403, 404, 405, 406, 407, 412];
    for (const code of codes.concat(more)) {
      const { state } = tracking(code);
      expect(state, String(code)).not.toBe('unknown');
      const { reason } = parcelWording(state);
      expect(messages.en[reason] && messages.zh[reason]).toBeTruthy();
      expect(parcelMood(state)).toMatch(/well|under-way|watch|wrong|none/);
    }
  });

  it('says so where the state is unknown', () => {
    const { state } = tracking(999);
    expect(messages.en[parcelWording(state).reason]).toBe('Unknown state');
  });

  it.each([null, undefined, ''])('without an answer (%j) has no trace yet', (data) => {
    const nothing = { carrier: '', waybill: '', state: 'no-trace', events: [] };
    expect(parcelTracking.response.parse(data)).toEqual(nothing);
    expect(messages.en[parcelWording('no-trace').reason]).toBe('No trace yet');
  });

  it('shows its newest event first', () => {
    const { events } = tracking(0, [
      { time: '2026-11-20 10:00:00', context: 'Picked up' },
      { time: '2026-11-21 10:00:00', context: 'Delivering' },
    ]);
    expect(events.map(({ text }) => text)).toEqual(['Delivering', 'Picked up']);
  });
});

describe('buying again', () => {
  const sold = (some: Partial<Specification> = {}): Specification =>
    sampleSpecification({ id: '10001', unit: '', pack: '', ...some });
  const price = (kind: 'amount' | 'enquire' | 'hidden', amount = 5780) =>
    ({
      offer: { price: { kind, cents: cents(amount), text: '' } },
    }) as unknown as Partial<Specification>;
  const line = { good: testGood(), quantity: 10 };

  test.each([
    ['all of it', sold(), 10, [], undefined],
    ['what is no longer sold', 'gone', 0, [], 'invalid'],
    ['what could not be read', 'unread', 0, [], 'again-unread'],
    ['what is sold out', sold({ stock: 0 }), 0, [], 'no-stock'],
    ['less than one multiple', sold({ stock: 5, step: 6 }), 0, [], 'insufficient-stock'],
    ['the stock that is left', sold({ stock: 4 }), 4, ['capped-at-stock'], undefined],
    ['a multiple that has changed', sold({ step: 4 }), 8, ['rounded-down'], undefined],
    ['a price that has changed', sold(price('amount', 6000)), 10, ['price-changed'], undefined],
    ['a price on request', sold(price('enquire')), 0, [], 'enquire-only'],
    ['a hidden price', sold(price('hidden')), 0, [], 'not-certified'],
  ] as const)('reviews %s', (_, found, quantity, notes, problem) => {
    const reviewed = reviewLine(line, found);
    expect(reviewed.quantity).toBe(quantity);
    expect(reviewed.notes.map(({ reason }) => reason)).toEqual(notes);
    expect(reviewed.problem?.reason).toBe(problem);
  });

  it('sums lines of the same specification, and keeps goods without an id apart', () => {
    const unnamed = { good: testGood({ specificationId: '' }), quantity: 1 };
    const merged = mergeLines([line, line, unnamed, unnamed]);
    expect(merged.map(({ quantity }) => quantity)).toEqual([20, 1, 1]);
    expect(reviewLine(unnamed, sold()).problem?.reason).toBe('again-unnamed');
  });

  it('knows from a line that prices are hidden (Spec: 1§6)', () => {
    const seen = reviewLine(line, sold());
    const hidden = reviewLine(line, sold(price('hidden')));
    expect(hidesPrices({ lines: [seen] })).toBe(false);
    expect(hidesPrices({ lines: [seen, hidden] })).toBe(true);
  });

  it('sums results up', () => {
    const added = { line: reviewLine(line, sold()), state: 'added', message: undefined } as const;
    const failed = { ...added, state: 'failed', message: 'no' } as const;
    expect(outcomeOf([added, added]).state).toBe('all');
    expect(outcomeOf([added, failed]).state).toBe('some');
    expect(outcomeOf([failed]).state).toBe('none');
  });
});
