import { retryOnce } from '../../base/concurrency/confirm-outcome.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import { validatePayPassword } from '../../cashier/contract.ts';
import { askOrderState } from '../check.ts';
import { type Confirmation, confirmedAgain } from '../confirmation.ts';
import { changeAddress, confirmation } from '../contract.ts';
import { explainOrder } from '../order-breakdown.ts';
import { addressOf, planOf } from '../order-draft.ts';
import type { CheckoutChoices, PlaceOutcome } from '../types.ts';
import { outcomes } from './outcomes.ts';
import type { AgreedPassword } from './pay-by-cheque.ts';
import { changeSince, decidePlacing, type PlacingDecision } from './place-order-rules.ts';
import { type PlacementContext, runPlacement } from './placement.ts';

/** The stores and callbacks that orders are placed with. */
export interface PlaceOrderContext extends PlacementContext {
  readonly choices: (orderNo: string) => CheckoutChoices;
}

/** Places the order that the buyer sees: resume, decide, refetch, check the password, then record and send. */
export async function placeOrder(
  context: PlaceOrderContext,
  shown: Confirmation,
  typed: { readonly password: string } | undefined,
): Promise<PlaceOutcome> {
  const { ledger } = context;
  const { orderNo } = shown;
  const chosen = context.choices(orderNo);
  const { total } = explainOrder(planOf(shown, chosen)).totals;
  const password = typed && { password: typed.password, total };

  const resumed = await resumePlacement(context, orderNo, password);
  if (resumed) return resumed;

  const decision = decidePlacing(shown, chosen, password !== undefined);
  if (!decision.ok) return notYet(context, decision);

  const record = { orderNo, payment: chosen.payment, at: context.clock.now() };
  const refetched = await refetchBeforeSend(context, shown, chosen);
  if (refetched === 'already-made') {
    ledger.record(record);
    return runPlacement(context, { state: 'uncertain', record, password });
  }
  if (refetched) return refetched;

  const refusal =
    chosen.payment === 'cheque' && password && (await checkPassword(context, password.password));
  if (refusal) return refusal;

  ledger.record(record);
  return runPlacement(context, { state: 'recorded', record, order: decision.placement, password });
}

/** The outcome of an order that may not be sent yet. */
function notYet(
  { say }: PlaceOrderContext,
  decision: Extract<PlacingDecision, { readonly ok: false }>,
): PlaceOutcome {
  if (decision.step === 'password') return outcomes.password(say(decision.notice));
  if (decision.step === 'notify') return outcomes.blocked(decision.notice);
  return outcomes.blockedBy(decision.blocker);
}

/** Finishes a placement of this order that was sent before; undefined where the server never made it. */
async function resumePlacement(
  context: PlaceOrderContext,
  orderNo: string,
  password: AgreedPassword | undefined,
): Promise<PlaceOutcome | undefined> {
  const [record] = context.ledger.of(orderNo);
  if (!record) return undefined;
  const outcome = await runPlacement(context, { state: 'uncertain', record, password });
  return !outcome.ok && outcome.reason === 'refused' ? undefined : outcome;
}

/**
 * Reads the order as the server would make it now; undefined where it is the one that the buyer sees, and may still be
 * sent: the limit for cheques may be used up by now.
 */
async function refetchBeforeSend(
  context: PlaceOrderContext,
  shown: Confirmation,
  chosen: CheckoutChoices,
): Promise<PlaceOutcome | 'already-made' | undefined> {
  const { api } = context;
  try {
    // A server that does not name the address gets it once more: the order goes where the buyer reads that it goes.
    const address = shown.addressId === undefined ? addressOf(shown, chosen) : undefined;
    if (address) await retryOnce(() => api.call(changeAddress, address.id));
    const now = confirmedAgain(shown, await api.call(confirmation, null));
    const change = changeSince(shown, now, chosen);
    if (!change) {
      const decision = decidePlacing(now, chosen, true);
      return decision.ok ? undefined : notYet(context, decision);
    }
    return now.orderNo === shown.orderNo
      ? outcomes.blocked(change)
      : replacedOrder(context, shown.orderNo, change);
  } catch (error) {
    return isShopError(error, 'server')
      ? refusedRefetch(context, shown.orderNo, error)
      : outcomes.ofFailure(error);
  }
}

/** Another temporary order has taken its place: perhaps because this one was made. */
async function replacedOrder(
  context: PlaceOrderContext,
  orderNo: string,
  change: Explanation,
): Promise<PlaceOutcome | 'already-made'> {
  const state = await askOrderState(context, orderNo);
  return state === 'confirmed' ? 'already-made' : outcomes.blocked(change);
}

/** A refused read does not mean that the order was not made. */
async function refusedRefetch(
  context: PlaceOrderContext,
  orderNo: string,
  error: unknown,
): Promise<PlaceOutcome | 'already-made'> {
  const state = await askOrderState(context, orderNo);
  if (state === 'confirmed') return 'already-made';
  if (typeof state === 'object' && state.kind === 'rejected')
    return outcomes.unconfirmed(orderNo, state);
  return outcomes.ofFailure(error);
}

/** Has the server check the payment password before it makes the order; undefined where it is right. */
async function checkPassword(
  { api }: PlaceOrderContext,
  password: string,
): Promise<PlaceOutcome | undefined> {
  try {
    await api.call(validatePayPassword, password);
    return undefined;
  } catch (error) {
    if (isShopError(error, 'server')) return outcomes.password(error.message);
    return outcomes.uncheckedPassword(error);
  }
}

/** Asks about every recorded placement, and returns the outcome that matters most to the buyer. */
export async function settleRecorded(context: PlacementContext): Promise<PlaceOutcome | undefined> {
  let reported: PlaceOutcome | undefined;
  for (const record of context.ledger.$entries.get()) {
    // Settled by another tab meanwhile.
    if (context.ledger.of(record.orderNo).length === 0) continue;
    const outcome = await runPlacement(context, { state: 'uncertain', record });
    // An order that was not made must not hide one that was.
    const isNotMade = !outcome.ok && outcome.reason === 'refused';
    if (!reported || !isNotMade) reported = outcome;
  }
  return reported;
}
