/** A fault to inject into a call. */
export type FaultKind =
  /** An HTTP status instead of an answer; the work is not done. */
  | { readonly kind: 'status'; readonly status: number }
  /** An envelope with this code; the work is not done. */
  | { readonly kind: 'result'; readonly resultID: number; readonly message?: string }
  /** The answer comes late. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The work is done and the answer is lost. */
  | { readonly kind: 'drop' };

export type Fault = FaultKind & {
  /** Path of the call, or `*` for every call. */
  readonly path: string;
  /** How many calls fail; unlimited until cleared if omitted. */
  readonly times?: number;
};

export interface Faults {
  set(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** Returns the faults of this call and counts each down. */
  take(path: string): readonly Fault[];
}

const MOST_DELAY_MS = 120_000;

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    set(fault) {
      if (fault.kind === 'status' && !(fault.status >= 400 && fault.status <= 599))
        throw new RangeError(`not an HTTP error status: ${fault.status}`);
      if (fault.kind === 'delay' && !(fault.ms >= 0 && fault.ms <= MOST_DELAY_MS))
        throw new RangeError(`not a delay between 0 and ${MOST_DELAY_MS} ms: ${fault.ms}`);
      faults.push(fault);
    },
    clear() {
      faults = [];
    },
    list: () => faults,
    take(path) {
      const met = faults.filter((fault) => fault.path === path || fault.path === '*');
      faults = faults
        .map((fault) =>
          met.includes(fault) && fault.times !== undefined
            ? { ...fault, times: fault.times - 1 }
            : fault,
        )
        .filter((fault) => fault.times === undefined || fault.times > 0);
      return met;
    },
  };
}
