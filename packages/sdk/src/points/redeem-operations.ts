import { guardSession } from '../base/concurrency/guarded-calls.ts';
import type { Api } from '../base/http/client.ts';
import { isShopError } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import { mayArriveLate } from '../base/storage/late-entry.ts';
import type { Ledger } from '../base/storage/pending-operations.ts';
import { sendRecorded } from '../base/storage/send-recorded.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import { requestId } from '../base/values/request-id.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { Language } from '../language/rules.ts';
import { redeemPoints } from './contract/redeem.ts';
import { exchangeRecords, pointsProduct, pointsProducts } from './contract.ts';
import type { RedeemRecord } from './redeem-ledger.ts';
import { pointsCost, refuseRedeem } from './redeem-rules.ts';
import type { Exchange, Redemption, RedemptionReceipt } from './types.ts';

/** The outcome of redeeming: the points order, or why there is none. */
export type RedeemOutcome =
  | { readonly ok: true; readonly receipt: RedemptionReceipt }
  | {
      readonly ok: false;
      /** 'refused' where nothing was placed; 'unknown' where the server gave no clear answer. */
      readonly reason: 'refused' | 'unknown';
      readonly message: string;
    };

/** The lock of redemptions; each write has a further one for its subject. */
const TURNS = 'redeem-points';

/** Dependencies of a redemption. */
export interface RedeemContext {
  readonly api: Pick<Api, 'call' | 'url'>;
  readonly clock: Clock;
  readonly ledger: Ledger<RedeemRecord>;
  readonly session: Pick<SessionStore, 'sessionEpoch'>;
  readonly language: () => Language;
  readonly say: (why: Explanation) => string;
  /** Runs redemptions one after the other, in all tabs. */
  readonly enqueue: ExclusiveRunner;
  /** Called when points and points orders may have changed on the server. */
  onChanged(): void;
}

/** Returns the numbers of the points orders of a quantity: a redemption does not take one of them for its own. */
export const knownNumbers = (exchanges: readonly Exchange[], quantity: number): string[] =>
  exchanges.filter((each) => each.quantity === quantity).map(({ orderNo }) => orderNo);

/**
 * Finds the points order that a redemption placed: of this product and quantity, and not there before it. An exchange record
 * has no product id, so the names of two reads in one language are compared. Spec: 2§3 Exchange record item
 */
export const exchangeOf = (
  exchanges: readonly Exchange[],
  productName: string,
  { quantity, known }: Pick<RedeemRecord, 'quantity' | 'known'>,
): Exchange | undefined =>
  exchanges.find(
    (each) =>
      each.name === productName && each.quantity === quantity && !known.includes(each.orderNo),
  );

const receiptOf = ({ orderNo, points, quantity }: Exchange): RedemptionReceipt => ({
  orderNo,
  points: points * quantity,
});

const PASSIVE = { passive: true } as const;

/** Reads what a redemption depends on, afresh. */
async function readBefore(api: Pick<Api, 'call'>, productId: string, language: Language) {
  const [product, { points }, exchanges] = await Promise.all([
    api.call(pointsProduct, { id: productId, language }, PASSIVE),
    api.call(pointsProducts, { range: 'all', page: 1, language }, PASSIVE),
    api.call(exchangeRecords, { language }, PASSIVE),
  ]);
  return { product, points, exchanges };
}

async function redeemInTurn(
  context: RedeemContext,
  api: Pick<Api, 'call'>,
  redemption: Redemption,
): Promise<RedeemOutcome> {
  const { clock, ledger, say } = context;
  const { productId, quantity } = redemption;
  const language = context.language();
  const refused = (why: Explanation): RedeemOutcome => ({
    ok: false,
    reason: 'refused',
    message: say(why),
  });
  const unknown: RedeemOutcome = {
    ok: false,
    reason: 'unknown',
    message: say(explain('redeem-unknown')),
  };
  const earlier = ledger.of(productId).at(-1);
  const { product, points, exchanges } = await readBefore(api, productId, language);
  if (earlier) {
    const placed = exchangeOf(exchanges, product.name, earlier);
    if (!placed && mayArriveLate(earlier, clock.now())) return unknown;
    ledger.settle(productId);
    if (placed) return { ok: true, receipt: receiptOf(placed) };
  }
  const problem = refuseRedeem(product, { points, quantity });
  if (problem) return refused(problem);
  const entry = {
    orderNo: productId,
    quantity,
    known: knownNumbers(exchanges, quantity),
    at: clock.now(),
  };
  const sent = await sendRecorded<RedemptionReceipt, RedeemRecord>({
    clock,
    entry,
    record: (each) => ledger.record(each),
    settle: () => ledger.settle(productId),
    trustsRefusal: true,
    async read() {
      const placed = exchangeOf(
        await api.call(exchangeRecords, { language }, PASSIVE),
        product.name,
        entry,
      );
      return placed && receiptOf(placed);
    },
    send: () => api.call(redeemPoints, { ...redemption, language, requestId: requestId() }),
  });
  if (sent === 'unknown') return unknown;
  if (sent === 'not-done') return refused(explain('redeem-not-made'));
  const { orderNo, points: paid } = sent.value;
  return { ok: true, receipt: { orderNo, points: paid || pointsCost(product, quantity) } };
}

/**
 * Redeems once. Product, points and exchange records are read first: they refuse, and show an order of an earlier try whose
 * answer was lost. Never rejects with a ShopError. Spec: 2§2.10, 2§5, 2§7
 */
export async function redeemOnce(
  context: RedeemContext,
  redemption: Redemption,
): Promise<RedeemOutcome> {
  const { say } = context;
  if (redemption.addressId.trim() === '')
    return { ok: false, reason: 'refused', message: say(explain('points-address')) };
  const api = guardSession(context.api, context.session, () => say(explain('session-ended')));
  return context.enqueue(TURNS, async () => {
    try {
      return await redeemInTurn(context, api, redemption);
    } catch (error) {
      if (!isShopError(error)) throw error;
      return { ok: false, reason: 'refused', message: error.message };
    } finally {
      context.onChanged();
    }
  });
}
