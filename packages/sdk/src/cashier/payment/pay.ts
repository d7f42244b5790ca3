import { confirmOutcome } from '../../base/concurrency/confirm-outcome.ts';
import { mayHaveSucceeded } from '../../base/http/error-outcome.ts';
import { explain, explanationOf } from '../../base/values/explanation.ts';
import { payByPassword } from '../contract.ts';
import type { PaymentMethod } from '../methods.ts';
import { decidePayment, type PaymentPlan, splitPayment } from '../rules.ts';
import type { CashierOrder, PaymentRecord, PaymentSelection, PayOutcome } from '../types.ts';
import { outcomeOfRefusal, PAID, type Paying, provePassword } from './payment-outcome.ts';
import { payStanding, refusePaying } from './payment-status.ts';
import { payAnswer } from './result-codes.ts';
import { begin } from './start-payment.ts';

const methodOf = (plan: PaymentPlan): PaymentMethod =>
  plan.kind === 'password' ? plan.from : plan.method;

/** The outcome without a payment; undefined where the order may be paid. */
function outcomeBefore(
  { clock, say }: Paying,
  order: CashierOrder,
  { method }: PaymentSelection,
): PayOutcome | undefined {
  const standing = payStanding(order, clock.now());
  if (standing === 'paid') return PAID;
  // A buyer who chose a bank transfer may still choose another method.
  if (standing === 'transfer-awaited')
    return method === 'transfer' ? { ok: true, next: 'transfer' } : undefined;
  const notice = refusePaying(standing);
  if (!notice) return undefined;
  return standing === 'closed' || standing === 'expired'
    ? { ok: false, reason: standing, message: say(notice) }
    : { ok: false, reason: 'blocked', field: 'method', notice };
}

/** Paid or closed, as the poll has it; undefined while it is neither. */
async function readOutcome(parts: Paying, order: CashierOrder): Promise<PayOutcome | undefined> {
  try {
    return (await parts.isPaid(order.orderNo, 'shop')) ? PAID : undefined;
  } catch (error) {
    if (payAnswer(error) !== 'closed') throw error;
    return outcomeOfRefusal(parts, order, error);
  }
}

/** Pays from the balance or by cheque. A lost answer is verified; the payment is never sent again. Spec: 2§4 */
async function payWithPassword(
  parts: Paying,
  order: CashierOrder,
  plan: Extract<PaymentPlan, { kind: 'password' }>,
): Promise<PayOutcome> {
  const { from, password } = plan;
  const refusal = await provePassword(parts, password);
  if (refusal) return refusal;
  try {
    return await confirmOutcome({
      async send() {
        await parts.api.call(payByPassword, { orderNo: order.orderNo, from, password });
        return PAID;
      },
      verify: () => readOutcome(parts, order),
      clock: parts.clock,
    });
  } catch (error) {
    return mayHaveSucceeded(error)
      ? { ok: false, reason: 'unknown', notice: explain('payment-unknown') }
      : outcomeOfRefusal(parts, order, error);
  }
}

/** Keeps in the ledger what may still be under way, and nothing else. */
function settleRecord(
  { ledger, language }: Paying,
  outcome: PayOutcome,
  record: PaymentRecord,
  before: PaymentRecord | undefined,
) {
  if (outcome.ok && outcome.next === 'provider') {
    const { start } = outcome;
    const isKept = start.kind === 'page' || start.kind === 'code';
    return ledger.record({ ...record, ...(isKept && { start }) });
  }
  if (outcome.ok && outcome.next === 'transfer') {
    const { account, copyText = '' } = outcome;
    const remitTo =
      account === undefined ? before?.remitTo : { account, copyText, language: language() };
    return ledger.record({ ...record, ...(remitTo && { remitTo }) });
  }
  // The outcome is unknown: the record stays as it was before sending.
  if (!outcome.ok && outcome.reason === 'unknown') return;
  const isOver = outcome.ok || outcome.reason === 'closed' || outcome.reason === 'expired';
  // A refusal changed nothing: an earlier payment may still be under way.
  if (before && !isOver) ledger.record(before);
  else ledger.settle(record.orderNo);
}

/**
 * Pays an order, or starts its payment. Records it before it is sent. Where another method was started before, asks its
 * provider first, so that the buyer does not pay twice. Spec: 2§4
 */
export async function payOnce(
  parts: Paying,
  order: CashierOrder,
  wish: PaymentSelection,
): Promise<PayOutcome> {
  const known = outcomeBefore(parts, order, wish);
  if (known) return known;
  const decision = decidePayment(order, wish);
  if (!decision.ok) {
    return { ok: false, reason: 'blocked', field: decision.field, notice: explanationOf(decision) };
  }
  const { plan } = decision;
  const { orderNo } = order;
  const before = parts.ledger.of(orderNo).at(-1);
  if (before && before.method !== methodOf(plan)) {
    try {
      if (await parts.isPaid(orderNo, 'provider')) return PAID;
    } catch (error) {
      return outcomeOfRefusal(parts, order, error);
    }
  }
  const isMixed = plan.kind === 'provider' && plan.mixed !== undefined;
  const record = {
    orderNo,
    method: methodOf(plan),
    isMixed,
    ...(isMixed && { rest: splitPayment(order, { useBalance: true }).method }),
    at: parts.clock.now(),
  };
  parts.ledger.record(record);
  const outcome =
    plan.kind === 'password'
      ? await payWithPassword(parts, order, plan)
      : await begin(parts, order, plan, wish.returnTo);
  settleRecord(parts, outcome, record, before);
  return outcome;
}
