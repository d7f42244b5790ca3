// Applying, cancelling and sending back: each is sent once, whatever is lost and however many tabs there are. Spec: 2§4
import { describe, expect, it } from 'vitest';
import { orderDetail } from '../orders/contract.ts';
import { type OperationFaults, testOperations } from '../orders/test-operations.ts';
import { testGood, testOrder } from '../orders/test-order.ts';
import type { OrderAnswer } from '../orders/types.ts';
import { applyOnce } from './apply.ts';
import { applyForReturn, cancelReturn, returnDetail, sendBack } from './contract.ts';
import { cancelOnce, sendBackOnce } from './return-changes.ts';
import type { ReturnRecord } from './return-ledger.ts';
import type { ReturnContext } from './return-operations.ts';
import { testReturn } from './test-return.ts';
import type { ReturnOrder } from './types.ts';

const SF = { carrier: { id: '3', name: 'SF Express' }, waybill: 'SF123' };

function serverWith(
  start: { readonly order?: Partial<OrderAnswer>; readonly answer?: Partial<ReturnOrder> },
  faults: OperationFaults = {},
) {
  const server = {
    order: { ...testOrder({ status: 'completed', isReturnable: true }), ...start.order },
    answer: testReturn(start.answer),
  };
  const parts = testOperations<ReturnRecord>({
    reads: {
      [orderDetail.name]: () => server.order,
      [returnDetail.name]: () => server.answer,
    },
    writes: {
      [applyForReturn.name]: () => {
        server.order = { ...server.order, returnNo: 'AS-1' };
        return 'AS-1';
      },
      [cancelReturn.name]: () => {
        server.answer = { ...server.answer, status: 'cancelled' };
      },
      [sendBack.name]: () => {
        const parcel = { carrier: SF.carrier.name, waybill: SF.waybill };
        server.answer = { ...server.answer, status: 'sent-back', parcel };
      },
    },
    faults,
  });
  return { ...parts, server };
}

const application = {
  orderNo: 'CC-1',
  kind: 'return-some',
  reason: 'quality',
  remark: '',
  goods: [{ specificationId: '10001', quantity: 2 }],
  pictures: [],
} as const;
const apply = (context: ReturnContext) => applyOnce(context, application, {});
const MADE = { ok: true, returnNo: 'AS-1' };
const THEIRS = { ok: false, reason: 'exists', message: 'after-sales-exists', returnNo: 'AS-1' };
const GOOD = testGood({ quantity: 2 });
const HALF = { ...GOOD, quantity: 1 };

describe('applying', () => {
  it('is sent once, and recorded only until its answer', async () => {
    const { calls, ledger, context } = serverWith({});
    expect(await apply(context)).toEqual(MADE);
    expect(calls.sent).toBe(1);
    expect(ledger).toEqual([]);
  });

  it('names the application that another tab has made, and sends none', async () => {
    const { calls, context } = serverWith({});
    const [first, second] = await Promise.all([apply(context), apply(context)]);
    expect(first).toEqual(MADE);
    expect(second).toMatchObject({ ok: false, reason: 'exists', returnNo: 'AS-1' });
    expect(calls.sent).toBe(1);
  });

  it.each(['network', 'timeout', 'contract'] as const)(
    'reads the order after a lost answer (%s), and finds the number there',
    async (kind) => {
      const { calls, ledger, context } = serverWith({}, { failures: 1, works: true, kind });
      expect(await apply(context)).toEqual(MADE);
      expect(calls.sent).toBe(1);
      expect(ledger).toEqual([]);
    },
  );

  it('says that nothing was submitted where the order shows none, and can be tried again', async () => {
    const { calls, ledger, context } = serverWith({}, { failures: 1 });
    expect(await apply(context)).toMatchObject({
      reason: 'refused',
      message: 'return-apply-not-made',
    });
    expect(ledger).toEqual([]);
    expect(await apply(context)).toEqual(MADE);
    expect(calls.sent).toBe(2);
  });

  it('sends nothing more for a minute after a timeout that the order does not clear up', async () => {
    const { calls, ledger, context, clock } = serverWith({}, { failures: 1, kind: 'timeout' });
    expect(await apply(context)).toMatchObject({ reason: 'unknown' });
    expect(await apply(context)).toMatchObject({ reason: 'unknown' });
    expect(calls.sent).toBe(1);
    expect(ledger).toHaveLength(1);
    clock.advance(61_000);
    expect(await apply(context)).toEqual(MADE);
    expect(calls.sent).toBe(2);
  });

  it('keeps its record while nothing can be read, and finds the application after a reload', async () => {
    const faults = { failures: 1, works: true, unreadable: true };
    const { calls, ledger, context } = serverWith({}, faults);
    expect(await apply(context)).toMatchObject({ reason: 'unknown' });
    expect(ledger).toMatchObject([{ orderNo: 'CC-1', operation: 'apply' }]);
    calls.isUnreadable = false;
    expect(await apply(context)).toEqual(MADE);
    expect(calls.sent).toBe(1);
    expect(ledger).toEqual([]);
  });

  it("answers the server's refusal, and keeps no record", async () => {
    const { ledger, context } = serverWith({}, { failures: 1, kind: 'server' });
    expect(await apply(context)).toEqual({ ok: false, reason: 'refused', message: 'Lost.' });
    expect(ledger).toEqual([]);
  });

  it('counts as made where a refusal answers a request that the browser repeated', async () => {
    const faults = { failures: 1, kind: 'server', works: true } as const;
    const { ledger, context } = serverWith({}, faults);
    expect(await apply(context)).toEqual(MADE);
    expect(ledger).toEqual([]);
  });

  describe.each([
    ['nothing that differs', {}, MADE],
    ['another service', { kind: 'refund-only' }, THEIRS],
    ['other words', { remark: 'Torn.' }, THEIRS],
    ['other units', { goods: [{ ...GOOD, quantity: 1 }] }, THEIRS],
    ['a further good', { goods: [GOOD, { ...GOOD, specificationId: '10002' }] }, THEIRS],
    ['the same goods in two lines', { goods: [HALF, HALF] }, MADE],
    ['goods without a specification', { goods: [{ ...GOOD, specificationId: '' }] }, MADE],
  ] as const)(
    'of a lost answer, where the order then names an application with %s',
    (_, answer, outcome) => {
      it.each(['network', 'server'] as const)(
        'compares the two after a failure (%s)',
        async (kind) => {
          const { ledger, context } = serverWith({ answer }, { failures: 1, works: true, kind });
          expect(await apply(context)).toEqual(outcome);
          expect(ledger).toEqual([]);
        },
      );

      it('compares the two at the next try', async () => {
        const faults = { failures: 1, works: true, unreadable: true };
        const { calls, ledger, context } = serverWith({ answer }, faults);
        expect(await apply(context)).toMatchObject({ reason: 'unknown' });
        calls.isUnreadable = false;
        expect(await apply(context)).toEqual(outcome);
        expect(ledger).toEqual([]);
      });
    },
  );

  it.each([
    [{ isReturnable: false }, 'after-sales-not-offered'],
    [{ status: 'paid' }, 'return-not-shipped'],
    [{ stores: [] }, 'return-quantity-outside'],
  ] as const)('is not sent for an order with %j', async (order, message) => {
    const { calls, context } = serverWith({ order });
    expect(await apply(context)).toEqual({ ok: false, reason: 'refused', message });
    expect(calls.sent).toBe(0);
  });

  it('is not sent for an account that logged in meanwhile', async () => {
    const { calls, context, logInAsAnother } = serverWith({});
    const waiting = apply(context);
    logInAsAnother();
    expect(await waiting).toMatchObject({ message: 'session-ended' });
    expect(calls.sent).toBe(0);
  });
});

it('sends a waybill in half-width letters and digits, as the carrier has it (Spec: 2§5)', async () => {
  const parcel = { carrier: 'SF Express', waybill: 'SF123' };
  const { calls, context } = serverWith({ answer: { status: 'sent-back', parcel } });
  // Equal to the one that is there: nothing is sent.
  expect(await sendBackOnce(context, 'AS-1', { ...SF, waybill: ' ＳＦ１２３ ' })).toEqual({
    ok: true,
  });
  expect(calls.sent).toBe(0);
});

describe.each([
  {
    name: 'cancelling',
    run: (context: ReturnContext) => cancelOnce(context, 'AS-1'),
    open: { status: 'under-review' },
    done: { status: 'cancelled' },
    late: { status: 'refunding' },
    refusal: 'return-cancel-too-late',
    unknown: 'return-cancel-unknown',
    tries: 1,
  },
  {
    name: 'sending back',
    run: (context: ReturnContext) => sendBackOnce(context, 'AS-1', SF),
    open: { status: 'to-send-back' },
    done: { status: 'sent-back', parcel: { carrier: 'SF Express', waybill: 'SF123' } },
    late: { status: 'completed' },
    refusal: 'return-waybill-closed',
    unknown: 'return-waybill-unknown',
    // The same waybill may be sent twice.
    tries: 2,
  },
] as const)('$name', ({ run, open, done, late, refusal, unknown, tries }) => {
  it('is sent once, also by two tabs at the same time', async () => {
    const { calls, ledger, context } = serverWith({ answer: open });
    expect(await Promise.all([run(context), run(context)])).toEqual([{ ok: true }, { ok: true }]);
    expect(calls.sent).toBe(1);
    expect(ledger).toEqual([]);
  });

  it('is not sent where it has happened already, nor where it is too late', async () => {
    const before = serverWith({ answer: done });
    expect(await run(before.context)).toEqual({ ok: true });
    const after = serverWith({ answer: late });
    expect(await run(after.context)).toEqual({ ok: false, message: refusal });
    expect(before.calls.sent + after.calls.sent).toBe(0);
  });

  it('reads the application after a lost answer, and finds it done', async () => {
    const faults = { failures: tries, works: true };
    const { ledger, context } = serverWith({ answer: open }, faults);
    expect(await run(context)).toEqual({ ok: true });
    expect(ledger).toEqual([]);
  });

  it('counts as done where a refusal answers a request that the browser repeated', async () => {
    const faults = { failures: 1, kind: 'server', works: true } as const;
    const { context } = serverWith({ answer: open }, faults);
    expect(await run(context)).toEqual({ ok: true });
  });

  it('keeps its record while nothing can be read', async () => {
    const faults = { failures: tries, unreadable: true };
    const { ledger, context } = serverWith({ answer: open }, faults);
    expect(await run(context)).toEqual({ ok: false, message: unknown });
    expect(ledger).toHaveLength(1);
  });
});

it('sends no waybill that is not complete', async () => {
  const { calls, context } = serverWith({ answer: { status: 'to-send-back' } });
  const outcome = await sendBackOnce(context, 'AS-1', { ...SF, waybill: ' ' });
  expect(outcome).toEqual({ ok: false, message: 'return-waybill-incomplete' });
  expect(calls.sent).toBe(0);
});
