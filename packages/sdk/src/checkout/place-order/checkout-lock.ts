import { guardSession } from '../../base/concurrency/guarded-calls.ts';
import { createSerialQueue } from '../../base/concurrency/serial-queue.ts';
import type { Api } from '../../base/http/client.ts';
import type { ExclusiveRunner } from '../../base/platform/cross-tab-lock.ts';

/** Serialises everything that changes the temporary order or places it. */
export interface CheckoutLock {
  /** Calls of the job that holds the lock, for the account that asked for it. */
  readonly api: Pick<Api, 'call'>;
  /**
   * Runs one job at a time in this page and, with Web Locks, in all tabs. The call that makes an order names no order, so
   * a job holds the lock from re-reading the temporary order until it is submitted. Spec: 2§7
   */
  withLock<T>(job: () => Promise<T>): Promise<T>;
}

export function createCheckoutLock(options: {
  readonly api: Pick<Api, 'call' | 'url'>;
  readonly exclusive: ExclusiveRunner | undefined;
  readonly session: { sessionEpoch(): string };
  readonly sessionEnded: () => string;
}): CheckoutLock {
  const enqueue = createSerialQueue(options.exclusive);
  let current: Pick<Api, 'call'> = options.api;
  return {
    api: { call: (endpoint, input, more) => current.call(endpoint, input, more) },
    withLock(job) {
      const guarded = guardSession(options.api, options.session, options.sessionEnded);
      return enqueue('placing', () => {
        current = guarded;
        return job();
      });
    },
  };
}
