import { createSerialQueue } from '../concurrency/serial-queue.ts';

/** Runs a job alone among all tabs, by the name of its subject. */
export type ExclusiveRunner = <T>(subject: string, job: () => Promise<T>) => Promise<T>;

/**
 * Web Locks where there are any and the page may use them; otherwise the jobs of a subject take turns in this page. A
 * lock is denied where cookies are blocked and in frames without an origin, which shows at its first request only. Then
 * nothing has begun, and the job runs here; once a job has begun, whatever happens to its lock it runs once.
 */
export function environmentExclusive(): ExclusiveRunner | undefined {
  if (typeof document === 'undefined') return undefined;
  const inThisPage = createSerialQueue(undefined);
  return async <T>(subject: string, job: () => Promise<T>): Promise<T> => {
    let running: Promise<T> | undefined;
    const begin = () => {
      // Async, so that one that throws at once has begun too.
      running ??= (async () => job())();
      return running;
    };
    try {
      await navigator.locks.request(`clinicart-${subject}`, begin);
    } catch {
      // Denied, or failed with its job, or taken away from it while the job goes on.
    }
    return running ?? inThisPage(subject, begin);
  };
}
