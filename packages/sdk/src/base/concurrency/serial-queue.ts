import type { ExclusiveRunner } from '../platform/browser.ts';

/** Runs the jobs of one subject one after the other, in this page and, where tabs know of each other, in all of them. */
export function createSerialQueue(exclusive: ExclusiveRunner | undefined): ExclusiveRunner {
  const last = new Map<string, Promise<unknown>>();
  return (subject, job) => {
    const turn = (last.get(subject) ?? Promise.resolve()).then(() =>
      exclusive ? exclusive(subject, job) : job(),
    );
    const settled = turn.catch(() => {});
    last.set(subject, settled);
    settled.then(() => {
      if (last.get(subject) === settled) last.delete(subject);
    });
    return turn;
  };
}
