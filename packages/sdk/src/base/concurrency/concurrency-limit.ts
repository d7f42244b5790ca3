/** Runs a job as soon as a lane is free. */
export type Lanes = <T>(job: () => Promise<T>) => Promise<T>;

/** Creates lanes for `count` jobs side by side; the others wait in order. */
export function createLanes(count: number): Lanes {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (job) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free--;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
