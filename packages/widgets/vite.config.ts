import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { ZOD_STAND_IN } from '../sdk/zod-stand-in.ts';
import { modulesOfFirstLoad } from './first-load.ts';
import { localExportNames } from './local-export-names.ts';
import { importsThroughLoader, ownKeys, wholeStores } from './page-plugins.ts';
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
  plugins: [ownKeys, wholeStores],
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

/** The engine, and the elements most partner pages have. */
const FIRST_LOAD = [
  here('src/engine/page/shared-chunk.ts'),
  here('src/catalogue/card/product-card.tsx'),
  here('src/cart/button/cart-button.tsx'),
];

/** The code of the writes of a cart, which a product card requests at rest; and that of the login, with its sentences. */
const BUYING =
  /sdk\/src\/(?:cart\/(?:buying-messages|contract\b|cart-actions|line-id|quantity-refusals|remove-lines|restore-lines|rules|swap-schema)|base\/concurrency\/confirm-outcome|base\/http\/error-outcome|coupon\/types|checkout\/contract\/delivery)|widgets\/src\/catalogue\/card\/buy-selected|rolldown\/runtime/;
const SIGN_IN =
  /sdk\/src\/identity\/session\/(?:captcha-encryption|code-calls|contact|contact-messages|contract|sign-in-messages|types)\.ts/;

/** Loads late, but is too small for a file: Vite's helper for `import()`. */
const PRELOAD_HELPER = /vite\/preload-helper/;

/**
 * The chunks of a page: React, SDK, engine and what a product card and a cart button show in one, and one for each element.
 * `withRuntime` puts another runtime in the place of React.
 */
export async function pageChunks(withRuntime = (config: typeof base) => config) {
  const runtime = withRuntime(base);
  const first = await modulesOfFirstLoad(runtime, FIRST_LOAD);
  return {
    ...runtime,
    base: './',
    plugins: [...runtime.plugins, importsThroughLoader, localExportNames],
    build: {
      ...runtime.build,
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
              {
                name: 'shared',
                test: (id: string) => first.has(id) || PRELOAD_HELPER.test(id),
                includeDependenciesRecursively: false,
              },
              { name: 'buying', test: BUYING, includeDependenciesRecursively: false },
              { name: 'sign-in', test: SIGN_IN, includeDependenciesRecursively: false },
              { name: 'place-names', test: PLACE_NAMES, includeDependenciesRecursively: false },
              // Fewer files on the way to a paid order: what many elements share is small and in one file.
              {
                name: 'common',
                test: /packages\/(?:sdk|widgets)\/src\//,
                minShareCount: 12,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  } satisfies InlineConfig;
}
