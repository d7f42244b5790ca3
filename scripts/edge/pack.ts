/** Packs the built server for an edge runtime: one module, and the one file that it reads. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { EDGE_ENTRY } from '../../packages/host-site/edge-entry.ts';
import { PRELOAD_TABLE } from '../../packages/host-site/preload-table.ts';

/** The day whose behaviour of the runtime the site was tried with. */
export const COMPATIBILITY_DATE = '2026-11-17';

const WORKER = 'worker.mjs';
/** Where workerd shows the modules of a worker as files. The server looks for its folder from its own place. */
const IN_BUNDLE = '/bundle';

export interface Packed {
  /** Folder with the module, the table and the configuration. */
  readonly folder: string;
  readonly bytes: number;
  readonly gzipBytes: number;
}

/** Packages CommonJS files that call `require` for a module of Node. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire('file://${IN_BUNDLE}/${WORKER}');`;

/** The client of Redis, which the edge runtime never loads: no request may use the connection of another one. */
const withoutRedis: Plugin = {
  name: 'clinicart-without-redis',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@redis\/client$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/** Packs `dist/server`, which the build has written, into a folder. */
export async function packWorker(root: string): Promise<Packed> {
  const dist = join(root, 'packages/host-site/dist');
  const folder = join(root, '.cache/edge/site');
  mkdirSync(join(folder, 'client/_astro'), { recursive: true });
  const outfile = join(folder, WORKER);
  await build({
    entryPoints: [join(dist, 'server', EDGE_ENTRY)],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    // Modules of Node stay imports, which the runtime provides; of two builds of a package, the one for workers.
    platform: 'node',
    conditions: ['workerd', 'worker', 'module', 'production'],
    mainFields: ['module', 'main'],
    // Astro's own service for pictures, which the site does not use.
    external: ['sharp'],
    plugins: [withoutRedis],
    banner: { js: REQUIRE },
    define: {
      'import.meta.dirname': JSON.stringify(`${IN_BUNDLE}/server`),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
  copyFileSync(join(dist, 'client', PRELOAD_TABLE), join(folder, 'client', PRELOAD_TABLE));
  const code = readFileSync(outfile);
  return { folder, bytes: statSync(outfile).size, gzipBytes: gzipSync(code, { level: 9 }).length };
}

export interface ConfigOptions {
  readonly folder: string;
  /** The folder `dist/client`. */
  readonly client: string;
  readonly address: string;
  /** Settings of the site. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Returns the configuration of workerd: the site, its files, and the way to the API. */
export function workerdConfig({ client, address, settings }: ConfigOptions): string {
  const text = (value: string) => JSON.stringify(value);
  const bindings = Object.entries(settings).map(
    ([name, value]) => `    (name = ${text(name)}, text = ${text(value)}),`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "files", disk = (path = ${text(client)})),
    # The API is on an inner network.
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = ${text(address)}, http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [
    (name = "${WORKER}", esModule = embed "${WORKER}"),
    (name = "client/${PRELOAD_TABLE}", data = embed "client/${PRELOAD_TABLE}"),
  ],
  compatibilityDate = "${COMPATIBILITY_DATE}",
  bindings = [
    (name = "ASSETS", service = "files"),
${bindings.join('\n')}
  ],
);
`;
}

/** Writes the configuration beside the module, and returns its path. */
export function writeConfig(options: ConfigOptions, name = 'workerd.capnp'): string {
  if (!existsSync(options.client)) throw new Error(`There is no folder ${options.client}.`);
  const file = join(options.folder, name);
  writeFileSync(file, workerdConfig(options));
  return file;
}
