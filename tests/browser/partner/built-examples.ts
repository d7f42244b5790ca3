// The examples with a build, built for the servers of this file and served as a partner would: on another origin, under
// a strict policy.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { places } from '../../setup/servers.ts';
import { useOwnServers } from '../support/own-servers.ts';

export const EXAMPLES = ['react', 'vue', 'astro'] as const;
export type Example = (typeof EXAMPLES)[number];

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const toolOf = { react: 'vite', vue: 'vite', astro: 'astro' } as const;

/** Returns the program of a build tool, from the `bin` of its package. */
async function programOf(tool: 'vite' | 'astro'): Promise<string> {
  const file = createRequire(import.meta.url).resolve(`${tool}/package.json`);
  const { bin } = JSON.parse(await readFile(file, 'utf8'));
  return join(dirname(file), bin[tool]);
}

/** Builds an example with the addresses of this run. Returns the folder of the result. */
async function build(example: Example): Promise<string> {
  const { sandbox: api, shop: site } = places();
  const folder = join(root, '.cache/examples', `${example}-${process.env['VITEST_POOL_ID'] ?? 1}`);
  const empties = toolOf[example] === 'vite' ? ['--emptyOutDir'] : [];
  await run(
    process.execPath,
    [await programOf(toolOf[example]), 'build', '--outDir', folder, ...empties],
    {
      cwd: join(root, 'examples', example),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_API: api,
        VITE_SITE: site,
        PUBLIC_API: api,
        PUBLIC_SITE: site,
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    },
  );
  return folder;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The policy of docs: the shop's site for its script, the API for calls and pictures. */
const policy = () => {
  const { sandbox: api, shop: site } = places();
  return [
    "default-src 'none'",
    `script-src 'self' ${site}`,
    "style-src 'self'",
    `connect-src ${api}`,
    `img-src 'self' data: ${api}`,
    `media-src ${api}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
};

/** Serves a folder; addresses without a file have the page, whose router reads them. */
function folderServer(folder: string) {
  return createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://partner');
    const name = extname(pathname) === '' ? 'index.html' : pathname;
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (!body) {
      answer.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(name)] ?? 'text/html';
    answer.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy(),
    });
    answer.end(body);
  });
}

/** Builds and serves the examples; returns the address of one. They stop at the end of the file. */
export function useExamples() {
  const own = useOwnServers();
  return async (example: Example): Promise<string> => {
    const folder = await build(example);
    if (example === 'astro') return own.startServer(join(folder, 'server/entry.mjs'));
    const address = await own.listen(folderServer(folder));
    // A separate host name, because cookies ignore the port.
    return address.replace('localhost', '127.0.0.1');
  };
}
