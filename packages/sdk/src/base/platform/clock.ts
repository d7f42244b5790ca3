/** Time, handed in: the only file that asks the machine for it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs once after a delay; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** A clock that moves only when told, for tests. */
export function manualClock(
  start = Date.UTC(2026, 10, 20, 4),
): Clock & { advance(ms: number): void } {
  let now = start;
  let order = 0;
  const waiting = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now,
    after(ms, run) {
      const id = order++;
      waiting.set(id, { at: now + ms, run });
      return () => void waiting.delete(id);
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = [...waiting]
          .filter(([, job]) => job.at <= end)
          .sort((a, b) => a[1].at - b[1].at)[0];
        if (!next) break;
        waiting.delete(next[0]);
        now = next[1].at;
        next[1].run();
      }
      now = end;
    },
  };
}
