// The button, the quantity and the refusals of the points mall. Spec: 2§4, 2§5
import { describe, expect, it, test } from 'vitest';
import { pointsProduct } from './contract.ts';
import {
  pointsCost,
  pointsQuantity,
  redeemButton,
  refusePlacing,
  refuseRedeem,
} from './redeem-rules.ts';
import { signedPoints, tagWords } from './signed-points.ts';

const PIECE = 100;
const STOCKS = [0, null, 1, 5];
const POINTS = [undefined, -20, 0, 99, 100, 200, 499, 500, 1000];
const LIMITS = ['1', '', null, '5'];
const BOUGHT = [0, 1, '1', null];
const QUANTITIES = [1, 2, 5, 6];

interface Wire {
  readonly stock: number | null;
  readonly purchaseLimit: string | null;
  readonly isPay: number | string | null;
}

/** 2§4 as it is written, on the fields of the wire. */
function buttonByTheDocument(wire: Wire, points: number, quantity: number): string {
  const hasStock = wire.stock !== 0 && wire.stock !== null;
  const isBought = String(wire.isPay) === '1';
  if (PIECE * quantity > points && hasStock) return 'not-enough-points';
  if (!hasStock) return 'out-of-stock';
  if (wire.purchaseLimit === '1' && isBought) return 'limit-reached';
  return 'redeem';
}

const read = (wire: Wire) =>
  pointsProduct.response.parse({
    id: '1',
    productPoints: PIECE,
    ...wire,
    price: null,
    isAuth: false,
    text: '',
  });

const wires = STOCKS.flatMap((stock) =>
  LIMITS.flatMap((purchaseLimit) => BOUGHT.map((isPay): Wire => ({ stock, purchaseLimit, isPay }))),
);

describe('the button of a points product', () => {
  it.each(wires)('follows 2§4 for stock $stock, limit $purchaseLimit, bought $isPay', (wire) => {
    const product = read(wire);
    for (const points of POINTS)
      for (const quantity of QUANTITIES) {
        const hasStock = wire.stock !== 0 && wire.stock !== null;
        const forVisitor = hasStock ? 'log-in' : 'out-of-stock';
        const expected =
          points === undefined ? forVisitor : buttonByTheDocument(wire, points, quantity);
        expect(redeemButton(product, { points, quantity }), `${points} ${quantity}`).toBe(expected);
      }
  });

  it('is one that redeems only what the refusals let through', () => {
    const seen = new Set<string>();
    for (const wire of wires)
      for (const points of POINTS)
        for (const quantity of QUANTITIES) {
          const product = read(wire);
          const refusal = refuseRedeem(product, { points, quantity })?.reason;
          const button = redeemButton(product, { points, quantity });
          seen.add(`${button} ${refusal}`);
          if (refusal === undefined) expect(button).toBe('redeem');
          // The button shows the words of the refusal, so both must name one reason. Spec: 2§4
          if (button === 'not-enough-points') expect(refusal).toBe('not-enough-points');
          if (button === 'limit-reached' && quantity <= (product.stock ?? 0))
            expect(refusal).toBe('points-limit');
        }
    // A quantity above the stock, or above the limit, is refused although the button redeems. Spec: 2§5
    expect([...seen].filter((each) => each.startsWith('redeem ')).toSorted()).toEqual([
      'redeem not-enough-points',
      'redeem points-limit',
      'redeem undefined',
    ]);
  });
});

describe('what cannot be redeemed', () => {
  const product = read({ stock: 5, purchaseLimit: null, isPay: 0 });
  const limited = read({ stock: 5, purchaseLimit: '1', isPay: 0 });
  test.each([
    [product, undefined, 1, 'log-in-first'],
    [product, 500, 5, undefined],
    [product, 499, 5, 'not-enough-points'],
    [product, 9999, 6, 'not-enough-points'],
    [limited, 9999, 1, undefined],
    [limited, 9999, 2, 'points-limit'],
    [read({ stock: 5, purchaseLimit: '1', isPay: 1 }), 9999, 1, 'points-limit'],
    [read({ stock: 5, purchaseLimit: '1', isPay: 1 }), 0, 1, 'not-enough-points'],
    [read({ stock: null, purchaseLimit: null, isPay: 0 }), 9999, 1, 'not-enough-points'],
    [read({ stock: 0, purchaseLimit: null, isPay: 0 }), 9999, 1, 'not-enough-points'],
  ] as const)(
    'case %#: %j with %j points and quantity %j is %j',
    (of, points, quantity, reason) => {
      expect(refuseRedeem(of, { points, quantity })?.reason).toBe(reason);
      expect(pointsCost(of, quantity)).toBe(PIECE * quantity);
    },
  );
});

test.each([
  [undefined, 0, 'points-address'],
  [' ', 9999, 'points-address'],
  ['12', 0, 'not-enough-points'],
  ['12', 9999, undefined],
  ['12', undefined, undefined],
] as const)(
  'an order to address %j with %j points is refused for %j (Spec: 2§5)',
  (addressId, points, reason) => {
    const product = read({ stock: 5, purchaseLimit: null, isPay: 0 });
    expect(refusePlacing(product, { addressId, points, quantity: 1 })?.reason).toBe(reason);
  },
);

describe('the quantity', () => {
  test.each([
    ['', 5, 1],
    ['   ', 5, 1],
    ['abc', 5, 1],
    ['3abc', 5, 1],
    ['1e3', 5, 1],
    ['3', 5, 3],
    [' ３ ', 5, 3],
    ['2.9', 5, 2],
    ['0', 5, 1],
    ['-4', 5, 1],
    ['6', 5, 5],
    ['99999999999999999999', 5, 5],
    ['3', 0, 1],
    ['3', undefined, 1],
    [Number.NaN, 5, 1],
    [Number.POSITIVE_INFINITY, 5, 1],
    [4, 5, 4],
  ] as const)('%j with stock %j becomes %j', (typed, stock, expected) => {
    expect(pointsQuantity(typed, stock)).toBe(expected);
  });
});

describe('the sign of an entry', () => {
  test.each([
    [{ points: -30, tag: 'Redeemed', tab: 'all' }, -30, 'Redeemed'],
    [{ points: 30, tag: 'Earned', tab: 'all' }, 30, 'Earned'],
    [{ points: 30, tag: 'reduce', tab: 'all' }, -30, ''],
    [{ points: 30, tag: '-', tab: 'all' }, -30, ''],
    [{ points: 30, tag: 'plus', tab: 'all' }, 30, ''],
    [{ points: 30, tag: '', tab: 'expenditure' }, -30, ''],
    [{ points: 30, tag: 'reduce', tab: 'income' }, 30, ''],
  ] as const)('%j is %j', (sent, points, words) => {
    expect(signedPoints(sent)).toBe(points);
    expect(tagWords(sent.tag)).toBe(words);
  });
});
