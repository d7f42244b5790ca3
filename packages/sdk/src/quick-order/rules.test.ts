import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Price } from '../base/values/price.ts';
import { sampleSpecification } from '../catalogue/sample-specification.ts';
import { type ArticleMatch, articleKey, type OrderArticle } from './contract.ts';
import { linesAdded } from './list/list-state.ts';
import { type OrderRow, orderRow, type RowOutcome } from './row.ts';
import { decideOrder, isAddable, reviewRows, summariseReview } from './rules.ts';

const article = (articleNumber: string, more: Partial<OrderArticle> = {}): OrderArticle => ({
  ...sampleSpecification({
    id: `s-${articleNumber}`,
    articleNumber,
    offer: { price: { kind: 'amount', cents: cents(500) } },
    stock: 95,
    step: 10,
    unit: '',
    pack: '',
  }),
  productId: 'p1',
  productName: 'Gloves',
  picture: undefined,
  isSold: true,
  ...more,
});
const priced = (price: Price) => ({ offer: { price } });
const shelf = [
  article('A-1', { unit: 'box' }),
  article('B-2', { step: 1, stock: 5, isLimited: true }),
  article('NONE', { stock: 0 }),
  article('SHORT', { stock: 7 }),
  article('ASK', priced({ kind: 'enquire' })),
  article('GONE', { isSold: false, stock: 0 }),
];
const matches = new Map<string, ArticleMatch>([
  ...shelf.map((each): [string, ArticleMatch] => [
    articleKey(each.articleNumber),
    { asked: each.articleNumber, article: each, nearest: [] },
  ]),
  [articleKey('A-9'), { asked: 'A-9', article: undefined, nearest: [article('A-1')] }],
]);
const look = (rows: readonly OrderRow[], inCart = new Map<string, number>()) =>
  reviewRows(rows, { standing: 'verified', matches, inCart });

describe('a line alone (Spec: 1§5 Buying, 1§8)', () => {
  test.each([
    ['A-1', '30', 'ready', 30, []],
    ['ａ１', '３０', 'ready', 30, []],
    ['A-1', '37', 'changed', 30, ['rounded-down']],
    ['A-1', '3', 'changed', 10, ['raised-to-step']],
    ['A-1', '1,000', 'changed', 90, ['capped-at-stock']],
    ['B-2', '9', 'changed', 5, ['capped-at-limit']],
    ['A-1', '', 'changed', 10, ['quantity-missing']],
    ['A-1', '20.00', 'ready', 20, []],
    ['A-1', '0', 'invalid', 0, ['quantity-zero']],
    ['A-1', '-5', 'invalid', 0, ['quantity-unreadable']],
    ['A-1', '1.5', 'invalid', 0, ['quantity-unreadable']],
    ['A-1', 'two', 'invalid', 0, ['quantity-unreadable']],
    ['A-1', '1,0000', 'invalid', 0, ['quantity-unreadable']],
    ['A-1', '1, 000', 'invalid', 0, ['quantity-unreadable']],
    ['', '5', 'invalid', 0, ['article-missing']],
    ['A-9', '5', 'unmatched', 0, ['article-near']],
    ['X', '5', 'unmatched', 0, ['article-unknown']],
    ['NONE', '5', 'unavailable', 0, ['no-stock']],
    ['SHORT', '5', 'unavailable', 0, ['insufficient-stock']],
    ['ASK', '5', 'unavailable', 0, ['enquire-only']],
    ['GONE', '5', 'unavailable', 0, ['invalid']],
  ])('%j × %j is %s, %i of it (%j)', (number, quantity, state, left, reasons) => {
    const [row] = look([orderRow(1, number, quantity)]).rows;
    expect(row).toMatchObject({ state, quantity: left });
    expect(row?.reasons.map(({ reason }) => reason)).toEqual(reasons);
  });

  test('names the damage of a spreadsheet only where the number is not found', () => {
    const reasons = (number: string) =>
      look([orderRow(1, number, '10', 'became-number')]).rows[0]?.reasons.map((why) => why.reason);
    expect(reasons('1.2E+05')).toEqual(['article-unknown', 'became-number']);
    expect(reasons('A-1')).toEqual([]);
  });
});

describe('the same article twice', () => {
  test('is summed on its first line, and the rules apply to the sum', () => {
    const { rows } = look([
      orderRow(1, 'A-1', 25),
      orderRow(2, 'B-2', 1),
      orderRow(3, 'a 1', 8),
      orderRow(4, 'A1', ''),
    ]);
    expect(rows.map(({ state, quantity }) => [state, quantity])).toEqual([
      ['changed', 40],
      ['ready', 1],
      ['duplicate', 0],
      ['duplicate', 0],
    ]);
    expect(rows[0]?.reasons).toEqual([
      { reason: 'merged-lines', facts: { lines: '1, 3, 4', quantity: 43, unit: 'boxes' } },
      expect.objectContaining({ reason: 'rounded-down' }),
    ]);
    expect(rows[2]?.reasons).toEqual([{ reason: 'merged-into', facts: { line: 1 } }]);
  });
});

describe('pieces that are in the cart already', () => {
  test.each([
    [60, '50', 'changed', 30, 'capped-by-cart'],
    [90, '10', 'unavailable', 0, 'all-in-cart'],
    [10, '20', 'ready', 20, undefined],
  ])('with %i there, %s more: %s, %i', (has, asked, state, quantity, reason) => {
    const [row] = look([orderRow(1, 'A-1', asked)], new Map([['s-A-1', has]])).rows;
    expect(row).toMatchObject({ state, quantity });
    expect(row?.reasons[0]?.reason).toBe(reason);
  });
});

describe('the facts of a line', () => {
  const has = (pieces: number) => new Map([['s-A-1', pieces]]);
  const reasonsOf = (rows: readonly OrderRow[], inCart?: Map<string, number>) =>
    look(rows, inCart).rows.map(({ reasons }) => reasons);

  test.each([
    [60, '50', { reason: 'capped-by-cart', facts: { inCart: 60, quantity: 30, unit: 'boxes' } }],
    [90, '10', { reason: 'all-in-cart', facts: { inCart: 90, unit: 'boxes' } }],
  ])('with %i in the cart, %s more', (pieces, asked, reason) => {
    expect(reasonsOf([orderRow(1, 'A-1', asked)], has(pieces))).toEqual([[reason]]);
  });

  test('all that the cart leaves can be added', () => {
    expect(look([orderRow(1, 'A-1', 10)], has(85)).rows[0]).toMatchObject({
      state: 'ready',
      quantity: 10,
      reasons: [],
    });
    const five = new Map([['s-B-2', 3]]);
    expect(look([orderRow(1, 'B-2', 2)], five).rows[0]).toMatchObject({ reasons: [] });
  });

  test('a quantity that is missing is one multiple, on every line of an article', () => {
    const missing = { reason: 'quantity-missing', facts: { quantity: 10, unit: 'boxes' } };
    const into = { reason: 'merged-into', facts: { line: 1 } };
    expect(reasonsOf([orderRow(1, 'A-1', 10), orderRow(2, 'A-1'), orderRow(3, 'A-1', 10)])).toEqual(
      [
        [{ reason: 'merged-lines', facts: { lines: '1, 2, 3', quantity: 30, unit: 'boxes' } }],
        [missing, into],
        [into],
      ],
    );
    expect(reasonsOf([orderRow(1, 'A-1')])).toEqual([[missing]]);
  });

  test('more than was known are in the cart', () => {
    const added = (tooMany?: true): OrderRow => ({
      ...orderRow(1, 'A-1', 10),
      outcome: { state: 'added', quantity: 20, tooMany },
    });
    const facts = { quantity: 20, unit: 'boxes' };
    expect(reasonsOf([added(true)])).toEqual([[{ reason: 'more-in-cart', facts }]]);
    expect(reasonsOf([added()])).toEqual([[]]);
  });

  test('pieces of an earlier try do not count against the line', () => {
    const failed: RowOutcome = { state: 'failed', message: 'x', arrived: 20 };
    const [row] = look([{ ...orderRow(1, 'A-1', 90), outcome: failed }], has(20)).rows;
    expect(row).toMatchObject({
      state: 'failed',
      quantity: 90,
      reasons: [{ reason: 'partly-in-cart', facts: { quantity: 20, unit: 'boxes' } }],
    });
  });

  test('for a line of unknown outcome the cart counts as it was before', () => {
    const tried: RowOutcome = { state: 'unconfirmed', message: 'x', quantity: 90, had: 0 };
    const [row] = look([{ ...orderRow(1, 'A-1', 90), outcome: tried }], has(90)).rows;
    expect(row).toMatchObject({
      state: 'failed',
      quantity: 90,
      reasons: [{ reason: 'maybe-in-cart', facts: { quantity: 90, unit: 'boxes' } }],
    });
  });

  test('a line that cannot be bought any more is not a failed one', () => {
    const failed: RowOutcome = { state: 'failed', message: 'x' };
    expect(look([{ ...orderRow(1, 'NONE', 5), outcome: failed }]).rows[0]?.state).toBe(
      'unavailable',
    );
  });
});

test('an order has the lines that can be added, or asks for one', () => {
  const verified = (...rows: OrderRow[]) => decideOrder(look(rows));
  const decided = verified(orderRow(1, 'A-1', 10), orderRow(2, 'X', 5), orderRow(3, 'NONE', 5));
  expect(decided.ok && decided.rows.map(({ row }) => row.line)).toEqual([1]);
  expect(verified(orderRow(1, 'X', 5))).toEqual({
    ok: false,
    reason: 'select-at-least-one',
    facts: {},
  });
});

test.each([
  ['ready', 5, true],
  ['changed', 5, true],
  ['failed', 5, true],
  ['failed', 0, false],
  ['added', 5, false],
  ['unavailable', 0, false],
] as const)('a line that is %s, %i of it: may be added is %j', (state, quantity, may) => {
  expect(isAddable({ state, quantity })).toBe(may);
});

test('similar articles are suggested only for a number that is not found', () => {
  const nearest = new Map<string, ArticleMatch>(
    [...matches].map(([key, match]) => [key, { ...match, nearest: [article('B-2')] }]),
  );
  const rows = [
    orderRow(1, 'A-1', 10),
    orderRow(2, 'A-1', 10),
    orderRow(3, 'GONE', 5),
    orderRow(4, 'A-9', 5),
  ];
  const reviewed = reviewRows(rows, { standing: 'verified', matches: nearest }).rows;
  expect(reviewed.map((each) => each.nearest.length)).toEqual([0, 0, 0, 1]);
});

test('what the buyer has to fix is counted, and nothing has no total', () => {
  const rows = [orderRow(1, 'X', 5), orderRow(2, 'NONE', 5), orderRow(3, 'A-1', 'two')];
  expect(summariseReview(look(rows))).toMatchObject({ open: 3, kinds: 0, pieces: 0 });
  expect(summariseReview(look(rows))).not.toHaveProperty('total');
});

test('the lines that an add put into the cart are those that were not there before', () => {
  const added = (id: number, number: string, quantity: number): OrderRow => ({
    ...orderRow(id, number, quantity),
    outcome: { state: 'added', quantity },
  });
  const before = look([added(1, 'B-2', 2), orderRow(2, 'A-1', 20), orderRow(3, 'A-1', 10)]);
  const after = look([
    added(1, 'B-2', 2),
    added(2, 'A-1', 30),
    added(3, 'A-1', 0),
    added(4, 'X', 5),
    orderRow(5, 'B-2', 1),
  ]);
  expect(linesAdded(before, after)).toEqual([
    {
      productId: 'p1',
      specificationId: 's-A-1',
      articleNumber: 'A-1',
      name: 'Gloves',
      quantity: 30,
    },
  ]);
});

test('keeps an added line and allows a failed one to be retried', () => {
  const outcome = (state: RowOutcome) => ({ ...orderRow(1, 'A-1', 10), outcome: state });
  expect(look([outcome({ state: 'added', quantity: 20 })]).rows[0]).toMatchObject({
    state: 'added',
    quantity: 20,
  });
  expect(look([outcome({ state: 'failed', message: 'x' })]).rows[0]).toMatchObject({
    state: 'failed',
    quantity: 10,
  });
});

test('lets a line of unknown outcome lead its equals, and says so', () => {
  const tried: RowOutcome = { state: 'unconfirmed', message: 'x', quantity: 10, had: 0 };
  const { rows } = look([orderRow(1, 'A-1', 10), { ...orderRow(2, 'A-1', 10), outcome: tried }]);
  expect(rows[0]).toMatchObject({ state: 'duplicate', quantity: 0 });
  expect(rows[1]).toMatchObject({ state: 'failed', quantity: 20 });
  expect(rows[1]?.reasons.map(({ reason }) => reason)).toEqual(['merged-lines', 'maybe-in-cart']);
});

test.each([
  ['visitor', 'log-in-first'],
  ['unverified', 'not-certified'],
] as const)('a %s may prepare and not add (Spec: 1§6)', (standing, reason) => {
  const review = reviewRows([orderRow(1, 'A-1', 10)], { standing, matches });
  expect(review.rows[0]?.state).toBe('ready');
  expect(decideOrder(review)).toMatchObject({ ok: false, reason });
});

test('has a total only where prices are visible (Spec: 1§6)', () => {
  const review = look([orderRow(1, 'A-1', 20), orderRow(2, 'B-2', 2), orderRow(3, 'X', 2)]);
  expect(summariseReview(review)).toMatchObject({ kinds: 2, pieces: 22, total: 11000, open: 1 });
  const hidden = new Map<string, ArticleMatch>([
    [
      'A1',
      {
        asked: 'A-1',
        article: article('A-1', priced({ kind: 'hidden', text: 'later' })),
        nearest: [],
      },
    ],
  ]);
  const unseen = reviewRows([orderRow(1, 'A-1', 20)], { standing: 'unverified', matches: hidden });
  expect(summariseReview(unseen)).not.toHaveProperty('total');
});

test('loses no line and never exceeds the stock', () => {
  const row = fc.record({
    article: fc.oneof(fc.constantFrom('A-1', 'a1', 'B-2', 'NONE', 'ASK', 'A-9', ''), fc.string()),
    quantity: fc.oneof(fc.nat(300).map(String), fc.string()),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (list) => {
      const rows = list.map((each, at) => orderRow(at + 1, each.article, each.quantity));
      const review = look(rows);
      expect(review.rows.map((each) => each.row)).toEqual(rows);
      const sums = new Map<string, number>();
      for (const { article: one, quantity } of review.rows) {
        if (!one || quantity === 0) continue;
        expect(quantity % one.step).toBe(0);
        sums.set(one.id, (sums.get(one.id) ?? 0) + quantity);
        expect(sums.get(one.id)).toBeLessThanOrEqual(one.stock);
      }
      const { counts } = summariseReview(review);
      expect(Object.values(counts).reduce((all, one) => all + one, 0)).toBe(rows.length);
    }),
  );
});
