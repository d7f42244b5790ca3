// A proxy in front of three instances, for the tests of one file.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { stopAll } from '../../../scripts/children.mjs';
import { type Answer, type Instance, startInstance } from './instances.ts';
import type { Kind, StartedProxy } from './proxies.ts';

export const PAGE = '<!doctype html><title>手套</title>';

/** Answers with a page of a member. */
export const page: Answer = ({ headers, bytes }, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': 'private, no-store',
    'Set-Cookie': 'language=2; Path=/',
    'X-Request-Id': headers['x-request-id'] ?? 'none',
    'X-Bytes': bytes,
  });
  response.end(PAGE);
};

const ends: (() => unknown)[] = [];
afterAll(async () => {
  await stopAll();
  for (const end of ends) await end();
});

/** Starts three instances and the proxy in front of them, and stops all at the end of the file. */
export function useProxy(kind: Kind) {
  let proxy: StartedProxy;
  let answer: Answer = page;
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-deploy-'));
  const instances: Instance[] = [];
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(async () => {
    for (let count = 0; count < 3; count++)
      instances.push(await startInstance((...all) => answer(...all)));
    ends.push(...instances.map((instance) => () => instance.kill()));
    const ports = instances.map(({ port }) => port);
    proxy = await kind.start(ports, folder);
  }, 60_000);
  beforeEach(async () => {
    answer = page;
    for (const instance of instances) {
      await instance.start();
      instance.received.length = 0;
    }
  });
  return {
    folder,
    instances,
    proxy: () => proxy,
    ask: (...all: Parameters<StartedProxy['ask']>) => proxy.ask(...all),
    answers: (next: Answer) => {
      answer = next;
    },
    received: () => instances.flatMap((instance) => instance.received),
    /** Waits until the proxy uses each instance: it leaves one that has failed alone for five seconds. */
    async untilAllAnswer() {
      const all = async () => {
        await proxy.ask('/');
        return instances.every((instance) => instance.received.length > 0);
      };
      await expect.poll(all, { timeout: 20_000 }).toBe(true);
    },
  };
}
