/** The server process `dist/server/entry.mjs`: Astro's handler, with security headers on static files too. */
import { createServer } from 'node:http';
import { serveAssets } from './assets.ts';
import { clientFolder } from './client-folder.ts';
import { COMMON_HEADERS, embedHeaders } from './security-headers.ts';
import { refuseRequest } from './well-formed.ts';

// React reads it on import, and renders pages half as fast in development.
process.env['NODE_ENV'] ??= 'production';
// Otherwise the adapter starts its server on import.
process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
const { handler } = await import('@astrojs/node/server.js');
const { visitorPages } = await import('./page-cache/visitor-pages.ts');

const DEFAULT_PORT = 4321;
/** Headers for files whose name changes with their content. */
const HASHED_HEADERS = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const FAREWELL_MS = 5000;
const port = Number(process.env['PORT'] || DEFAULT_PORT);
const host = process.env['HOST'] || 'localhost';

const servedAsAsset = serveAssets(clientFolder(), ['_astro', 'embed']);
/** Replaces bytes of an address that are no valid UTF-8, as browsers do; Astro refuses such a query. */
function wellFormed(address: string): string {
  try {
    // Uses the result, so that no bundler removes the call as unused.
    return decodeURI(address) === '' ? '/' : address;
  } catch {
    const [path = '/', query = ''] = address.split(/\?(.*)/s);
    return query === '' ? address : `${path}?${new URLSearchParams(query)}`;
  }
}

/**
 * Fits an address with 10,000 Chinese characters, which the site redirects to a shorter one; Node's default limit
 * refuses it.
 */
const MAX_HEADER_BYTES = 256 * 1024;
const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
  const path = wellFormed(request.url ?? '/');
  request.url = path;
  const headers = {
    ...COMMON_HEADERS,
    ...(path.startsWith('/_astro/') && HASHED_HEADERS),
    ...embedHeaders(path),
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const refusal = refuseRequest(request);
  if (refusal) {
    response.writeHead(refusal.status, { ...refusal.headers, 'Cache-Control': 'no-store' }).end();
    return;
  }
  if (!servedAsAsset(request, response) && !visitorPages(request, response))
    handler(request, response);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: set PORT to another one.`
      : `The shop cannot listen on ${host}:${port}: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, host, () => process.stdout.write(`Clinicart shop  http://localhost:${port}\n`));

function stop() {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), FAREWELL_MS).unref();
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

export { handler };
