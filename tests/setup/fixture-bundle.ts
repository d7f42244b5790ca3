import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { withPreact } from '../../packages/widgets/preact-build.ts';
import { base } from '../../packages/widgets/vite.config.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Paths and sources of the script of the test pages and of everything that it may load. */
    fixtureBundle: readonly (readonly [path: string, code: string])[];
  }
}

const ENTRY = join(import.meta.dirname, '../widgets/fixture/page.tsx');

async function bundled(isPreact: boolean) {
  const output = await build({
    ...(isPreact ? withPreact(base) : base),
    build: {
      ...base.build,
      write: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    base: '/bundle/',
  });
  const results = Array.isArray(output) ? output : [output];
  return results
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((file) =>
      file.type === 'chunk' ? [[`/bundle/${file.fileName}`, file.code] as const] : [],
    );
}

/** Builds the script of the test pages once for all files of a run, with Preact for the project that tests partners' pages. */
export default async function setup(project: TestProject) {
  const provide = async () => project.provide('fixtureBundle', await bundled(project.name === 'widgets-preact'));
  project.onTestsRerun(provide);
  await provide();
}
