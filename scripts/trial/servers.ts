/** The servers of a trial, on the loopback address: the built site, a static server with the same HTML, and the sandbox behind the site. */
import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startChild, stopChild, untilAnswers } from '../children.mjs';

/** Answers with the processor time of the process that imports it. */
const CPU_SERVER = 'tests/bench/processes/cpu-server.mjs';
const STATIC_SERVER = 'tests/bench/processes/static-server.mjs';
const HOST = '127.0.0.1';
const KIB_IN_MB = 1024 / 1e6;
const MICROSECONDS = 1e6;
const BYTES_IN_MB = 1e6;

export interface Server {
  readonly address: string;
  /** Processor time so far, in seconds. */
  cpu(): Promise<number>;
  /** JavaScript in use after a collection, in MB. */
  heap(): Promise<number>;
  /** Memory in use, in MB (RSS). */
  memory(): number;
  stop(): Promise<void>;
}

async function startServer(
  root: string,
  script: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> },
  [port, check]: readonly [port: number, check: string],
): Promise<Server> {
  const cpuPort = await freePort();
  const child: ChildProcess = startChild(
    process.execPath,
    ['--import', join(root, CPU_SERVER), '--conditions=source', join(root, script), ...args],
    { env: { ...env, CPU_PORT: String(cpuPort) } },
  );
  const address = `http://${HOST}:${port}`;
  const ask = async (path: string) =>
    Number(await (await fetch(`http://${HOST}:${cpuPort}${path}`)).text());
  await untilAnswers(address + check, child, { withinMs: 60_000 });
  return {
    address,
    cpu: async () => (await ask('/')) / MICROSECONDS,
    heap: async () => (await ask('/heap')) / BYTES_IN_MB,
    memory: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) *
      KIB_IN_MB,
    stop: () => stopChild(child),
  };
}

/** Starts a sandbox at a port, which a second one may take when the first has ended. */
export async function startSandbox(root: string, given?: number): Promise<Server> {
  const port = given ?? (await freePort());
  const args = [
    '--file',
    ':memory:',
    '--host',
    HOST,
    '--quiet',
    '--plain-pictures',
    '--no-history',
  ];
  const env = { SANDBOX_PORT: String(port) };
  return startServer(root, 'packages/sandbox/src/main.ts', { args, env }, [port, '/console']);
}

export async function startSite(
  root: string,
  api: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await freePort();
  const env = { NODE_ENV: 'production', PORT: String(port), HOST, API_BASE: api, ...more };
  return startServer(root, 'packages/host-site/dist/server/entry.mjs', { env }, [port, '/healthz']);
}

/** Serves pages from memory: `/<name>.html`, compressed as the site sends them. */
export async function startStatic(
  root: string,
  folder: string,
  pages: Readonly<Record<string, Buffer>>,
): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(pages)) {
    writeFileSync(join(folder, `${name}.html`), '');
    writeFileSync(join(folder, `${name}.html.br`), bytes);
  }
  const port = await freePort();
  const [first] = Object.keys(pages);
  const args = [String(port), folder];
  return startServer(root, STATIC_SERVER, { args }, [port, `/${first}.html`]);
}

/** Faults of every call of the sandbox. */
export async function setFault(
  api: string,
  fault: Readonly<Record<string, string | number>> | undefined,
): Promise<void> {
  const action = fault ? 'fault' : 'clear-faults';
  const answer = await fetch(`${api}/console/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault ? { path: '*', ...fault } : {}),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the fault: ${await answer.text()}`);
}
