// Commands of people who pay at the cashier, and of the providers.
import { type AnyEndpoint, cashier } from '@clinicart/sdk/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { BALANCE, by, CHEQUE, MIXED } from '../payments.ts';
import { command, personOf, shopOf, type Who, withWho } from './model.ts';
import type { Ordered, Ordering } from './ordering.ts';
import { unlessLost } from './world.ts';

const WISHES = {
  balance: BALANCE,
  cheque: CHEQUE,
  card: by('card'),
  paypal: by('paypal'),
  transfer: by('transfer'),
  mixed: MIXED,
} as const;
type Wish = keyof typeof WISHES;
const wishes = fc.constantFrom(...(Object.keys(WISHES) as Wish[]), 'card', 'mixed');

export const PAYING_ROWS: readonly AnyEndpoint[] = [
  cashier.payByPassword,
  cashier.startPayment,
  cashier.validatePayPassword,
  cashier.pollOrder,
  cashier.pollProvider,
  cashier.cancelExpired,
  cashier.payOrder,
];

/** The newest orders of a person, by number. */
function ordersOf(run: Ordered, who: Who): readonly string[] {
  return run.world
    .rows(
      `SELECT o.order_no FROM shop_order o JOIN account a ON a.id = o.account_id
       WHERE a.scenario = ? ORDER BY o.id DESC LIMIT 2`,
      personOf(run, who).scenario,
    )
    .map((row) => String(row['order_no']));
}

const paymentsOf = ({ world }: Ordered, orderNo: string) =>
  world.rows(
    "SELECT p.id FROM payment p JOIN shop_order o ON o.id = p.order_id WHERE o.order_no = ? AND p.status = 'paid'",
    orderNo,
  );

async function pay(run: Ordered, who: Who & { wish: Wish; newest: boolean; isTwice: boolean }) {
  const orderNo = ordersOf(run, who).at(who.newest ? 0 : -1);
  if (orderNo === undefined) return;
  const [first, second] = personOf(run, who).shops;
  const pages = who.isTwice ? [first, second] : [shopOf(run, who)];
  const press = async (shop = shopOf(run, who)) => {
    const due = await unlessLost(shop.cashier.order.get(orderNo));
    return due && shop.cashier.pay(due, WISHES[who.wish]);
  };
  for (const outcome of await Promise.all(pages.map(press))) {
    if (!outcome?.ok || outcome.next !== 'paid') continue;
    expect(paymentsOf(run, orderNo), 'an order shown as paid is paid').toHaveLength(1);
    run.memory.toldPaid.add(orderNo);
  }
}

/** The merchant refuses what a payment's state does not allow. */
function unlessRefused(work: () => void): void {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
  }
}

export const paying = [
  command<Ordering, Who & { wish: Wish; newest: boolean; isTwice: boolean }>(
    'pay',
    withWho(fc.record({ wish: wishes, newest: fc.boolean(), isTwice: fc.boolean() })),
    pay,
  ),
  command<Ordering, { payment: number; isPaid: boolean }>(
    'provider',
    fc.record({ payment: fc.nat(2), isPaid: fc.boolean() }),
    async ({ world: { sandbox } }, { payment, isPaid }) => {
      const payments = sandbox.console.payments();
      // Mostly one that is open; a provider may also repeat itself.
      const found = payments.filter(({ status }) => status === 'open').at(0) ?? payments[payment];
      if (!found) return;
      const { completePayment, declinePayment } = sandbox.console;
      unlessRefused(() => (isPaid ? completePayment : declinePayment)(found.id));
    },
  ),
  command<Ordering, { isOn: boolean }>(
    'notices are late',
    fc.record({ isOn: fc.boolean() }),
    async ({ world: { sandbox } }, { isOn }) => sandbox.console.setLateNotices(isOn),
  ),
  command<Ordering, Who & { newest: boolean }>(
    'expire',
    withWho(fc.record({ newest: fc.boolean() })),
    async (run, who) => {
      const orderNo = ordersOf(run, who).at(who.newest ? 0 : -1);
      if (orderNo !== undefined) await unlessLost(shopOf(run, who).cashier.expire(orderNo));
    },
  ),
  command<Ordering, Record<string, never>>(
    'the merchant closes',
    fc.record({}),
    async ({ world }) => {
      const [newest] = world.sandbox.console.orders();
      if (newest) unlessRefused(() => world.sandbox.console.closeOrder(newest.orderNo));
    },
  ),
];
