// Random people redeem the same scarce products, while answers are lost and time passes. Spec: 2§2.10, 2§4, 2§5
import { type AnyEndpoint, points } from '@clinicart/sdk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  command,
  holds,
  losing,
  personOf,
  type Run,
  shopOf,
  type Who,
  waiting,
  withWho,
} from './model.ts';
import type { World } from './world.ts';

interface Redeeming {
  readonly products: readonly string[];
  /** Numbers of points orders that people were shown. */
  readonly told: string[];
  /** Redemptions of unknown outcome: browser and product. The next outcome of the same is that of the earlier press. */
  readonly unknown: Set<string>;
}

const PEOPLE = ['credit', 'finance'] as const;
const ROWS: readonly AnyEndpoint[] = [
  points.redeemPoints,
  points.redeemPoints,
  points.redeemPoints,
  points.redeemPoints,
  points.redeemPoints,
  points.exchangeRecords,
  points.pointsProduct,
];

function begin({ sandbox, rows }: World): Redeeming {
  for (const scenario of PEOPLE) sandbox.console.grantPoints(scenario, { points: 20_000 });
  const products = rows(
    'SELECT id FROM points_product WHERE is_limited = 0 AND stock IS NOT NULL AND points < 2000 ORDER BY id LIMIT 2',
  ).map(({ id }) => String(id));
  for (const id of products) sandbox.console.setPointsStock(Number(id), 8);
  return { products, told: [], unknown: new Set() };
}

type Press = Who & { readonly product: number; readonly isTwice: boolean };

async function redeem(run: Run<Redeeming>, who: Press): Promise<void> {
  const productId = run.memory.products[who.product];
  if (productId === undefined) return;
  const { addressId, shops } = personOf(run, who);
  const isDevice = who.shop === shops.length - 1;
  // A points order has no key before it is placed: those of the other device differ in their quantity.
  const quantity = isDevice ? 2 : 1;
  const press = () => shopOf(run, who).points.redeem({ addressId, productId, quantity });
  const [outcome, second] = await Promise.all(who.isTwice ? [press(), press()] : [press()]);
  if (who.isTwice) expect(second, 'a second press joins the first').toEqual(outcome);
  const subject = JSON.stringify([who.person, isDevice, productId]);
  if (outcome?.ok) {
    run.memory.told.push(outcome.receipt.orderNo);
    run.memory.unknown.delete(subject);
  } else if (outcome?.reason === 'unknown') run.memory.unknown.add(subject);
}

const placed = ({ rows }: World) =>
  rows('SELECT order_no FROM points_order').map((row) => String(row['order_no']));

test(
  'points are spent once for each press, and no piece of the mall is given twice',
  () =>
    holds<Redeeming>({
      people: PEOPLE,
      runs: 12,
      commands: [
        command<Redeeming, Press>(
          'redeem',
          withWho(fc.record({ product: fc.nat(1), isTwice: fc.boolean() })),
          redeem,
        ),
        command<Redeeming, { points: number }>(
          'grant',
          fc.record({ points: fc.integer({ min: -500, max: 900 }).filter((given) => given !== 0) }),
          async ({ world: { sandbox } }, grant) => sandbox.console.grantPoints(PEOPLE[0], grant),
        ),
        // A late call stays of unknown outcome until the next press.
        losing(ROWS.slice(0, 1), ['late']),
        losing(ROWS),
        losing(ROWS),
        waiting(1, 60),
      ],
      begin,
      async end({ world, memory }) {
        const orders = placed(world);
        for (const orderNo of memory.told) expect(orders).toContain(orderNo);
        expect(new Set(memory.told).size, 'no order is shown for two presses').toBe(
          memory.told.length,
        );
        expect(orders.length).toBeLessThanOrEqual(memory.told.length + memory.unknown.size);
      },
      seen: {
        'points orders': 'SELECT count(*) n FROM points_order',
        'entries of points': "SELECT count(*) n FROM points_entry WHERE kind = 'redeemed'",
      },
    }),
  60_000,
);
