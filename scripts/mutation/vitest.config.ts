// The unit tests of one domain, which judge the mutants of its rules (scripts/mutation/main.mjs).
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import whole from '../../vitest.config.ts';

const unit = whole.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'unit',
);
if (typeof unit !== 'object' || !('test' in unit)) throw new Error('vitest.config.ts has no unit.');

const ofRules = (process.env['MUTATED_FILES'] ?? '')
  .split(',')
  .map((file) => file.replace(/\.ts$/, '.test.ts'));

/** Starts with the tests beside the rules: what they notice, the tests that call and wait need not judge. */
class RulesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isOfRules = ({ moduleId }: TestSpecification) =>
      ofRules.some((file) => moduleId.endsWith(`/${file}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isOfRules), ...sorted.filter((file) => !isOfRules(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: RulesFirst },
    projects: [
      {
        ...unit,
        test: {
          ...unit.test,
          // The mutants' switches slow a test down, and a mutation run has the lowest priority.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          ...(process.env['MUTANTS_SEPARATELY'] ? {} : { runner: 'scripts/mutation/judge.ts' }),
          setupFiles: [...[unit.test?.setupFiles ?? []].flat(), 'scripts/mutation/fewer-cases.ts'],
          include: [`packages/sdk/src/${process.env['MUTATED_DOMAIN'] ?? '*'}/**/*.test.ts`],
        },
      },
    ],
  },
});
