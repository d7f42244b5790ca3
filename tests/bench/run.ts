// The servers and the browser of a run, each started once and only on a row's request.
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { startChild, stopChild, untilAnswers } from '../../scripts/children.mjs';
import { findChromium, QUIET_FLAGS } from '../../scripts/chromium.mjs';
import type { Run } from './row.ts';

const root = join(import.meta.dirname, '../..');
const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 9180);
const LOADS = 12;
const QUICK_LOADS = 5;

/** Runs the function once, and gives every caller the same result. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Creates a run, and the function that ends it. */
export function createRun({ quick }: { quick: boolean }): Run & { close(): Promise<void> } {
  const closers: (() => Promise<unknown>)[] = [];
  const port = (offset: number) => FIRST_PORT + offset;

  async function serve(argv: string[], at: number, path: string, more: Record<string, string>) {
    const url = `http://localhost:${at}`;
    const child = startChild(process.execPath, argv, {
      cwd: root,
      env: { PORT: String(at), HOST: '127.0.0.1', NODE_ENV: 'production', ...more },
      line: (text, stream) => {
        if (stream === 'error' && text.trim() !== '') process.stderr.write(`${text}\n`);
      },
    });
    closers.push(() => stopChild(child));
    await untilAnswers(url + path, child);
    return url;
  }

  const sandbox = once(() => {
    const place = ['--port', String(port(0)), '--file', ':memory:', '--quiet'];
    const argv = ['--conditions=source', 'packages/sandbox/src/main.ts', ...place];
    return serve(argv, port(0), '/health', {});
  });
  return {
    quick,
    loads: quick ? QUICK_LOADS : LOADS,
    port,
    sandbox,
    shop: once(async () =>
      serve(['packages/host-site/dist/server/entry.mjs'], port(1), '/', {
        API_BASE: await sandbox(),
      }),
    ),
    browser: once(async () => {
      const browser: Browser = await chromium.launch({
        executablePath: findChromium(),
        args: QUIET_FLAGS,
      });
      closers.push(() => browser.close());
      return browser;
    }),
    close: async () => void (await Promise.allSettled(closers.map((each) => each()))),
  };
}
