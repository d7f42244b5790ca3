/** The server process `dist/server/entry.mjs`: Astro's handler, with security headers on static files too. */
import { createPublicKey } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serveAssets } from './assets.ts';
import { clientFolder } from './client-folder.ts';
import { health } from './operations/api-calls.ts';
import { servedAsCheck, serveMetrics } from './operations/health-answers.ts';
import { installLog, writeJson } from './operations/log.ts';
import { createShutdown } from './operations/shutdown.ts';
import { currentTracer } from './operations/tracing/active-span.ts';
import { startTracing } from './operations/tracing/start-tracing.ts';
import { COMMON_HEADERS, embedHeaders } from './security-headers.ts';
import {
  CAPTCHA_KEY,
  COMPRESSION,
  LOG,
  METRICS_HOST,
  METRICS_PORT,
  port,
  SHUTDOWN_DELAY_MS,
  SHUTDOWN_GRACE_MS,
} from './settings.ts';
import { refuseRequest, wellFormed } from './well-formed.ts';

installLog(LOG);
await startTracing();
// React reads it on import, and renders pages half as fast in development.
process.env['NODE_ENV'] ??= 'production';
// Otherwise the adapter starts its server on import.
process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
const { handler } = await import('@astrojs/node/server.js');
const { visitorPages } = await import('./page-cache/visitor-pages.ts');
const { observed } = await import('./operations/observe.ts');

const DEFAULT_PORT = 4321;
/** Headers for files whose name changes with their content. */
const HASHED_HEADERS = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const listensOn = port('PORT', DEFAULT_PORT);
const host = process.env['HOST'] || 'localhost';

function isPublicKey(base64: string): boolean {
  try {
    const key = Buffer.from(base64, 'base64');
    return createPublicKey({ key, format: 'der', type: 'spki' }).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
if (CAPTCHA_KEY && !isPublicKey(CAPTCHA_KEY))
  throw new Error('CAPTCHA_KEY is no public key of RSA (base64 SPKI).');

const servedAsAsset = serveAssets(clientFolder(), ['_astro', 'embed'], COMPRESSION);
/**
 * Fits an address with 10,000 Chinese characters, which the site redirects to a shorter one; Node's default limit
 * refuses it.
 */
const MAX_HEADER_BYTES = 256 * 1024;
/** Longer than proxies keep a connection, so that none sends a request into one that this server just closes. */
const KEEP_ALIVE_MS = 75_000;
/** Longest wait for the receiver of traces at the end of the process. */
const LAST_TRACES_MS = 2000;

function answer(request: IncomingMessage, response: ServerResponse) {
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
}

const options = { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS };
const server = createServer(options, (request, response) => {
  shutdown.track(response);
  // Checks are neither counted nor logged.
  if (!servedAsCheck(request, response))
    observed(request, response, () => answer(request, response));
});
const shutdown = createShutdown({
  server,
  delayMs: SHUTDOWN_DELAY_MS,
  graceMs: SHUTDOWN_GRACE_MS,
  onStop: health.stop,
  async exit(cutOff) {
    if (cutOff > 0) console.warn(`Stopped while ${cutOff} answers were under way.`);
    await currentTracer()?.stop(LAST_TRACES_MS);
    process.exit(0);
  },
});
/** Ends a process that cannot listen. */
const cannotListen = (name: string, at: number, on: string) => (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${at} is in use: set ${name} to another one.`
      : `The shop cannot listen on ${on}:${at}: ${error.message}`,
  );
  process.exit(1);
};
server.on('error', cannotListen('PORT', listensOn, host));
server.listen(listensOn, host, () => {
  if (LOG === 'json') writeJson('info', 'listening', { host, port: listensOn });
  else process.stdout.write(`Clinicart shop  http://localhost:${listensOn}\n`);
});
if (METRICS_PORT > 0) {
  const onError = cannotListen('METRICS_PORT', METRICS_PORT, METRICS_HOST);
  serveMetrics(METRICS_PORT, METRICS_HOST, onError);
}

process.once('SIGINT', () => shutdown.stop(true));
process.on('SIGTERM', () => shutdown.stop());

export { handler };
