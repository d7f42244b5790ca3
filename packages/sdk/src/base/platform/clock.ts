/** The time, passed to whatever needs it. No other file reads the machine's clock. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs a function once after a delay. Returns how to cancel it. */
  after(ms: number, run: () => void): () => void;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Creates a clock for tests that only moves when advanced. */
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
