/** The run of `npm run cdn`: speed, hit rate, equal bytes, and faults. */
import { cpus, loadavg } from 'node:os';
import autocannon from 'autocannon';
import {
  SHARED_S,
  STALE_WHILE_REVALIDATE_S,
} from '../../packages/host-site/src/server/security-headers.ts';
import { signedIn } from '../../tests/bench/buyer.ts';
import { freePort } from '../children.mjs';
import { readNumbers } from '../trial/numbers.ts';
import { startSandbox, startSite } from '../trial/servers.ts';
import { isHit, type Mix, mixed, type Trial, trial, untilAge, untilFresh } from './checks.ts';
import { traffic } from './traffic.ts';
import { startVarnish, type Varnish } from './varnish.ts';

const OPTIONS = {
  /** Of each measurement of speed. */
  seconds: { usual: 10, least: 1, most: 60 },
  /** Of the mix. */
  requests: { usual: 5000, least: 1, most: 50_000 },
} as const;

type Options = Readonly<Record<keyof typeof OPTIONS, number>>;

const CONNECTIONS = 20;
const PATHS = ['/', '/product/10008', '/search?keyword=ALL'];
/** Environment of both sites: they are checked while the API is gone, and one is fetched anew as https. */
const SITE = {
  SITE_URL: 'https://shop.example',
  TRUST_PROXY: '1',
  READY_WITHOUT_API: '1',
  // A page that is fetched anew calls the API.
  READ_CACHE_MB: '0',
};

/** The site that the others are compared with. */
const NOTHING_KEPT = { PAGE_CACHE_MB: '0', ELEMENT_CACHE_MB: '0' };

export const readOptions = (argv: readonly string[]): Options => readNumbers(argv, OPTIONS);

/** Returns the time after which a run has failed. */
export const longestRunMs = ({ seconds, requests }: Options): number =>
  1000 * (3 * PATHS.length * (seconds + 10) + requests / 10 + 400);

/** Measures, prints the tables, and returns whether nothing was lost. */
export async function runCdn({ root, seconds, requests }: Options & { root: string }) {
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  let sandbox = await startSandbox(root, apiPort);
  const plain = await startSite(root, api, { ...SITE, ...NOTHING_KEPT });
  const site = await startSite(root, api, SITE);
  const varnish = await startVarnish(root, site.address);
  const load = () => loadavg()[0]?.toFixed(1);
  console.log(`${cpus().length} processor cores; load before the run ${load()}.\n`);

  const places = { 'the site alone': plain, 'its memory': site, Varnish: varnish };
  for (const path of PATHS) {
    for (const [name, { address }] of Object.entries(places)) {
      const { perSecond, p99, failed } = await speed(address + path, seconds);
      const text = `${perSecond.toFixed(0)} a second, p99 ${p99} ms, ${failed} failed`;
      console.log(`${path.padEnd(22)}${name.padEnd(16)}${text}`);
    }
  }

  const { stored } = await signedIn(api);
  const { token = '', user = '' } = stored;
  const member = String(Reflect.get(Object(JSON.parse(user || '{}')), 'name') ?? token);
  const cookie = `token=${encodeURIComponent(token)}; user=${encodeURIComponent(user)}`;
  const mix = await mixed(varnish.address, plain.address, traffic(requests, cookie), member);
  printMix(mix);

  const trials: Trial[] = await purged(varnish);
  for (const path of PATHS) await (await fetch(varnish.address + path)).text();
  const storedAt = performance.now();
  await sandbox.stop();
  const isPage = (answer: Response, body: string) =>
    answer.status === 200 && isHit(answer) && body.includes('</html>');
  await untilAge(storedAt, SHARED_S + 5);
  trials.push(await trial('API gone, page too old by 5 s', varnish.address, PATHS, isPage));
  await untilAge(storedAt, SHARED_S + STALE_WHILE_REVALIDATE_S + 15);
  trials.push(await trial('API gone, page too old by 75 s', varnish.address, PATHS, isPage));
  const isUnavailable = ({ status, headers }: Response) =>
    status === 503 && headers.get('cache-control') === 'private, no-store';
  const unseen = ['/product/10041', '/product/10042'];
  trials.push(await trial('API gone, page never stored', varnish.address, unseen, isUnavailable));
  sandbox = await startSandbox(root, apiPort);
  const isNew = (answer: Response) => answer.status === 200 && !isHit(answer);
  trials.push(await trial('API back', varnish.address, PATHS, isNew));
  await site.stop();
  trials.push(await trial('site gone, page stored', varnish.address, PATHS, isPage));
  const again = performance.now();
  await untilAge(again, SHARED_S + STALE_WHILE_REVALIDATE_S + 5);
  trials.push(await trial('site gone, page too old by 65 s', varnish.address, PATHS, isPage));

  console.log(`\n${'fault'.padEnd(36)}tried  lost`);
  for (const { what, tried, lost } of trials)
    console.log(`${what.padEnd(36)}${String(tried).padStart(5)}${String(lost).padStart(6)}`);
  console.log(`\nLoad after the run ${load()}.`);
  await Promise.all([varnish.stop(), plain.stop(), sandbox.stop()]);
  const bad = mix.different + mix.personal + mix.failed + mix.memberHits;
  return bad + trials.reduce((sum, { lost }) => sum + lost, 0) === 0;
}

async function speed(url: string, seconds: number) {
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: 10,
    maxOverallRequests: 500_000,
    headers: { 'accept-encoding': 'gzip, deflate, br', cookie: '_ga=GA1.2' },
  });
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}

function printMix(mix: Mix) {
  const share = ((100 * mix.hits) / mix.visitors).toFixed(1);
  console.log(`
${mix.requests} mixed requests in ${mix.seconds.toFixed(0)} s, ${mix.visitors} of visitors
hit rate of visitors          ${share} %
pages compared, different     ${mix.compared}, ${mix.different}
answers with a personal byte  ${mix.personal}
members answered from cache   ${mix.memberHits}
failed                        ${mix.failed}`);
}

/** Drops one product by its key: it is fetched anew, and another page is not. */
async function purged({ address, operator }: Varnish): Promise<Trial[]> {
  const [dropped, kept] = ['/product/10008', '/product/10009'];
  // A page that is being fetched anew would be stored after the ban.
  for (const path of [dropped, kept]) await untilFresh(address + path);
  const ban = (to: string) =>
    fetch(to, { method: 'BAN', headers: { 'Surrogate-Key': 'product-10008' } });
  const refused = (await ban(address)).status === 405;
  const taken = (await ban(operator)).status === 200;
  return [
    {
      what: 'dropping a page: public, operator',
      tried: 2,
      lost: Number(!refused) + Number(!taken),
    },
    await trial('the dropped page is fetched anew', address, [dropped], (it) => !isHit(it)),
    await trial('the other one is still stored', address, [kept], isHit),
  ];
}
