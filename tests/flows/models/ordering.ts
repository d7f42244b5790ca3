// Commands of people who fill carts, order and pay.
import type { CompleteShop } from '@clinicart/sdk';
import type { Confirmation, OrderGood, PlaceOutcome } from '@clinicart/sdk/checkout';
import { type AnyEndpoint, cart, cashier, order } from '@clinicart/sdk/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { PAY_PASSWORD } from '../payments.ts';
import { anyone, command, personOf, type Run, shopOf, type Who, withWho } from './model.ts';
import { giveCoupons, unlessLost, type World } from './world.ts';

/** The memory of one run. */
export interface Ordering {
  readonly goods: readonly OrderGood[];
  /** The confirmation that each shop shows. */
  readonly shown: Map<CompleteShop, Confirmation>;
  /** Numbers that were pressed: there may not be more orders. */
  readonly pressed: Set<string>;
  /** Numbers of orders that a buyer was shown, and of those shown as paid. */
  readonly told: Set<string>;
  readonly toldPaid: Set<string>;
}

export type Ordered = Run<Ordering>;

/** The first pays by cheque and may not close orders; the second does, and has little on its balance. */
export const PEOPLE = ['finance', 'credit'] as const;

export function beginOrdering(world: World): Ordering {
  const { sandbox, rows } = world;
  sandbox.console.setWallet('finance', { balance: 9_000_000, chequeQuota: 9_000_000 });
  sandbox.console.setWallet('credit', { balance: 9_000 });
  giveCoupons(world, PEOPLE);
  const goods = rows(
    `SELECT s.id, s.multiple FROM specification s JOIN product p ON p.id = s.product_id
     WHERE p.on_shelf = 1 AND s.price BETWEEN 5000 AND 100000 AND s.buy_limit IS NULL AND s.stock >= s.multiple * 4
       AND p.tags NOT LIKE '%new-customer%' AND p.tags NOT LIKE '%medicine%' ORDER BY s.id LIMIT 3`,
  ).map((row) => ({ specificationId: String(row['id']), quantity: Number(row['multiple']) }));
  // Scarce goods: people compete for the last pieces.
  for (const { specificationId, quantity } of goods)
    sandbox.console.setStock(specificationId, quantity * 15);
  return {
    goods,
    shown: new Map(),
    pressed: new Set(),
    told: new Set(),
    toldPaid: new Set(),
  };
}

const orderRows = ({ world }: Ordered, orderNo: string) =>
  world.rows('SELECT * FROM shop_order WHERE order_no = ?', orderNo);

const ordersMade = ({ world }: Ordered) =>
  Number(world.rows('SELECT count(*) n FROM shop_order')[0]?.['n']);

/** A buyer who is shown an order has exactly that one. */
function hear(run: Ordered, outcome: PlaceOutcome | undefined): void {
  if (!outcome || !('orderNo' in outcome)) return;
  if (!outcome.ok && outcome.reason !== 'unpaid') return;
  const { orderNo } = outcome;
  expect(orderRows(run, orderNo), `the order ${orderNo} was shown`).toHaveLength(1);
  run.memory.told.add(orderNo);
  if (outcome.ok && outcome.next === 'paid-result') run.memory.toldPaid.add(orderNo);
}

async function begin(
  run: Ordered,
  shop: CompleteShop,
  goods: readonly OrderGood[],
  origin: 'cart' | 'product',
) {
  if (goods.length === 0) return;
  const begun = await unlessLost(shop.checkout.begin(goods, origin));
  if (!begun?.ok) return;
  const shown = await unlessLost(shop.checkout.confirmation.get(null));
  if (shown) run.memory.shown.set(shop, shown);
}

async function press(run: Ordered, each: Who & { readonly how: 'once' | 'twice' | 'in two tabs' }) {
  const shop = shopOf(run, each);
  const shown = run.memory.shown.get(shop);
  if (!shown) return;
  run.memory.pressed.add(shown.orderNo);
  const place = (page: CompleteShop) => {
    const { payment } = page.checkout.choices(shown.orderNo).get();
    return page.checkout.place(
      shown,
      payment === 'cheque' ? { password: PAY_PASSWORD } : undefined,
    );
  };
  const [first = shop, second = shop] = personOf(run, each).shops;
  const pages = { once: [shop], twice: [shop, shop], 'in two tabs': [first, second] }[each.how];
  const before = ordersMade(run);
  const outcomes = await Promise.all(pages.map((page) => unlessLost(place(page))));
  for (const outcome of outcomes) hear(run, outcome);
  // A buyer who reads that nothing was ordered orders again.
  if (outcomes.every((outcome) => outcome && !outcome.ok && outcome.reason === 'refused'))
    expect(ordersMade(run), 'a refused press made no order').toBe(before);
}

export const CART_ROWS: readonly AnyEndpoint[] = [
  cart.addToCart,
  cart.changeQuantity,
  cart.removeLines,
  cart.getCart,
  order.createTempOrder,
  order.confirmation,
];
export const PLACING_ROWS: readonly AnyEndpoint[] = [
  order.createOrder,
  order.createOrder,
  order.checkOrder,
  order.confirmation,
  cashier.payByPassword,
  cashier.validatePayPassword,
  cashier.pollOrder,
];

export const carting = [
  command<Ordering, Who & { good: number; packs: number }>(
    'add',
    withWho(fc.record({ good: fc.nat(2), packs: fc.integer({ min: 1, max: 3 }) })),
    async (run, each) => {
      const good = run.memory.goods[each.good];
      if (!good) return;
      const { specificationId } = good;
      const item = { specificationId, quantity: good.quantity * each.packs };
      await unlessLost(shopOf(run, each).cart.add([item]));
    },
  ),
  command<Ordering, Who & { packs: number }>(
    'change',
    withWho(fc.record({ packs: fc.integer({ min: 1, max: 4 }) })),
    async (run, each) => {
      const [good] = run.memory.goods;
      if (!good) return;
      const line = { specificationId: good.specificationId };
      await unlessLost(shopOf(run, each).cart.change(line, good.quantity * each.packs));
    },
  ),
  command<Ordering, Who>('remove', anyone, async (run, each) => {
    const shop = shopOf(run, each);
    const contents = await unlessLost(shop.cart.contents.get(null));
    const [line] = contents?.groups.flatMap(({ lines }) => lines) ?? [];
    if (line) await unlessLost(shop.cart.remove([line.id]));
  }),
  command<Ordering, Who>('begin from the cart', anyone, async (run, each) => {
    const shop = shopOf(run, each);
    const contents = await unlessLost(shop.cart.contents.get(null));
    const known = run.memory.goods.map(({ specificationId }) => specificationId);
    const lines = contents?.groups.flatMap(({ lines }) => lines) ?? [];
    const goods = lines
      .filter(({ specificationId }) => known.includes(specificationId))
      .map(({ specificationId, quantity }) => ({ specificationId, quantity }));
    await begin(run, shop, goods, 'cart');
  }),
];

interface Choice {
  readonly payment: 'online' | 'transfer' | 'cheque';
  readonly hasCoupon: boolean;
}
const choice: fc.Arbitrary<Choice> = fc.record({
  payment: fc.constantFrom(
    'online' as const,
    'online' as const,
    'transfer' as const,
    'cheque' as const,
  ),
  hasCoupon: fc.boolean(),
});

function choose(run: Ordered, who: Who, { payment, hasCoupon }: Choice): void {
  const shop = shopOf(run, who);
  const shown = run.memory.shown.get(shop);
  const couponId = hasCoupon ? undefined : '';
  if (shown) shop.checkout.choose(shown.orderNo, { payment, couponId });
}

export const placing = [
  command<Ordering, Who & { readonly good: number } & Choice>(
    'order',
    fc.tuple(withWho(fc.record({ good: fc.nat(2) })), choice).map(([who, chosen]) => ({
      ...who,
      ...chosen,
    })),
    async (run, { good: at, payment, hasCoupon, ...who }) => {
      const good = run.memory.goods[at];
      if (good) await begin(run, shopOf(run, who), [good], 'product');
      choose(run, who, { payment, hasCoupon });
      await press(run, { ...who, how: 'once' });
    },
  ),
  command<Ordering, Who & { good: number; packs: number }>(
    'begin',
    withWho(fc.record({ good: fc.nat(2), packs: fc.integer({ min: 1, max: 3 }) })),
    async (run, each) => {
      const good = run.memory.goods[each.good];
      if (!good) return;
      const goods = [{ ...good, quantity: good.quantity * each.packs }];
      await begin(run, shopOf(run, each), goods, 'product');
    },
  ),
  command<Ordering, Who & Choice>('choose', withWho(choice), async (run, who) =>
    choose(run, who, who),
  ),
  command<Ordering, Who & { how: 'once' | 'twice' | 'in two tabs' }>(
    'press',
    withWho(
      fc.record({
        how: fc.constantFrom('once' as const, 'twice' as const, 'in two tabs' as const),
      }),
    ),
    press,
  ),
  command<Ordering, Who>('settle', anyone, async (run, each) =>
    hear(run, await unlessLost(shopOf(run, each).checkout.settle())),
  ),
  command<Ordering, Who>('close', anyone, async (run, each) => {
    const shop = shopOf(run, each);
    const orderNo = run.memory.shown.get(shop)?.orderNo;
    if (orderNo !== undefined) await unlessLost(shop.orders.cancel(orderNo));
  }),
];

/** No press made two orders, every order that was shown is there, and no shop is left with an open question. */
export async function endOrdering(run: Ordered): Promise<void> {
  const { world, memory } = run;
  for (const { shops } of world.people)
    for (const { checkout } of shops) {
      const outcome = await checkout.settle();
      hear(run, outcome);
      // Where the server refuses to say whether there is an order, the question holds up the next one once, then ends.
      const refusesToSay =
        outcome && !outcome.ok && outcome.reason === 'unknown' && outcome.message;
      const [good] = memory.goods;
      for (let time = 0; refusesToSay && good && time < 2; time += 1)
        await checkout.begin([good], 'product');
      expect(checkout.$unsettled.get()).toBeUndefined();
    }
  const made = world.rows('SELECT order_no FROM shop_order').map((row) => String(row['order_no']));
  // The call names no order: one that arrives late makes what another device has put there, so that numbers may differ.
  expect(made.length, 'each press makes one order at most').toBeLessThanOrEqual(
    memory.pressed.size,
  );
  for (const orderNo of memory.told) expect(made).toContain(orderNo);
  const paid = world
    .rows(
      "SELECT o.order_no FROM payment p JOIN shop_order o ON o.id = p.order_id WHERE p.status = 'paid'",
    )
    .map((row) => String(row['order_no']));
  for (const orderNo of memory.toldPaid) expect(paid).toContain(orderNo);
}
