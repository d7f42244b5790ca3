// The unit tests of one domain, which judge the mutants of its rules (scripts/mutation/main.mjs).
import { defineConfig } from 'vitest/config';
import whole from '../../vitest.config.ts';

const unit = whole.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'unit',
);
if (typeof unit !== 'object' || !('test' in unit)) throw new Error('vitest.config.ts has no unit.');

export default defineConfig({
  test: {
    projects: [
      {
        ...unit,
        test: {
          ...unit.test,
          ...(process.env['MUTANTS_SEPARATELY'] ? {} : { runner: 'scripts/mutation/judge.ts' }),
          setupFiles: [...[unit.test?.setupFiles ?? []].flat(), 'scripts/mutation/fewer-cases.ts'],
          include: [`packages/sdk/src/${process.env['MUTATED_DOMAIN'] ?? '*'}/**/*.test.ts`],
        },
      },
    ],
  },
});
