/** The text of a page, kept compressed. */
import { createHash } from 'node:crypto';
import { type Coding, compress, decompress } from '../coding.ts';

/** Brotli at once, for the first who waits for it: an eighth larger than the best, in half the time of quality 7. */
export const AT_ONCE = 5;
/** Brotli for a text that stays: a tenth smaller, in forty times the time. */
const AT_REST = 10;

export interface Content {
  /** Names the text. Weak, because one tag names all codings. */
  readonly etag: string;
  /** Bytes of memory. */
  readonly bytes: number;
  /** Returns the bytes to send. */
  body(coding: Coding | undefined): Promise<Buffer>;
  /** Compresses it once more, as well as is worth it for a text that stays. Does it once. */
  improve(): Promise<void>;
}

/** Returns the tag that names a text. */
export const etagOf = (plain: Buffer): string =>
  `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;

/**
 * Compresses a text. Holds only compressed bytes, so that ten times as many pages fit; `onResize` hears when they become
 * more or fewer.
 */
export async function contentOf(
  plain: Buffer,
  onResize: () => void,
  etag = etagOf(plain),
): Promise<Content> {
  return contentFrom(await compress(plain, 'br', AT_ONCE), etag, onResize);
}

function contentFrom(first: Buffer, etag: string, onResize: () => void): Content {
  let brotli = first;
  let gzip: Promise<Buffer> | undefined;
  let gzipBytes = 0;
  let isImproved = false;
  const asGzip = async () => {
    const made = await compress(await decompress(brotli), 'gzip', AT_ONCE);
    gzipBytes = made.length;
    onResize();
    return made;
  };
  return {
    etag,
    get bytes() {
      return brotli.length + gzipBytes;
    },
    async body(coding) {
      if (coding === 'br') return brotli;
      if (coding === undefined) return decompress(brotli);
      gzip ??= asGzip();
      return gzip;
    },
    async improve() {
      if (isImproved) return;
      isImproved = true;
      const better = await compress(await decompress(brotli), 'br', AT_REST);
      if (better.length >= brotli.length) return;
      brotli = better;
      onResize();
    },
  };
}
