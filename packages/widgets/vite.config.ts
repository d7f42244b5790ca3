import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Rollup } from 'vite';
import { planChunks, type Visit } from '../sdk/chunk-plan.ts';
import { ZOD_STAND_IN } from '../sdk/zod-stand-in.ts';
import { chunkName, type NamedChunk } from './chunk-names.ts';
import { partsOf } from './chunk-parts.ts';
import { modulesOfFirstLoad } from './first-load.ts';
import { localExportNames } from './local-export-names.ts';
import { importsThroughLoader, ownKeys, sharedOnceMore, wholeStores } from './page-plugins.ts';
import { REGISTRY } from './src/registry.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The file of each element. Named as entries, since one that another element imports too (the cart
 * button in the header) would otherwise be a common chunk without an export called `widget`.
 */
const widgetFiles = REGISTRY.map(({ file }) => here(`src/${file}`));
const fileOf = (name: string) => here(`src/${name}.tsx`);

/** Workbooks are packed without workers, which a strict content-security policy forbids: see the file. */
const withoutWorkers = {
  find: /^fflate$/,
  replacement: here('../sdk/src/quick-order/file/fflate-sync.ts'),
};

const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

/** Leaves out what the code says about itself for the printed reference, and sets its version. */
export const constants = {
  'globalThis.OMIT_NOTES': 'true',
  'globalThis.OMIT_STRICT': 'true',
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

/** The engine, and the elements most partner pages have. */
const FIRST_LOAD = [
  here('src/engine/page/shared-chunk.ts'),
  here('src/catalogue/card/product-card.tsx'),
  here('src/cart/button/cart-button.tsx'),
];

/** The code of the writes of a cart, which a product card requests at rest; and that of the login, with its sentences. */
const BUYING =
  /sdk\/src\/(?:cart\/(?:buying-messages|contract\b|cart-actions|line-id|quantity-refusals|remove-lines|restore-lines|rules|swap-schema)|base\/(?:concurrency\/confirm|http\/error)-outcome|base\/(?:values\/request-id|platform\/page-leave)|coupon\/types|checkout\/contract\/delivery)|widgets\/src\/catalogue\/card\/buy-selected|rolldown\/runtime/;
const SIGN_IN =
  /sdk\/src\/identity\/session\/(?:captcha-encryption|code-calls|contract|sign-in-messages)\.ts/;

/** Loads late, but is too small for a file: Vite's helper for `import()`. */
const PRELOAD_HELPER = /vite\/preload-helper/;

/** The pages that partners build most, and the way from the first look at a product to the paid order: their files are few. */
const JOURNEYS: readonly Visit[] = [
  { entries: ['shell/header/header'].map(fileOf), weight: 2 },
  { entries: ['catalogue/product/product'].map(fileOf), weight: 2 },
  { entries: ['shell/header/header', 'catalogue/product/product'].map(fileOf), weight: 2 },
  { entries: ['cart/cart', 'identity/session/login'].map(fileOf), weight: 8 },
  // A visitor's cart requests the dialog at rest.
  { entries: ['cart/cart', 'identity/session/login-dialog'].map(fileOf), weight: 2 },
  {
    entries: [
      ...['shell/header/header', 'catalogue/listing/catalogue', 'catalogue/product/product'],
      ...['cart/cart', 'identity/session/login', 'checkout/checkout', 'cashier/cashier'],
      'cashier/result/pay-result',
    ].map(fileOf),
    weight: 66,
  },
];

/** Each element on a page with no other one, and with whatever it loads later. */
const ALONE: readonly Visit[] = widgetFiles.flatMap((file) => [
  { entries: [file], weight: 1 },
  { entries: [file], weight: 0.3, isWhole: true },
]);

/** How much a byte counts that `shared` loads later: every page lists its files. */
const LATER_WEIGHT = 6;

/**
 * The chunks of a page: React, SDK, engine and what a product card and a cart button show in one, one for each element, and
 * those of a plan for what elements share. `withRuntime` puts another runtime in the place of React.
 */
export async function pageChunks(withRuntime = (config: typeof base) => config) {
  const runtime = withRuntime(base);
  const first = await modulesOfFirstLoad(runtime, FIRST_LOAD);
  const groups = [
    {
      name: 'shared',
      test: (id: string) => first.has(id) || PRELOAD_HELPER.test(id),
      includeDependenciesRecursively: false,
    },
    { name: 'buying', test: BUYING, includeDependenciesRecursively: false },
    { name: 'sign-in', test: SIGN_IN, includeDependenciesRecursively: false },
  ];
  const parts = await partsOf(
    withGroups(runtime, groups),
    groups.map(({ name }) => name),
  );
  const shared = parts.filter(({ name }) => name === 'shared');
  const later = parts.flatMap(({ file, entry }) =>
    entry !== undefined && shared.some((each) => each.later.includes(file))
      ? [{ entries: [entry], weight: LATER_WEIGHT }]
      : [],
  );
  const there = [...shared, ...parts.filter(({ name }) => name === 'buying')];
  const plan = planChunks(
    parts,
    [...JOURNEYS, ...ALONE, ...later],
    there.map(({ file }) => file),
  );
  return withGroups(runtime, [
    ...groups,
    {
      name: (id: string) => plan.get(id) ?? null,
      debugName: 'planned',
      includeDependenciesRecursively: false,
    },
  ]);
}

type Group = Rollup.CodeSplittingGroup;

const fileName = (chunk: NamedChunk) => `chunks/${chunkName(chunk)}-[hash:7].js`;

function withGroups(runtime: typeof base, groups: Group[]) {
  return {
    ...runtime,
    base: './',
    plugins: [...runtime.plugins, sharedOnceMore, importsThroughLoader, localExportNames],
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
          entryFileNames: fileName,
          chunkFileNames: fileName,
          comments: false,
          // The loader takes the engine out of the shared chunk by name, without a chunk in between.
          minifyInternalExports: false,
          codeSplitting: { groups },
        },
      },
    },
  } satisfies InlineConfig;
}
