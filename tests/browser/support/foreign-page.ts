// A page of a partner's, on a separate origin, with the headers that a test needs.
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves a document until the test ends. Returns its address. */
export async function servedUntilEnd(
  html: string,
  headers: OutgoingHttpHeaders = {},
): Promise<string> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    answer.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}

/** A document in English. The browser asks every origin for an icon, and this one has none. */
export const documentWith = (content: string) =>
  `<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,">${content}</html>`;

/** Serves a page with this content until the test ends. Returns its address. */
export const foreignPage = (content: string, headers?: OutgoingHttpHeaders) =>
  servedUntilEnd(documentWith(content), headers);
