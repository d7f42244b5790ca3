// Operations that end an order: each is sent once, whatever is lost and however many tabs there are. Spec: 2§4, 2§8
import { describe, expect, it, test } from 'vitest';
import { ShopError } from '../base/http/errors.ts';
import { cents } from '../base/values/money.ts';
import { pollProvider } from '../cashier/contract.ts';
import { closeOrder, confirmReceipt, orderDetail } from './contract.ts';
import type { OperationRecord } from './operation-ledger.ts';
import { expireOrder, runOperation } from './order-operations.ts';
import { type OperationFaults, testOperations } from './test-operations.ts';
import { testOrder } from './test-order.ts';
import type { OrderAnswer } from './types.ts';

interface Faults extends OperationFaults {
  readonly isPaid?: boolean;
  /** Answers the question to the provider. */
  poll?(): boolean;
}

function serverWith(order: Partial<OrderAnswer>, given: Faults = {}) {
  const { isPaid = false, poll = () => isPaid, ...faults } = given;
  const server = { order: { ...testOrder(), ...order } as OrderAnswer, asked: 0 };
  const becomes = (status: OrderAnswer['status']) => () => {
    server.order = { ...server.order, status };
    return null;
  };
  const { context, ...parts } = testOperations<OperationRecord>({
    reads: {
      [orderDetail.name]: (how) => {
        if (!how?.passive) server.asked += 1;
        return server.order;
      },
      [pollProvider.name]: poll,
    },
    writes: {
      [closeOrder.name]: becomes('closed'),
      [confirmReceipt.name]: becomes('completed'),
    },
    faults,
  });
  return { ...parts, server, context: { ...context, isFinance: () => false } };
}

describe.each([
  ['close', { status: 'pending' }, 'closed', 'order-close-unknown'],
  ['receipt', { status: 'shipped' }, 'completed', 'order-receipt-unknown'],
] as const)('%s', (operation, order, end, unknown) => {
  it('is sent once, and recorded only until its answer', async () => {
    const { server, calls, ledger, context } = serverWith(order);
    expect(await runOperation(context, operation, 'CC-1')).toEqual({ ok: true });
    // One read may open the login dialog: the buyer asked for it.
    expect(server).toMatchObject({ asked: 1, order: { status: end } });
    expect(calls.sent).toBe(1);
    expect(ledger).toEqual([]);
  });

  it('is not sent where another tab or an earlier try has done it', async () => {
    const { calls, context } = serverWith({ status: end });
    expect(await runOperation(context, operation, 'CC-1')).toEqual({ ok: true });
    expect(calls.sent).toBe(0);
  });

  it('is sent once by two tabs at the same time', async () => {
    const { calls, context } = serverWith(order);
    const both = [1, 2].map(() => runOperation(context, operation, 'CC-1'));
    expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
    expect(calls.sent).toBe(1);
  });

  it('asks the server after a lost answer, and finds it done', async () => {
    const { calls, ledger, context } = serverWith(order, { failures: 1, works: true });
    expect(await runOperation(context, operation, 'CC-1')).toEqual({ ok: true });
    expect(calls.sent).toBe(1);
    expect(ledger).toEqual([]);
  });

  it('keeps its record while the outcome is unknown, and can be tried again', async () => {
    const { calls, ledger, context } = serverWith(order, { failures: 1 });
    const first = await runOperation(context, operation, 'CC-1');
    expect(first).toEqual({ ok: false, message: unknown });
    expect(ledger).toMatchObject([{ orderNo: 'CC-1', operation }]);
    expect(await runOperation(context, operation, 'CC-1')).toEqual({ ok: true });
    expect(calls.sent).toBe(2);
    expect(ledger).toEqual([]);
  });

  it("answers the server's refusal, and keeps no record", async () => {
    const { ledger, context } = serverWith(order, { failures: 1, kind: 'server' });
    const outcome = await runOperation(context, operation, 'CC-1');
    expect(outcome).toEqual({ ok: false, message: 'Lost.' });
    expect(ledger).toEqual([]);
  });
});

it('is not sent where the table of actions refuses it', async () => {
  const { calls, context } = serverWith({ status: 'paid' });
  const outcomes = await Promise.all([
    runOperation(context, 'close', 'CC-1'),
    runOperation(context, 'receipt', 'CC-1'),
  ]);
  expect(outcomes).toEqual([
    { ok: false, message: 'cancel-not-open' },
    { ok: false, message: 'receipt-not-shipped' },
  ]);
  expect(calls.sent).toBe(0);
});

it('is not sent for an account that logged in meanwhile', async () => {
  const { calls, context, logInAsAnother } = serverWith({ status: 'pending' });
  const waiting = runOperation(context, 'close', 'CC-1');
  logInAsAnother();
  expect(await waiting).toEqual({ ok: false, message: 'session-ended' });
  expect(calls.sent).toBe(0);
});

describe('an order whose time ran out', () => {
  const late = { status: 'pending', timeLeftMs: 0, total: cents(100) } as const;

  it('is closed once, whichever tab sees it first', async () => {
    const { calls, context } = serverWith(late);
    const all = await Promise.all([1, 2, 3].map(() => expireOrder(context, 'CC-1')));
    expect(all).toEqual(['closed', 'closed', 'closed']);
    expect(calls.sent).toBe(1);
  });

  test.each([
    ['was paid in time', { ...late, status: 'paid' }, {}, 'paid'],
    ['was paid at the provider, which the shop does not know yet', late, { isPaid: true }, 'paid'],
    ['has time left on the server', { ...late, timeLeftMs: 1 }, {}, 'open'],
    ['awaits a bank transfer', { ...late, paidBy: 'transfer' }, {}, 'open'],
    ['is under review', { ...late, status: 'under-review' }, {}, 'open'],
    ['is closed already', { ...late, status: 'closed' }, {}, 'closed'],
  ] as const)('is not closed by a call where it %s', async (_, order, faults, expected) => {
    const { calls, context } = serverWith(order, faults);
    expect(await expireOrder(context, 'CC-1')).toBe(expected);
    expect(calls.sent).toBe(0);
  });

  it('is closed where the provider answers that its time is over', async () => {
    const poll = () => {
      throw new ShopError('server', 'Over.', { path: '', resultID: 1333 });
    };
    const { calls, server, ledger, context } = serverWith(late, { poll });
    expect(await expireOrder(context, 'CC-1')).toBe('closed');
    expect(calls.sent).toBe(1);
    expect(server.order.status).toBe('closed');
    expect(ledger).toEqual([]);
  });

  it('is not closed where the provider refuses to answer', async () => {
    const poll = () => {
      throw new ShopError('server', 'Not now.', { path: '', resultID: 9999 });
    };
    const { calls, context } = serverWith(late, { poll });
    await expect(expireOrder(context, 'CC-1')).rejects.toMatchObject({ kind: 'server' });
    expect(calls.sent).toBe(0);
  });

  it('leaves no record of a closing that the server refused', async () => {
    const { ledger, context } = serverWith(late, { failures: 1, kind: 'server' });
    await expect(expireOrder(context, 'CC-1')).rejects.toMatchObject({ kind: 'server' });
    expect(ledger).toEqual([]);
  });

  it('is read after a lost answer', async () => {
    const { calls, context } = serverWith(late, { failures: 1, works: true });
    expect(await expireOrder(context, 'CC-1')).toBe('closed');
    expect(calls.sent).toBe(1);
  });
});
