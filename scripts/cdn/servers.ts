/** The servers of a run, on the loopback address: sandbox, built site, and Varnish with the shipped file. */
import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort, startChild, stopChild, untilAnswers } from '../children.mjs';

const HOST = '127.0.0.1';
/** Folders that hold servers and are not on the PATH of every account. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

export interface Server {
  readonly address: string;
  stop(): Promise<void>;
}
export interface Varnish extends Server {
  /** Takes `BAN` requests. */
  readonly operator: string;
}

/** Returns the path of varnishd. @throws if there is none, with the way to install it. */
export function findVarnish(): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SERVER_FOLDERS];
  for (const folder of folders) {
    const path = join(folder, 'varnishd');
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // The next folder.
    }
  }
  throw new Error(
    'varnishd is not on the PATH: install Varnish 6 or later (`apt-get install varnish`, `brew install varnish`) and run the command again.',
  );
}

export async function startSandbox(root: string, port: number): Promise<Server> {
  const sandbox = join(root, 'packages/sandbox/src/main.ts');
  const quiet = ['--quiet', '--plain-pictures', '--no-history'];
  const child = startChild(
    process.execPath,
    ['--conditions=source', sandbox, '--file', ':memory:', '--host', HOST, ...quiet],
    { cwd: root, env: { SANDBOX_PORT: String(port), NODE_ENV: 'production' } },
  );
  return serverOf(child, `http://${HOST}:${port}`, '/console');
}

export async function startSite(
  root: string,
  api: string,
  env: Readonly<Record<string, string>>,
): Promise<Server> {
  const port = await freePort();
  const child = startChild(process.execPath, ['dist/server/entry.mjs'], {
    cwd: join(root, 'packages/host-site'),
    env: {
      ...{ NODE_ENV: 'production', PORT: String(port), HOST, API_BASE: api },
      ...{ SITE_URL: 'https://shop.example', TRUST_PROXY: '1', READY_WITHOUT_API: '1' },
      ...env,
    },
  });
  return serverOf(child, `http://${HOST}:${port}`, '/robots.txt');
}

/** Starts Varnish with `clinicart.vcl`, in which only the ports differ: its three instances are one here. */
export async function startVarnish(root: string, site: string): Promise<Varnish> {
  const shipped = readFileSync(join(root, 'examples/deploy/clinicart.vcl'), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-varnish-'));
  const file = join(folder, 'clinicart.vcl');
  writeFileSync(file, shipped.replace(/\.port = "\d+"/g, `.port = "${new URL(site).port}"`));
  const [port, operatorPort] = [await freePort(), await freePort()];
  const said: string[] = [];
  const child = startChild(
    findVarnish(),
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', file],
      ...['-a', `shop=${HOST}:${port}`, '-a', `operator=${HOST}:${operatorPort}`],
      ...['-p', 'http_gzip_support=off', '-s', 'default,256m'],
    ],
    { line: (text) => said.push(text) },
  );
  const { stop, address } = await serverOf(child, `http://${HOST}:${port}`, '/robots.txt').catch(
    (error: unknown) => {
      throw new Error(`Varnish did not start.\n${said.join('\n')}`, { cause: error });
    },
  );
  return {
    address,
    operator: `http://${HOST}:${operatorPort}`,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serverOf(child: ChildProcess, address: string, check: string): Promise<Server> {
  await untilAnswers(address + check, child, { withinMs: 60_000 });
  return { address, stop: () => stopChild(child) };
}
