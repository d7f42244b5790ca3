import { atom, type ReadableAtom } from 'nanostores';
import { derived } from '../../base/cache/derived.ts';
import type { OnDemand } from '../../base/concurrency/on-demand.ts';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import { isShopError, sentenceOf } from '../../base/http/errors.ts';
import type { Ledger } from '../../base/storage/pending-operations.ts';
import { explain } from '../../base/values/explanation.ts';
import type { CheckoutActions } from '../actions.ts';
import type { Confirmation } from '../confirmation.ts';
import type { PlacementRecord, PlaceOutcome } from '../types.ts';
import type { CheckoutLock } from './checkout-lock.ts';

interface OrderPlacerOptions {
  readonly lock: CheckoutLock;
  readonly ledger: Ledger<PlacementRecord>;
  readonly actions: OnDemand<CheckoutActions>;
}

/** Places orders, each once: the ledger has it before the server does, and a lost answer is verified. Spec: 2§4 */
export interface OrderPlacer {
  /** A second call for the same order while one is under way joins it. */
  place(shown: Confirmation, typed?: { readonly password: string }): Promise<PlaceOutcome>;
  /** Asks the server about every recorded placement; undefined where there is none. */
  settle(): Promise<PlaceOutcome | undefined>;
  /** A recorded placement of unknown outcome that this page is not working on. */
  readonly $unsettled: ReadableAtom<PlacementRecord | undefined>;
}

/** Nothing was sent: the code did not arrive, or another account logged in meanwhile. */
const refusedBefore = (error: unknown): PlaceOutcome => ({
  ok: false,
  reason: 'refused',
  message: sentenceOf(error),
});

export function createOrderPlacer({ lock, ledger, actions }: OrderPlacerOptions): OrderPlacer {
  const $placing = atom<ReadonlySet<string>>(new Set());
  const placing = createSingleFlight((orderNos) => $placing.set(orderNos));
  const settling = createSingleFlight();

  async function settleLocked(): Promise<PlaceOutcome | undefined> {
    const [record] = ledger.$entries.get();
    if (!record) return undefined;
    const { orderNo } = record;
    try {
      return await (await actions.get()).settleLocked();
    } catch (error) {
      if (!isShopError(error)) throw error;
      return {
        ok: false,
        reason: 'unknown',
        orderNo,
        notice: explain('order-unknown', { orderNo }),
      };
    }
  }

  return {
    place: (shown, typed) =>
      placing(shown.orderNo, () =>
        actions.run(({ place }) => place(shown, typed)).catch(refusedBefore),
      ),
    settle: () => settling('all', () => lock.withLock(settleLocked)),
    $unsettled: derived([ledger.$entries, $placing], () =>
      ledger.$entries.get().find(({ orderNo }) => !$placing.get().has(orderNo)),
    ),
  };
}
