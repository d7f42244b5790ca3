import { ShopError } from '../http/errors.ts';
import type { Clock } from '../platform/clock.ts';
import { type Explanation, explain } from '../values/explanation.ts';
import { rememberSession } from './session-guard.ts';

/** Code that is fetched when it is first needed. */
export interface OnDemand<Part> {
  /**
   * Requests the code when its screen appears, so that a press need not wait for it. A failure is left to the press.
   * Does nothing outside a page: a script reads its files when it calls.
   */
  prepare(): void;
  /** Resolves with the code. Rejects with a ShopError of the kind `network`; the next call tries again. */
  get(): Promise<Part>;
  /**
   * Runs a job for the session of now. Rejects as `get`, and as `session-ended` where another account logged in before
   * the code arrived.
   */
  run<T>(job: (part: Part) => Promise<T>): Promise<T>;
}

interface OnDemandOptions {
  readonly clock: Pick<Clock, 'after'>;
  readonly session: { sessionEpoch(): string };
  readonly say: (why: Explanation<'network-failed' | 'session-ended'>) => string;
}

/** As long as a call may take: a job may hold a lock while it waits. */
const TIMEOUT_MS = 15_000;

/** Fetches code once for all jobs. A failed request is repeated at once, and again at the next job. */
export function createOnDemand<Part>(
  load: () => Promise<Part>,
  { clock, session, say }: OnDemandOptions,
): OnDemand<Part> {
  let loading: Promise<Part> | undefined;

  const request = () =>
    new Promise<Part>((resolve, reject) => {
      const fail = () => reject(new ShopError('network', say(explain('network-failed'))));
      const cancel = clock.after(TIMEOUT_MS, fail);
      load().catch(load).then(resolve, fail).finally(cancel);
    });

  const get = () => {
    loading ??= request().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    prepare() {
      if (typeof document !== 'undefined') get().catch(() => {});
    },
    get,
    async run(job) {
      const isSameSession = rememberSession(() => session.sessionEpoch());
      const part = await get();
      if (!isSameSession()) throw new ShopError('session-ended', say(explain('session-ended')));
      return job(part);
    },
  };
}
