/** Instances of the built site, with the environment of examples/deploy. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from '../children.mjs';

const READY_WITHIN_MS = 60_000;
/** `RestartSec` of the unit: systemd starts a process that was killed after this time. */
const RESTART_MS = 1000;
/** `SHUTDOWN_DELAY_S` and `SHUTDOWN_GRACE_S` together, and some time more. */
const STOP_WITHIN_MS = 20_000;

export interface Instance {
  readonly port: number;
  isReady(): boolean;
  /** Kills the process as a failing machine would, and starts it again. Resolves with the milliseconds until it was ready. */
  killed(): Promise<number>;
  /** Stops the process as a release does, and starts the build in the folder in its place. */
  replaced(folder: string): Promise<void>;
}

/** Reads `NAME=value` lines. */
export const readEnvironment = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The instance at ${port} ended by itself.`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`The instance at ${port} was not ready within ${READY_WITHIN_MS / 1000} s.`);
}

interface InstanceOptions {
  readonly root: string;
  readonly port: number;
  /** Folder of the build. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Takes each line that is no request. */
  readonly complaint: (line: string) => void;
}

/** Starts an instance; resolves when it is ready. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const { root, port, env, complaint } = options;
  let { folder } = options;
  const shipped = readEnvironment(
    readFileSync(join(root, 'examples/deploy/clinicart.env'), 'utf8'),
  );
  const start = () =>
    startChild(process.execPath, [join(folder, 'server/entry.mjs')], {
      env: { ...shipped, ...env, PORT: String(port) },
      line: (text) => {
        if (!text.includes('"level":"info"')) complaint(text);
      },
    });
  let child = start();
  await untilReady(port, child);
  let isReady = true;
  const again = async () => {
    child = start();
    await untilReady(port, child);
    isReady = true;
  };

  return {
    port,
    isReady: () => isReady,
    async killed() {
      const startedAt = performance.now();
      const gone = once(child, 'exit');
      isReady = false;
      child.kill('SIGKILL');
      await gone;
      await wait(RESTART_MS);
      await again();
      return performance.now() - startedAt;
    },
    async replaced(other) {
      const gone = once(child, 'exit', { signal: AbortSignal.timeout(STOP_WITHIN_MS) });
      child.kill('SIGTERM');
      const [code] = await gone;
      if (code !== 0) throw new Error(`The instance at ${port} ended with code ${code}.`);
      folder = other;
      await again();
    },
  };
}
