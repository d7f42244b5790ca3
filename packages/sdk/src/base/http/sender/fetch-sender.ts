import type { Clock } from '../../platform/clock.ts';
import {
  type CreateSender,
  HttpRefusal,
  type HttpRequest,
  MAX_PAUSE_MS,
  MAX_RETRY_AFTER_MS,
} from './sender.ts';

/** Statuses after which a second attempt may succeed, as ky has them. */
const PASSING: ReadonlySet<number> = new Set([408, 413, 429, 500, 502, 503, 504]);
/** Those among them whose `Retry-After` is the pause. */
const WITH_RETRY_AFTER: ReadonlySet<number> = new Set([413, 429, 503]);
const FIRST_PAUSE_MS = 300;

/** Returns what `work` does; gives up after the time limit, or as soon as the caller's signal says so. */
async function within<T>(
  clock: Pick<Clock, 'after'>,
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const given = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  given.catch(() => {});
  const stop = () => controller.abort(signal?.reason);
  const cancel = clock.after(ms, () =>
    controller.abort(new DOMException('The time is up.', 'TimeoutError')),
  );
  signal?.addEventListener('abort', stop);
  try {
    // A `fetch` of the caller may ignore its signal.
    return await Promise.race([work(controller.signal), given]);
  } finally {
    cancel();
    signal?.removeEventListener('abort', stop);
    // Ends what was given up.
    controller.abort();
  }
}

const rest = (clock: Pick<Clock, 'after'>, ms: number) => (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', clock.after(ms, resolve));
  });

function optionsOf({ method, headers, json, form, keepalive }: HttpRequest): RequestInit {
  if (json !== undefined)
    return {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(json),
      ...(keepalive && { keepalive }),
    };
  return { method, headers, ...(form && { body: form }), ...(keepalive && { keepalive }) };
}

/** Sends by `fetch` alone, for pages and `@clinicart/sdk/core`: ky would be 7 kB more. Both pass the same tests. */
export const createSender: CreateSender = ({ fetch, waitOf, clock }) => {
  /** Milliseconds until the next attempt; undefined if there is none. */
  function pauseAfter(attempt: number, refusal: HttpRefusal | undefined): number | undefined {
    const asked = refusal && waitOf(refusal.headers);
    if (refusal && !PASSING.has(refusal.status)) return undefined;
    if (asked !== undefined && asked * 1_000 > MAX_RETRY_AFTER_MS) return undefined;
    if (asked !== undefined && refusal && WITH_RETRY_AFTER.has(refusal.status))
      return asked * 1_000;
    return Math.min(Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1), MAX_PAUSE_MS);
  }

  return (request, read) => {
    const { url, query, attempts, timeoutMs, totalMs, signal } = request;
    const address = query ? `${url}?${new URLSearchParams(query)}` : url;
    const options = optionsOf(request);
    return within(clock, totalMs, signal, async (whole) => {
      for (let attempt = 1; ; attempt++) {
        let refusal: HttpRefusal | undefined;
        try {
          // The signal of the whole, since the answer's body arrives after this attempt's time limit too.
          const answer = await within(clock, timeoutMs, whole, () =>
            fetch(address, { ...options, signal: whole }),
          );
          if (answer.ok) return await read(answer);
          refusal = new HttpRefusal(answer, await answer.json().catch(() => undefined));
          throw refusal;
        } catch (error) {
          // A request that ran out of time is not sent again; one that never arrived is.
          const mayRepeat = attempt < attempts && (refusal ?? error instanceof TypeError);
          const pause = mayRepeat ? pauseAfter(attempt, refusal) : undefined;
          if (pause === undefined) throw error;
          await within(clock, totalMs, whole, rest(clock, pause));
        }
      }
    });
  };
};
