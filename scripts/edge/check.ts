/** `npm run edge -- --check`: every page, file and fault, answered by the Node server and by workerd. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { signedIn } from '../../tests/bench/buyer.ts';
import { routes } from '../../tests/browser/support/route-table.ts';
import { LANGUAGE_CODES, languages } from '../../tests/browser/ui-text/common.ts';
import { freePort } from '../children.mjs';
import { type Server, setFault, startSandbox, startSite } from '../trial/servers.ts';
import { tableText } from '../trial/table.ts';
import { type Asked, ask, differences, EXPECTED, EXPECTED_OF_FILES } from './compare.ts';
import { packWorker } from './pack.ts';
import { type Edge, startEdge } from './workerd.ts';

const SETTINGS = { SITE_URL: 'https://shop.example', READY_WITHOUT_API: '1', PAGE_CACHE_MB: '16' };
const KIB_IN_MB = 1024 / 1e6;
/** Half as long as an address may be on the Node server, in Chinese characters; workerd refuses more than 64 KiB. */
const LONG = 5000;
const MEBIBYTE = 1024 * 1024;

interface Pair {
  readonly node: Server;
  readonly edge: Edge;
}

interface Group {
  readonly name: string;
  readonly asked: number;
  readonly different: readonly string[];
}

/**
 * Sends the requests to both, and returns what differs. Asks a second time where something does: on a busy machine the
 * API is late for one of the two, whose page then lacks a part.
 */
async function compared(
  name: string,
  { node, edge }: Pair,
  all: readonly Asked[],
  expected: Readonly<Record<string, string>> = EXPECTED,
): Promise<Group> {
  const different: string[] = [];
  let again = 0;
  const found = async (asked: Asked, also: Readonly<Record<string, string>> = {}) =>
    differences(await ask(node.address, asked), await ask(edge.address, asked), {
      ...expected,
      ...also,
    });
  for (const asked of all) {
    let faults = await found(asked);
    if (faults.length > 0) {
      again += 1;
      // The page of the other one may be in its memory by now.
      faults = await found(asked, { age: 'asked again' });
    }
    const shown = `${asked.method ?? 'GET'} ${asked.path.slice(0, 60)}`;
    different.push(...faults.map((each) => `${name}: ${shown}: ${each}`));
  }
  console.log(
    `${name}: ${all.length} requests, ${again} asked again, ${different.length} differences`,
  );
  return { name, asked: all.length, different };
}

const pages = (more: Readonly<Record<string, string>> = {}): Asked[] =>
  routes().flatMap(({ path }) =>
    languages.map((language) => ({
      path: encodeURI(path),
      headers: {
        cookie: [`language=${LANGUAGE_CODES[language]}`, more['cookie']].filter(Boolean).join('; '),
      },
    })),
  );

/** Some files of each kind. */
function files(root: string): { scripts: Asked[]; others: Asked[] } {
  const client = join(root, 'packages/host-site/dist/client');
  const all = readdirSync(client, { recursive: true, encoding: 'utf8' }).toSorted();
  const some = (pattern: RegExp) => all.filter((name) => pattern.test(name)).slice(0, 5);
  const asked = (names: readonly string[]) =>
    names.flatMap((name) => ['GET', 'HEAD'].map((method) => ({ path: `/${name}`, method })));
  return {
    scripts: asked([...some(/^_astro\/.*\.js$/), ...some(/^embed\/v1\/.*\.js$/)]),
    others: asked([...some(/\.(?:png|ico|svg|txt)$/), ...some(/^embed\/.*\.json$/), 'sw.js']),
  };
}

const ODD: readonly Asked[] = [
  { path: '/', method: 'PUT' },
  { path: '/', method: 'DELETE' },
  { path: '/contactUs', method: 'HEAD' },
  { path: '/contactUs', method: 'POST', body: 'a=1' },
  { path: '/search?keyword=%ff' },
  { path: '/%ff' },
  { path: '/_astro/none.js' },
  { path: '/embed/none.js' },
  { path: '/manifest.webmanifest' },
  { path: '/app/10008?a=1' },
  { path: `/search?keyword=${encodeURIComponent('手'.repeat(LONG))}` },
  { path: '/', headers: { host: 'a"b' } },
  { path: '/shopCart', headers: { cookie: 'token=no-longer-valid' } },
  { path: '/contactUs', headers: { authorization: 'x' } },
];

const upload = { path: '/api/contactUs', method: 'POST' };
const PROXIED: readonly Asked[] = [
  {
    path: '/api/index',
    method: 'POST',
    headers: { 'content-type': 'application/json', langenv: '2' },
    body: '{}',
  },
  {
    path: '/api/getAreaCode',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  },
  {
    path: '/authapi/user/logout',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  },
  { path: '/api/nothing' },
  { path: '/pictures/nothing.webp' },
  { path: '/api/index', method: 'OPTIONS' },
  { ...upload, body: Buffer.alloc(MEBIBYTE) },
  { ...upload, body: Buffer.alloc(25 * MEBIBYTE) },
];

/** A page from memory has its age and answers 304; nothing of a member, and nothing made without the API, is kept. */
async function memoryOf(edge: Edge, api: string, member: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(`memory: ${what}`);
  };
  const path = '/product/10031';
  const first = await ask(edge.address, { path });
  const second = await ask(edge.address, { path });
  const etag = first.headers.get('etag') ?? '';
  expect(!first.headers.has('age') && second.headers.has('age'), 'a page is kept');
  expect(second.headers.get('etag') === etag && second.body.equals(first.body), 'it is the same');
  const third = await ask(edge.address, { path, headers: { 'if-none-match': etag } });
  expect(third.status === 304 && third.body.length === 0, '304 for the page a client has');
  const own = await ask(edge.address, { path, headers: { cookie: member } });
  expect(!own.headers.has('age') && !own.body.equals(first.body), 'a member gets no kept page');
  const after = await ask(edge.address, { path });
  expect(after.body.equals(first.body), 'no page of a member is kept');
  const unseen = { path: '/product/10032' };
  await setFault(api, { kind: 'status', status: 500 });
  const failed = await ask(edge.address, unseen);
  const isStored = failed.headers.get('cache-control') !== 'private, no-store';
  expect(failed.status === 503 && !isStored, 'a page without the API is 503, for no cache');
  expect((await ask(edge.address, { path })).status === 200, 'a kept page outlives the API');
  await setFault(api, undefined);
  const back = await ask(edge.address, unseen);
  expect(
    back.status === 200 && !back.headers.has('age'),
    'a page made without the API is not kept',
  );
  return faults;
}

/** Returns processor times: until the first answer, for the first page, and for a further one. */
async function costs(edge: Edge): Promise<string> {
  const started = edge.cpuMs();
  await ask(edge.address, { path: '/about/1' });
  const first = edge.cpuMs();
  const words = ['gloves', 'mask', 'burs', 'implant', 'needle', 'cement', 'tray', 'gown'];
  const cookie = 'language=2';
  for (const word of words)
    await ask(edge.address, { path: `/search?keyword=${word}`, headers: { cookie } });
  const further = (edge.cpuMs() - first) / words.length;
  return `${started} ms until it answers, ${first - started} ms for the first page, ${further.toFixed(0)} ms for a further one`;
}

/** Compresses the same text by both, and returns the bytes. */
async function codings({ node, edge }: Pair): Promise<string> {
  const sizes = await Promise.all(
    [node, edge].flatMap(({ address }) =>
      ['br', 'gzip'].map(async (coding) => {
        const asked = { path: '/search?keyword=ALL', headers: { 'accept-encoding': coding } };
        const { headers, body } = await ask(address, asked);
        return `${headers.get('content-encoding')} ${body.length}`;
      }),
    ),
  );
  return `Node ${sizes.slice(0, 2).join(', ')}; workerd ${sizes.slice(2).join(', ')} bytes`;
}

const residentMb = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * KIB_IN_MB;

/** Compares, prints the table, and returns whether nothing unexpected differs. */
export async function checkEdge(root: string): Promise<boolean> {
  const packed = await packWorker(root);
  const apiPort = await freePort();
  const sandbox = await startSandbox(root, apiPort);
  const api = sandbox.address;
  const pair = async (more: Record<string, string> = {}): Promise<Pair> => {
    const settings = { ...SETTINGS, ...more };
    const edge = await startEdge(root, packed, { API_BASE: api, ...settings });
    return { node: await startSite(root, api, settings), edge };
  };
  const { stored } = await signedIn(api);
  const { token = '', user = '' } = stored;
  const member = `token=${encodeURIComponent(token)}; user=${encodeURIComponent(user)}`;

  const both = await pair();
  const idle = residentMb(both.edge.pid);
  const times = await costs(both.edge);
  const { scripts, others } = files(root);
  const groups = [
    await compared('pages of a visitor', both, pages()),
    await compared('pages of a member', both, pages({ cookie: member })),
    await compared('scripts', both, scripts),
    await compared('other files', both, others, EXPECTED_OF_FILES),
    await compared('odd requests', both, ODD),
  ];
  const kept = await memoryOf(both.edge, api, member);
  const sizes = await codings(both);
  const proxied = await pair({ API_PROXY: '1' });
  groups.push(await compared('API through the site', proxied, PROXIED));
  await Promise.all([proxied.node.stop(), proxied.edge.stop()]);
  await setFault(api, { kind: 'status', status: 500 });
  const fresh = await pair();
  groups.push(await compared('API fails', fresh, pages()));
  await sandbox.stop();
  groups.push(await compared('API gone', fresh, pages({ cookie: 'theme=dark' })));

  const rows = groups.map(({ name, asked, different }) => [name, asked, different.length] as const);
  console.log(`\n${tableText(['group', 'requests', 'differences'], rows)}\n`);
  console.log(
    `Worker ${(packed.bytes / 1e6).toFixed(2)} MB, ${(packed.gzipBytes / 1e3).toFixed(0)} kB gzip`,
  );
  console.log(`workerd answers ${both.edge.startedMs.toFixed(0)} ms after its start`);
  console.log(`Processor time: ${times}`);
  console.log(
    `Memory ${idle.toFixed(0)} MB, ${residentMb(both.edge.pid).toFixed(0)} MB after the pages`,
  );
  console.log(`Compressed by ${sizes}`);
  const faults = [...kept, ...groups.flatMap(({ different }) => different)];
  for (const fault of faults) console.log(fault);
  const said = both.edge.lines.filter((line) => /error|exception/i.test(line));
  for (const line of said) console.log(`workerd: ${line}`);
  return faults.length === 0;
}
