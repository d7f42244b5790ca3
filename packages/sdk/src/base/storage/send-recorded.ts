import { pollOutcome } from '../concurrency/confirm-outcome.ts';
import { mayHaveSucceeded } from '../http/error-outcome.ts';
import { isShopError } from '../http/errors.ts';
import type { Clock } from '../platform/clock.ts';
import { isTimeout, type LateEntry, mayArriveLate } from './late-entry.ts';

/** A call that is recorded before it is sent. */
export interface RecordedCall<T, Entry extends LateEntry> {
  readonly clock: Clock;
  readonly entry: Entry;
  record(entry: Entry): void;
  /** Removes the entry: its outcome is known. */
  settle(): void;
  /**
   * A refusal counts, and nothing is read after it: `read` might find the work of another device. By default the server
   * is read, since a browser repeats a request whose connection broke, and the refusal then answers the second one.
   */
  readonly trustsRefusal?: boolean;
  /** The outcome that the server shows; undefined while it shows none. */
  read(): Promise<T | undefined>;
  send(): Promise<T>;
}

/** The outcome of a run: the server's, none where it shows that nothing happened, or unknown. */
export type RunOutcome<T> = { readonly value: T } | 'not-done' | 'unknown';

/**
 * Sends a call once: the ledger has it before the server does. After a lost answer the server is read up to three
 * times. Throws a refusal as a ShopError.
 */
export async function sendRecorded<T, Entry extends LateEntry>({
  clock,
  entry,
  record,
  settle,
  trustsRefusal = false,
  read,
  send,
}: RecordedCall<T, Entry>): Promise<RunOutcome<T>> {
  record(entry);
  try {
    const value = await send();
    settle();
    return { value };
  } catch (error) {
    if (!mayHaveSucceeded(error)) {
      const asks = !trustsRefusal && isShopError(error, 'server');
      const found = asks ? await readUntilShown(undefined, read) : 'not-shown';
      settle();
      if (typeof found === 'object') return found;
      throw error;
    }
    const late = { ...entry, isLate: isTimeout(error) };
    record(late);
    const found = await readUntilShown(clock, read);
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
