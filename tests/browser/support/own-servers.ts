// Servers of one test file: built sites with separate settings, and the proxies between them and the sandbox.
import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { freePort, startChild, stopChild, untilAnswers } from '../../../scripts/children.mjs';

/** Starts servers, and stops them at the end of the file. */
export function useOwnServers() {
  const stops: (() => unknown)[] = [];
  afterAll(() => Promise.all(stops.map((stop) => stop())));
  const site = join(import.meta.dirname, '../../../packages/host-site');
  /** Starts a built Astro server; returns its address once it answers at a path. */
  async function startServer(entry: string, path = '/', env = {}): Promise<string> {
    const port = await freePort();
    const child = startChild(process.execPath, [entry], {
      cwd: site,
      env: { PORT: String(port), HOST: '0.0.0.0', NODE_ENV: 'production', ...env },
    });
    stops.push(() => stopChild(child));
    await untilAnswers(`http://localhost:${port}${path}`, child);
    return `http://localhost:${port}`;
  }
  return {
    startServer,
    /** Starts the built shop with a separate environment. It keeps nothing, and renders every page whole. */
    startSite: (env: Record<string, string>) =>
      startServer(join(site, 'dist/server/entry.mjs'), '/robots.txt', {
        PAGE_CACHE_MB: '0',
        READ_CACHE_MB: '0',
        ELEMENT_CACHE_MB: '0',
        COMPRESSION: 'quick',
        ...env,
      }),
    async listen(server: Server): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, resolve));
      stops.push(() => {
        server.closeAllConnections();
        server.close();
      });
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    },
  };
}

type Send = (from: IncomingMessage, to: ServerResponse) => unknown;

/** Forwards a request unchanged; `host` stays that of the original caller. `send` sends the body of the answer. */
export function passOn(
  from: IncomingMessage,
  to: string,
  answer: ServerResponse,
  send: Send = (body, caller) => body.pipe(caller),
): void {
  const { hostname, port } = new URL(to);
  const { method, headers, url: path } = from;
  const onward = request({ hostname, port, path, method, headers }, (back) => {
    answer.writeHead(back.statusCode ?? 502, back.headers);
    void send(back, answer);
  });
  onward.on('error', () => answer.destroy());
  from.pipe(onward);
}
