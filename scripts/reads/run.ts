/** The run: visits over three instances, the calls that reach the API, and pages while the shared memory fails. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, stopAll } from '../children.mjs';
import { readNumbers } from '../trial/numbers.ts';
import { type Server, startSandbox, startSite } from '../trial/servers.ts';
import { tableText } from '../trial/table.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

const OPTIONS = {
  visits: { usual: 1000, least: 10, most: 10_000 },
  connections: { usual: 20, least: 1, most: 100 },
} as const;
const INSTANCES = 3;
const PRODUCT = '/product/10001';
/** Longer than a phase: each answer then has one lifetime in it. */
const LONG_S = 900;
/** So short that answers end within a phase. */
const SHORT_S = 1;
const VISIT_MS = 30_000;
/** Visits before the first phase, in another language: the compiler takes its time for a new process. */
const WARM_UP = { visits: 15 * INSTANCES, connections: INSTANCES, path: `${PRODUCT}?lang=en` };
/** Longer than an instance leaves a Redis alone that failed meanwhile. */
const REST_MS = 2500;
/** A phase with a fault has this part of the visits. */
const OF_VISITS = 1 / 5;

type Options = Readonly<Record<keyof typeof OPTIONS, number>>;
type Run = Options & { readonly root: string };

export const readOptions = (argv: readonly string[]): Options => readNumbers(argv, OPTIONS);
export const longestRunMs = ({ visits }: Options): number => 240_000 + 5 * visits * 200;

/** Passes calls on to the API, and counts equal ones. */
async function countingApi(target: string) {
  const counts = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { method = 'GET', url = '', headers } = request;
    const name = `${url} ${headers['langenv']} ${body}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const langEnv = String(headers['langenv'] ?? '');
    const pass = () =>
      fetch(target + url, {
        method,
        headers: { 'content-type': 'application/json', langEnv },
        ...(method === 'POST' && { body }),
      });
    // The sandbox may have just closed the connection.
    const answer = await pass().catch(pass);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, counts, close: () => server.close() };
}

interface Visits {
  readonly pages: number;
  readonly lost: number;
  readonly p50Ms: number;
  readonly longestMs: number;
}

/** Visits the product at all instances in turn. Any answer but the page with its product is lost. */
async function visit(
  sites: readonly Server[],
  { visits, connections, path = PRODUCT }: Options & { readonly path?: string },
): Promise<Visits> {
  const times: number[] = [];
  let begun = 0;
  let lost = 0;
  const visitor = async () => {
    while (begun < visits) {
      const site = sites[begun++ % sites.length];
      const start = performance.now();
      try {
        const signal = AbortSignal.timeout(VISIT_MS);
        const answer = await fetch(`${site?.address}${path}`, { signal });
        const html = await answer.text();
        if (answer.status !== 200 || !html.includes('"catalogue.product|')) lost += 1;
      } catch {
        lost += 1;
      }
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const sorted = times.toSorted((one, other) => one - other);
  const p50Ms = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { pages: times.length, lost, p50Ms, longestMs: sorted.at(-1) ?? 0 };
}

/** Every page is rendered, so that only the shared answers save calls. */
const startSites = (run: Run, api: string, ttlSeconds: number, url?: string) =>
  Promise.all(
    Array.from({ length: INSTANCES }, () =>
      startSite(run.root, api, {
        PAGE_CACHE_MB: '0',
        READ_CACHE_TTL_S: String(ttlSeconds),
        ...(url ? { READ_CACHE_URL: url } : { READ_CACHE_MB: '0' }),
      }),
    ),
  );

const stopped = (servers: readonly Server[]) => Promise.all(servers.map((each) => each.stop()));

/** Counts the calls of many visits, with and without the shared memory. */
async function calls(run: Run, api: string, redis: RedisServer): Promise<boolean> {
  const rows: (string | number)[][] = [];
  let isRight = true;
  for (const url of [undefined, redis.url]) {
    const counting = await countingApi(api);
    const sites = await startSites(run, counting.address, LONG_S, url);
    await visit(sites, WARM_UP);
    await wait(REST_MS);
    counting.counts.clear();
    const { pages, lost, p50Ms } = await visit(sites, run);
    await stopped(sites);
    counting.close();
    const made = [...counting.counts.values()];
    const all = made.reduce((sum, each) => sum + each, 0);
    const most = Math.max(...made);
    rows.push([url ? 'shared' : 'none', pages, lost, p50Ms, made.length, all, most]);
    if (url) isRight = lost === 0 && most === 1;
  }
  const head = ['read cache', 'pages', 'lost', 'p50 ms', 'different calls', 'calls', 'most of one'];
  console.log(`${tableText(head, rows)}\n`);
  return isRight;
}

/** Visits while the shared memory hangs, is killed and comes back. */
async function faults(run: Run, api: string, first: RedisServer, port: number): Promise<boolean> {
  const sites = await startSites(run, api, SHORT_S, first.url);
  await visit(sites, WARM_UP);
  let redis = first;
  const phases: readonly (readonly [string, () => unknown])[] = [
    ['it answers', () => {}],
    ['hangs', () => redis.hang(true)],
    ['answers again', () => redis.hang(false)],
    ['is killed', () => redis.kill()],
    [
      'is back',
      async () => {
        redis = await startRedis(port);
      },
    ],
  ];
  const rows: (string | number)[][] = [];
  for (const [name, begin] of phases) {
    // The fault begins within the visits.
    const visiting = visit(sites, { ...run, visits: Math.ceil(run.visits * OF_VISITS) });
    await wait(500);
    await begin();
    const { pages, lost, p50Ms, longestMs } = await visiting;
    rows.push([name, pages, lost, p50Ms, longestMs]);
  }
  await stopped(sites);
  await redis.stop();
  console.log(tableText(['shared memory', 'pages', 'lost', 'p50 ms', 'longest ms'], rows));
  return rows.every(([, pages, lost]) => Number(pages) > 0 && lost === 0);
}

/** Returns whether each call was made once, and no page was lost. */
export async function runReads(run: Run): Promise<boolean> {
  const api = await startSandbox(run.root);
  const port = await freePort();
  const redis = await startRedis(port);
  try {
    const isOnce = await calls(run, api.address, redis);
    const isWhole = await faults(run, api.address, redis, port);
    if (!isOnce) console.error('A call was made more than once, or a page was lost.');
    if (!isWhole) console.error('A page was lost.');
    return isOnce && isWhole;
  } finally {
    await stopAll();
  }
}
