import { guardSession } from '../base/concurrency/guarded-calls.ts';
import type { Api } from '../base/http/client.ts';
import { isShopError } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { Ledger } from '../base/storage/pending-operations.ts';
import { type RunOutcome, sendRecorded } from '../base/storage/send-recorded.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { ReturnOperation, ReturnRecord } from './return-ledger.ts';

/** The outcome of an operation: done, or why not, in a sentence. */
export type ReturnOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string };

/** Dependencies of the operations. */
export interface ReturnContext {
  readonly api: Pick<Api, 'call' | 'url'>;
  readonly clock: Clock;
  readonly ledger: Ledger<ReturnRecord>;
  readonly session: Pick<SessionStore, 'sessionEpoch'>;
  readonly say: (why: Explanation) => string;
  /** Runs the operations of one order or application one after the other, in all tabs. */
  readonly enqueue: ExclusiveRunner;
  /** Called when applications and orders may have changed on the server. */
  onChanged(): void;
}

/** One operation on the application or the order of a number. */
export interface Operation<T> {
  readonly number: string;
  readonly operation: ReturnOperation;
  /** The outcome that the server shows; undefined while it shows none. */
  read(api: Pick<Api, 'call'>): Promise<T | undefined>;
  send(api: Pick<Api, 'call'>): Promise<T>;
}

/** Sends an operation once, recorded before it is sent. Throws a refusal as a ShopError. */
export const sendOnce = <T>(
  { ledger, clock }: ReturnContext,
  api: Pick<Api, 'call'>,
  { number, operation, read, send }: Operation<T>,
): Promise<RunOutcome<T>> =>
  sendRecorded<T, ReturnRecord>({
    clock,
    entry: { orderNo: number, operation, at: clock.now() },
    record: (entry) => ledger.record(entry),
    settle: () => ledger.settle(number, (entry) => entry.operation === operation),
    read: () => read(api),
    send: () => send(api),
  });

/** Runs a job for one number in all tabs, for the account that asked; a ShopError becomes its message. */
export function runAlone<T>(
  context: ReturnContext,
  subject: string,
  job: (api: Pick<Api, 'call'>) => Promise<T>,
): Promise<T | { readonly ok: false; readonly message: string }> {
  const { say, onChanged } = context;
  const api = guardSession(context.api, context.session, () => say(explain('session-ended')));
  return context.enqueue(subject, async () => {
    try {
      return await job(api);
    } catch (error) {
      if (!isShopError(error)) throw error;
      return { ok: false, message: error.message };
    } finally {
      onChanged();
    }
  });
}
