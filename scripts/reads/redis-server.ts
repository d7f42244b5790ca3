/** A Redis or Valkey of this machine, without files, for trials and tests. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild, stopChild } from '../children.mjs';

const NAMES = ['valkey-server', 'redis-server'];
const folders = () => (process.env['PATH'] ?? '').split(delimiter);

/** Returns the path of an installed server; undefined if there is none. */
export const installedRedis = (): string | undefined =>
  NAMES.flatMap((name) => folders().map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  );

/** @throws if none is installed. */
export function findRedis(): string {
  const found = installedRedis();
  if (!found) throw new Error('Install valkey-server or redis-server first: the trial starts it.');
  return found;
}

export interface RedisServer {
  readonly url: string;
  /** Kills it at once. */
  kill(): void;
  /** Stops it without closing its connections, or continues. */
  hang(isHanging: boolean): void;
  stop(): Promise<void>;
}

const ARGS = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];

/** Starts a server at a port, and waits until it accepts connections. */
export async function startRedis(port: number): Promise<RedisServer> {
  let isReady = false;
  const child = startChild(findRedis(), [...ARGS, '--port', String(port)], {
    line: (text) => {
      isReady ||= text.includes('Ready to accept connections');
    },
  });
  for (let tries = 0; tries < 100 && !isReady; tries++) await wait(50);
  if (!isReady) throw new Error('The Redis did not start.');
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => void child.kill('SIGKILL'),
    hang: (isHanging) => void child.kill(isHanging ? 'SIGSTOP' : 'SIGCONT'),
    stop: () => stopChild(child),
  };
}
