// Times recomputing a cart against one bare pass over its lines: node cart.mjs <rounds>
// Run with --conditions=source. Prints milliseconds by number of lines as JSON, each round a pair.
import { cents } from '@clinicart/sdk';
import { blockedSwaps, cartState, isTickable, summarise, swapHints } from '@clinicart/sdk/cart';
import { draftOfCart, explainOrder } from '@clinicart/sdk/checkout';

const SIZES = [10, 100, 1_000, 10_000];
/** The number of lines per timing, so that short carts run as long as long ones. */
const LINES_TIMED = 200_000;
const [, , rounds] = process.argv.map(Number);

/** An offer has a few slots, regardless of the cart's length. */
const isSwap = (index) => index === 7 || index === 8;

const line = (index) => ({
  id: `l${index}`,
  specificationId: `s${index}`,
  kind: isSwap(index) ? 'swap' : 'ordinary',
  offer: {
    price: { kind: 'amount', cents: cents(1_000 + ((index * 7_919) % 90_000)) },
    was: cents(95_000),
  },
  quantity: isSwap(index) ? 1 : 1 + (index % 40),
  step: 1,
  stock: index % 17 === 3 ? 0 : 100,
  isLimited: false,
});
const tier = (threshold, allowed) => ({
  threshold,
  allowed,
  by: 'amount',
  products: Array.from({ length: 20 }, (_, index) => ({ specificationId: `s${index}`, stock: 5 })),
});
const cartOf = (size) => ({
  pricesVisible: true,
  groups: Array.from({ length: Math.ceil(size / 100) }, (_, group) => ({
    title: '',
    lines: Array.from({ length: Math.min(100, size) }, (_, index) => line(group * 100 + index)),
  })),
  count: size,
  invalid: [],
  swap: { id: '1', text: '', tiers: [tier(100, 2), tier(1_000, 3), tier(1_000_000, 4)] },
  coupons: [],
});

/** The least that a cart has to compute: which lines count, and their sums. */
function bare(cart, unticked) {
  let total = 0;
  let pieces = 0;
  for (const group of cart.groups) {
    for (const { id, offer, quantity, stock } of group.lines) {
      if (unticked.has(id) || stock <= 0 || quantity > stock) continue;
      total += offer.price.cents * quantity;
      pieces += quantity;
    }
  }
  return total + pieces;
}
const tickedBy = (unticked) => (each) => !unticked.has(each.id) && isTickable(each);
function recompute(cart, unticked) {
  const isTicked = tickedBy(unticked);
  const { summary, swap } = cartState(cart, isTicked);
  return summary.total + swapHints(swap).length + blockedSwaps(swap).length;
}
const explain = (cart, unticked) =>
  explainOrder(draftOfCart(cart, tickedBy(unticked))).totals.total;

let seen = 0;
function timed(work, cart, unticked, times) {
  const start = performance.now();
  for (let time = 0; time < times; time++) seen += work(cart, unticked);
  return (performance.now() - start) / times;
}

const totals = (cart, unticked) => summarise(cart, tickedBy(unticked)).total;
const works = { bare, totals, recompute, explain };
const carts = SIZES.map((size) => ({ size, cart: cartOf(size), unticked: new Set(['l1', 'l5']) }));
const measured = Object.fromEntries(
  SIZES.map((size) => [size, { bare: [], totals: [], recompute: [], explain: [] }]),
);
for (let round = -3; round < rounds; round++) {
  for (const { size, cart, unticked } of carts) {
    const names = Object.keys(works);
    for (const name of round % 2 ? names : names.toReversed()) {
      const ms = timed(works[name], cart, unticked, LINES_TIMED / size);
      if (round >= 0) measured[size][name].push(ms);
    }
  }
}
if (seen <= 0) throw new Error('nothing was computed');
process.stdout.write(JSON.stringify(measured));
