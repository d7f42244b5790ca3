import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './node-version.mjs';

/** Time for a child to exit after the signal; then it is killed. */
const LEAVE_MS = 4000;
const children = new Set();

/**
 * Starts a child in a separate process group, so that stopping it also stops its children.
 * `line` is called with every line of its output.
 */
export function startChild(command, args, { env = {}, line, cwd = root } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  for (const [name, stream] of [
    ['out', child.stdout],
    ['error', child.stderr],
  ]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const one of lines) line?.(one, name);
    });
    stream.on('end', () => rest && line?.(rest, name));
  }
  return child;
}

/** Stops a child and its process group; resolves when it has exited. */
export async function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return signalGroup(child, 'SIGKILL');
  const gone = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  await Promise.race([gone, wait(LEAVE_MS, undefined, { ref: false })]);
  // Grandchildren may outlive a child that exited normally.
  signalGroup(child, 'SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await gone;
}

/** Stops all children. */
export const stopAll = () => Promise.all([...children].map(stopChild));

function signalGroup(child, signal) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group is already empty.
  }
}

process.on('exit', () => {
  for (const child of children) signalGroup(child, 'SIGKILL');
});

/** Whether a port of this machine is free. */
export async function isFree(port) {
  for (const host of [undefined, '127.0.0.1']) {
    const server = createServer();
    const answer = await new Promise((resolve) => {
      server.once('error', () => resolve(false));
      server.listen({ port, host, exclusive: true }, () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (!answer) return false;
  }
  return true;
}

/** Returns a free port. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until an address answers; throws when the child exits or time is up. */
export async function untilAnswers(url, child, { withinMs = 30_000 } = {}) {
  const end = Date.now() + withinMs;
  for (;;) {
    if (child && (child.exitCode !== null || child.signalCode !== null))
      throw new Error(`stopped before it answered on ${url}`);
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
      await answer.body?.cancel();
      return;
    } catch {
      if (Date.now() > end) throw new Error(`did not answer on ${url} within ${withinMs / 1000} s`);
      await wait(120);
    }
  }
}
