import type { ExclusiveRunner } from '../platform/cross-tab-lock.ts';

/** Runs the jobs of one subject one after the other. Returns the job's own result. */
export type SerialQueue = ExclusiveRunner;

/**
 * Creates the queues of this page, one per subject. With a lock, a job also waits for the other tabs of the browser. A
 * job that fails does not stop the next.
 */
export function createSerialQueue(lock: ExclusiveRunner | undefined): SerialQueue {
  const last = new Map<string, Promise<unknown>>();
  return (subject, job) => {
    const turn = (last.get(subject) ?? Promise.resolve()).then(() =>
      lock ? lock(subject, job) : job(),
    );
    const settled = turn.catch(() => {});
    last.set(subject, settled);
    settled.then(() => {
      if (last.get(subject) === settled) last.delete(subject);
    });
    return turn;
  };
}
