/** An equal read that is under way, with the number of callers that wait for it. */
interface SharedRead {
  readonly promise: Promise<unknown>;
  /** Absent where the first caller has no signal: it never leaves, so the read is never aborted. */
  readonly controller: AbortController | undefined;
  callers: number;
}

/** Shares equal reads that are under way, each of which its callers may leave. */
export interface SharedReads {
  /**
   * Joins the read of this key, or starts it. The read is aborted once the last caller has left; `stopped` makes the
   * error of a caller that leaves.
   */
  join(
    key: string,
    start: (signal: AbortSignal | undefined) => Promise<unknown>,
    caller: { readonly signal: AbortSignal | undefined; stopped(): Error },
  ): Promise<unknown>;
}

export function createSharedReads(): SharedReads {
  const reads = new Map<string, SharedRead>();

  function begin(
    key: string,
    start: (signal: AbortSignal | undefined) => Promise<unknown>,
    caller: AbortSignal | undefined,
  ): SharedRead {
    const controller = caller && new AbortController();
    const read = { controller, promise: start(controller?.signal), callers: 0 };
    reads.set(key, read);
    const remove = () => {
      if (reads.get(key) === read) reads.delete(key);
    };
    read.promise.then(remove, remove);
    return read;
  }

  return {
    join(key, start, { signal, stopped }) {
      const read = reads.get(key) ?? begin(key, start, signal);
      read.callers++;
      if (!signal) return read.promise;
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(stopped());
          read.callers--;
          if (read.callers > 0) return;
          if (reads.get(key) === read) reads.delete(key);
          read.controller?.abort(signal.reason);
        };
        if (signal.aborted) return leave();
        signal.addEventListener('abort', leave, { once: true });
        read.promise
          .then(resolve, reject)
          .finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
