/** The run: servers, buyers, kills, a release, and the comparison at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startChild, stopAll, untilAnswers } from '../children.mjs';
import { readNumbers } from '../trial/numbers.ts';
import { type Market, runBuyer } from './buyer.ts';
import { openRows, type Rows } from './clinics.ts';
import { compareOrders } from './compare-orders.ts';
import { type Instance, startInstance } from './instances.ts';
import { startNginx } from './nginx.ts';
import { type Releases, readReleases } from './releases.ts';
import { report } from './report.ts';
import { createTally, type Tally } from './tally.ts';

const OPTIONS = {
  seconds: { usual: 180, least: 10, most: 900 },
  buyers: { usual: 200, least: 1, most: 500 },
  'kill-every': { usual: 10, least: 4, most: 120 },
  /** 1 sends the calls of the API through the instances that are killed, as `API_PROXY=1` does. */
  'through-site': { usual: 0, least: 0, most: 1 },
} as const;
const INSTANCES = 3;
const GOODS = 60;
/** Buyers continue for this long with the new release alone. */
const AFTER_RELEASE_MS = 15_000;
/** Longest time for the last baskets: eleven pauses, and the longest waits for an outcome. */
const LAST_BASKETS_MS = 180_000;
/** Longest time for starting, the release and the end. */
const AROUND_MS = 240_000;

type Options = Readonly<Record<keyof typeof OPTIONS, number>>;

export const readOptions = (argv: readonly string[]): Options => readNumbers(argv, OPTIONS);

export const longestRunMs = ({ seconds }: Options): number =>
  seconds * 1000 + AFTER_RELEASE_MS + LAST_BASKETS_MS + AROUND_MS;

interface Run extends Options {
  readonly root: string;
  /** Path of nginx. */
  readonly nginx: string;
  readonly folders: Readonly<Record<'old' | 'new' | 'deployed', string>>;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
/** Prints a line with the time since the start. */
function createLog() {
  const startedAt = performance.now();
  return (text: string) =>
    console.log(`${seconds(performance.now() - startedAt).padStart(6)} s  ${text}`);
}
type Log = ReturnType<typeof createLog>;

async function startSandbox(file: string): Promise<string> {
  const port = await freePort();
  const options = [
    '--file',
    file,
    '--host',
    '127.0.0.1',
    '--quiet',
    '--plain-pictures',
    '--no-history',
  ];
  const child = startChild(
    process.execPath,
    ['--conditions=source', 'packages/sandbox/src/main.ts', ...options],
    {
      env: { SANDBOX_PORT: String(port) },
      line: (text, stream) => stream === 'error' && console.error(`sandbox: ${text}`),
    },
  );
  await untilAnswers(`http://127.0.0.1:${port}/console`, child, { withinMs: 60_000 });
  return `http://127.0.0.1:${port}`;
}

async function startInstances(run: Run, api: string, tally: Tally) {
  const { root, folders } = run;
  const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort));
  const env = { API_BASE: api, API_PROXY: String(run['through-site']), SITE_URL: '' };
  return Promise.all(
    ports.map((port) =>
      startInstance({
        root,
        port,
        folder: folders.old,
        env,
        complaint: (line) => tally.note(`lines in the logs of instances: ${line.slice(0, 160)}`),
      }),
    ),
  );
}

/**
 * Kills one instance after the other with SIGKILL, on time, also while the one before is still starting; only the last
 * instance that is ready stays. Returns how often.
 */
async function killInTurn(instances: readonly Instance[], run: Run, log: Log): Promise<number> {
  const startedAt = performance.now();
  const restarts: Promise<void>[] = [];
  let kills = 0;
  for (let turn = 1; turn * run['kill-every'] <= run.seconds; turn++) {
    await wait(startedAt + turn * run['kill-every'] * 1000 - performance.now());
    const index = (turn - 1) % instances.length;
    const instance = instances[index];
    const ready = instances.filter(({ isReady }) => isReady());
    if (!instance?.isReady() || ready.length < 2) {
      log(`instance ${index + 1} was not killed: ${ready.length} of ${INSTANCES} are ready`);
      continue;
    }
    kills += 1;
    const restart = instance.killed().then((ms) => {
      log(`killed instance ${index + 1}, which was ready again after ${seconds(ms)} s`);
    });
    restarts.push(restart);
  }
  await Promise.all(restarts);
  return kills;
}

/** Asks nginx and each instance for every script of both releases. */
async function checkScripts(releases: Releases, origins: readonly string[], tally: Tally) {
  for (const version of ['old', 'new'] as const)
    for (const origin of origins)
      for (const name of releases.scripts[version]) {
        const row = `script of the ${version} release after the release`;
        tally.tried(row);
        const answer = await fetch(`${origin}/_astro/${name}`);
        const bytes = Buffer.from(await answer.arrayBuffer());
        if (!answer.ok || !releases.isFile(name, bytes)) tally.lost(row, `status ${answer.status}`);
      }
}

/** Runs the buyers beside the faults; resolves when the last basket is finished. Returns the number of kills. */
async function trade(market: Omit<Market, 'isOpen'>, instances: readonly Instance[], run: Run) {
  const log = createLog();
  let isOpen = true;
  let finished = 0;
  const buyers = Array.from({ length: run.buyers }, (_, index) =>
    runBuyer({ ...market, isOpen: () => isOpen }, index + 1).then(() => {
      finished += 1;
    }),
  );
  const kills = await killInTurn(instances, run, log);
  for (const [index, instance] of instances.entries()) {
    await instance.replaced(run.folders.deployed);
    log(`instance ${index + 1} has the new release`);
  }
  await wait(AFTER_RELEASE_MS);
  isOpen = false;
  log('no new baskets');
  await Promise.race([Promise.all(buyers), wait(LAST_BASKETS_MS, undefined, { ref: false })]);
  market.tally.tried('buyer', run.buyers);
  for (let missing = finished; missing < run.buyers; missing++)
    market.tally.lost('buyer', 'did not finish');
  log('all buyers have finished');
  return kills;
}

/** Counts the rows of the server against what buyers have read. */
function countOrders({ tally, told }: Pick<Market, 'tally' | 'told'>, rows: Rows): void {
  const found = rows.orders();
  const { lost, twice, untold, different } = compareOrders(told, found);
  const count = (kind: string, tried: number, baskets: readonly string[]) => {
    tally.tried(kind, tried);
    for (const basket of baskets) tally.lost(kind, `basket ${basket}`);
  };
  const confirmed = told.filter(({ orderNo }) => orderNo !== undefined).length;
  count('confirmed order in the rows', confirmed, lost);
  count('basket ordered once', told.length, twice);
  count('row that its buyer knows', found.length, untold);
  count('order with the goods of its basket', confirmed, different);
}

/** Runs everything, and prints the table. Returns whether nothing was lost. */
export async function runCluster(run: Run): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-cluster-'));
  const file = join(folder, 'shop.db');
  const tally = createTally();
  try {
    const api = await startSandbox(file);
    const rows = openRows(file);
    rows.addBuyers(run.buyers);
    const goods = rows.goods(GOODS);
    const instances = await startInstances(run, api, tally);
    const ports = instances.map(({ port }) => port);
    const site = await startNginx(run.nginx, run.root, {
      port: await freePort(),
      instances: ports,
      folder,
    });
    const releases = readReleases(run.folders);
    const called = run['through-site'] === 1 ? site : api;
    const market = { site, api: called, releases, goods, tally, told: [] };
    const kills = await trade(market, instances, run);
    await checkScripts(releases, [site, ...ports.map((port) => `http://127.0.0.1:${port}`)], tally);
    countOrders(market, rows);
    rows.close();
    return report(tally, { ...run, kills, releases });
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
