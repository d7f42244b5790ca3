import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

// The packages run from their sources here; the rest are Vite's own defaults, which a list replaces.
const conditions = ['source', 'module', 'node', 'development|production'];

function project(
  name: string,
  include: string[],
  more: {
    environment?: 'node' | 'happy-dom';
    exclude?: string[];
    globalSetup?: string[];
    testTimeout?: number;
    retry?: number;
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
      setupFiles: ['tests/setup/silent-console.ts'],
      restoreMocks: true,
      unstubGlobals: true,
      // As patient as `see`: one second, the default, is little for a page on two busy cores.
      expect: { poll: { timeout: 15_000 } },
      ...more,
    },
  };
}

const places = ['tests/setup/places.ts'];

export default defineConfig({
  test: {
    maxWorkers: 3,
    maxConcurrency: 4,
    projects: [
      project('unit', ['packages/*/src/**/*.test.{ts,tsx}'], {
        exclude: ['**/*.dom.test.*'],
        testTimeout: 30_000,
      }),
      project('unit-dom', ['packages/sdk/src/**/*.dom.test.ts'], { environment: 'happy-dom' }),
      project('contract', ['tests/contract/**/*.test.ts']),
      project('flows', ['tests/flows/**/*.test.ts'], { testTimeout: 20_000 }),
      project('packages', ['tests/packages/**/*.test.ts'], { testTimeout: 120_000 }),
      project('readme', ['tests/readme/**/*.test.ts'], {
        testTimeout: 120_000,
        globalSetup: places,
      }),
      project('widgets', ['tests/widgets/**/*.test.{ts,tsx}'], {
        testTimeout: 60_000,
        globalSetup: places,
        retry: 1,
      }),
      // A page on two busy cores may miss a deadline once; what fails twice is wrong.
      project('browser', ['tests/browser/**/*.test.ts'], {
        testTimeout: 60_000,
        globalSetup: places,
        retry: 1,
      }),
    ],
  },
});
