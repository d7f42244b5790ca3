// Operations that end an order: each is sent once, whatever is lost and however many tabs there are. Spec: 2§4, 2§8
import { describe, expect, it, test } from 'vitest';
import type { Api } from '../base/http/client.ts';
import { ShopError, type ShopErrorKind } from '../base/http/errors.ts';
import { manualClock } from '../base/platform/clock.ts';
import { cents } from '../base/values/money.ts';
import { closeOrder, confirmReceipt, orderDetail } from './contract.ts';
import {
  expireOrder,
  type OperationRecord,
  type OperationsContext,
  runOperation,
} from './order-operations.ts';
import { testOrder } from './test-order.ts';
import type { OrderAnswer } from './types.ts';

const CALLS = { [closeOrder.name]: 'closed', [confirmReceipt.name]: 'completed' } as const;

interface Faults {
  /** Failure of the first operations that are sent. */
  readonly kind?: ShopErrorKind;
  readonly failures?: number;
  /** Whether the server does the work of an operation whose answer fails. */
  readonly works?: boolean;
  readonly isPaid?: boolean;
}

function serverWith(order: Partial<OrderAnswer>, faults: Faults = {}) {
  const clock = manualClock();
  const server = {
    order: { ...testOrder(), ...order } as OrderAnswer,
    sent: 0,
    reads: 0,
    asked: 0,
  };
  const ledger: OperationRecord[] = [];
  let epoch = 'one';
  let queue: Promise<unknown> = Promise.resolve();
  const api = {
    async call(endpoint: { name: string }, _: unknown, how?: { passive?: boolean }) {
      if (endpoint.name === orderDetail.name) {
        server.reads += 1;
        if (!how?.passive) server.asked += 1;
        return server.order;
      }
      const becomes = CALLS[endpoint.name as keyof typeof CALLS];
      if (!becomes) return faults.isPaid ?? false;
      server.sent += 1;
      const fails = server.sent <= (faults.failures ?? 0);
      if (!fails || faults.works)
        server.order = { ...server.order, status: becomes as OrderAnswer['status'] };
      if (fails) throw new ShopError(faults.kind ?? 'network', 'Lost.', { path: '' });
      return null;
    },
    url: () => '',
  } as unknown as Api;
  const context: OperationsContext = {
    api,
    clock: {
      ...clock,
      after(_, run) {
        queueMicrotask(run);
        return () => {};
      },
    },
    ledger: {
      record: (entry: OperationRecord) => void ledger.push(entry),
      settle: (orderNo: string) => {
        ledger.splice(0, ledger.length, ...ledger.filter((each) => each.orderNo !== orderNo));
      },
      of: () => ledger,
    } as unknown as OperationsContext['ledger'],
    session: { sessionEpoch: () => epoch },
    say: ({ reason }) => reason,
    isFinance: () => false,
    enqueue: (_, job) => {
      const next = queue.then(job, job);
      queue = next.catch(() => {});
      return next;
    },
    onChanged: () => {},
  };
  return {
    server,
    ledger,
    context,
    logInAsAnother: () => {
      epoch = 'two';
    },
  };
}

describe.each([
  ['close', { status: 'pending' }, 'closed', 'order-close-unknown'],
  ['receipt', { status: 'shipped' }, 'completed', 'order-receipt-unknown'],
] as const)('%s', (operation, order, end, unknown) => {
  it('is sent once, and recorded only until its answer', async () => {
    const { server, ledger, context } = serverWith(order);
    expect(await runOperation(context, operation, 'CC-1')).toEqual({ ok: true });
    // One read may open the login dialog: the buyer asked for it.
    expect(server).toMatchObject({ sent: 1, asked: 1, order: { status: end } });
    expect(ledger).toEqual([]);
  });

  it('is not sent where another tab or an earlier try has done it', async () => {
    const { server, context } = serverWith({ status: end });
    expect(await runOperation(context, operation, 'CC-1')).toEqual({ ok: true });
    expect(server.sent).toBe(0);
  });

  it('is sent once by two tabs at the same time', async () => {
    const { server, context } = serverWith(order);
    const both = [1, 2].map(() => runOperation(context, operation, 'CC-1'));
    expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
    expect(server.sent).toBe(1);
  });

  it('asks the server after a lost answer, and finds it done', async () => {
    const { server, ledger, context } = serverWith(order, { failures: 1, works: true });
    expect(await runOperation(context, operation, 'CC-1')).toEqual({ ok: true });
    expect(server.sent).toBe(1);
    expect(ledger).toEqual([]);
  });

  it('keeps its record while the outcome is unknown, and can be tried again', async () => {
    const { server, ledger, context } = serverWith(order, { failures: 1 });
    const first = await runOperation(context, operation, 'CC-1');
    expect(first).toEqual({ ok: false, message: unknown });
    expect(ledger).toMatchObject([{ orderNo: 'CC-1', operation }]);
    expect(await runOperation(context, operation, 'CC-1')).toEqual({ ok: true });
    expect(server.sent).toBe(2);
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
  const { server, context } = serverWith({ status: 'paid' });
  const outcomes = await Promise.all([
    runOperation(context, 'close', 'CC-1'),
    runOperation(context, 'receipt', 'CC-1'),
  ]);
  expect(outcomes).toEqual([
    { ok: false, message: 'cancel-not-open' },
    { ok: false, message: 'receipt-not-shipped' },
  ]);
  expect(server.sent).toBe(0);
});

it('is not sent for an account that logged in meanwhile', async () => {
  const { server, context, logInAsAnother } = serverWith({ status: 'pending' });
  const waiting = runOperation(context, 'close', 'CC-1');
  logInAsAnother();
  expect(await waiting).toEqual({ ok: false, message: 'session-ended' });
  expect(server.sent).toBe(0);
});

describe('an order whose time ran out', () => {
  const late = { status: 'pending', timeLeftMs: 0, total: cents(100) } as const;

  it('is closed once, whichever tab sees it first', async () => {
    const { server, context } = serverWith(late);
    const all = await Promise.all([1, 2, 3].map(() => expireOrder(context, 'CC-1')));
    expect(all).toEqual(['closed', 'closed', 'closed']);
    expect(server.sent).toBe(1);
  });

  test.each([
    ['was paid in time', { ...late, status: 'paid' }, {}, 'paid'],
    ['was paid at the provider, which the shop does not know yet', late, { isPaid: true }, 'paid'],
    ['has time left on the server', { ...late, timeLeftMs: 1 }, {}, 'open'],
    ['awaits a bank transfer', { ...late, paidBy: 'transfer' }, {}, 'open'],
    ['is under review', { ...late, status: 'under-review' }, {}, 'open'],
    ['is closed already', { ...late, status: 'closed' }, {}, 'closed'],
  ] as const)('is not closed by a call where it %s', async (_, order, faults, expected) => {
    const { server, context } = serverWith(order, faults);
    expect(await expireOrder(context, 'CC-1')).toBe(expected);
    expect(server.sent).toBe(0);
  });

  it('leaves no record of a closing that the server refused', async () => {
    const { ledger, context } = serverWith(late, { failures: 1, kind: 'server' });
    await expect(expireOrder(context, 'CC-1')).rejects.toMatchObject({ kind: 'server' });
    expect(ledger).toEqual([]);
  });

  it('is read after a lost answer', async () => {
    const { server, context } = serverWith(late, { failures: 1, works: true });
    expect(await expireOrder(context, 'CC-1')).toBe('closed');
    expect(server.sent).toBe(1);
  });
});
