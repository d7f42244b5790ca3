/** workerd, the open-source runtime of Cloudflare Workers, which `npm ci` does not bring: it has 155 MB. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startChild, stopChild, untilAnswers } from '../children.mjs';
import { installTools } from '../trial/on-demand-tools.ts';
import { type Packed, writeConfig } from './pack.ts';

const VERSION = '1.20261117.1';

/** The packages with the binaries, by platform. The package `workerd` only chooses one of them, by an install script. */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@cloudflare/workerd-linux-64',
  'linux-arm64': '@cloudflare/workerd-linux-arm64',
  'darwin-x64': '@cloudflare/workerd-darwin-64',
  'darwin-arm64': '@cloudflare/workerd-darwin-arm64',
};

const HOST = '127.0.0.1';

const toolsOf = (root: string) => join(root, '.cache/edge/tools');

function packageName(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) throw new Error(`workerd has no binary for ${platform} here.`);
  return name;
}

/** Installs workerd below .cache the first time. @throws if the registry does not have it */
export const installWorkerd = (root: string): void =>
  installTools(toolsOf(root), { [packageName()]: VERSION });

/** Milliseconds of a tick of the kernel's clock. */
const TICK_MS = 10;

function cpuMs(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // After the name in parentheses; user and system time are the fields 14 and 15.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return TICK_MS * (Number(fields[11]) + Number(fields[12]));
}

export interface Edge {
  readonly address: string;
  /** Time from the start of workerd to its first answer. */
  readonly startedMs: number;
  readonly pid: number;
  /** Processor time so far in ms, by the kernel of Linux; NaN on other systems. */
  cpuMs(): number;
  /** Lines that the worker and the runtime have written. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

/** Starts the packed site in workerd. */
export async function startEdge(
  root: string,
  { folder }: Packed,
  settings: Readonly<Record<string, string>>,
  given?: number,
): Promise<Edge> {
  const port = given ?? (await freePort());
  const client = join(root, 'packages/host-site/dist/client');
  const address = `${HOST}:${port}`;
  const config = writeConfig({ folder, client, address, settings }, `workerd-${port}.capnp`);
  const binary = join(toolsOf(root), 'node_modules', packageName(), 'bin/workerd');
  const lines: string[] = [];
  const startedAt = performance.now();
  const child = startChild(binary, ['serve', config], { line: (text) => lines.push(text) });
  const check = `http://${address}/robots.txt`;
  await untilAnswers(check, child, { withinMs: 90_000 }).catch((error: Error) => {
    throw new Error(`workerd ${error.message}.\n${lines.slice(-10).join('\n')}`);
  });
  return {
    address: `http://${address}`,
    startedMs: performance.now() - startedAt,
    pid: child.pid ?? 0,
    cpuMs: () => cpuMs(child.pid ?? 0),
    lines,
    stop: () => stopChild(child),
  };
}
