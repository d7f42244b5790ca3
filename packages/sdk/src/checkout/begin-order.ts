import { retryOnce } from '../base/concurrency/confirm-outcome.ts';
import type { SingleFlight } from '../base/concurrency/single-flight.ts';
import { isShopError } from '../base/http/errors.ts';
import type { Ledger } from '../base/storage/pending-operations.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import { refuseQuantities } from '../cart/quantity-refusals.ts';
import type { ChoiceKeeper } from './checkout-choices.ts';
import type { Confirmation } from './confirmation.ts';
import { changeAddress as changeAddressCall, createTempOrder, type OrderGood } from './contract.ts';
import type { MadeHere } from './draft-order-origin.ts';
import type { CheckoutLock } from './place-order/checkout-lock.ts';
import { isOrderAnswer } from './place-order/result-codes.ts';
import { unsettledNews } from './place-order/unconfirmed-order.ts';
import type { BeginOutcome, PlacementRecord, PlaceOutcome } from './types.ts';

/** The stores and callbacks that the temporary order is made with. */
export interface DraftOrderContext {
  readonly lock: CheckoutLock;
  readonly ledger: Ledger<PlacementRecord>;
  /** Asks about the recorded placements; the caller holds the lock. */
  readonly settleLocked: () => Promise<PlaceOutcome | undefined>;
  readonly choices: ChoiceKeeper;
  readonly madeHere: MadeHere;
  readonly say: (why: Explanation) => string;
  /** Reads the temporary order that the server has now. */
  readonly read: () => Promise<Confirmation>;
  /** Called after every call that may have changed the temporary order. */
  readonly onChanged: () => void;
  readonly singleFlight: SingleFlight;
}

const keyOf = (goods: readonly OrderGood[], isFromCart: boolean): string => {
  const names = goods.map(({ specificationId, quantity, kind }) =>
    [specificationId, kind ?? 'ordinary', quantity].join(' '),
  );
  return [isFromCart, ...names.toSorted()].join('\n');
};

/** Makes the temporary order of these goods. A second call for the same goods joins the first. */
export async function beginOrder(
  context: DraftOrderContext,
  goods: readonly OrderGood[],
  isFromCart: boolean,
): Promise<BeginOutcome> {
  const refusal = refuseQuantities(goods.map(({ quantity }) => quantity));
  if (refusal) return { ok: false, reason: 'refused', message: context.say(refusal) };
  return context.singleFlight(keyOf(goods, isFromCart), () =>
    context.lock.withLock(
      async () => (await unsettledNews(context)) ?? sendDraftOrder(context, goods, isFromCart),
    ),
  );
}

async function sendDraftOrder(
  { lock, madeHere, onChanged }: DraftOrderContext,
  goods: readonly OrderGood[],
  isFromCart: boolean,
): Promise<BeginOutcome> {
  try {
    // Idempotent: a temporary order replaces the one before it.
    await retryOnce(() => lock.api.call(createTempOrder, { goods, isFromCart }));
    madeHere.keep({ goods, isFromCart });
    return { ok: true };
  } catch (error) {
    if (!isShopError(error, 'server')) throw error;
    const reason = isOrderAnswer(error, 'incomplete-clinic') ? 'incomplete-clinic' : 'refused';
    return { ok: false, reason, message: error.message };
  } finally {
    onChanged();
  }
}

/** Sends the temporary order to another address. */
export function changeAddress(
  { lock, choices, onChanged }: DraftOrderContext,
  { orderNo }: Confirmation,
  addressId: string,
): Promise<void> {
  return lock.withLock(async () => {
    try {
      await retryOnce(() => lock.api.call(changeAddressCall, addressId));
      choices.choose(orderNo, { addressId });
    } finally {
      onChanged();
    }
  });
}

/** Begins the order again with its other goods and exactly these swap items; the buyer's choices move along. */
export async function takeSwapItems(
  context: DraftOrderContext,
  { composition, orderNo }: Confirmation,
  specificationIds: readonly string[],
): Promise<BeginOutcome> {
  if (!composition) {
    const message = context.say(explain('exchange-elsewhere'));
    return { ok: false, reason: 'refused', message };
  }
  const others = composition.goods.filter(({ kind }) => kind !== 'swap');
  const swaps = specificationIds.map(
    (specificationId): OrderGood => ({ specificationId, quantity: 1, kind: 'swap' }),
  );
  const chosen = context.choices.of(orderNo).get();
  const outcome = await beginOrder(context, [...others, ...swaps], composition.isFromCart);
  if (!outcome.ok) return outcome;
  const now = await context.read().catch(() => undefined);
  if (now && now.orderNo !== orderNo) context.choices.choose(now.orderNo, chosen);
  return outcome;
}
