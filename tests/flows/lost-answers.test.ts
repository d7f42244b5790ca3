// Any lost answer, and any number of presses, reloads and queries, leaves one order, paid once.
// Spec: 2§4
import type { PlaceOutcome } from '@clinicart/sdk/checkout';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browserStorage, orderDesk, tabsInTurn } from './orders.ts';

const RUNS = 40;
const A_MINUTE_MS = 60_000;
const CREATE = '/authapi/order/createOrder2';
const CONFIRM = '/authapi/order/confirmOrder';
const CHECK = '/authapi/order/checkOrder';
const PAY = '/authapi/pay/payOrderByPwd';
const PROVE = '/authapi/pay/validatePayPwd';
const POLL = '/authapi/pollOrderStatus';

/**
 * Failures: done but not answered, broken before or after the server's work, refused. The SDK does not retry reads
 * after a 404.
 */
const lostWrite = fc.constantFrom(
  { kind: 'drop' as const },
  { kind: 'status' as const, status: 500 },
  { kind: 'status' as const, status: 503 },
  { kind: 'status' as const, status: 504 },
);
const lostRead = fc.constant({ kind: 'status' as const, status: 404 });
const fault = fc.oneof(
  fc.record({ path: fc.constantFrom(CREATE, PAY, PROVE), what: lostWrite }),
  fc.record({ path: fc.constantFrom(CREATE, PAY), what: fc.constant({ kind: 'drop' as const }) }),
  fc.record({ path: fc.constantFrom(CONFIRM, CHECK, POLL), what: lostRead }),
);
const act = fc.record({
  faults: fc.array(fault, { maxLength: 3 }),
  /** Actions: one press, two at once, the same in two tabs, a look after a crash, a press on a reloaded page. */
  what: fc.constantFrom('press', 'twice', 'two tabs', 'settle', 'reopen'),
});
const story = fc.record({
  payment: fc.constantFrom('online' as const, 'transfer' as const, 'cheque' as const),
  acts: fc.array(act, { minLength: 1, maxLength: 5 }),
});

const unavailable = { path: PAY, what: { kind: 'status', status: 503 } } as const;
const unpolled = { path: POLL, what: { kind: 'status', status: 404 } } as const;
const paidUnheard = { path: PAY, what: { kind: 'drop' } } as const;

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

/** An unheard payment by cheque, then one that the server refuses: the first one counts. */
const unheardThenRefused = (refused: Story['acts'][number]['faults']): Story => ({
  payment: 'cheque',
  acts: [
    { faults: [{ path: PAY, what: { kind: 'status', status: 500 } }], what: 'press' },
    { faults: [unpolled, paidUnheard], what: 'reopen' },
    { faults: refused, what: 'reopen' },
  ],
});

test(`${RUNS} random sequences of lost answers end with one order each, paid once`, async () => {
  const exclusive = tabsInTurn();
  const storage = browserStorage();
  const desk = await orderDesk('finance', { storage, exclusive });
  await desk.address('810000');
  const [good = { specificationId: '', quantity: 1 }] = desk.goods(1);
  desk.rows('UPDATE specification SET stock = 1000000 WHERE id = ?', good.specificationId);
  let made = 0;
  await fc.assert(
    fc.asyncProperty(story, async ({ payment, acts }) => {
      desk.rows('UPDATE wallet SET cheque_quota = 100000000, balance = 100000000');
      const shown = await desk.begin([good]);
      const { orderNo } = shown;
      const secret = payment === 'cheque' ? { password: '246810' } : undefined;
      const open = () => {
        const shop = desk.again();
        shop.checkout.choose(orderNo, { payment });
        return shop;
      };
      let shop = open();
      const ordersNow = () => desk.rows('SELECT * FROM shop_order WHERE order_no = ?', orderNo);
      const press = () => shop.checkout.place(shown, secret);
      const doIt = {
        press: async () => [await press()],
        twice: () => Promise.all([press(), press()]),
        'two tabs': () => Promise.all([press(), open().checkout.place(shown, secret)]),
        settle: async () => [await shop.checkout.settle()],
        reopen: async () => {
          shop = open();
          return [await press()];
        },
      } satisfies Record<string, () => Promise<(PlaceOutcome | undefined)[]>>;

      let wasToldPaid = false;
      const hear = (outcome: PlaceOutcome | undefined) => {
        expect(ordersNow().length).toBeLessThanOrEqual(1);
        // A buyer who sees a placed order has exactly one; a buyer who sees a refusal may press again.
        if (outcome?.ok || outcome?.reason === 'unpaid') expect(ordersNow()).toHaveLength(1);
        if (outcome?.ok && outcome.next === 'paid-result') wasToldPaid = true;
      };
      for (const { faults, what } of acts) {
        desk.sandbox.console.clearFaults();
        for (const each of faults)
          desk.sandbox.console.setFault({ ...each.what, path: each.path, times: 1 });
        for (const outcome of await doIt[what]()) hear(outcome);
      }
      desk.sandbox.console.clearFaults();
      // After a time-out the server may still be working, so the shop does not yet report that no order exists.
      desk.sandbox.console.advanceClock(A_MINUTE_MS);
      const last = await press();
      hear(last);
      // An unpaid order continues at the cashier.
      if (!last.ok) expect(last).toMatchObject({ reason: 'unpaid', orderNo });
      expect(ordersNow()).toHaveLength(1);
      expect(shop.checkout.$unsettled.get()).toBeUndefined();
      const paid = desk.rows(
        `SELECT p.* FROM payment p JOIN shop_order o ON o.id = p.order_id WHERE o.order_no = ? AND p.status = 'paid'`,
        orderNo,
      );
      expect(paid).toHaveLength(wasToldPaid ? 1 : 0);
      made += 1;
      expect(desk.orders()).toHaveLength(made);
    }),
    {
      numRuns: RUNS,
      endOnFailure: true,
      examples: [
        [unheardThenRefused([unavailable])],
        [unheardThenRefused([unavailable, unpolled])],
      ],
    },
  );
}, 60_000);
