/**
 * Builds what is published:
 *   dist/page/clinicart.js       the script tag: finds elements, fetches their chunks
 *   dist/page/clinicart.all.js   the same in one file, to be pinned with a hash
 *   dist/page/chunks/…           one shared chunk, one per element
 *   dist/index.js, react.js      for bundlers, with the packages left outside
 *   dist/server.js               for servers, likewise
 *   dist/jsx, vue, svelte        types of frameworks
 *   dist/web-types.json, vscode  what editors read
 * and beside the code the licence notices of what is inside.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle, type Plugin } from 'esbuild';
import { build, type Manifest, type Plugin as VitePlugin } from 'vite';
import { modulesIn, modulesOfMetafile, NOTICES_FILE, noticesOf } from '../sdk/third-party.ts';
import { vscodeCss, vscodeHtml, webTypes } from './editor-data.ts';
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
      input: {
        index: from('src/index.ts'),
        react: from('src/react.ts'),
        server: from('src/server.tsx'),
      },
      external: [/^react/, /^nanostores/, /^@(clinicart|r2wc)\//, 'dompurify', 'sanitize-html'],
      output: { chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
for (const id of modulesOfMetafile(loader.metafile, process.cwd())) bundled.add(id);
const notices = noticesOf(bundled);
// Those who take only the files of a page take theirs along.
for (const folder of [from('dist'), page]) writeFileSync(join(folder, NOTICES_FILE), notices);
forFrameworksAndEditors();
report();

/** Writes the entries that are types only, and what editors read of the elements. */
function forFrameworksAndEditors() {
  for (const name of ['jsx', 'vue', 'svelte'])
    writeFileSync(from(`dist/${name}.js`), 'export {};\n');
  for (const name of ['vue', 'svelte'])
    copyFileSync(from(`frameworks/${name}.d.ts`), from(`dist/${name}.d.ts`));
  const read = (file: string) => JSON.parse(readFileSync(from(file), 'utf8'));
  const elements = read('custom-elements.json');
  writeFileSync(from('dist/web-types.json'), webTypes(elements, read('package.json')));
  writeFileSync(from('dist/vscode.html-custom-data.json'), vscodeHtml(elements));
  writeFileSync(from('dist/vscode.css-custom-data.json'), vscodeCss(elements));
}

/** The chunks that a chunk needs besides the shared one, itself first. */
function needed(files: Manifest, key: string, shared: string): string[] {
  const chunk = files[key];
  if (!chunk) return [];
  const next = (chunk.imports ?? []).flatMap((each) => needed(files, each, shared));
  // The loader lists the shared chunk's imports too: found only in its code, they would come a round trip late.
  return [...new Set(chunk.file === shared ? next : [chunk.file, ...next])];
}

/** The name under which the shared chunk exports the element of this chunk, if the chunk only passes it on. */
function sharedExport(file: string): string | undefined {
  const code = readFileSync(join(page, file), 'utf8').trim();
  const names = /^export\{([^}]*)\}from"\.\/shared-[^"]*";$/.exec(code)?.[1]?.split(',') ?? [];
  const widget = names.map((name) => name.split(' as ')).find((pair) => pair.at(-1) === 'widget');
  return widget?.[0];
}

/**
 * The loader is a separate bundle, so that it starts after one file. Its imports lead to the chunks built before,
 * each requested together with everything that it imports.
 */
function loaderTable(files: Manifest, shared: string): Plugin {
  const listed: string[] = [];
  const place = (url: string) => {
    if (!listed.includes(url)) listed.push(url);
    return listed.indexOf(url);
  };
  const importOf = (file: string) => {
    const key = `src/${file}`;
    const chunk = files[key];
    if (!chunk) throw new Error(`The build has no chunk of its own for ${file}.`);
    const inShared = sharedExport(chunk.file);
    const own = needed(files, key, shared);
    const places = (inShared ? [shared, ...own.slice(1)] : own).map(place);
    return inShared
      ? `fetched([${places}], ({ ${inShared}: widget }) => ({ widget }))`
      : `fetched([${places}])`;
  };
  const tableOf = () => {
    const table = REGISTRY.map(({ tag, file }) => `'${tag}': ${importOf(file)}`);
    const names = listed.map((url) => url.replace(/^chunks\/|\.js$/g, '')).join(' ');
    // Each file is named once: the table is most of the loader.
    return `const FILES = '${names}'.split(' ').map((name) => './chunks/' + name + '.js');
      const fetched = (places, pick = (module) => module) => () =>
        Promise.all(places.map((place) => import(FILES[place]))).then(([first]) => pick(first));
      export const MODULES = {${table}};
      export const TAGS = Object.keys(MODULES);`;
  };
  return {
    name: 'clinicart-loader-table',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/shared-chunk\.ts$/ }, () => ({
        path: `./${shared}`,
        external: true,
      }));
      onResolve({ filter: /\/diagnosis\/\w+\.ts$|^\.\/examine\.ts$/ }, ({ path }) => ({
        path: `./${files[`src/engine/diagnosis/${path.split('/').at(-1)}`]?.file}`,
        external: true,
      }));
      onLoad({ filter: /elements\/modules\.ts$/ }, () => ({
        loader: 'ts',
        contents: tableOf(),
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
