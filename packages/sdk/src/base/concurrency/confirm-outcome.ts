import { mayHaveSucceeded } from '../http/error-outcome.ts';
import { isShopError, ShopError } from '../http/errors.ts';
import type { Clock } from '../platform/clock.ts';

/** Delays before each check of a call whose answer was lost: the server may still be working on it. */
const POLL_DELAYS_MS = [0, 1_500, 3_000] as const;

const sleep = (clock: Pick<Clock, 'after'>, ms: number) =>
  new Promise<void>((resolve) => {
    if (ms === 0) resolve();
    else clock.after(ms, resolve);
  });

/** Asks up to three times, with pauses, until the outcome is known; returns undefined when it stays unknown. */
export async function pollOutcome<T>(
  clock: Pick<Clock, 'after'>,
  ask: () => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const ms of POLL_DELAYS_MS) {
    await sleep(clock, ms);
    const known = await ask();
    if (known !== undefined) return known;
  }
  return undefined;
}

/** A call whose outcome can be read from the server when its answer is lost. */
export interface Confirmable<T> {
  send(): Promise<T>;
  /** Reads the outcome from the server; undefined when it does not show. A ShopError counts as not shown. */
  verify(error: ShopError): Promise<T | undefined>;
  /** Whether the call may have succeeded although it failed; `mayHaveSucceeded` by default. */
  isUncertain?(error: ShopError): boolean;
  /** Polls with this clock; without one the outcome is verified once. */
  readonly clock?: Pick<Clock, 'after'>;
  /** The sentence of the error when the outcome stays unknown; the error's own by default. */
  sentence?(): string;
}

/**
 * Sends a call; when its answer is lost, verifies whether the server did the work. Returns the outcome, or throws the
 * failure of the call.
 */
export async function confirmOutcome<T>({
  send,
  verify,
  isUncertain = mayHaveSucceeded,
  clock,
  sentence,
}: Confirmable<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isShopError(error) || !isUncertain(error)) throw error;
    const ask = () => unlessFailed(() => verify(error));
    const outcome = await (clock ? pollOutcome(clock, ask) : ask());
    if (outcome !== undefined) return outcome;
    throw sentence ? new ShopError(error.kind, sentence(), factsOf(error)) : error;
  }
}

async function unlessFailed<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isShopError(error)) return undefined;
    throw error;
  }
}

/** The call and its status; not the server's words, which the sentence replaces. */
const factsOf = ({ path, endpoint, status }: ShopError) => ({
  ...(path === undefined ? {} : { path }),
  ...(endpoint === undefined ? {} : { endpoint }),
  ...(status === undefined ? {} : { status }),
});

/** Sends an idempotent call, and once more when its answer is lost. */
export const retryOnce = <T>(send: () => Promise<T>): Promise<T> =>
  send().catch((error: unknown) => {
    if (!mayHaveSucceeded(error)) throw error;
    return send();
  });
