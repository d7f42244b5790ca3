/** Compression of answers: what a client accepts, and how it is made. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip';
/** How well a server compresses what it sends more than once: as small as possible, or soon. */
export type Effort = 'best' | 'quick';

/** In the order of preference: brotli is a sixth smaller. */
const CODINGS: readonly Coding[] = ['br', 'gzip'];

/** Returns the weights of an `Accept-Encoding` header by the names of codings. */
function weightsOf(accepted: string | null | undefined): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  return weights;
}

/** Returns the coding for an answer by an `Accept-Encoding` header; undefined to send it as it is. */
export function codingFor(accepted: string | null | undefined): Coding | undefined {
  const weights = weightsOf(accepted);
  return CODINGS.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}

/** Returns whether an `Accept-Encoding` header names a coding. */
export const accepts = (accepted: string | null | undefined, coding: string): boolean =>
  (weightsOf(accepted).get(coding) ?? 0) > 0;

const brotli = promisify(brotliCompress);
/** Bytes of a compressed page, nearly always: each further piece is one more way to a thread and back. */
const MOST_AT_ONCE = 64 * 1024;

/** Compresses with the given quality of brotli, 0 to 11; gzip has one. */
export function compress(plain: Buffer, coding: Coding, quality: number): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(plain);
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_SIZE_HINT]: plain.length,
    // A window of the text's size: the usual one of 4 MiB takes longer to prepare than a page to compress.
    [BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(plain.length + 1)))),
  };
  return brotli(plain, { params, chunkSize: MOST_AT_ONCE });
}

/** Returns the text that brotli compressed. */
export const decompress: (packed: Buffer) => Promise<Buffer> = promisify(brotliDecompress);
