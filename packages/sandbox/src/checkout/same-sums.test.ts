// Two programs that share no line compute the sums that the shop shows and those that the server charges. Spec: 2§5
import { type CheckoutChoices, explainOrder, planOf } from '@clinicart/sdk/checkout';
import { order } from '@clinicart/sdk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Charge,
  type CouponTerms,
  type Cut,
  couponOff,
  cutsOf,
  freightOf,
  goodsOf,
  type Line,
  totalsOf,
} from './totals.ts';

const CARTS = 10_000;
const STORES = [1, 2, 3];
const PARENTS = [100, 200, 1800];
const dollars = (cents: number) => cents / 100;

const someGood = fc.record({
  specificationId: fc.integer({ min: 1, max: 12 }),
  parentId: fc.constantFrom(...PARENTS),
  storeId: fc.constantFrom(...STORES),
  // Realistic prices: whole dollars, dollars with cents, and a few very large ones. A percentage of whole dollars can
  // give half a cent.
  unit: fc.oneof(
    { weight: 5, arbitrary: fc.nat(160).map((fives) => fives * 500) },
    { weight: 4, arbitrary: fc.nat(80_000) },
    fc.nat(90_000_000),
  ),
  quantity: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 60 }) },
    fc.integer({ min: 1, max: 9_999 }),
  ),
  isSwap: fc.boolean(),
});
const someCut: fc.Arbitrary<Cut> = fc.record({
  parent_id: fc.constantFrom(null, ...PARENTS),
  threshold: fc.nat(500_000),
  cut: fc.oneof({ weight: 4, arbitrary: fc.nat(20_000) }, fc.nat(5_000_000)),
});
/** A threshold anywhere, or next to the compared sum: a cent below, equal, a cent above. */
type Threshold = { readonly at: number } | { readonly nextTo: number };
const someThreshold = (most: number): fc.Arbitrary<Threshold> =>
  fc.oneof(fc.record({ at: fc.nat(most) }), fc.record({ nextTo: fc.constantFrom(-1, 0, 1) }));
const reached = (threshold: Threshold, goods: number) =>
  'at' in threshold ? threshold.at : Math.max(0, goods + threshold.nextTo);
const someCharge = fc.record({
  freight: fc.nat(40_000),
  freeAbove: fc.option(someThreshold(1_000_000), { nil: undefined }),
});
const someTerms = fc.oneof(
  fc.record({
    percent_off: fc.oneof(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 999 }).map((tenths) => tenths / 10),
    ),
    amount: fc.constant(null),
    minimum: someThreshold(300_000),
  }),
  fc.record({
    percent_off: fc.constant(null),
    amount: fc.integer({ min: 1, max: 900_000 }),
    minimum: someThreshold(300_000),
  }),
);
/** A cart with every kind of charge, and the buyer's choices. */
const someCart = fc.record({
  goods: fc.array(someGood, { minLength: 1, maxLength: 14 }),
  cuts: fc.array(someCut, { maxLength: 4 }),
  ways: fc.array(fc.array(someCharge, { minLength: 1, maxLength: 3 }), {
    minLength: 3,
    maxLength: 3,
  }),
  coupons: fc.array(
    fc.record({
      terms: someTerms,
      covers: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 })), { nil: undefined }),
    }),
    { maxLength: 3 },
  ),
  /** Indexes of the delivery way chosen for each store and of the chosen coupon; none beyond the last. */
  wayAt: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
  couponAt: fc.nat(3),
});
type Cart = typeof someCart extends fc.Arbitrary<infer T> ? T : never;

const linesOf = ({ goods }: Cart): Line[] =>
  goods.map((good) => ({ ...good, productId: good.specificationId }));
function waysOf(cart: Cart, storeId: number): Charge[] {
  const goods = goodsOf(linesOf(cart).filter((line) => line.storeId === storeId));
  return (cart.ways[storeId - 1] ?? []).map(({ freight, freeAbove }) => ({
    freight,
    free_above: freeAbove ? reached(freeAbove, goods) : null,
  }));
}
const couponsOf = (cart: Cart) =>
  cart.coupons.map(({ terms, covers }): { terms: CouponTerms; covers: number[] | undefined } => ({
    terms: { ...terms, minimum: reached(terms.minimum, goodsOf(linesOf(cart))) },
    covers,
  }));
const wayOf = (cart: Cart, storeId: number) => {
  const ways = waysOf(cart, storeId);
  return (cart.wayAt[storeId - 1] ?? 0) % ways.length;
};
const storesOf = (lines: readonly Line[]) =>
  STORES.filter((id) => lines.some((line) => line.storeId === id));
const coveredOf = (lines: readonly Line[], covers: readonly number[] | undefined) =>
  goodsOf(lines.filter((line) => covers?.includes(line.specificationId) ?? true));

/** Computes the sums that the server charges. */
function charged(cart: Cart) {
  const lines = linesOf(cart);
  const goods = goodsOf(lines);
  const coupon = couponsOf(cart)[cart.couponAt];
  const covered = coupon ? coveredOf(lines, coupon.covers) : 0;
  const off = coupon && covered > 0 ? couponOff(coupon.terms, { goods, covered }) : 0;
  let freight = 0;
  for (const storeId of storesOf(lines)) {
    const own = lines.filter((line) => line.storeId === storeId);
    const ways = waysOf(cart, storeId);
    const [standard] = ways;
    const way = ways[wayOf(cart, storeId)];
    if (way && standard) freight += freightOf(goodsOf(own), way, standard);
  }
  return totalsOf({ goods, cuts: cutsOf(lines, cart.cuts), off, freight });
}

/** Ids begin at 1: 0 is none. */
const couponIdAt = (at: number) => String(at + 1);

/** Builds the same cart as the server would send it for confirmation. */
function sent(cart: Cart) {
  const lines = linesOf(cart);
  return {
    orderNo: '1',
    addresses: [],
    addressId: null,
    defaultCoupon: null,
    exchanges: [],
    splitOrders: storesOf(lines).map((storeId) => ({
      storeId: String(storeId),
      storeName: '',
      isYp: false,
      totalPrice: null,
      orderTemps: lines
        .filter((line) => line.storeId === storeId)
        .map((line) => ({
          name: '',
          productId: '1',
          searchProductId: String(line.specificationId),
          amount: line.quantity,
          unitDiscountPrice: dollars(line.unit),
          mainTag: line.isSwap ? '2' : '0',
        })),
      expressPrice: waysOf(cart, storeId).map((way, at) => ({
        expressId: String(at),
        expressName: '',
        isDefault: at === 0,
        freight: dollars(way.freight),
        freePrice: way.free_above === null ? null : dollars(way.free_above),
      })),
    })),
    cutList: cutsOf(lines, cart.cuts).map(({ cut }) => ({ cutPrice: -dollars(cut), name: '' })),
    coupons: couponsOf(cart).map(({ terms, covers }, at) => ({
      couponId: couponIdAt(at),
      name: '',
      type: terms.percent_off === null ? '1' : '6',
      discount: terms.percent_off,
      price: terms.amount === null ? null : dollars(terms.amount),
      metPrice: dollars(terms.minimum),
      isAllUse: covers === undefined,
      canUse: coveredOf(lines, covers) > 0,
      ...(covers && { goods: covers.map(String) }),
    })),
  };
}

test(`what is shown is what is charged, part by part, in ${CARTS} random carts`, () => {
  fc.assert(
    fc.property(someCart, (cart) => {
      const answer = order.confirmation.response.parse(sent(cart));
      const cheque = { ...answer.cheque, isOffered: false, hasPayPassword: false };
      const choices: CheckoutChoices = {
        deliveries: Object.fromEntries(STORES.map((id) => [String(id), String(wayOf(cart, id))])),
        couponId: cart.couponAt < cart.coupons.length ? couponIdAt(cart.couponAt) : '',
        payment: 'online',
        remark: '',
        isNotified: false,
      };
      const { totals, lines } = explainOrder(planOf({ ...answer, cheque }, choices));
      expect(totals).toEqual(charged(cart));
      const paid = lines.reduce((sum, line) => sum + line.payable, 0);
      expect(paid + totals.freight).toBe(totals.total);
    }),
    { numRuns: CARTS },
  );
}, 60_000);
