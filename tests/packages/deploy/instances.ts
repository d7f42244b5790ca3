// Small servers in place of the site's instances, which a test kills and starts again.
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as an instance receives it. */
export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Length of the body in bytes. */
  readonly bytes: number;
}

export type Answer = (received: Received, response: ServerResponse, instance: Instance) => void;

export interface Instance {
  readonly port: number;
  /** Requests so far, without the proxy's own checks. */
  readonly received: Received[];
  /** Cuts every connection, also in the middle of an answer, and closes the port. */
  kill(): Promise<void>;
  /** Listens again on the same port. */
  start(): Promise<void>;
}

/** The site accepts so long a head. */
const LONGEST_HEAD = 256 * 1024;

async function bodyLength(request: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of request) bytes += Buffer.from(chunk).length;
  return bytes;
}

/** Starts an instance that is ready, and answers everything else as the test says. */
export async function startInstance(answer: Answer): Promise<Instance> {
  const received: Received[] = [];
  const server = createServer({ maxHeaderSize: LONGEST_HEAD }, async (request, response) => {
    if (request.url === '/readyz') return void response.end('an instance is ready');
    const { method, url, headers } = request;
    // A proxy may cut a body that is too long.
    const bytes = await bodyLength(request).catch(() => -1);
    const one = { method, url, headers, bytes };
    received.push(one);
    answer(one, response, instance);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const instance: Instance = {
    port,
    received,
    async kill() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async start() {
      if (!server.listening) await listen(port);
    },
  };
  return instance;
}
