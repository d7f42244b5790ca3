/** `/healthz`, `/readyz`, and on a separate port `/metrics`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { health } from './api-calls.ts';
import { measureProcess } from './process-metrics.ts';
import { registry } from './site-metrics.ts';

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

const sendJson = (response: ServerResponse, status: number, body: object) =>
  send(response, status, 'application/json', `${JSON.stringify(body)}\n`);

/**
 * Serves a check, and returns whether it did. `/healthz` is 200 while the process runs; `/readyz` is 200 if it should
 * receive requests, and otherwise 503 with the reason.
 */
export function servedAsCheck({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url?.split('?', 1)[0];
  if (path === '/healthz') sendJson(response, 200, { status: 'alive' });
  else if (path === '/readyz')
    void health.ready().then(({ status, body }) => sendJson(response, status, body));
  else return false;
  return true;
}

/** Serves the metrics and the checks at another port, until the process ends. */
export function serveMetrics(port: number, host: string, onError: (error: Error) => void): void {
  measureProcess();
  createServer((request, response) => {
    if (servedAsCheck(request, response)) return;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.url?.split('?', 1)[0] === '/metrics')
      send(response, 200, 'text/plain; version=0.0.4; charset=utf-8', registry.text());
    else send(response, 404, 'text/plain; charset=utf-8', 'Not found\n');
  })
    .on('error', onError)
    .listen(port, host)
    .unref();
}
