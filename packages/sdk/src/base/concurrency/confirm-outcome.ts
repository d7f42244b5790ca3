import { mayHaveSucceeded } from '../http/errors.ts';
import type { Clock } from '../platform/clock.ts';

/** Pauses before each asking what became of something whose answer was lost; after them nobody waits any longer. */
const ASKING_MS = [0, 1_500, 3_000] as const;

const sleep = (clock: Clock, ms: number) =>
  new Promise<void>((resolve) => {
    if (ms === 0) resolve();
    else clock.after(ms, resolve);
  });

/** Asks a few times what became of a call whose answer was lost, until it is known: the server may still be at it. */
export async function pollOutcome<T>(
  clock: Clock,
  ask: () => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const ms of ASKING_MS) {
    await sleep(clock, ms);
    const known = await ask();
    if (known !== undefined) return known;
  }
  return undefined;
}

/** Sends what the server takes as one however often it comes: once more where the answer was lost. */
export async function retryOnce<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!mayHaveSucceeded(error)) throw error;
    return send();
  }
}
