import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { ZOD_STAND_IN } from '../sdk/zod-stand-in.ts';
import { importsThroughLoader, ownKeys } from './page-plugins.ts';
import { REGISTRY } from './src/registry.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The file of each element. Named as entries, since one that another element imports too (the cart
 * button in the header) would otherwise be a common chunk without an export called `widget`.
 */
const widgetFiles = REGISTRY.map(({ file }) => here(`src/${file}`));

/** Workbooks are packed without workers, which a strict content-security policy forbids: see the file. */
const withoutWorkers = {
  find: /^fflate$/,
  replacement: here('../sdk/src/quick-order/file/fflate-sync.ts'),
};

const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

/** Leaves out what the code says about itself for the printed reference, and sets its version. */
export const constants = {
  'globalThis.OMIT_NOTES': 'true',
  'globalThis.CLINICART_VERSION': JSON.stringify(version),
};

/** Settings of every build of the widgets, those of tests included. */
export const base = {
  root: here('.'),
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  plugins: [ownKeys],
  // Said here, because under a test runner Vite would choose React's development calls.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: {
    conditions: ['source', 'module', 'browser', 'production'],
    alias: [withoutWorkers, { find: /^zod\/mini$/, replacement: ZOD_STAND_IN }],
  },
  // React reads it at each call where it is not replaced, and ships its development half besides.
  define: { 'process.env.NODE_ENV': '"production"', ...constants },
  build: {
    target: 'es2022',
    minify: 'oxc',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    copyPublicDir: false,
  },
} satisfies InlineConfig;

/** Names of places, for elements with links from the server, and the search rules, which the same elements need. */
const PLACE_NAMES =
  /src\/engine\/routing\/(?:server-link|route-names|printed-names)|src\/catalogue\/search-rules/;

/** The elements most partner pages have; they and exactly their imports come with the engine. */
const FIRST_LOAD =
  /src\/engine\/(?!elements\/module|page\/tag-settings|diagnosis\/(?!ask-doctor)|routing\/(?:server-link|route-names|printed-names))|catalogue\/card\/product-card\.tsx$|cart\/button\/cart-button\.tsx$/;

/** The chunks of a page: React, SDK, engine and what a product card and a cart button show in one, and one for each element. */
export default {
  ...base,
  base: './',
  plugins: [...base.plugins, importsThroughLoader],
  build: {
    ...base.build,
    outDir: here('dist/page'),
    emptyOutDir: false,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: [
        here('src/engine/page/shared-chunk.ts'),
        here('src/actions/page-actions.ts'),
        here('src/engine/diagnosis/examine.ts'),
        here('src/engine/diagnosis/missing.ts'),
        here('src/engine/elements/modules.ts'),
        ...widgetFiles,
      ],
      // An element that another one imports is then one file, not one and a name for it.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        comments: false,
        // The loader takes the engine out of the shared chunk by name, without a chunk in between.
        minifyInternalExports: false,
        codeSplitting: {
          groups: [
            { name: 'shared', test: FIRST_LOAD, entriesAware: false },
            { name: 'place-names', test: PLACE_NAMES, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
} satisfies InlineConfig;
