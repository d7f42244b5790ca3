/** Scripts for the browser, read and compressed once and cached in memory. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { type Coding, codingFor, compress } from './coding.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  /** Compressed at the first request for it. */
  readonly packed: Map<Coding, Promise<Buffer>>;
}

function pack({ packed, plain }: Asset, coding: Coding): Promise<Buffer> {
  const made = packed.get(coding) ?? compress(plain, coding, constants.BROTLI_MAX_QUALITY);
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
    const coding = codingFor(request.headers['accept-encoding']?.toString());
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
