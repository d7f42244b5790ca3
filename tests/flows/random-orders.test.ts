// Random carts through the whole SDK: the sums at confirmation equal those in the server's rows.
// packages/sandbox/src/checkout/same-sums.test.ts compares the sums alone 10,000 times. Spec: 2§5
import { explainOrder, planOf } from '@clinicart/sdk/checkout';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderDesk } from './orders.ts';

const ORDERS = 100;
const ADDRESSES = ['810000', '820000', '440000'];

const wish = fc.record({
  goods: fc.uniqueArray(fc.record({ at: fc.nat(59), multiples: fc.integer({ min: 1, max: 12 }) }), {
    minLength: 1,
    maxLength: 7,
    selector: ({ at }) => at,
  }),
  addressAt: fc.nat(ADDRESSES.length - 1),
  wayAt: fc.nat(5),
  /** A coupon by its index, none, or the server's choice. */
  coupon: fc.oneof(fc.nat(9), fc.constant('none' as const), fc.constant('default' as const)),
  payment: fc.constantFrom('online' as const, 'transfer' as const),
});

test(`${ORDERS} random orders cost what was shown, to the cent`, async () => {
  const { shop, goods, rows, begin, address } = await orderDesk();
  const addresses: string[] = [];
  for (const province of ADDRESSES) addresses.push(await address(province));
  rows('UPDATE specification SET stock = 100000 WHERE buy_limit IS NULL');
  const kinds = ['p.parent_id = 1800', 's.price > 100000', 's.price < 100000'];
  const some = kinds.flatMap((kind) => goods(20, `${kind} AND p.tags NOT LIKE '%medicine%'`));
  const seen = { coupon: 0, cut: 0, freight: 0, stores: 0 };
  await fc.assert(
    fc.asyncProperty(wish, async (each) => {
      rows('UPDATE account_coupon SET used_at = NULL');
      const begun = await begin(
        each.goods.map(({ at, multiples }) => ({
          specificationId: some[at % some.length]?.specificationId ?? '',
          quantity: (some[at % some.length]?.quantity ?? 1) * multiples,
        })),
      );
      await shop.checkout.changeAddress(begun, addresses[each.addressAt] ?? '');
      const shown = await shop.checkout.confirmation.get(null);
      const coupon =
        each.coupon === 'none' || each.coupon === 'default'
          ? undefined
          : shown.coupons[each.coupon % Math.max(1, shown.coupons.length)];
      shop.checkout.choose(shown.orderNo, {
        payment: each.payment,
        couponId: each.coupon === 'default' ? undefined : (coupon?.id ?? ''),
        deliveries: Object.fromEntries(
          shown.stores.map(({ id, deliveries }) => [
            id,
            deliveries[each.wayAt % Math.max(1, deliveries.length)]?.id ?? '',
          ]),
        ),
      });
      const plan = planOf(shown, shop.checkout.choices(shown.orderNo).get());
      const { totals, blockers } = explainOrder(plan);
      const outcome = await shop.checkout.place(shown);
      if (blockers.length > 0) {
        // The server refuses a store that does not deliver there, and makes no order.
        expect(outcome).toMatchObject({ ok: false, reason: 'blocked' });
        return;
      }
      expect(outcome).toMatchObject({ ok: true, orderNo: shown.orderNo });
      const [made] = rows('SELECT * FROM shop_order WHERE order_no = ?', shown.orderNo);
      const { goods: sum, cut, coupon: off, freight, total } = made ?? {};
      expect({ goods: sum, cut, coupon: off, freight, total }).toEqual(totals);
      seen.coupon += Number(totals.coupon > 0);
      seen.cut += Number(totals.cut < 0);
      seen.freight += Number(totals.freight > 0);
      seen.stores += Number(shown.stores.length > 1);
    }),
    { numRuns: ORDERS },
  );
  // The carts must cover every case of the comparison.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
}, 60_000);
