import * as z from 'zod/mini';
import { pollOutcome } from '../base/concurrency/confirm-outcome.ts';
import { guardSession } from '../base/concurrency/session-guard.ts';
import type { Api } from '../base/http/client.ts';
import { isShopError, mayHaveSucceeded } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import { createLedger, type Ledger } from '../base/storage/pending-operations.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { ShopParts } from '../shop.ts';

/** A call that begins or ends an application, or sends its waybill. */
export type ReturnOperation = 'apply' | 'cancel' | 'waybill';

/** An operation that this browser started and whose outcome is unknown. */
export interface ReturnRecord {
  /** Number of the order of an application, or of the application itself. */
  readonly orderNo: string;
  readonly operation: ReturnOperation;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The call timed out, so the server may still be working on it. */
  readonly isLate?: boolean | undefined;
}

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

const stored = z.object({
  orderNo: z.string(),
  operation: z.enum(['apply', 'cancel', 'waybill']),
  at: z.number(),
  isLate: z.optional(z.boolean()),
});

/** Operations on applications that were started and not confirmed. Spec: 2§4 */
export const createReturnLedger = (
  parts: Pick<ShopParts, 'settings' | 'channel'> & {
    readonly session: Pick<SessionStore, '$session' | 'sessionEpoch'>;
  },
): Ledger<ReturnRecord> =>
  createLedger({
    ...parts,
    name: 'after-sales',
    shape: stored,
    signal: 'orders',
    isSame: (one, other) => one.orderNo === other.orderNo && one.operation === other.operation,
  });

/** For this long after a timeout the server may still be working on the call. */
const LATE_MS = 60_000;

const isTimeout = (error: unknown): boolean =>
  isShopError(error, 'timeout') || (isShopError(error, 'http') && error.status === 504);

/** Returns whether a call that timed out may still take effect. */
export function mayArriveLate({ isLate, at }: ReturnRecord, now: number): boolean {
  const waited = now - at;
  return isLate === true && waited >= 0 && waited < LATE_MS;
}

/** One operation on the application or the order of a number. */
export interface Operation<T> {
  readonly number: string;
  readonly operation: ReturnOperation;
  /** The outcome that the server shows; undefined while it shows none. */
  read(api: Pick<Api, 'call'>): Promise<T | undefined>;
  send(api: Pick<Api, 'call'>): Promise<T>;
}

/** The outcome of a run: the server's, none where it shows that nothing happened, or unknown. */
export type RunOutcome<T> = { readonly value: T } | 'not-done' | 'unknown';

/**
 * Sends an operation once: the ledger has it before the server does. After a lost answer the server is read up to three
 * times. Throws a refusal as a ShopError.
 */
export async function sendOnce<T>(
  { ledger, clock }: ReturnContext,
  api: Pick<Api, 'call'>,
  { number, operation, read, send }: Operation<T>,
): Promise<RunOutcome<T>> {
  const record: ReturnRecord = { orderNo: number, operation, at: clock.now() };
  const settle = () => ledger.settle(number, (entry) => entry.operation === operation);
  ledger.record(record);
  try {
    const value = await send(api);
    settle();
    return { value };
  } catch (error) {
    if (!mayHaveSucceeded(error)) {
      // A browser repeats a request whose connection broke; the refusal then answers the second one.
      const found = isShopError(error, 'server')
        ? await readUntilShown(undefined, () => read(api))
        : 'not-shown';
      settle();
      if (typeof found === 'object') return found;
      throw error;
    }
    const late = { ...record, isLate: isTimeout(error) };
    ledger.record(late);
    const found = await readUntilShown(clock, () => read(api));
    if (found === 'unread') return 'unknown';
    if (found === 'not-shown' && mayArriveLate(late, clock.now())) return 'unknown';
    settle();
    return found === 'not-shown' ? 'not-done' : found;
  }
}

/** Reads until the outcome shows; once without a clock. 'unread' where the last read failed. */
async function readUntilShown<T>(
  clock: Clock | undefined,
  read: () => Promise<T | undefined>,
): Promise<{ readonly value: T } | 'not-shown' | 'unread'> {
  let last: 'not-shown' | 'unread' = 'unread';
  const ask = async () => {
    try {
      const value = await read();
      last = 'not-shown';
      return value === undefined ? undefined : { value };
    } catch (error) {
      if (!isShopError(error)) throw error;
      last = 'unread';
      return undefined;
    }
  };
  const shown = await (clock ? pollOutcome(clock, ask) : ask());
  return shown ?? last;
}

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
