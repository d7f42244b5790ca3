import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AfterPurchaseShop, afterPurchaseShop } from '../testing/after-purchase.ts';
import { glove, listOf } from '../testing/checkout.ts';

const CREDIT = { zh: '支票存入', en: 'Cheque deposit' };
const RUNS = 12;

/** Events of a wallet, in any sequence. `at` chooses among the orders so far. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('order' as const, 'hold' as const, 'hold' as const),
      gloves: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'balance' as const,
        'complete' as const,
        'decline' as const,
        'close' as const,
        'refund' as const,
        'refund' as const,
      ),
      at: fc.nat({ max: 7 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('top-up' as const, 'correct' as const),
      cents: fc.integer({ min: 1, max: 400_000 }),
    }),
  },
);

/** The details of the account, read as a buyer does, page by page. */
async function detailsOf(at: AfterPurchaseShop, keyword = '') {
  const read = (pageIndex: number) =>
    at.answer('wallet.details', { keyword, pageIndex, pageSize: 10 });
  const first = await read(1);
  const entries = listOf(first['list']);
  const rest = [...entries];
  for (let page = 2; page <= Number(first['totalPage']); page += 1)
    rest.push(...listOf((await read(page))['list']));
  expect(rest).toHaveLength(Number(first['totalCount']));
  return rest;
}

const sumOf = (entries: Awaited<ReturnType<typeof detailsOf>>) =>
  entries.reduce((sum, entry) => sum + Math.round(Number(entry['price']) * 100), 0);

/** Refuses what cannot be done now; the balance must add up nevertheless. */
async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // Refused: the state of the order forbids it.
  }
}

test('whatever happens, all details add up to the balance that is shown (Spec: 2§2.8)', async () => {
  const at = await afterPurchaseShop('regular');
  const { console } = at;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 18, size: 'max' }),
      async (steps) => {
        console.setStock(glove.id, 100_000);
        const orders: string[] = [];
        const nth = (place: number) => orders[place % Math.max(1, orders.length)] ?? '';
        for (const each of steps) {
          await attempt(() => perform(each, orders, nth));
          const entries = await detailsOf(at);
          expect(sumOf(entries)).toBe(Math.round(Number(await at.answer('wallet.balance')) * 100));
          for (const entry of entries) seen.add(String(entry['type']));
        }
      },
    ),
    { numRuns: RUNS, seed: 20_261_123 },
  );
  // The histories did contain every kind of booking.
  expect([...seen].toSorted()).toEqual([
    'Adjustment',
    'After-sales refund',
    'Cheque deposit',
    'Opening balance',
    'Order payment',
    'Payment returned',
    'Reserved for a payment',
  ]);
  at.shop.sandbox.close();

  async function perform(
    each: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
    orders: string[],
    nth: (place: number) => string,
  ) {
    if ('cents' in each) {
      if (each.do === 'correct') return console.setWallet('regular', { balance: each.cents });
      return console.topUp('regular', { amount: each.cents, reason: CREDIT });
    }
    if ('gloves' in each) {
      const orderNo = await at.order([[glove, each.gloves]]);
      orders.push(orderNo);
      if (each.do === 'hold') await hold(orderNo);
      return undefined;
    }
    const orderNo = nth(each.at);
    const [payment] = console.payments().filter((one) => one.orderNo === orderNo);
    if (each.do === 'balance') return at.pay(orderNo, 'balance');
    if (each.do === 'close') return console.closeOrder(orderNo);
    if (each.do === 'complete') return console.completePayment(payment?.id ?? 0);
    if (each.do === 'decline') return console.declinePayment(payment?.id ?? 0);
    const reply = await at.apply(orderNo, '2');
    console.approveReturn(String(reply.data));
    return console.refundReturn(String(reply.data));
  }

  /** Begins a mixed payment, which holds the balance, and leaves it open. */
  async function hold(orderNo: string) {
    await at.answer('cashier.validatePassword', { payPwd: '246810' });
    const wish = { orderNo, payType: '51', bank: '', mixFlag: true, preType: '0' };
    await at.answer('cashier.start', wish);
  }
}, 120_000);
