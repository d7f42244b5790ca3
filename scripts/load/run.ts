/** The run: throughput of the pages, memory at many pages at a time, and both while the API is slow, failing and gone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createShop, memoryStore } from '@clinicart/sdk';
import { emptyContact } from '@clinicart/sdk/identity';
import { SCENARIO_PASSWORD } from '../../packages/sandbox/src/seed/scenarios.ts';
import { stopAll } from '../children.mjs';
import { readNumbers } from '../trial/numbers.ts';
import { type Server, setFault, startSandbox, startSite, startStatic } from '../trial/servers.ts';
import { tableText } from '../trial/table.ts';
import { fire, type Hits, longestShotMs, type Shots } from './fire.ts';

const OPTIONS = {
  seconds: { usual: 8, least: 1, most: 60 },
  connections: { usual: 10, least: 1, most: 100 },
  pages: { usual: 200, least: 1, most: 500 },
} as const;

const PAGES = {
  home: '/',
  search: '/search?keyword=ALL&searchType=keyword',
  product: '/product/10001',
} as const;

/** A rendered page calls the API for all that it shows; `npm run reads` has the answers that instances keep. */
const EVERY_CALL = { READ_CACHE_MB: '0' };
/** The elements that visitors share are rendered for each page too. */
const EVERY_ELEMENT = { ...EVERY_CALL, ELEMENT_CACHE_MB: '0' };
/** Many pages at a time are loaded for at least this long: longer than each of them waits for its answer. */
const MANY_S = 30;
/** Pages rendered before the first measurement: the compiler takes its time for them. */
const WARM_UP_S = 5;
const MEMORY_EVERY_MS = 500;
/** Time after the load until memory is read again. */
const REST_MS = 10_000;
/** Measurements at most. */
const MOST_SHOTS = 40;
const AROUND_MS = 180_000;

type Options = Readonly<Record<keyof typeof OPTIONS, number>>;
type Run = Options & { readonly root: string };
type Row = readonly (string | number)[];

export const readOptions = (argv: readonly string[]): Options => readNumbers(argv, OPTIONS);

export const longestRunMs = ({ seconds }: Options): number =>
  MOST_SHOTS * longestShotMs(Math.max(seconds, MANY_S)) + AROUND_MS;

/** The compressed HTML of a visitor's page. */
function htmlOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    const sent = request(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        answer.headers['content-encoding'] === 'br'
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`${url} was not compressed.`)),
      );
    });
    sent.on('error', reject).end();
  });
}

/** Cookies of a buyer who has logged in. */
async function buyerCookies(api: string): Promise<string> {
  const session = memoryStore();
  const shop = createShop({ apiBase: api, storage: { session, settings: memoryStore() } });
  const contact = { ...emptyContact('email'), email: 'verified@clinicart.test' };
  await shop.session.signIn({
    ...contact,
    with: 'password',
    password: SCENARIO_PASSWORD,
    code: '',
  });
  return `token=${encodeURIComponent(session.get('token') ?? '')}`;
}

interface Measured {
  readonly hits: Hits;
  /** Requests for each second of processor time. */
  readonly perCore: number;
}

async function measure(server: Server, shots: Shots): Promise<Measured> {
  const before = await server.cpu();
  const hits = await fire(shots);
  const spent = (await server.cpu()) - before;
  return { hits, perCore: hits.requests / spent };
}

/** Counts requests that got neither a page nor the refusal that a visitor gets while the API is away. */
function lostOf({ statuses, unanswered }: Hits, allowed: readonly string[]): number {
  const others = Object.entries(statuses).filter(([status]) => !allowed.includes(status));
  const wrong = others.reduce((sum, [, count]) => sum + count, 0);
  // A load without a single answer shows nothing.
  const isEmpty = Object.keys(statuses).length === 0;
  return unanswered + wrong + (isEmpty ? 1 : 0);
}

const statusText = ({ statuses }: Hits) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

/** Requests a second of each page: from a static server, from memory, rendered, and rendered for a buyer. */
async function throughput(run: Run, folder: string): Promise<Row[]> {
  const { root, seconds, connections } = run;
  const api = await startSandbox(root);
  const site = await startSite(root, api.address, EVERY_CALL);
  const whole = await startSite(root, api.address, EVERY_ELEMENT);
  const html: Record<string, Buffer> = {};
  for (const [name, path] of Object.entries(PAGES)) html[name] = await htmlOf(site.address + path);
  const copy = await startStatic(root, folder, html);
  const cookie = await buyerCookies(api.address);
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const url = site.address + path;
    const ways: readonly (readonly [string, Server, Omit<Shots, 'connections' | 'seconds'>])[] = [
      ['static server', copy, { url: `${copy.address}/${name}.html` }],
      ['kept', site, { url }],
      ['rendered', site, { url, isNew: true }],
      ['every element rendered', whole, { url: whole.address + path, isNew: true }],
      ['rendered, signed in', site, { url, headers: { cookie } }],
    ];
    let plain = 0;
    for (const [way, server, shots] of ways) {
      await fire({ ...shots, connections, seconds: WARM_UP_S });
      const { hits, perCore } = await measure(server, { ...shots, connections, seconds });
      plain ||= perCore;
      const { requests, perSecond, p50Ms, p99Ms } = hits;
      const ratio = `1/${(plain / perCore).toFixed(1)}`;
      rows.push([
        name,
        way,
        requests,
        perSecond,
        perCore,
        ratio,
        p50Ms,
        p99Ms,
        lostOf(hits, ['200']),
      ]);
    }
  }
  await Promise.all([api, site, whole, copy].map((server) => server.stop()));
  return rows;
}

/** The memory of a server while something runs. */
async function withMemory<T>(server: Server, work: () => Promise<T>) {
  const before = server.memory();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, MEMORY_EVERY_MS);
  try {
    const result = await work();
    await wait(REST_MS);
    return { result, before, peak, after: server.memory() };
  } finally {
    clearInterval(timer);
  }
}

/** Faults of the API. `stop` ends its process. */
const CONDITIONS = [
  ['answers', undefined],
  ['answers after 1 s', { kind: 'delay', ms: 1000 }],
  ['answers after 10 s', { kind: 'delay', ms: 10_000 }],
  ['fails with 500', { kind: 'status', status: 500 }],
  ['is gone', 'stop'],
] as const;

/** Many pages at a time, each rendered, with a new instance for each state of the API. */
async function manyPages(run: Run): Promise<Row[]> {
  const { root, seconds, pages } = run;
  const rows: Row[] = [];
  for (const [name, fault] of CONDITIONS) {
    const api = await startSandbox(root);
    const site = await startSite(root, api.address, EVERY_CALL);
    const url = site.address + PAGES.product;
    await fire({ url, isNew: true, connections: 10, seconds: WARM_UP_S });
    if (fault === 'stop') await api.stop();
    else await setFault(api.address, fault);
    const shots = { url, isNew: true, connections: pages, seconds: Math.max(seconds, MANY_S) };
    const memory = await withMemory(site, () => measure(site, shots));
    const { hits } = memory.result;
    const { requests, p50Ms, p99Ms } = hits;
    const lost = lostOf(hits, ['200', '503']);
    const used = [memory.before, memory.peak, memory.after].map(Math.round);
    rows.push([`the API ${name}`, requests, statusText(hits), p50Ms, p99Ms, ...used, lost]);
    await Promise.all([site.stop(), api.stop()]);
  }
  return rows;
}

/** Runs everything, and prints the tables. Returns whether every request was answered as it should be. */
export async function runLoad(run: Run): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-load-'));
  try {
    console.log(
      `${run.seconds} s for each row; ${availableParallelism()} processor cores, shared with the requests.\n`,
    );
    const pages = await throughput(run, folder);
    console.log(
      `${run.connections} connections. Per core: requests for each second of the server’s processor time.\n`,
    );
    const [head, more] = [
      ['page', 'sent', 'tried', 'a second', 'per core', 'of static', 'p50 ms', 'p99 ms', 'lost'],
      [
        'product page, rendered',
        'tried',
        'statuses',
        'p50 ms',
        'p99 ms',
        'MB before',
        'peak',
        'after',
        'lost',
      ],
    ];
    console.log(tableText(head, pages));
    const many = await manyPages(run);
    console.log(
      `\n${run.pages} pages at a time; 503 is the page that says that the shop cannot be reached.\n`,
    );
    console.log(tableText(more, many));
    const lost = [...pages, ...many].reduce((sum, row) => sum + Number(row.at(-1)), 0);
    console.log(lost === 0 ? '\nNothing was lost.' : `\n${lost} lost.`);
    return lost === 0;
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
