import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Runs a script to its end; returns the output of each stream and the exit code. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: root, env: { ...process.env, ...env }, timeout: 20_000 },
      (_, out, error) => resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });
}

const evaluate = (code: string) => run(['--input-type=module', '--eval', code]);
const SENTENCE = /^[^\n]+\.\n$/;

describe('npm start', () => {
  it('says in one sentence which variable moves a busy port, and builds nothing', async () => {
    const busy = createServer().listen(0);
    const { port } = busy.address() as AddressInfo;
    const answer = await run(['scripts/start.mjs'], { SANDBOX_PORT: String(port) });
    busy.close();
    expect(answer.error).toMatch(SENTENCE);
    expect(answer.error).toContain(`Port ${port} is in use: set SANDBOX_PORT`);
    expect(answer).toMatchObject({ code: 1, out: '' });
  });

  it('refuses a port that is none', async () => {
    const answer = await run(['scripts/start.mjs'], { PORT: 'eighty' });
    expect(answer.error).toMatch(SENTENCE);
    expect(answer.error).toContain('PORT is "eighty"');
    expect(answer.code).toBe(1);
  });

  it('tells an old Node which one is needed', async () => {
    const ask = "const { tooOld } = await import('./scripts/node-version.mjs');";
    const old = await evaluate(`${ask} console.log(tooOld('18.20.4'));`);
    expect(old.out).toMatch(SENTENCE);
    expect(old.out).toContain('Node 20 or newer');
    const enough = await evaluate(`${ask} console.log(tooOld('20.0.0'), tooOld('24.21.0'));`);
    expect(enough.out).toBe('undefined undefined\n');
  });
});

describe('the search for Chromium', () => {
  it('names a CHROMIUM_PATH that leads nowhere', async () => {
    const answer = await run(['scripts/chromium.mjs'], { CHROMIUM_PATH: '/nowhere/chromium' });
    expect(answer.error).toMatch(SENTENCE);
    expect(answer.error).toContain('CHROMIUM_PATH is /nowhere/chromium');
    expect(answer.code).toBe(1);
  });
});

describe('npm test', () => {
  it('refuses a step that does not exist and names those that do', async () => {
    const answer = await run(['scripts/test.mjs', '--only', 'spelling']);
    expect(answer.error).toContain(
      'There is no step "spelling"; there are lint, focus, prose, types',
    );
    expect(answer.code).toBe(2);
  });
});

describe('an example script', () => {
  const scripts = globSync('examples/scripts/*.mjs', { cwd: root });

  it.each(scripts)('%s explains itself with --help, and sends nothing', async (script) => {
    const [first = ''] = readFileSync(join(root, script), 'utf8').split('\n');
    const answer = await run([script, '--help'], { SHOP_API: 'http://127.0.0.1:9' });
    expect(answer).toMatchObject({ code: 0, error: '' });
    expect(answer.out).toContain(first.slice(3));
    expect(answer.out).toContain(`node ${script}`);
  });
});
