import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopWithRows } from '../testing/orders.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RUNS = 30;

interface OrderRow {
  readonly id: number;
  readonly status: number;
  readonly total: number;
  readonly paid_at: number;
  readonly expires_at: number;
}

/** Events around two orders of one account, in any sequence. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      order: fc.nat({ max: 1 }),
      payType: fc.constantFrom('52', '52', '57', '8'),
      mixed: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('password' as const),
      order: fc.nat({ max: 1 }),
      payType: fc.constantFrom('9', '53'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'complete' as const,
        'decline' as const,
        'page' as const,
        'page' as const,
      ),
      payment: fc.nat({ max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('poll' as const, 'expire' as const, 'close' as const),
      order: fc.nat({ max: 1 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('late' as const), isOn: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(5, 12),
    }),
  },
);

test('whatever happens: no cent of a balance appears or is lost, and an order is paid once', async () => {
  const shop = shopWithRows();
  const { console: merchant } = shop.sandbox;
  const all = <Row>(sql: string) => shop.rows.prepare(sql).all() as Row[];
  let current: readonly string[] = [];
  const law = fc.asyncProperty(
    // One total above the balance, one below it.
    fc.tuple(fc.integer({ min: 400_001, max: 900_000 }), fc.integer({ min: 1, max: 290_000 })),
    fc.array(step, { minLength: 6, maxLength: 20, size: 'max' }),
    async (totals, steps) => {
      merchant.setLateNotices(false);
      // The shop closes the orders left over from the last run, and releases the balance that they held.
      merchant.advanceClock(10 * DAY_MS);
      const token = await shop.signIn('finance');
      merchant.setWallet('finance', { balance: 400_000, chequeQuota: 300_000 });
      await shop.call('cashier.validatePassword', { payPwd: '246810' }, token);
      const orders = totals.map((total) =>
        shop.placeOrder({ scenario: 'finance', dollars: total / 100, expiresIn: 20 * MINUTE_MS }),
      );
      current = orders;
      const nth = (at: number) => orders[at] ?? '';
      for (const each of steps) {
        if (each.do === 'start') {
          const more = { bank: '', mixFlag: each.mixed, preType: '0' };
          const wish = { orderNo: nth(each.order), payType: each.payType, ...more };
          await shop.call('cashier.start', wish, token);
        } else if (each.do === 'password') {
          const { payType } = each;
          const body = { orderNo: nth(each.order), payPwd: '246810', payType };
          await shop.call('cashier.payByPassword', body, token);
        } else if (each.do === 'poll')
          await shop.call('cashier.pollProvider', { id: nth(each.order) }, token);
        else if (each.do === 'expire')
          await shop.call('cashier.cancelExpired', { id: nth(each.order) }, token);
        else if (each.do === 'close') close(nth(each.order));
        else if (each.do === 'late') merchant.setLateNotices(each.isOn);
        else if (each.do === 'wait') merchant.advanceClock(each.minutes * MINUTE_MS);
        else if ('payment' in each) await settle(each.do, each.payment);
        holds(orders);
      }
    },
  );

  /** The merchant refuses to close an order that is paid or closed. */
  function close(orderNo: string) {
    try {
      merchant.closeOrder(orderNo);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  }

  async function settle(how: 'complete' | 'decline' | 'page', at: number) {
    // Payments of earlier runs are over.
    const payments = merchant.payments().filter(({ orderNo }) => current.includes(orderNo));
    const payment = payments[at % Math.max(1, payments.length)];
    if (!payment) return;
    if (how === 'complete') merchant.completePayment(payment.id);
    if (how === 'decline') merchant.declinePayment(payment.id);
    if (how !== 'page') return;
    const [row] = all<{ provider_token: string }>(
      `SELECT provider_token FROM payment WHERE id = ${payment.id}`,
    );
    const body = JSON.stringify({
      clientSecret: `pi_${row?.provider_token}`,
      number: '4242424242424242',
    });
    const address = 'http://shop.test/stand-in/card/confirm';
    await shop.sandbox.fetch(new Request(address, { method: 'POST', body }));
  }

  function holds(orders: readonly string[]) {
    const these = `order_no IN (${orders.map((no) => `'${no}'`).join(', ')})`;
    const rows = all<Record<string, number | string | null>>(
      `SELECT p.* FROM payment p JOIN shop_order o ON o.id = p.order_id WHERE o.${these}`,
    );
    const sum = (statuses: string[], column: string, payTypes?: string[]) =>
      rows
        .filter((row) => statuses.includes(String(row['status'])))
        .filter((row) => payTypes === undefined || payTypes.includes(String(row['pay_type'])))
        .reduce((total, row) => total + Number(row[column]), 0);
    const wallet = merchant.wallets().find((each) => each.scenario === 'finance');
    // The wallet's balance, the held sums and the paid sums add up to the original balance.
    expect((wallet?.balance ?? 0) + sum(['open', 'paid'], 'from_balance')).toBe(400_000);
    expect(wallet?.held).toBe(sum(['open'], 'from_balance'));
    expect((wallet?.chequeQuota ?? 0) + sum(['paid'], 'from_provider', ['53'])).toBe(300_000);
    const entries = `SELECT ifnull(sum(amount), 0) sum FROM wallet_entry e JOIN account a ON a.id = e.account_id WHERE a.scenario = 'finance'`;
    expect(all<{ sum: number }>(entries)[0]?.sum).toBe(wallet?.balance);
    // The money that a provider took has paid an order, was refunded, or is not yet reported to the shop.
    for (const row of rows)
      if (row['taken_at'] !== null) expect(['paid', 'refunded', 'open']).toContain(row['status']);
    for (const { id, status, total, paid_at, expires_at } of all<OrderRow>(
      `SELECT id, status, total, paid_at, expires_at FROM shop_order WHERE ${these}`,
    )) {
      if (status === 2) expect(paid_at).toBeLessThan(expires_at);
      const paying = rows.filter((row) => row['order_id'] === id && row['status'] === 'paid');
      expect(paying).toHaveLength(status === 2 ? 1 : 0);
      for (const row of paying)
        expect(Number(row['from_balance']) + Number(row['from_provider'])).toBe(total);
      // A closed or paid order holds nothing any more.
      const open = rows.filter((row) => row['order_id'] === id && row['status'] === 'open');
      expect(open.length).toBeLessThanOrEqual(status === 0 ? 1 : 0);
    }
  }

  await fc.assert(law, { numRuns: RUNS });
  shop.close();
}, 120_000);
