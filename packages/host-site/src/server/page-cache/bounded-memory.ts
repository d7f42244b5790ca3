/** Values that expire, within a number of bytes: the oldest make room for new ones. */

interface Entry<T> {
  readonly value: T;
  readonly expires: number;
  bytes: number;
}

export interface BoundedMemory<T> {
  /** Returns the value that has not expired. */
  get(key: string): T | undefined;
  /** Stores a value until a moment. One that is larger than the memory is not stored. */
  put(key: string, value: T, options: { readonly bytes: number; readonly until: number }): void;
  /** Counts bytes that a stored value has gained. Does nothing if it is no longer there. */
  grow(key: string, value: T, bytes: number): void;
  /** Bytes in use. */
  readonly bytes: number;
}

export function boundedMemory<T>(mostBytes: number, now: () => number): BoundedMemory<T> {
  // In the order of storing, so that the first is the oldest.
  const entries = new Map<string, Entry<T>>();
  let bytes = 0;

  function drop(key: string) {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }
  /** Drops what has expired at the old end, and then the oldest until the rest fits. */
  function makeRoom() {
    for (const [key, { expires }] of entries) {
      if (bytes <= mostBytes && expires > now()) return;
      drop(key);
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry && entry.expires <= now()) drop(key);
      else return entry?.value;
      return undefined;
    },
    put(key, value, { bytes: own, until }) {
      drop(key);
      if (own > mostBytes) return;
      entries.set(key, { value, expires: until, bytes: own });
      bytes += own;
      makeRoom();
    },
    grow(key, value, more) {
      const entry = entries.get(key);
      if (entry?.value !== value) return;
      entry.bytes += more;
      bytes += more;
      makeRoom();
    },
    get bytes() {
      return bytes;
    },
  };
}
