/** The read cache of this process, from the settings. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '@clinicart/sdk';
import { clientFolder } from '../client-folder.ts';
import { pageFetch } from '../operations/api-calls.ts';
import { readCache as counter, registry } from '../operations/site-metrics.ts';
import {
  API_BASE,
  READ_CACHE_BYTES,
  READ_CACHE_FRESH_MS,
  READ_CACHE_URL,
  SERVICE_BASE,
} from '../settings.ts';
import { createReadCache } from './read-cache.ts';
import { connectRedis } from './redis.ts';
import { createRemote } from './remote.ts';
import { createSharedCalls } from './shared-call.ts';

/** Returns a name of this build: the files of the server have a hash of their content in their name. */
function releaseOf(): string {
  const folder = join(clientFolder(), '../server/chunks');
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return createHash('sha256').update(names.join('\n')).digest('base64url').slice(0, 16);
}

const { now, after } = systemClock;
const onFailure = () => counter.add({ result: 'error' });
const remote =
  READ_CACHE_URL && READ_CACHE_BYTES > 0
    ? createRemote({
        commands: await connectRedis(READ_CACHE_URL, onFailure),
        now,
        after,
        onFailure,
      })
    : undefined;
const cache = createReadCache({
  mostBytes: READ_CACHE_BYTES,
  freshMs: READ_CACHE_FRESH_MS,
  remote,
  now,
  wait,
  note: (result) => counter.add({ result }),
});
registry.gauge('clinicart_read_cache_bytes', 'Memory of shared answers.', () => cache.bytes);
registry.gauge('clinicart_read_cache_entries', 'Number of these answers.', () => cache.entries);

const sharedCall = createSharedCalls({
  apiBase: API_BASE,
  serviceBase: SERVICE_BASE,
  release: releaseOf(),
});

/** Longest wait for the API of a call that several pages wait for. */
const PATIENCE_MS = 3000;

/**
 * Sends the call of a visitor's page, or answers it from the cache. A call that others may wait for does not end with the
 * page that began it; each page stops waiting by its own signals.
 */
export async function sharedFetch(
  input: string | URL | Request,
  init?: RequestInit,
  deadline?: AbortSignal,
): Promise<Response> {
  const call = READ_CACHE_BYTES > 0 ? sharedCall(input, init) : undefined;
  if (!call) return pageFetch(input, init, deadline);
  const { signal: own, ...rest } = init ?? {};
  const reading = cache.read(call, () => pageFetch(input, rest, AbortSignal.timeout(PATIENCE_MS)));
  return untilAborted(reading, [own, deadline]);
}

/** Rejects with the reason of the first signal that is given. */
function untilAborted<T>(
  reading: Promise<T>,
  signals: readonly (AbortSignal | null | undefined)[],
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (event: Event) => reject((event.target as AbortSignal).reason);
    for (const signal of signals) {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', stop);
    }
    const leave = () => {
      for (const signal of signals) signal?.removeEventListener('abort', stop);
    };
    reading.then(resolve, reject).finally(leave);
  });
}
