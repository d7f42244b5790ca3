/** Scripts for the browser, read and compressed once and cached in memory. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const packers = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, best),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
};
type Coding = keyof typeof packers;

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  /** Compressed at the first request for it. */
  readonly packed: Map<Coding, Promise<Buffer>>;
}

function codingFor(request: IncomingMessage): Coding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((coding) => new RegExp(`\\b${coding}\\b`).test(accepted));
}

function pack({ packed, plain }: Asset, coding: Coding): Promise<Buffer> {
  const made = packed.get(coding) ?? packers[coding](plain);
  packed.set(coding, made);
  return made;
}

/**
 * Reads the scripts in these folders of the browser's files. Returns a function that serves a request for one of them
 * and returns whether it did. The caller sets the caching headers before.
 */
export function serveAssets(
  root: string,
  folders: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const assets = new Map<string, Asset>();
  for (const folder of folders.filter((each) => existsSync(join(root, each)))) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const type = TYPES[entry.slice(entry.lastIndexOf('.') + 1)];
      if (!type) continue;
      const plain = readFileSync(join(root, folder, entry));
      const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
      const path = `/${folder}/${entry.replaceAll('\\', '/')}`;
      assets.set(path, { type, etag, plain, packed: new Map() });
    }
  }

  async function send(asset: Asset, request: IncomingMessage, response: ServerResponse) {
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', asset.etag);
    if (request.headers['if-none-match'] === asset.etag) return response.writeHead(304).end();
    const coding = codingFor(request);
    const body = coding ? await pack(asset, coding) : asset.plain;
    response.writeHead(200, {
      'Content-Type': asset.type,
      'Content-Length': body.length,
      ...(coding && { 'Content-Encoding': coding }),
    });
    return response.end(request.method === 'HEAD' ? undefined : body);
  }

  return (request, response) => {
    const asset = assets.get(request.url?.split('?', 1)[0] ?? '');
    if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    void send(asset, request, response);
    return true;
  };
}
