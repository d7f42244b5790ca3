import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The packages run from their sources here; the rest are Vite's own defaults, which a list replaces.
const conditions = ['source', 'module', 'node', 'development|production'];

function project(
  name: string,
  include: string[],
  {
    poll = 10_000,
    sharesWorker = false,
    hasProperties = false,
    ...more
  }: {
    environment?: 'node' | 'happy-dom';
    exclude?: string[];
    globalSetup?: string[];
    /** Whether each file runs in a separate process. */
    isolate?: boolean;
    testTimeout?: number;
    hookTimeout?: number;
    pool?: 'vmThreads';
    /** Values that the suite's tests read with `inject`. */
    provide?: { readonly answers: 'full' | 'documented' };
    /** How long `expect.poll` waits. */
    poll?: number;
    /** Runs files one after the other in the same worker, so that each does not load the packages anew. */
    sharesWorker?: boolean;
    /** Whether files check properties with random values. */
    hasProperties?: boolean;
  } = {},
): TestProjectConfiguration {
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
    test: {
      name,
      include,
      environment: 'node',
      css: true,
      isolate: !sharesWorker,
      setupFiles: [
        'tests/setup/silent-console.ts',
        'tests/setup/patient-waits.ts',
        ...(sharesWorker ? ['tests/setup/nothing-left.ts'] : []),
        ...(hasProperties ? ['tests/setup/property-seed.ts'] : []),
        ...(more.environment === 'happy-dom' ? ['tests/setup/idle-at-once.ts'] : []),
      ],
      restoreMocks: true,
      unstubGlobals: true,
      expect: { poll: { timeout: poll } },
      ...more,
    },
  };
}

const places = ['tests/setup/places.ts'];

/** Starts first the files that visit every element or page, and the one that checks the recipes: they take longest, and started last they would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/tests\/(?:widgets|faults)\/|\/site\/(?:every-page-|layout\.)|\/recipes\./.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Two busy cores take this long at most. A test has no second try unless `tests/setup/retried.ts` lists it. */
const inChromium = { testTimeout: 90_000, hookTimeout: 60_000, poll: 15_000 };

export default defineConfig({
  test: {
    maxWorkers: 3,
    maxConcurrency: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('unit', ['packages/*/src/**/*.test.{ts,tsx}'], {
        exclude: ['**/*.dom.test.*'],
        testTimeout: 30_000,
        sharesWorker: true,
        hasProperties: true,
      }),
      project('unit-dom', ['packages/{sdk,widgets}/src/**/*.dom.test.{ts,tsx}'], {
        environment: 'happy-dom',
        testTimeout: 30_000,
        // One realm a file, and one load of happy-dom a worker: a third of the processor time of a process a file.
        pool: 'vmThreads',
      }),
      project('contract', ['tests/contract/**/*.test.ts'], {
        testTimeout: 30_000,
        hookTimeout: 60_000,
        sharesWorker: true,
        hasProperties: true,
      }),
      // Every flow runs against the whole sandbox and against one that answers only what the documents name.
      project('flows', ['tests/flows/**/*.test.ts'], {
        testTimeout: 20_000,
        provide: { answers: 'full' },
        sharesWorker: true,
        hasProperties: true,
      }),
      project('flows-documented', ['tests/flows/**/*.test.ts'], {
        testTimeout: 20_000,
        provide: { answers: 'documented' },
        sharesWorker: true,
        hasProperties: true,
      }),
      project('packages', ['tests/packages/**/*.test.ts'], {
        testTimeout: 120_000,
        hasProperties: true,
      }),
      project('readme', ['tests/readme/**/*.test.ts'], {
        testTimeout: 120_000,
        globalSetup: places,
      }),
      project('widgets', ['tests/widgets/**/*.test.{ts,tsx}'], {
        ...inChromium,
        globalSetup: [...places, 'tests/setup/fixture-bundle.ts'],
      }),
      // The fault matrix of the screens. `npm run faults` runs all of it.
      project('faults', ['tests/faults/**/*.test.ts'], {
        ...inChromium,
        globalSetup: [...places, 'tests/setup/fixture-bundle.ts'],
      }),
      // The elements on Preact, as on partners' pages. Hydration is React's alone, and the tabs are the tests' own.
      project('widgets-preact', ['tests/widgets/**/*.test.{ts,tsx}'], {
        ...inChromium,
        exclude: ['tests/widgets/*{hydration,server-html,tabs}.test.ts'],
        globalSetup: [...places, 'tests/setup/fixture-bundle.ts'],
      }),
      // The files of a worker share its browser and tabs.
      project('browser', ['tests/browser/**/*.test.ts'], {
        ...inChromium,
        isolate: false,
        globalSetup: places,
      }),
    ],
  },
});
