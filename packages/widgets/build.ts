/**
 * Builds what is published:
 *   dist/page/clinicart.js       the script tag: finds elements, fetches their chunks
 *   dist/page/clinicart.all.js   the same in one file, to be pinned with a hash
 *   dist/page/chunks/…           one shared chunk, one per element
 *   dist/index.js, server.js     for bundlers and for servers, with the packages left outside
 * and beside both the licence notices of what is inside.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle, type Plugin } from 'esbuild';
import { build, type Manifest, type Plugin as VitePlugin } from 'vite';
import { modulesIn, modulesOfMetafile, NOTICES_FILE, noticesOf } from '../sdk/third-party.ts';
import { REGISTRY } from './src/registry.ts';
import chunks, { base, omitNotes } from './vite.config.ts';

const root = import.meta.dirname;
const from = (path: string) => join(root, path);
const page = from('dist/page');

/** Of what is bundled, for the notices. */
const bundled = new Set<string>();
const noted: VitePlugin = {
  name: 'clinicart-third-party-notices',
  generateBundle(_, files) {
    for (const id of modulesIn(files)) bundled.add(id);
  },
};

rmSync(from('dist'), { recursive: true, force: true });
await build({ ...chunks, plugins: [...chunks.plugins, noted] });
const manifest: Manifest = JSON.parse(readFileSync(join(page, 'manifest.json'), 'utf8'));
const engine = Object.values(manifest).find(({ name }) => name === 'shared')?.file;
if (!engine) throw new Error('The build has no shared chunk.');
const loader = await bundle({
  entryPoints: [from('src/loader.ts')],
  outfile: join(page, 'clinicart.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  metafile: true,
  define: omitNotes,
  plugins: [loaderTable(manifest, engine)],
});
await build({
  ...base,
  plugins: [...base.plugins, noted],
  build: {
    ...base.build,
    outDir: page,
    emptyOutDir: false,
    rolldownOptions: {
      input: from('src/all.ts'),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'clinicart.all.js', codeSplitting: false, comments: false },
    },
  },
});
await build({
  ...base,
  plugins: [...base.plugins, noted],
  build: {
    ...base.build,
    outDir: from('dist'),
    emptyOutDir: false,
    minify: false,
    ssr: true,
    rolldownOptions: {
      input: { index: from('src/index.ts'), server: from('src/server.tsx') },
      external: [/^react/, /^nanostores/, /^@(clinicart|r2wc)\//, 'dompurify', 'sanitize-html'],
      output: { chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
for (const id of modulesOfMetafile(loader.metafile, process.cwd())) bundled.add(id);
const notices = noticesOf(bundled);
// Those who take only the files of a page take theirs along.
for (const folder of [from('dist'), page]) writeFileSync(join(folder, NOTICES_FILE), notices);
report();

/** The chunks that a chunk needs besides the shared one, itself first. */
function needed(files: Manifest, key: string, shared: string): string[] {
  const chunk = files[key];
  if (!chunk || chunk.file === shared) return [];
  return [
    ...new Set([
      chunk.file,
      ...(chunk.imports ?? []).flatMap((next) => needed(files, next, shared)),
    ]),
  ];
}

/**
 * The loader is a separate bundle, so that it starts after one file. Its imports lead to the chunks built before,
 * each requested together with everything that it imports.
 */
function loaderTable(files: Manifest, shared: string): Plugin {
  const importOf = (file: string) => {
    if (!files[`src/${file}`]) throw new Error(`The build has no chunk of its own for ${file}.`);
    const all = needed(files, `src/${file}`, shared).map((url) => `import('./${url}')`);
    return all.length === 1 ? `() => ${all}` : `() => Promise.all([${all}]).then(([m])=>m)`;
  };
  return {
    name: 'clinicart-loader-table',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\/chunks\// }, ({ path }) => ({ path, external: true }));
      onResolve({ filter: /\/shared-chunk\.ts$/ }, () => ({
        path: `./${shared}`,
        external: true,
      }));
      onLoad({ filter: /elements\/modules\.ts$/ }, () => ({
        loader: 'ts',
        contents: `export const MODULES = {${REGISTRY.map(({ tag, file }) => `'${tag}': ${importOf(file)}`)}};
          export const TAGS = Object.keys(MODULES);`,
      }));
    },
  };
}

/** Sizes as they travel, and the hash for `integrity`. */
function report() {
  const size = (file: string) => brotliCompressSync(readFileSync(join(page, file))).length;
  const files = Object.values(manifest).map(({ file }) => file);
  const all = readFileSync(join(page, 'clinicart.all.js'));
  const integrity = `sha384-${createHash('sha384').update(all).digest('base64')}`;
  const sizes = Object.fromEntries(
    ['clinicart.js', 'clinicart.all.js', ...new Set(files)].map((file) => [file, size(file)]),
  );
  writeFileSync(
    join(page, 'sizes.json'),
    `${JSON.stringify({ brotli: sizes, integrity }, null, 2)}\n`,
  );
  if (existsSync(join(page, '.vite'))) rmSync(join(page, '.vite'), { recursive: true });
  for (const [file, bytes] of Object.entries(sizes)) {
    console.warn(`${(bytes / 1000).toFixed(1).padStart(7)} kB brotli  ${file}`);
  }
}
