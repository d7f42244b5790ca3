// A page of a partner's, on an origin of its own, with the headers that a test needs.
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves a document until the test ends. Returns its address. */
export async function foreignPage(
  html: string,
  headers: OutgoingHttpHeaders = {},
): Promise<string> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    // The browser asks every origin for an icon.
    answer.end(`<!doctype html><html lang="en"><title>Partner</title>
      <link rel="icon" href="data:,">${html}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}
