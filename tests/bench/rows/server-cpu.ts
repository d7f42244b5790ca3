import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { contentOf } from '../../../packages/host-site/src/server/page-cache/content.ts';
import { startChild, stopChild, untilAnswers } from '../../../scripts/children.mjs';
import { type Figure, figure } from '../figures.ts';
import type { Row, Run } from '../row.ts';
import { estimate } from '../statistics.ts';

const PAGES = {
  home: '/',
  product: '/product/10001',
  search: '/search?keyword=ALL&searchType=keyword',
} as const;
const RENDERED = ', rendered and compressed';
const REACH_FRESH_MS = 12;
const REACH_KEPT_MS = 1;
const REACH_HOME_KB = 29;
const SITE = join(import.meta.dirname, '../../../packages/host-site/dist/server/entry.mjs');
const CPU_SERVER = join(import.meta.dirname, '../processes/cpu-server.mjs');
/** Pages rendered before the first round: the compiler takes its time for them. */
const WARM_UP = 150;

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests a page as a visitor's browser does, over one connection. */
function asker(port: number): (path: string, host?: string) => Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path, host = `localhost:${port}`) =>
    new Promise((resolve, reject) => {
      const headers = { host, 'accept-encoding': 'gzip, deflate, br' };
      const options = { host: '127.0.0.1', port, path, headers, agent };
      const sent = request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve({ headers: answer.headers, body: Buffer.concat(parts) })
            : reject(new Error(`${path} answered ${answer.statusCode}.`)),
        );
      });
      sent.on('error', reject).end();
    });
}

/** Without an answer or an element kept from the page before. */
const WITHOUT = {
  'every call made': { READ_CACHE_MB: '0' },
  'every element rendered': { ELEMENT_CACHE_MB: '0' },
};

/** As deployed, and without what a process keeps besides whole pages. */
async function measure(run: Run): Promise<Figure[]> {
  const figures = await measureSite(run, {});
  for (const [what, env] of Object.entries(WITHOUT)) {
    const without = await measureSite(run, env);
    for (const { reach: _, ...each } of without)
      if (each.name.endsWith(RENDERED)) figures.push({ ...each, name: `${each.name}, ${what}` });
  }
  return figures;
}

async function measureSite(run: Run, env: Record<string, string>): Promise<Figure[]> {
  const [port, cpuPort] = [run.port(13), run.port(14)];
  const child = startChild(process.execPath, ['--import', CPU_SERVER, SITE], {
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      CPU_PORT: String(cpuPort),
      API_BASE: await run.sandbox(),
      ...env,
    },
  });
  try {
    await untilAnswers(`http://127.0.0.1:${port}/robots.txt`, child);
    const ask = asker(port);
    const cpuMs = async () =>
      Number(await (await fetch(`http://127.0.0.1:${cpuPort}`)).text()) / 1000;
    let site = 0;
    /** Requests the page of a new host, which is rendered and compressed. */
    const fresh = async (path: string) => {
      const { headers } = await ask(path, `shop-${site++}.localhost`);
      if (headers.age !== undefined) throw new Error(`${path} was kept.`);
    };
    const each = async (times: number, one: () => Promise<unknown>) => {
      const before = await cpuMs();
      for (let time = 0; time < times; time++) await one();
      return ((await cpuMs()) - before) / times;
    };

    const [rounds, freshPages, keptPages] = run.quick ? [3, 10, 100] : [15, 20, 300];
    const spent: Record<string, { fresh: number[]; kept: number[] }> = {};
    for (const path of Object.values(PAGES)) await each(WARM_UP, () => fresh(path));
    for (let round = 0; round < rounds; round++) {
      for (const [name, path] of Object.entries(PAGES)) {
        spent[name] ??= { fresh: [], kept: [] };
        spent[name].fresh.push(await each(freshPages, () => fresh(path)));
        await ask(path);
        spent[name].kept.push(await each(keptPages, () => ask(path)));
      }
    }
    const figures = Object.entries(spent).flatMap(([name, { fresh: rendered, kept }]) => [
      figure(name + RENDERED, 'ms', estimate(rendered), {
        reach: REACH_FRESH_MS,
      }),
      figure(`${name}, kept`, 'ms', estimate(kept), { reach: REACH_KEPT_MS }),
    ]);
    for (const [name, path] of Object.entries(PAGES)) {
      const { body } = await ask(path);
      const content = await contentOf(brotliDecompressSync(body), () => {});
      await content.improve();
      figures.push({
        name: `HTML of ${name}, brotli`,
        unit: 'kB',
        value: content.bytes / 1000,
        ...(name === 'home' && { reach: REACH_HOME_KB }),
        because: `${((await content.body(undefined)).length / 1000).toFixed(0)} kB of text`,
      });
    }
    return figures;
  } finally {
    await stopChild(child);
  }
}

export const serverCpu: Row = {
  name: 'server-cpu',
  title: 'processor time of the site for a page of a visitor, and the size of its HTML',
  needs: ['host-site'],
  measure,
};
