/** Values within a number of bytes: those stored longest ago make room for new ones. */

export interface BoundedMemory<T> {
  get(key: string): T | undefined;
  /** Stores a value as the youngest. One that is larger than the memory is not stored. */
  put(key: string, value: T, bytes: number): void;
  /** Notes the present bytes of a stored value. Does nothing if it is no longer there. */
  resize(key: string, bytes: number): void;
  /** Bytes in use. */
  readonly bytes: number;
  /** Number of values. */
  readonly entries: number;
}

export function boundedMemory<T>(mostBytes: number): BoundedMemory<T> {
  // In the order of storing, so that the first is the oldest.
  const entries = new Map<string, { readonly value: T; bytes: number }>();
  let bytes = 0;

  function drop(key: string) {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }
  function makeRoom() {
    for (const key of entries.keys()) {
      if (bytes <= mostBytes) return;
      drop(key);
    }
  }

  return {
    get: (key) => entries.get(key)?.value,
    put(key, value, own) {
      drop(key);
      if (own > mostBytes) return;
      entries.set(key, { value, bytes: own });
      bytes += own;
      makeRoom();
    },
    resize(key, own) {
      const entry = entries.get(key);
      if (!entry) return;
      bytes += own - entry.bytes;
      entry.bytes = own;
      makeRoom();
    },
    get bytes() {
      return bytes;
    },
    get entries() {
      return entries.size;
    },
  };
}
