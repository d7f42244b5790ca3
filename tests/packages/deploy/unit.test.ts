// The systemd unit of examples/deploy: systemd reads it, and its commands start and end an instance of the built site.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, startChild, stopAll, untilAnswers } from '../../../scripts/children.mjs';
import { findProgram } from '../../../scripts/trial/find-program.ts';
import { isInstalled } from './proxies.ts';
import { localUnit, settings, unitEnvironment } from './unit.ts';

const analyze = { find: () => findProgram('systemd-analyze', '`apt install systemd`') };

const folder = mkdtempSync(join(tmpdir(), 'clinicart-unit-'));
const api = createServer((_, response) => response.end('{}'));
afterAll(async () => {
  await stopAll();
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

const reading = isInstalled(analyze) ? [analyze.find()] : [];
test.each(reading)('%s verify has nothing to say about the unit', (program) => {
  const file = join(folder, 'clinicart@1.service');
  const verified = (unit: string) => {
    writeFileSync(file, unit);
    const { status, stderr } = spawnSync(program, ['verify', file], { encoding: 'utf8' });
    return { status, stderr };
  };
  const unit = localUnit({ port: 4321, metricsPort: 9431 });
  expect(verified(unit)).toEqual({ status: 0, stderr: '' });
  // It reads the file: a misspelt setting is a complaint.
  expect(verified(unit.replace('RestartSec=', 'RestartSeconds=')).stderr).toContain(
    'RestartSeconds',
  );
});

test.each(isInstalled(analyze) ? [] : ['systemd-analyze'])(
  'no %s on this machine has read the unit',
  () => {
    expect(analyze.find).toThrow('Install it');
  },
);

/** Splits a command as systemd does; the unit has no quotes. */
const command = (line = ''): [string, string[]] => {
  const [program = '', ...args] = line.split(' ');
  return [program, args];
};

describe('an instance by the commands of the unit', () => {
  let unit: string;
  let address: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    const [port, metricsPort] = [await freePort(), await freePort()];
    unit = localUnit({ port, metricsPort });
    address = `http://127.0.0.1:${port}`;
    // The shop's API is the only thing that this machine lacks.
    const apiBase = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    env = { ...unitEnvironment(unit), API_BASE: apiBase };
  });

  const [curl] = command(settings(localUnit({ port: 1, metricsPort: 2 }), 'ExecStartPost')[0]);
  const hasCurl = spawnSync(curl, ['--version']).status === 0;
  const check = hasCurl ? 'the check of the unit' : `a request, as ${curl} is missing`;

  test(`starts, is ready by ${check}, and ends with code 0`, async () => {
    expect(env).toMatchObject({ NODE_ENV: 'production', HOST: '127.0.0.1', TRUST_PROXY: '1' });
    const [program, args] = command(settings(unit, 'ExecStart')[0]);
    const cwd = settings(unit, 'WorkingDirectory')[0] ?? '';
    const child = startChild(program, args, { cwd, env });
    const exited = once(child, 'exit');

    const [, checkArgs] = command(settings(unit, 'ExecStartPost')[0]);
    expect(checkArgs.at(-1)).toBe(`${address}/readyz`);
    if (hasCurl) {
      const checked = startChild(curl, checkArgs);
      expect(await once(checked, 'exit')).toEqual([0, null]);
    } else await untilAnswers(`${address}/healthz`, child);
    const status = async (url: string) => (await fetch(url)).status;
    expect(await status(`${address}/readyz`)).toBe(200);
    expect(await status(`http://127.0.0.1:${env['METRICS_PORT']}/metrics`)).toBe(200);

    // systemd sends SIGTERM unless the unit names another signal.
    expect(settings(unit, 'KillSignal')).toEqual([]);
    const stoppedAt = performance.now();
    child.kill('SIGTERM');
    await expect.poll(() => status(`${address}/readyz`), { timeout: 4000 }).toBe(503);
    expect(await status(`${address}/robots.txt`)).toBe(200);
    expect(await exited).toEqual([0, null]);
    const seconds = (performance.now() - stoppedAt) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(Number(env['SHUTDOWN_DELAY_S']));
    expect(seconds).toBeLessThan(Number(settings(unit, 'TimeoutStopSec')[0]));
  });
});
