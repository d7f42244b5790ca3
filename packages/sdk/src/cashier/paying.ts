import type { Api } from '../base/api.ts';
import type { Clock } from '../base/clock.ts';
import type { Explanation } from '../base/decision.ts';
import { isShopError, mayBeDone } from '../base/errors.ts';
import type { Ledger } from '../base/ledger.ts';
import { payAnswer } from './answers.ts';
import { type PaymentStart, payByPassword, startPayment, validatePayPassword } from './contract.ts';
import { isFitStart } from './links.ts';
import type { PaymentMethod } from './methods.ts';
import { decidePayment, type PaymentPlan } from './rules.ts';
import type { CashierOrder, PaymentRecord } from './shapes.ts';
import { payStanding, refusePaying } from './standing.ts';
import type { PaymentWish, PayOutcome } from './store.ts';

/** Pauses before each asking what became of a payment whose answer was lost; after them nobody waits any longer. */
const ASKING_MS = [0, 1_500, 3_000] as const;

interface Paying {
  readonly api: Pick<Api, 'call' | 'url'>;
  readonly clock: Clock;
  readonly ledger: Ledger<PaymentRecord>;
  readonly say: (explanation: Explanation) => string;
  isPaid(orderNo: string, from: 'shop' | 'provider'): Promise<boolean>;
}

const PAID: PayOutcome = { ok: true, next: 'paid' };
const explain = (reason: string): Explanation => ({ reason, facts: {} });

const methodOf = (plan: PaymentPlan): PaymentMethod =>
  plan.kind === 'password' ? plan.from : plan.method;

/** Undefined where the order may be paid, else what came of it before anything was sent. */
function outcomeBefore(
  { clock, say }: Paying,
  order: CashierOrder,
  { method }: PaymentWish,
): PayOutcome | undefined {
  const standing = payStanding(order, clock.now());
  if (standing === 'paid') return PAID;
  // Who chose to remit may still choose another way.
  if (standing === 'transfer-awaited')
    return method === 'transfer' ? { ok: true, next: 'transfer' } : undefined;
  const notice = refusePaying(standing);
  if (!notice) return undefined;
  return standing === 'closed' || standing === 'expired'
    ? { ok: false, reason: standing, message: say(notice) }
    : { ok: false, reason: 'blocked', notice };
}

/** What a refusal means. Nothing was done, unless the order turns out to be paid. Spec: 2§8 */
function outcomeOfRefusal(parts: Paying, order: CashierOrder, error: unknown): PayOutcome {
  if (!isShopError(error)) throw error;
  const { message } = error;
  switch (payAnswer(error)) {
    case 'alreadyPaid':
      return PAID;
    case 'closed': {
      const isOver = order.payBy !== undefined && order.payBy <= parts.clock.now();
      return { ok: false, reason: isOver ? 'expired' : 'closed', message };
    }
    case 'wrongPassword':
    case 'passwordLocked':
    case 'passwordUnproved':
      return { ok: false, reason: 'password', message };
    default:
      return { ok: false, reason: 'refused', message };
  }
}

const sleep = (clock: Clock, ms: number) =>
  new Promise<void>((resolve) => {
    if (ms === 0) resolve();
    else clock.after(ms, resolve);
  });

/** After a lost answer: asks a few times. Never sends the payment again, since it may still be on its way. */
async function askWhatBecame(parts: Paying, order: CashierOrder): Promise<PayOutcome> {
  for (const ms of ASKING_MS) {
    await sleep(parts.clock, ms);
    try {
      if (await parts.isPaid(order.orderNo, 'shop')) return PAID;
    } catch (error) {
      if (payAnswer(error) === 'closed') return outcomeOfRefusal(parts, order, error);
      if (!isShopError(error)) throw error;
    }
  }
  return { ok: false, reason: 'unknown', notice: explain('payment-unknown') };
}

/** From the balance or by cheque: paid when it is answered. Spec: 2§4 */
async function payWithPassword(
  parts: Paying,
  order: CashierOrder,
  plan: Extract<PaymentPlan, { kind: 'password' }>,
): Promise<PayOutcome> {
  const { from, password } = plan;
  try {
    await parts.api.call(payByPassword, { orderNo: order.orderNo, from, password });
    return PAID;
  } catch (error) {
    return mayBeDone(error) ? askWhatBecame(parts, order) : outcomeOfRefusal(parts, order, error);
  }
}

/** Sends what the server takes as one however often it comes: once more where the answer was lost. */
export async function sendTwice<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!mayBeDone(error)) throw error;
    return send();
  }
}

/** The server's own origin; none where it is the page's. */
function ownOrigins(api: Pick<Api, 'url'>): string[] {
  const address = api.url(startPayment);
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** What a payment that was begun goes on with. */
function outcomeOfStart({ api, say }: Paying, start: PaymentStart): PayOutcome {
  const refused = (reason: string): PayOutcome => ({
    ok: false,
    reason: 'refused',
    message: say(explain(reason)),
  });
  if (start.kind === 'unknown') return refused('payment-not-begun');
  if (!isFitStart(start, ownOrigins(api))) return refused('payment-window-refused');
  return start.kind === 'transfer'
    ? { ok: true, next: 'transfer' }
    : { ok: true, next: 'provider', start };
}

/**
 * Begins with a provider, the part of the balance proved first. Begun again in the same way it is the same payment
 * (contract), so a lost answer is sent for once more; money moves only once the buyer goes on. Spec: 2§4
 */
async function begin(
  parts: Paying,
  order: CashierOrder,
  plan: Extract<PaymentPlan, { kind: 'provider' }>,
  returnTo: PaymentWish['returnTo'],
): Promise<PayOutcome> {
  const { mixed, method } = plan;
  const { orderNo } = order;
  try {
    if (mixed) await sendTwice(() => parts.api.call(validatePayPassword, mixed.password));
    const start = await sendTwice(() =>
      parts.api.call(startPayment, {
        orderNo,
        method,
        isMixed: mixed !== undefined,
        // Only PayMe has callbacks. Spec: 2§7
        returnTo: method === 'payme' ? returnTo : undefined,
      }),
    );
    return outcomeOfStart(parts, start);
  } catch (error) {
    return outcomeOfRefusal(parts, order, error);
  }
}

/** Leaves in the ledger what may still be going on, and nothing else. */
function settleRecord(
  { ledger }: Paying,
  outcome: PayOutcome,
  record: PaymentRecord,
  before: PaymentRecord | undefined,
) {
  if (outcome.ok && outcome.next === 'provider') {
    const { start } = outcome;
    const isKept = start.kind === 'page' || start.kind === 'code';
    return ledger.record({ ...record, ...(isKept && { start }) });
  }
  // Nobody knows yet: it stays as it was written before it was sent.
  if (!outcome.ok && outcome.reason === 'unknown') return;
  const isOver = outcome.ok || outcome.reason === 'closed' || outcome.reason === 'expired';
  // A refusal did nothing: what had been begun before it may still go on.
  if (before && !isOver) ledger.record(before);
  else ledger.settle(record.orderNo);
}

/**
 * Pays an order, or begins to. It is written down before it is sent; where another way was begun before, its provider
 * is asked first, so that nobody pays by two. Spec: 2§4
 */
export async function payOnce(
  parts: Paying,
  order: CashierOrder,
  wish: PaymentWish,
): Promise<PayOutcome> {
  const known = outcomeBefore(parts, order, wish);
  if (known) return known;
  const decision = decidePayment(order, wish);
  if (!decision.ok) {
    const { reason, facts } = decision;
    return { ok: false, reason: 'blocked', notice: { reason, facts } };
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
  const record = {
    orderNo,
    method: methodOf(plan),
    isMixed: plan.kind === 'provider' && plan.mixed !== undefined,
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
