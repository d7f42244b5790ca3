import type { Ledger } from '../../base/storage/pending-operations.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { BeginOutcome, PlacementRecord, PlaceOutcome } from '../types.ts';

interface News {
  readonly notice: Explanation;
  /** The server's own sentence, where it had one. */
  readonly message?: string;
}

function newsOf(outcome: PlaceOutcome): News | undefined {
  if (outcome.ok || outcome.reason === 'unpaid')
    return { notice: { reason: 'order-stands', facts: { orderNo: outcome.orderNo } } };
  return outcome.reason === 'unknown' || outcome.reason === 'unconfirmed' ? outcome : undefined;
}

/** Holds up the next order once, not for ever, where the server keeps refusing to say whether an order was made. */
function isToldAlready(outcome: PlaceOutcome, ledger: Ledger<PlacementRecord>): boolean {
  if (outcome.ok || outcome.reason !== 'unknown' || outcome.message === undefined) return false;
  const [record] = ledger.of(outcome.orderNo);
  if (record?.isTold) ledger.settle(outcome.orderNo);
  else if (record) ledger.record({ ...record, isTold: true });
  return record?.isTold ?? false;
}

/** Asks about orders of unknown outcome: the buyer reads about them before another one begins. */
export async function unsettledNews(options: {
  readonly ledger: Ledger<PlacementRecord>;
  /** Asks about the recorded placements; the caller holds the checkout lock. */
  readonly settleLocked: () => Promise<PlaceOutcome | undefined>;
  readonly say: (explanation: Explanation) => string;
}): Promise<BeginOutcome | undefined> {
  const { ledger, settleLocked, say } = options;
  if (ledger.$entries.get().length === 0) return undefined;
  const outcome = await settleLocked();
  if (!outcome || isToldAlready(outcome, ledger)) return undefined;
  const news = newsOf(outcome);
  if (!news) return undefined;
  const message = [news.message, say(news.notice)].filter(Boolean).join(' ');
  return { ok: false, reason: 'refused', message };
}
