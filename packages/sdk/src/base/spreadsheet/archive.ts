/** The parts of a ZIP archive as text. Measures each part while it unpacks, since the declared sizes may lie. */
export interface Archive {
  /** Undefined for a missing part. Rejects with an `Unfit`. */
  text(name: string): Promise<string | undefined>;
}

type UnfitReason = 'file-broken' | 'workbook-too-large' | 'sheet-too-large';

/** Why a workbook cannot be read. */
export class Unfit extends Error {
  readonly reason: UnfitReason;
  /** The cell that lies too far out. */
  readonly cell: string | undefined;

  constructor(reason: UnfitReason, cell?: string) {
    super(reason);
    this.reason = reason;
    this.cell = cell;
  }
}

/** A workbook has some twenty entries, one full of pictures some hundred. */
const MOST_ENTRIES = 1_000;

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const IN_EXTRA = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/** Reads up to `most` unpacked bytes. Throws an `Unfit` for anything but an archive. */
export function openArchive(bytes: Uint8Array<ArrayBuffer>, most: number): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = reading(() => readDirectory(view, bytes));
  let left = most;
  return {
    async text(name) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      if (entry.unpacked > left) throw new Unfit('workbook-too-large');
      const body = reading(() => bodyOf(entry, view, bytes));
      const text = await unpack(body, entry.method, left);
      left -= text.length;
      return text;
    },
  };
}

/** Reads past the end of the file mean a broken file. */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Unfit ? error : new Unfit('file-broken');
  }
}

/** The end-of-directory record is at the end of the file, before a comment of up to 65,535 bytes. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at--)
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  throw new Unfit('file-broken');
}

function readDirectory(view: DataView, bytes: Uint8Array): ReadonlyMap<string, Entry> {
  const end = findEnd(view);
  let count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (end >= 20 && view.getUint32(end - 20, true) === LOCATOR_64) {
    const larger = Number(view.getBigUint64(end - 12, true));
    if (view.getUint32(larger, true) === DIRECTORY_END_64) {
      count = Number(view.getBigUint64(larger + 32, true));
      at = Number(view.getBigUint64(larger + 48, true));
    }
  }
  if (count > MOST_ENTRIES) throw new Unfit('workbook-too-large');
  const names = new TextDecoder();
  const entries = new Map<string, Entry>();
  for (; count > 0; count--) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Unfit('file-broken');
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    entries.set(names.decode(bytes.subarray(at + 46, nameEnd)).replaceAll('\\', '/'), {
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      ...sizesOf(view, at, nameEnd),
    });
    at = next;
  }
  return entries;
}

/** Sizes and offset of an entry; ZIP64 values are in the extra field, in this order. */
function sizesOf(view: DataView, at: number, extra: number) {
  const sizes = [at + 24, at + 20, at + 42].map((place) => view.getUint32(place, true));
  const end = extra + view.getUint16(at + 30, true);
  for (let field = extra; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue;
    let place = field + 4;
    sizes.forEach((size, index) => {
      if (size !== IN_EXTRA) return;
      sizes[index] = Number(view.getBigUint64(place, true));
      place += 8;
    });
  }
  const [unpacked = 0, packed = 0, offset = 0] = sizes;
  return { unpacked, packed, offset };
}

function bodyOf(entry: Entry, view: DataView, bytes: Uint8Array<ArrayBuffer>) {
  const { offset, packed, isEncrypted } = entry;
  if (isEncrypted || view.getUint32(offset, true) !== LOCAL_ENTRY) throw new Unfit('file-broken');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > bytes.length) throw new Unfit('file-broken');
  return bytes.subarray(start, start + packed);
}

async function unpack(
  body: Uint8Array<ArrayBuffer>,
  method: number,
  most: number,
): Promise<string> {
  if (method === STORED) return new TextDecoder().decode(body);
  if (method !== DEFLATED) throw new Unfit('file-broken');
  // The browser's own stream: it unpacks off the main thread, and stops when its reader does.
  const reader = new Blob([body])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return parts.join('') + decoder.decode();
      size += value.length;
      if (size > most) throw new Unfit('workbook-too-large');
      parts.push(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    throw error instanceof Unfit ? error : new Unfit('file-broken');
  }
}
