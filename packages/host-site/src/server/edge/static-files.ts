/** The browser's files on an edge runtime, from a binding that serves their bytes. */
import { isNamed } from '../page-cache/send-page.ts';
import { COMMON_HEADERS, embedHeaders } from '../security-headers.ts';

/** A service of the runtime that answers with files, such as workerd's disk service. */
export interface Files {
  fetch(url: string): Promise<Response>;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0';

/** Returns the headers of a file, as the Node server sends them. */
export function fileHeaders(path: string): Readonly<Record<string, string>> {
  return {
    ...COMMON_HEADERS,
    'Content-Type': TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/_astro/') ? IMMUTABLE : REVALIDATED,
    ...embedHeaders(path),
  };
}

/** Returns a function that answers a request for a file; undefined if there is none at its path. */
export function createStaticFiles() {
  const etags = new Map<string, string>();

  return async (request: Request, path: string, files: Files): Promise<Response | undefined> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const ending = path.slice(path.lastIndexOf('.') + 1);
    if (!isRead || !Object.hasOwn(TYPES, ending)) return undefined;
    // Runtimes resolve `..` in an address themselves; a file has none.
    const found = await files.fetch(`http://files${path}`);
    if (found.status !== 200) {
      await found.body?.cancel();
      return undefined;
    }
    const bytes = await found.arrayBuffer();
    const headers = new Headers(fileHeaders(path));
    let etag = etags.get(path);
    if (etag === undefined) {
      const digest = await crypto.subtle.digest('SHA-256', bytes);
      etag = `"${Buffer.from(digest).toString('base64url').slice(0, 22)}"`;
      etags.set(path, etag);
    }
    headers.set('ETag', etag);
    headers.set('Vary', 'Accept-Encoding');
    if (isNamed(etag, request.headers.get('if-none-match') ?? undefined))
      return new Response(null, { status: 304, headers });
    return new Response(bytes, { headers });
  };
}
