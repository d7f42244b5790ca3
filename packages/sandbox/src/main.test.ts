// The command: options and their refusals. Nothing here opens a database.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { OPTIONS, USAGE } from './options.ts';

vi.setConfig({ testTimeout: 30_000 });

const main = join(import.meta.dirname, 'main.ts');
const run = (...options: string[]) =>
  spawnSync(process.execPath, ['--conditions=source', main, ...options], { encoding: 'utf8' });

test('prints each option for --help, and ends well', () => {
  const { status, stdout } = run('--help');
  expect([status, stdout]).toEqual([0, `${USAGE}\n`]);
  const described = [...USAGE.matchAll(/^ {2}--([a-z-]+) /gm)].map(([, name]) => name);
  expect(described.toSorted()).toEqual(Object.keys(OPTIONS).toSorted());
});

test.each([
  ['--colour', /Unknown option '--colour'[\s\S]*--help lists the options\.\n$/],
  ['--port=70000', /^clinicart sandbox: a port is a number up to 65535, not 70000\.\n$/],
])('refuses %s in a sentence', (option, sentence) => {
  const { status, stderr } = run(option);
  expect(stderr).toMatch(sentence);
  expect(status).toBe(1);
});
