import { createSerialQueue } from '../concurrency/serial-queue.ts';

/** Runs a job while no other tab runs one of the same subject. */
export type ExclusiveRunner = <T>(subject: string, job: () => Promise<T>) => Promise<T>;

/**
 * Returns a lock across tabs: a Web Lock where the page may use one, else a queue of this page. A browser denies
 * locks where cookies are blocked and in frames without an origin, which shows only at the first request; no job has
 * started then, and it runs here. A job that has started runs once, whatever happens to its lock.
 */
export function environmentExclusive(): ExclusiveRunner | undefined {
  if (typeof document === 'undefined') return undefined;
  const inThisPage = createSerialQueue(undefined);
  return async <T>(subject: string, job: () => Promise<T>): Promise<T> => {
    let running: Promise<T> | undefined;
    const begin = () => {
      // Async, so that a job that throws at once counts as started.
      running ??= (async () => job())();
      return running;
    };
    try {
      await navigator.locks.request(`clinicart-${subject}`, begin);
    } catch {
      // The lock was denied or taken away, or the job failed.
    }
    return running ?? inThisPage(subject, begin);
  };
}
