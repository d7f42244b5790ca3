import { fileURLToPath } from 'node:url';
import type { InlineConfig, Rollup } from 'vite';
import { planChunks, type Visit } from '../sdk/chunk-plan.ts';
import { partsOf } from '../widgets/chunk-parts.ts';
import { REGISTRY } from '../widgets/src/registry.ts';
import { base } from '../widgets/vite.config.ts';

const inWidgets = (path: string) =>
  fileURLToPath(new URL(`../widgets/src/${path}`, import.meta.url));

/** Two files for every page: what starts its elements; the engine (without the doctor) with the elements of every page and all that they import. */
const OF_EVERY_PAGE: Rollup.CodeSplittingGroup[] = [
  {
    name: 'start',
    test: /vite\/preload-helper|widgets\/src\/(?:start\.ts|engine\/(?:page\/(?:start|first-use|page-config|protocol|add-link|early-calls|import-shared)|elements\/modules?(?:-of)?|hydration\/keep-clicks|diagnosis\/ask-doctor)\.ts)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shared',
    // The modules of the SDK and `when-idle` are too small for separate files.
    test: /widgets\/src\/(?:index\.ts|engine\/(?!elements\/modules|diagnosis\/(?!ask-doctor|missing))|shell\/(?:header\/header|footer\/footer|support\/support|cookie-banner\/cookie-banner)\.tsx|identity\/session\/login\.tsx)|sdk\/src\/(?:catalogue\/(?:rules|product-gone)|cart\/swap-schema|identity\/account\/(?:permissions|types)|language\/notice-messages)\.ts|widgets\/src\/ui\/page\/when-idle\.ts/,
    entriesAware: false,
  },
];

/** Minified code that one file less is worth, 700 bytes compressed: over HTTP/1.1 six are fetched at a time, and the rest waits. */
const FILE_BYTES = 2500;

/** Elements of pages that many open, or that hold little: files count most there. */
const OFTEN = /(?:home\/home|cart\/cart|brands\/brand-index|content\/article)\.tsx$/;

/** A page has one element besides those of every page. */
const PAGES: readonly Visit[] = REGISTRY.flatMap(({ file }) => [
  { entries: [inWidgets(file)], weight: OFTEN.test(file) ? 10 : 1 },
  { entries: [inWidgets(file)], weight: 0.3, isWhole: true },
]);

/**
 * Returns the groups of the site's scripts: two files for every page, and a plan for what elements share. Everything else
 * comes with the element that uses it: see docs/decisions/page.md.
 */
export async function pageChunks(): Promise<Rollup.CodeSplittingGroup[]> {
  const names = OF_EVERY_PAGE.map(({ name }) => String(name));
  const config: InlineConfig = {
    ...base,
    build: {
      ...base.build,
      rolldownOptions: {
        input: [inWidgets('start.ts'), ...REGISTRY.map(({ file }) => inWidgets(file))],
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: OF_EVERY_PAGE } },
      },
    },
  };
  const parts = await partsOf(config, names);
  const there = parts.filter(({ name }) => names.includes(name)).map(({ file }) => file);
  const plan = planChunks(parts, PAGES, there, FILE_BYTES);
  return [
    ...OF_EVERY_PAGE,
    {
      name: (id: string) => plan.get(id) ?? null,
      debugName: 'planned',
      includeDependenciesRecursively: false,
    },
  ];
}
