import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PluginBuild } from 'esbuild';
import { defineConfig } from 'tsup';
import { READS_INHERITED, withOwnKeys } from './own-keys.ts';
import packageJson from './package.json' with { type: 'json' };
import { modulesOfMetafile, NOTICES_FILE, noticesOf } from './third-party.ts';

/** Workbooks are packed without workers, which a strict content-security policy forbids: see that file. */
const withoutWorkers = {
  name: 'clinicart-without-workers',
  setup(build: PluginBuild) {
    const path = join(import.meta.dirname, 'src/quick-order/file/fflate-sync.ts');
    build.onResolve({ filter: /^fflate$/ }, () => ({ path }));
    // Of papaparse's streams, which nothing here opens.
    build.onResolve({ filter: /^stream$/ }, () => ({ path: 'stream', external: true }));
  },
};

/** A page may have extended Object.prototype: see that file. */
const ownKeys = {
  name: 'clinicart-own-keys',
  setup(build: PluginBuild) {
    build.onLoad({ filter: READS_INHERITED }, async ({ path }) => ({
      contents: withOwnKeys(await readFile(path, 'utf8')),
    }));
  },
};

/** Licences of the libraries inside: see that file. */
const thirdPartyNotices = {
  name: 'clinicart-third-party-notices',
  setup(build: PluginBuild) {
    build.initialOptions.metafile = true;
    build.onEnd(async ({ metafile }) => {
      if (!metafile) return;
      const dist = join(import.meta.dirname, 'dist');
      await mkdir(dist, { recursive: true });
      const notices = noticesOf(modulesOfMetafile(metafile, import.meta.dirname));
      await writeFile(join(dist, NOTICES_FILE), notices);
    });
  },
};

/** Every entry of `exports` in package.json, by its name in `dist`. */
const entries = Object.fromEntries(
  Object.values(packageJson.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [[basename(entry.default, '.js'), entry.source]],
  ),
);

/**
 * Each domain is a separate file: a bundler drops an unused file as a whole, but keeps the schemas of a file of
 * which it uses a part.
 */
const domains = Object.fromEntries(
  globSync('src/**/domain.ts', { cwd: import.meta.dirname }).map((file) => [
    `domains/${basename(dirname(file))}`,
    file,
  ]),
);

// One file per entry, and what they share in chunks, with the libraries inside: a cold script then
// opens some twenty files instead of two hundred.
export default defineConfig((options) => {
  const typesOnly = typeof options.dts === 'object' && options.dts.only === true;
  return {
    entry: { ...entries, ...(typesOnly ? {} : domains) },
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    // nanostores asks for it; a browser or a worker without a bundler has no `process`.
    define: { 'process.env.NODE_ENV': '"production"' },
    splitting: true,
    clean: !typesOnly,
    noExternal: ['ky', 'zod', 'nanostores', 'i18next', 'papaparse', /^write-excel-file/, /^fflate/],
    esbuildPlugins: [withoutWorkers, ownKeys, thirdPartyNotices],
    esbuildOptions(esbuild) {
      // For papaparse, which knows no `exports`.
      esbuild.mainFields = ['module', 'main'];
    },
    tsconfig: 'tsconfig.build.json',
  };
});
