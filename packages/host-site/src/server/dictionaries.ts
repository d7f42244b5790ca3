/**
 * Compression dictionaries (RFC 9842). A browser that holds an earlier file receives a later one as what differs from it:
 * a release costs a returning visitor little. The coding is `dcz`, since Node compresses with a dictionary only by zstd.
 */
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Effort } from './coding.ts';

/** The place of a file whose name changes with its content: `/_astro/home.Lu3ZgAw-.js`. */
interface Place {
  readonly folder: string;
  readonly name: string;
  readonly ending: string;
}

const HASHED =
  /^(?<folder>\/(?:[\w.-]+\/)*)(?<name>[\w.-]+?[.-])[\w-]{7,8}(?<ending>\.(?:js|css))$/;
/** The file of every page. It is the dictionary of each script for which a visitor has no earlier one. */
const OF_ALL = /^shared[.-]$/;

function placeOf(path: string): Place | undefined {
  const { folder, name, ending } = HASHED.exec(path)?.groups ?? {};
  return folder && name && ending ? { folder, name, ending } : undefined;
}

/**
 * Returns the `match` of a file's `Use-As-Dictionary`: the addresses for whose files a browser offers this one; undefined
 * where the name is final. The longest match counts, so that an earlier file of the same name comes before the shared one.
 */
export function matchOf(path: string): string | undefined {
  const place = placeOf(path);
  if (!place) return undefined;
  const { folder, name, ending } = place;
  return OF_ALL.test(name) ? `${folder}*${ending}` : `${folder}${name}*${ending}`;
}

/** Returns whether a file is a dictionary for another. Each has few, whatever a request names. */
export function isDictionaryFor(held: string, wanted: string): boolean {
  const [one, other] = [placeOf(held), placeOf(wanted)];
  if (!one || !other || one.folder !== other.folder || one.ending !== other.ending) return false;
  return one.name === other.name || OF_ALL.test(one.name);
}

/** Returns the hash in an `Available-Dictionary` header, base64; undefined for none. */
export const offeredHash = (header: string | undefined): string | undefined =>
  /^:([\w+/]{43}=):$/.exec(header ?? '')?.[1];

/** Begins an answer that needs a dictionary; its SHA-256 follows. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/**
 * Levels of zstd: the best ratio without large windows, and a twentieth more bytes in a seventeenth of the time. Above 12
 * each file pays for a search tree of the whole dictionary.
 */
const LEVELS: Readonly<Record<Effort, number>> = { best: 19, quick: 12 };

/** Compresses what differs from a dictionary; undefined where this Node has no zstd (before 22.15). */
export async function differenceTo(
  dictionary: { readonly plain: Buffer; readonly hash: string },
  plain: Buffer,
  effort: Effort = 'best',
): Promise<Buffer | undefined> {
  if (!('zstdCompress' in zlib)) return undefined;
  const params = { [zlib.constants.ZSTD_c_compressionLevel]: LEVELS[effort] };
  const options = { dictionary: dictionary.plain, params };
  const packed = await promisify(zlib.zstdCompress)(plain, options);
  return Buffer.concat([MAGIC, Buffer.from(dictionary.hash, 'base64'), packed]);
}
