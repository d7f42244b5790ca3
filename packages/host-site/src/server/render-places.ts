/**
 * Places for renderings: at most so many at a time, because each holds the data and the markup of its page in memory.
 * Requests beyond them wait in line, for a while.
 */
export interface RenderPlaces {
  /**
   * Waits for a place. Returns the function that gives it back, or undefined if none was free in time, the line was full,
   * or the client has left.
   */
  enter(signal?: AbortSignal): Promise<(() => void) | undefined>;
  /** Does work in a place, which it gives back in any case, or without one: the work learns which. */
  run<Result>(work: (hasPlace: boolean) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  readonly taken: number;
  readonly waiting: number;
}

interface Limits {
  readonly places: number;
  /** Most requests in line. */
  readonly line: number;
  /** Longest wait in milliseconds. */
  readonly patienceMs: number;
}

export function createRenderPlaces({ places, line, patienceMs }: Limits): RenderPlaces {
  let taken = 0;
  /** In the order of arrival. Each takes the place of one who leaves. */
  const waiting = new Set<() => void>();

  function place(): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const [next] = waiting;
      if (next) next();
      else taken -= 1;
    };
  }

  function wait(signal: AbortSignal | undefined) {
    return new Promise<(() => void) | undefined>((resolve) => {
      const end = (result: (() => void) | undefined) => {
        waiting.delete(take);
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        resolve(result);
      };
      const take = () => end(place());
      const giveUp = () => end(undefined);
      const timer = setTimeout(giveUp, patienceMs);
      signal?.addEventListener('abort', giveUp);
      waiting.add(take);
    });
  }

  async function enter(signal?: AbortSignal) {
    if (signal?.aborted) return undefined;
    if (taken < places) {
      taken += 1;
      return place();
    }
    return waiting.size < line ? wait(signal) : undefined;
  }

  return {
    enter,
    async run(work, signal) {
      const leave = await enter(signal);
      try {
        return await work(leave !== undefined);
      } finally {
        leave?.();
      }
    },
    get taken() {
      return taken;
    },
    get waiting() {
      return waiting.size;
    },
  };
}
