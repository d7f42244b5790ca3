/** Scripts for the browser, read and compressed once and cached in memory. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { accepts, type Coding, codingFor, compress, type Effort } from './coding.ts';
import { differenceTo, isDictionaryFor, matchOf, offeredHash } from './dictionaries.ts';
import { isNamed } from './page-cache/send-page.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

interface Asset {
  readonly path: string;
  readonly type: string;
  /** SHA-256, base64. */
  readonly hash: string;
  readonly etag: string;
  readonly plain: Buffer;
  /** Compressed at the first request for it; what differs from a dictionary, by the dictionary's hash. */
  readonly packed: Map<string, Promise<Buffer | undefined>>;
}

const QUALITIES: Readonly<Record<Effort, number>> = {
  best: constants.BROTLI_MAX_QUALITY,
  quick: 5,
};

interface Body {
  readonly bytes: Buffer;
  readonly coding: Coding | 'dcz' | undefined;
}

function once({ packed }: Asset, key: string, make: () => Promise<Buffer | undefined>) {
  const made = packed.get(key) ?? make();
  packed.set(key, made);
  return made;
}

/** Returns an answer in the smallest form that the client takes. */
async function bodyFor(
  asset: Asset,
  accepted: string | undefined,
  dictionary: Asset | undefined,
  effort: Effort,
): Promise<Body> {
  const { plain } = asset;
  const coding = codingFor(accepted);
  const held = accepts(accepted, 'dcz') ? dictionary : undefined;
  const [packed, difference] = await Promise.all([
    coding && once(asset, coding, () => compress(plain, coding, QUALITIES[effort])),
    held && once(asset, held.hash, () => differenceTo(held, plain, effort)),
  ]);
  const whole: Body = { bytes: packed ?? plain, coding };
  if (!difference || difference.length >= whole.bytes.length) return whole;
  return { bytes: difference, coding: 'dcz' };
}

/**
 * Reads the scripts in these folders of the browser's files. Returns a function that serves a request for one of them
 * and returns whether it did. The caller sets the caching headers before.
 */
export function serveAssets(
  root: string,
  folders: readonly string[],
  effort: Effort = 'best',
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const assets = new Map<string, Asset>();
  const byHash = new Map<string, Asset[]>();
  for (const folder of folders.filter((each) => existsSync(join(root, each)))) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const type = TYPES[entry.slice(entry.lastIndexOf('.') + 1)];
      if (!type) continue;
      const plain = readFileSync(join(root, folder, entry));
      const digest = createHash('sha256').update(plain).digest();
      const hash = digest.toString('base64');
      const etag = `"${digest.toString('base64url').slice(0, 22)}"`;
      const path = `/${folder}/${entry.replaceAll('\\', '/')}`;
      const asset = { path, type, hash, etag, plain, packed: new Map() };
      assets.set(path, asset);
      byHash.set(hash, [...(byHash.get(hash) ?? []), asset]);
    }
  }

  /** The file that the browser offers as a dictionary, if it is one for this file. */
  function dictionaryFor({ path }: Asset, { headers }: IncomingMessage): Asset | undefined {
    const hash = offeredHash(headers['available-dictionary']?.toString());
    if (hash === undefined) return undefined;
    return byHash.get(hash)?.find((held) => isDictionaryFor(held.path, path));
  }

  async function send(asset: Asset, request: IncomingMessage, response: ServerResponse) {
    const match = matchOf(asset.path);
    response.setHeader('Vary', match ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding');
    response.setHeader('ETag', asset.etag);
    if (isNamed(asset.etag, request.headers['if-none-match'])) return response.writeHead(304).end();
    const accepted = request.headers['accept-encoding']?.toString();
    const { bytes, coding } = await bodyFor(asset, accepted, dictionaryFor(asset, request), effort);
    response.writeHead(200, {
      'Content-Type': asset.type,
      'Content-Length': bytes.length,
      ...(coding && { 'Content-Encoding': coding }),
      ...(match && { 'Use-As-Dictionary': `match="${match}"` }),
    });
    return response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  return (request, response) => {
    const asset = assets.get(request.url?.split('?', 1)[0] ?? '');
    if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    void send(asset, request, response);
    return true;
  };
}
