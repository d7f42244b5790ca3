import type { Clock } from '../../platform/clock.ts';
import {
  type CreateSender,
  HttpRefusal,
  MAX_PAUSE_MS,
  MAX_RETRY_AFTER_MS,
  optionsOf,
} from './sender.ts';

/** Statuses after which a second attempt may succeed, as ky has them; 413 only with `Retry-After`. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
/** Statuses whose `Retry-After` is the pause. */
const WITH_RETRY_AFTER: ReadonlySet<number> = new Set([413, 429, 503]);
const FIRST_PAUSE_MS = 300;

/** A limit on a request: its signal, and a promise that rejects as soon as the request is given up. */
function createLimit(clock: Pick<Clock, 'after'>, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  const { signal } = controller;
  let giveUp: (reason: unknown) => void = () => {};
  // Rejected by hand: a listener on the signal would be made for every call.
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = (reason) => {
      controller.abort(reason);
      reject(signal.reason);
    };
  });
  const stop = () => giveUp(caller?.reason);
  caller?.addEventListener('abort', stop);
  return {
    signal,
    givenUp,
    /** Gives up after the time, unless it is cancelled. */
    after: (ms: number) => clock.after(ms, () => giveUp(new DOMException('', 'TimeoutError'))),
    /** Resolves after the time; leaves no timer behind when the request is given up. */
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', clock.after(ms, resolve));
      }),
    leave: () => caller?.removeEventListener('abort', stop),
  };
}

/** Sends by `fetch` alone, for pages and `@clinicart/sdk/core`: ky would be 7 kB more. Both pass the same tests. */
export const createSender: CreateSender = ({ fetch, waitOf, clock }) => {
  /** Milliseconds until the next attempt; undefined if there is none. */
  function pauseAfter(attempt: number, refusal: HttpRefusal | undefined): number | undefined {
    const asked = refusal && waitOf(refusal.headers);
    if (asked !== undefined && asked * 1_000 > MAX_RETRY_AFTER_MS) return undefined;
    if (asked !== undefined && refusal && WITH_RETRY_AFTER.has(refusal.status))
      return asked * 1_000;
    if (refusal && !PASSING.has(refusal.status)) return undefined;
    return Math.min(Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1), MAX_PAUSE_MS);
  }

  return async (request, read) => {
    const { url, query, attempts, timeoutMs, totalMs, signal: caller } = request;
    caller?.throwIfAborted();
    const address = query ? `${url}?${new URLSearchParams(query)}` : url;
    const limit = createLimit(clock, caller);
    const options = { ...optionsOf(request), signal: limit.signal };

    const cancelWhole = limit.after(totalMs);
    let cancelAttempt = cancelWhole;

    async function send() {
      for (let sent = 1; ; sent++) {
        let refusal: HttpRefusal | undefined;
        try {
          cancelAttempt = limit.after(timeoutMs);
          const answer = await fetch(address, options);
          // The body is a part of the attempt.
          if (answer.ok) return await read(answer);
          refusal = new HttpRefusal(answer, await answer.json().catch(() => undefined));
          throw refusal;
        } catch (error) {
          cancelAttempt();
          // A request that ran out of time is not sent again; one that never arrived is.
          const mayRepeat = sent < attempts && (refusal ?? error instanceof TypeError);
          const pause = mayRepeat ? pauseAfter(sent, refusal) : undefined;
          if (pause === undefined || limit.signal.aborted) throw error;
          await limit.pause(pause);
        }
      }
    }

    try {
      // A `fetch` of the caller may ignore its signal.
      return await Promise.race([send(), limit.givenUp]);
    } finally {
      cancelAttempt();
      cancelWhole();
      limit.leave();
    }
  };
};
