/** Commands of a Redis or Valkey. Its client is loaded only where the operator has named one. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Commands } from './remote.ts';

/** Deletes the lock only of the instance that took it: its time may have been over. */
const DELETE_IF =
  "return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('del', KEYS[1]) or 0";
const CONNECT_MS = 1000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/** Commands that wait for answers; more means that Redis is too slow to be of use. */
const LONGEST_QUEUE = 1000;

/** Commands over a connection, until it is closed. */
export interface Connection extends Commands {
  close(): void;
}

/** Returns the address for the client, which knows no other names of the protocol. */
const addressOf = (url: string) => url.replace(/^valkey(s?):/, 'redis$1:');

/** Connects, and again whenever the connection is lost. Commands fail while there is none. Resolves after a second without one. */
export async function connectRedis(url: string, onFailure: () => void): Promise<Connection> {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url: addressOf(url),
    // Every server understands it.
    RESP: 2,
    // A command that waits for a connection would wait for longer than a page.
    disableOfflineQueue: true,
    commandsQueueMaxLength: LONGEST_QUEUE,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) =>
        Math.min(FIRST_PAUSE_MS * 2 ** Math.min(retries, 10), LONGEST_PAUSE_MS),
    },
  });
  // Without a listener an error would end the process. It may name the address, so it is counted and not logged.
  client.on('error', onFailure);
  // Resolves only with a connection; until then commands fail at once. The first pages of a process should share too.
  const connected = client.connect().catch(onFailure);
  await Promise.race([connected, wait(CONNECT_MS, undefined, { ref: false })]);
  return {
    get: (key) => client.get(key),
    async set(key, value, lifetimeMs, isNew) {
      const expiration = { type: 'PX', value: lifetimeMs } as const;
      const done = await client.set(key, value, { expiration, ...(isNew && { condition: 'NX' }) });
      return done === 'OK';
    },
    async deleteIf(key, value) {
      await client.eval(DELETE_IF, { keys: [key], arguments: [value] });
    },
    close: () => client.destroy(),
  };
}
