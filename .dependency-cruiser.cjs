// Imports run one way: base ← contract ← rules ← store ← shop ← widgets ← host-site.
// A rule's `comment` is printed when it breaks; CONTRIBUTING.md says how to fix it.

const TEST = '\\.test\\.tsx?$';
const SDK = '^packages/sdk/src/';
const WIDGETS = '^packages/widgets/src/';
/** A domain's folder inside the SDK: any but `base`. */
const DOMAIN = `${SDK}(?!base/)[^/]+/`;
/** Types cost nothing at run time; they may point where values may not. */
const VALUES = { dependencyTypesNot: ['type-only'] };

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-cycle',
      'Two files need each other at run time.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'resolvable',
      'An import leads nowhere.',
      // The types of the frameworks are for projects that have them installed.
      { pathNot: '^packages/(host-site|widgets/frameworks)/' },
      { couldNotResolve: true, pathNot: '\\.css(\\?inline)?$' },
    ),
    forbid(
      'base-knows-no-domain',
      'sdk/base is below every domain; only the type of an explanation names the sentences.',
      { path: `${SDK}base/`, pathNot: [TEST, `${SDK}base/values/explanation\\.ts$`] },
      { path: SDK, pathNot: `${SDK}base/` },
    ),
    forbid(
      'contract-is-below-rules',
      'A contract is wire shapes only: no rule, no store, no shop.',
      { path: `${SDK}.+/(contract|types)(\\.ts$|/)` },
      { path: `${SDK}.*(rules|store|shop|index|core)\\.ts$`, ...VALUES },
    ),
    forbid(
      'rules-are-below-stores',
      'A rule is a pure function: it knows no store and no shop.',
      { path: `${SDK}.+/[^/]*rules\\.ts$` },
      { path: `${SDK}.*(store|shop|index|core)\\.ts$`, ...VALUES },
    ),
    forbid(
      'stores-meet-in-shop',
      "A store never imports another domain's store: shop.ts hands it in.",
      { path: `${SDK}((?:identity/)?[^/]+)/[^/]*store\\.ts$` },
      { path: `${SDK}.+/[^/]*store\\.ts$`, pathNot: `${SDK}($1|base)/`, ...VALUES },
    ),
    forbid(
      'domains-are-below-shop',
      'shop.ts is above the domains.',
      { path: DOMAIN, pathNot: TEST },
      { path: `${SDK}(shop|index|core|public)\\.ts$`, ...VALUES },
    ),
    forbid(
      'fronts-are-for-the-outside',
      "An index.ts names what other packages may import; the SDK's own files import each other directly.",
      { path: SDK, pathNot: TEST },
      { path: `${SDK}.+/index\\.ts$` },
    ),
    forbid(
      'sdk-runs-anywhere',
      'The SDK also runs in a browser: nothing of Node.',
      { path: SDK, pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'sdk-stands-alone',
      'The SDK knows none of the other packages.',
      { path: SDK },
      { path: '^packages/(?!sdk/)|/node_modules/(react|react-dom|hono|astro)/' },
    ),
    forbid(
      'sandbox-knows-the-contract-only',
      "The sandbox serves the contract; it may not borrow the SDK's rules or stores. Its entry for tests opens a shop on it.",
      { path: '^packages/sandbox/src/', pathNot: [TEST, '^packages/sandbox/src/testing\\.ts$'] },
      { path: SDK, pathNot: `${SDK}(contract\\.ts$|base/|.+/contract\\.ts$)`, ...VALUES },
    ),
    forbid(
      'sandbox-knows-no-screens',
      'The sandbox knows neither widgets nor the site.',
      { path: '^packages/sandbox/' },
      { path: '^packages/(widgets|host-site)/' },
    ),
    forbid(
      'ui-knows-no-domain',
      'widgets/ui serves every domain and knows none.',
      { path: `${WIDGETS}ui/`, pathNot: TEST },
      { path: `${WIDGETS}(?!ui/)`, ...VALUES },
    ),
    forbid(
      'ui-knows-no-sdk',
      "widgets/ui takes the SDK's types at most.",
      { path: `${WIDGETS}ui/`, pathNot: TEST },
      { path: SDK, ...VALUES },
    ),
    forbid(
      'widgets-never-touch-the-wire',
      'Widgets ask the shop: no ky, no zod, no contract.',
      { path: WIDGETS },
      { path: `/node_modules/(ky|zod)/|${SDK}contract\\.ts$` },
    ),
    forbid(
      'widgets-use-the-public-sdk',
      "Widgets import '@clinicart/sdk', not its files.",
      { path: WIDGETS, pathNot: TEST },
      { path: SDK, pathNot: [`${SDK}(core|contract)\\.ts$`, '/index\\.ts$'] },
    ),
    forbid(
      'widgets-know-no-host',
      'Widgets know neither the site nor the sandbox.',
      { path: WIDGETS, pathNot: TEST },
      { path: '^packages/(host-site|sandbox|doctor)/' },
    ),
    forbid(
      'doctor-knows-the-rules-of-diagnosis-only',
      'The doctor runs without a document: of the widgets it takes the pure rules, all in rules.ts.',
      { path: '^packages/doctor/src/' },
      {
        path: '^packages/(sdk|widgets|host-site|sandbox)/',
        pathNot:
          '^packages/widgets/src/(engine/(diagnosis/(?!examine|missing)[\\w-]+|elements/elements)|ui/foundation/bilingual)\\.ts$',
      },
    ),
    forbid(
      'site-uses-public-entries',
      'The site assembles widgets and SDK through their public entries.',
      { path: '^packages/host-site/src/' },
      {
        path: '^packages/(sdk|widgets|sandbox)/',
        pathNot:
          '^packages/(sdk/src/(index|.*/index|core|contract)\\.ts|widgets/(src/(index|server|all|loader)\\.tsx?|dist/.+))$',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.astro|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'module', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
