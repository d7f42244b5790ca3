/**
 * Builds what is published:
 *   dist/modules/…  a file for each source file, for bundlers: they leave out what an app does not use
 *   dist/bundled/…  a file for each entry and the planned chunks that entries share, for Node: a script opens few files
 * Both have the stand-in for zod (src/base/zod), except the contract, which is one file in either: integrators combine its
 * schemas with those of their zod, and servers read them strictly. The libraries are inside both, with their licence notices
 * beside them. `tsc` writes the types beside the modules.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Plugin, type PreRenderedChunk, rolldown } from 'rolldown';
import { partOf, planChunks, type Visit } from './chunk-plan.ts';
import { READS_INHERITED, withOwnKeys } from './own-keys.ts';
import packageJson from './package.json' with { type: 'json' };
import { modulesIn, NOTICES_FILE, noticesOf } from './third-party.ts';
import { ZOD_STAND_IN } from './zod-stand-in.ts';

const from = (path: string) => join(import.meta.dirname, path);

/** The source of each entry in `exports`, by the name of its file in `dist/bundled`. */
const { contract, ...entries }: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(packageJson.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [[basename(entry.node, '.js'), from(entry.source)]],
  ),
);

/** A page may have extended Object.prototype: see that file. */
const ownKeys: Plugin = {
  name: 'clinicart-own-keys',
  transform: {
    filter: { id: READS_INHERITED },
    handler: (code) => ({ code: withOwnKeys(code), map: null }),
  },
};

const inside = new Set<string>();
/** Records the libraries inside: see third-party.ts. */
const noted: Plugin = {
  name: 'clinicart-third-party-notices',
  generateBundle(_, files) {
    for (const id of modulesIn(files)) inside.add(id);
  },
};

/**
 * Code that costs a script what one file more does. Node compiles about 13 kB in the time in which it opens a file; with so
 * much, domains would share files of which each runs a part.
 */
const FILE_BYTES = 8000;
/** Everything, as most scripts load it, and each domain on the core. */
const SCRIPTS: readonly Visit[] = Object.entries(entries).map(([name, file]) =>
  name === 'index'
    ? { entries: [file], weight: 5 }
    : { entries: [entries['core'] ?? '', file], weight: 1 },
);

interface Variant {
  readonly constants?: Record<string, string>;
  /** Other modules in the place of some. */
  readonly alias?: Record<string, string>;
}

const read = (input: Record<string, string> | string[], { constants, alias }: Variant) =>
  rolldown({
    input,
    platform: 'neutral',
    plugins: [ownKeys, noted],
    // Of papaparse's streams, which nothing here opens.
    external: ['stream'],
    resolve: {
      // For papaparse, which knows no `exports`.
      mainFields: ['module', 'main'],
      // Workbooks are packed without workers, which a strict content-security policy forbids: see that file.
      alias: { fflate: from('src/quick-order/file/fflate-sync.ts'), ...alias },
    },
    transform: {
      target: 'es2023',
      // nanostores asks for it; a browser or a worker without a bundler has no `process`.
      define: { 'process.env.NODE_ENV': '"production"', ...constants },
    },
    treeshake: { moduleSideEffects: false },
  });

rmSync(from('dist'), { recursive: true, force: true });

/** npm packs no folder called `node_modules`. */
const placeOf = ({ name }: PreRenderedChunk) => `${name.replace('node_modules', 'libraries')}.js`;
const alias = { 'zod/mini': ZOD_STAND_IN };
/** Pages read no sentences about calls; those of Node stay. */
const constants = { 'globalThis.OMIT_NOTES': 'true' };
/** Nothing reads the strict schemas of the stand-in for zod. */
const OMIT_STRICT = { 'globalThis.OMIT_STRICT': 'true' };
const modules = await read(Object.values(entries), {
  constants: { ...constants, ...OMIT_STRICT },
  alias,
});
await modules.write({
  dir: from('dist/modules'),
  preserveModules: true,
  preserveModulesRoot: from('src'),
  entryFileNames: placeOf,
  chunkFileNames: placeOf,
});

const core = await read([from('src/core.ts')], { alias });
const [{ moduleIds: ofCore }] = (await core.generate()).output;
const bundled = await read(entries, { alias });
// The types have the documentation.
const comments = { jsdoc: false };
// A script of the core needs this chunk alone.
const coreGroup = { name: 'core', test: (id: string) => ofCore.includes(id) };
const unplanned = await bundled.generate({ comments, codeSplitting: { groups: [coreGroup] } });
const parts = unplanned.output.flatMap((file) => {
  if (file.type !== 'chunk') return [];
  const isFacade = file.moduleIds.length === 0;
  return [partOf(file, isFacade || file.isDynamicEntry || file.name === coreGroup.name)];
});
const there = parts.filter(({ name }) => name === coreGroup.name).map(({ file }) => file);
const plan = planChunks(parts, SCRIPTS, there, FILE_BYTES);
await bundled.write({
  dir: from('dist/bundled'),
  comments,
  codeSplitting: {
    // A group takes along what its modules import, unless a group before it has that.
    groups: [
      coreGroup,
      ...[...new Set(plan.values())].map((name) => ({
        name,
        test: (id: string) => plan.get(id) === name,
      })),
    ],
  },
});

const contractOfPages = await read({ contract: contract ?? '' }, { constants });
await contractOfPages.write({ dir: from('dist/modules') });
const contractOfNode = await read({ contract: contract ?? '' }, {});
await contractOfNode.write({ dir: from('dist/bundled'), comments });

const builds = [modules, core, bundled, contractOfPages, contractOfNode];
await Promise.all(builds.map((each) => each.close()));
writeFileSync(from(`dist/${NOTICES_FILE}`), noticesOf(inside));
