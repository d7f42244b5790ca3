import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { withPreact } from '../../packages/widgets/preact-build.ts';
import { base } from '../../packages/widgets/vite.config.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Paths and sources of the script of the test pages and of everything that it may load. */
    fixtureBundle: readonly (readonly [path: string, code: string])[];
    /** Runs the elements: React, or Preact as on partners' pages. */
    runtime: 'react' | 'preact';
  }
}

const ENTRY = join(import.meta.dirname, '../widgets/fixture/page.tsx');

async function bundled(runtime: 'react' | 'preact') {
  const output = await build({
    ...(runtime === 'preact' ? withPreact(base) : base),
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

/** Builds the script of the test pages once for all files of a run. */
export default async function setup(project: TestProject) {
  const runtime = project.name === 'widgets-preact' ? 'preact' : 'react';
  const provide = async () => project.provide('fixtureBundle', await bundled(runtime));
  project.provide('runtime', runtime);
  project.onTestsRerun(provide);
  await provide();
}
