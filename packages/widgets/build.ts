/**
 * Builds what is published:
 *   dist/page/clinicart.js       the script tag: finds elements, fetches their chunks; with Preact
 *   dist/page/clinicart.all.js   the same in one file, to be pinned with a hash
 *   dist/page/clinicart.react.js the same with React, for pages whose server renders elements
 *   dist/page/chunks/…           for each of the two one shared chunk, one per element
 *   dist/page/integrity.json     the hashes of these scripts
 *   dist/index.js, start.js, react.js  for bundlers, with the packages left outside
 *   dist/server.js               for servers, likewise
 *   dist/jsx, vue, svelte, angular  types of frameworks
 *   dist/web-types.json, vscode  what editors read
 * and beside the code the licence notices of what is inside.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle, type Plugin } from 'esbuild';
import { build, type Manifest, minifySync, type Plugin as VitePlugin } from 'vite';
import { modulesIn, modulesOfMetafile, NOTICES_FILE, noticesOf } from '../sdk/third-party.ts';
import { angularTypes } from './angular-types.ts';
import { vscodeCss, vscodeHtml, webTypes } from './editor-data.ts';
import { withPreact } from './preact-build.ts';
import { ELEMENTS, type ElementSpec, type Tag } from './src/engine/elements/elements.ts';
import { REGISTRY } from './src/registry.ts';
import { base, constants, pageChunks } from './vite.config.ts';

const root = import.meta.dirname;
const from = (path: string) => join(root, path);
const page = from('dist/page');

/** The loader imports every file through this one, so that it can check it. */
const IMPORT_FILE = from('src/engine/page/import-file.ts');
const DYNAMIC_IMPORT = /(?<!typeof )\bimport\('[./\w-]*\/([\w-]+)\.ts'\)/g;

/** Of what is bundled, for the notices. */
const bundled = new Set<string>();
const noted: VitePlugin = {
  name: 'clinicart-third-party-notices',
  generateBundle(_, files) {
    for (const id of modulesIn(files)) bundled.add(id);
  },
};

rmSync(from('dist'), { recursive: true, force: true });
const manifest = await buildPage('clinicart.js', 'manifest.json', await pageChunks(withPreact));
await buildPage('clinicart.react.js', 'manifest.react.json', await pageChunks());
await build({
  ...withPreact(base),
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
        start: from('src/start.ts'),
        react: from('src/react.ts'),
        server: from('src/server.tsx'),
      },
      external: [/^react/, /^nanostores/, /^@(clinicart|r2wc)\//, 'dompurify', 'sanitize-html'],
      output: { chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
const notices = noticesOf(bundled);
// Those who take only the files of a page take theirs along.
for (const folder of [from('dist'), page]) writeFileSync(join(folder, NOTICES_FILE), notices);
forFrameworksAndEditors();
writeIntegrity();
report();

/** Builds a loader and its chunks, and returns the list of these. */
async function buildPage(
  file: string,
  list: string,
  config: Awaited<ReturnType<typeof pageChunks>>,
): Promise<Manifest> {
  const plugins = [...config.plugins, noted];
  await build({ ...config, plugins, build: { ...config.build, manifest: list } });
  const files: Manifest = JSON.parse(readFileSync(join(page, list), 'utf8'));
  const engine = Object.values(files).find(({ name }) => name === 'shared')?.file;
  if (!engine) throw new Error('The build has no shared chunk.');
  const table = await writeTable(files, engine);
  const loader = await bundle({
    entryPoints: [from('src/loader.ts')],
    outfile: join(page, file),
    bundle: true,
    write: false,
    minifySyntax: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    define: { ...constants, ...(await writeChecker(files, table)) },
    plugins: [loaderFiles(files, engine, table)],
  });
  writeFileSync(join(page, file), minified(loader.outputFiles[0]?.text ?? ''));
  for (const id of modulesOfMetafile(loader.metafile, process.cwd())) bundled.add(id);
  return files;
}

/** Writes the entries that are types only, and what editors read of the elements. */
function forFrameworksAndEditors() {
  for (const name of ['jsx', 'vue', 'svelte', 'angular'])
    writeFileSync(from(`dist/${name}.js`), 'export {};\n');
  for (const name of ['vue', 'svelte'])
    copyFileSync(from(`frameworks/${name}.d.ts`), from(`dist/${name}.d.ts`));
  writeFileSync(from('dist/angular.d.ts'), angularTypes(REGISTRY.map(({ tag }) => tag)));
  const read = (file: string) => JSON.parse(readFileSync(from(file), 'utf8'));
  const elements = read('custom-elements.json');
  writeFileSync(from('dist/web-types.json'), webTypes(elements, read('package.json')));
  writeFileSync(from('dist/vscode.html-custom-data.json'), vscodeHtml(elements));
  writeFileSync(from('dist/vscode.css-custom-data.json'), vscodeCss(elements));
}

/** Writes the file that checks chunks, with the hash of each. Returns its address and its own hash, for the loader. */
async function writeChecker(
  files: Manifest,
  table: string,
): Promise<{ CHECKER: string; CHECKER_HASH: string }> {
  const nameOf = (file = '') => file.replace('chunks/', '');
  const hashes = Object.values(files).map(({ file, imports = [] }) => [
    nameOf(file),
    [integrityOf(file), ...imports.map((key) => nameOf(files[key]?.file))],
  ]);
  hashes.push([nameOf(table), [integrityOf(table)]]);
  const built = await bundle({
    entryPoints: [from('src/engine/page/check-file.ts')],
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { HASHES: JSON.stringify(Object.fromEntries(hashes)) },
  });
  const file = writeChunk('check-file', built.outputFiles[0]?.text ?? '');
  // The loader has room for a short hash.
  return {
    CHECKER: JSON.stringify(`./${file}`),
    CHECKER_HASH: JSON.stringify(integrityOf(file, 'sha256')),
  };
}

/** Writes a chunk that the loader needs, and returns its name, which says what is in it. */
function writeChunk(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `chunks/${name}-${hash}.js`;
  writeFileSync(join(page, file), code);
  return file;
}

/** Returns the value of `integrity` for a file of the page build. */
function integrityOf(file: string, algorithm = 'sha384'): string {
  const hash = createHash(algorithm).update(readFileSync(join(page, file)));
  return `${algorithm}-${hash.digest('base64')}`;
}

/** The chunks that a chunk needs besides the shared one, itself first. */
function needed(files: Manifest, key: string, shared: string): string[] {
  const chunk = files[key];
  if (!chunk) return [];
  const next = (chunk.imports ?? []).flatMap((each) => needed(files, each, shared));
  // The loader lists the shared chunk's imports too: found only in its code, they would come a round trip late.
  return [...new Set(chunk.file === shared ? next : [chunk.file, ...next])];
}

/** The name in the shared chunk of an export that this chunk only passes on from there. */
function sharedExport(file: string, name = 'widget'): string | undefined {
  const code = readFileSync(join(page, file), 'utf8').trim();
  const names = /^export\{([^}]*)\}from"\.\/shared-[^"]*";$/.exec(code)?.[1]?.split(',') ?? [];
  return names.map((each) => each.split(' as ')).find((pair) => pair.at(-1) === name)?.[0];
}

/** Minifies a module by what minifies the chunks: a little shorter than esbuild. */
function minified(code: string): string {
  const options = {
    module: true,
    compress: { target: base.build.target },
    mangle: { toplevel: true },
  };
  return minifySync('clinicart.js', code, options).code;
}

/** Returns the part of an element's row that browsers need. */
function rowOf(tag: Tag): string {
  const { attributes, delegatesFocus, inline }: ElementSpec = ELEMENTS[tag];
  return JSON.stringify({ attributes, delegatesFocus, inline });
}

/** The chunk of an element. */
function chunkOf(files: Manifest, file: string) {
  const chunk = files[`src/${file}`];
  if (!chunk) throw new Error(`The build has no chunk of its own for ${file}.`);
  return chunk;
}

/**
 * Writes the table of the elements outside the shared chunk: their files, each requested together with everything that it
 * imports. The loader has room for the first elements only, and requests the table together with the shared chunk.
 */
async function writeTable(files: Manifest, shared: string): Promise<string> {
  const listed: string[] = [];
  const place = (url: string) => {
    if (!listed.includes(url)) listed.push(url);
    return listed.indexOf(url);
  };
  const rows = REGISTRY.flatMap(({ tag, file }) => {
    const chunk = chunkOf(files, file);
    if (sharedExport(chunk.file)) return [];
    const places = needed(files, `src/${file}`, shared).map(place);
    return `'${tag.replace('clinic-', '')}': [${rowOf(tag)}, ${places}]`;
  });
  const names = listed.map((url) => url.replace(/^chunks\/|\.js$/g, '')).join(' ');
  const built = await bundle({
    stdin: {
      contents: `import { page } from './page-config.ts';
        const FILES = '${names}'.split(' ');
        const TABLE = { ${rows} };
        export const moduleOf = async (tag) => {
          const [row, ...places] = TABLE[tag.slice(7)] ?? [];
          const [first] = await Promise.all(
            places.map((place) => page().importFile('./' + FILES[place] + '.js', import.meta.url)),
          );
          return first && { widget: first.widget, row };
        };`,
      resolveDir: from('src/engine/page'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  return writeChunk('elements', built.outputFiles[0]?.text ?? '');
}

/** The loader is a separate bundle, so that it starts after one file. Its imports lead to the chunks built before. */
function loaderFiles(files: Manifest, shared: string, table: string): Plugin {
  const fileOf = (name: string) =>
    Object.entries(files).find(([key]) => key.endsWith(`/${name}.ts`))?.[1].file;
  const key = Object.keys(files).find(
    (each) => files[each]?.file === shared && files[each].imports,
  );
  // Found only in the shared chunk's code, its imports would come a round trip late.
  const together = [shared, ...needed(files, key ?? '', shared)].map((url) => `./${url}`);
  const first = REGISTRY.flatMap(({ tag, file }) => {
    const name = sharedExport(chunkOf(files, file).file);
    return name ? `'${tag}': '${name}'` : [];
  });
  /** The loader reads the engine out of the shared chunk, by the names there. */
  const nameOf = (name: string) => {
    const found = sharedExport(fileOf('shared-chunk') ?? '', name);
    if (!found) throw new Error(`The shared chunk does not export ${name}.`);
    return found;
  };
  return {
    name: 'clinicart-loader-files',
    setup({ onLoad }) {
      onLoad({ filter: /\/(?:loader|start|ask-doctor)\.ts$/ }, ({ path }) => ({
        loader: 'ts',
        contents: `import { importFile } from '${IMPORT_FILE}';
          ${readFileSync(path, 'utf8')
            .replace(DYNAMIC_IMPORT, (_, name: string) => `importFile('./${fileOf(name)}')`)
            .replace(
              /\{ (define|pageShop) \}/g,
              (_, name: string) => `{ ${nameOf(name)}: ${name} }`,
            )}`,
      }));
      onLoad({ filter: /\/import-shared\.ts$/ }, () => ({
        loader: 'ts',
        contents: `import { importFile } from '${IMPORT_FILE}';
          export const importShared = () =>
            Promise.all(${JSON.stringify(together)}.map((file) => importFile(file))).then(([shared]) => shared);`,
      }));
      onLoad({ filter: /elements\/module-of\.ts$/ }, () => ({
        loader: 'ts',
        contents: `import { importFile } from '${IMPORT_FILE}';
          import { importShared } from '${from('src/engine/page/import-shared.ts')}';
          const FIRST = { ${first} };
          export const moduleOf = (tag) =>
            FIRST[tag]
              ? importShared().then((shared) => ({
                  widget: shared[FIRST[tag]],
                  row: shared.${nameOf('FIRST_ROWS')}[tag],
                }))
              : importFile('./${table}').then((table) => table.moduleOf(tag));`,
      }));
    },
  };
}

/** Writes the hashes of all scripts, served as `/embed/<version>/integrity.json`. */
function writeIntegrity() {
  const { version } = JSON.parse(readFileSync(from('package.json'), 'utf8'));
  const scripts = readdirSync(page, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .toSorted();
  const files = Object.fromEntries(scripts.map((file) => [file, integrityOf(file)]));
  writeFileSync(join(page, 'integrity.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
}

/** Sizes as they travel, and the hash for `integrity`. */
function report() {
  const size = (file: string) => brotliCompressSync(readFileSync(join(page, file))).length;
  const files = Object.values(manifest).map(({ file }) => file);
  const integrity = integrityOf('clinicart.all.js');
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
