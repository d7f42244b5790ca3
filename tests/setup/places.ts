import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { captchaKeys } from '../../scripts/captcha-keys.mjs';
import { freePort, startChild, stopChild, untilAnswers } from '../../scripts/children.mjs';
import { chromiumOptions } from './chromium.ts';

/** Addresses of a worker's servers. A server that is not built yet has ''. */
export interface Places {
  readonly sandbox: string;
  readonly shop: string;
  readonly partner: string;
  /** Public key of the sandbox's captcha cipher. */
  readonly captchaKey: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One set of servers per worker; `here.ts` finds a worker's set. */
    places: readonly Places[];
    /** For `chromium.launch(inject('chromium'))`. */
    chromium: { readonly executablePath: string; readonly args: string[] };
  }
}

const root = join(import.meta.dirname, '../..');
const there = (path: string) => existsSync(join(root, path));

/** Starts a set of servers for each worker that may run files of this project. */
export default async function setup(project: TestProject) {
  // Only the browser tests need all three servers; the other suites need just one to call.
  const stories = project.name === 'browser';
  // The stricter server is the default; the README runs against the complete one, as a new user would.
  const documented = project.name !== 'readme';
  // The files of the other suites call the shop without changing it for each other.
  const changes = stories || project.name === 'faults';
  const sets = await Promise.all(
    Array.from({ length: changes ? project.vitest.config.maxWorkers : 1 }, () =>
      start(stories, documented),
    ),
  );
  project.provide(
    'places',
    sets.map((set) => set.places),
  );
  project.provide('chromium', chromiumOptions());
  return () => Promise.all(sets.flatMap((set) => set.children.map(stopChild)));
}

/** Starts the sandbox (in memory), and for stories the built shop and the partner page, each on a free port. */
async function start(stories: boolean, documented: boolean) {
  const ports = { sandbox: await freePort(), shop: await freePort(), partner: await freePort() };
  const at = (port: number) => `http://localhost:${port}`;
  const common = {
    // Vitest sets 'test', with which React renders a page as in development, in twice the time.
    NODE_ENV: 'production',
    SANDBOX_PORT: String(ports.sandbox),
    EMBED_PORT: String(ports.partner),
    API_BASE: at(ports.sandbox),
    API: at(ports.sandbox),
    SHOP: at(ports.shop),
    ...captchaKeys(),
    CARD_SCRIPT: `${at(ports.sandbox)}/stand-in/stripe.js`,
    // Tests change prices, stock and the clock: a page kept for half a minute would show the former ones.
    PAGE_CACHE_MB: '0',
    READ_CACHE_MB: '0',
    COMPRESSION: 'quick',
  };
  const servers = [
    {
      needs: 'packages/sandbox/src/main.ts',
      argv: [
        '--conditions=source',
        'packages/sandbox/src/main.ts',
        '--file',
        ':memory:',
        '--quiet',
        // No test inspects picture content, and painting the drawings takes half the time of a page.
        '--plain-pictures',
        // A test of the history asks for it: `merchant.loadHistory()`.
        '--no-history',
        // A test of assumed behaviour enables the rest: `merchant.answers('all')`.
        ...(documented ? ['--documented'] : []),
      ],
      port: ports.sandbox,
      cwd: root,
      path: '/console',
    },
    {
      needs: 'packages/host-site/dist/server/entry.mjs',
      argv: ['dist/server/entry.mjs'],
      port: ports.shop,
      cwd: join(root, 'packages/host-site'),
      path: '/',
    },
    {
      needs: 'examples/embed/server.mjs',
      argv: ['examples/embed/server.mjs'],
      port: ports.partner,
      cwd: root,
      path: '/',
    },
  ].filter(({ needs, port }) => there(needs) && (port === ports.sandbox || stories));

  const children = servers.map(({ argv, port, cwd }) =>
    startChild(process.execPath, argv, {
      cwd,
      env: { ...common, PORT: String(port), HOST: '0.0.0.0' },
      line: (text, stream) => {
        if (stream === 'error' && text.trim() !== '') process.stderr.write(`${text}\n`);
      },
    }),
  );
  await Promise.all(
    servers.map(({ port, path }, index) => untilAnswers(at(port) + path, children[index])),
  );

  const started = (port: number) => (servers.some((one) => one.port === port) ? at(port) : '');
  const places: Places = {
    sandbox: started(ports.sandbox),
    shop: started(ports.shop),
    partner: started(ports.partner),
    captchaKey: common.CAPTCHA_KEY,
  };
  return { places, children };
}
