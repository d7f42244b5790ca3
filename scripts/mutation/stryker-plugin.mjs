// Stryker's runner for Vitest, sped up: the first run of the tests judges the mutants as well (judge.ts), and a separate run
// is left for those of code that runs while a module loads and for those of which no test could judge twice.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const tools = join(process.env.MUTATION_TOOLS ?? '', 'node_modules', '@stryker-mutator');
const runner = join(tools, 'vitest-runner', 'dist', 'src', 'vitest-test-runner.js');
const { VitestTestRunner } = await import(pathToFileURL(runner).href);

/** In the folder of the copy, so that a runner that Stryker starts anew finds them. */
const VERDICTS = 'verdicts.json';

class JudgedRunner extends VitestTestRunner {
  static inject = ['options', 'logger'];
  #verdicts;

  constructor(options, log) {
    super(options, log, '__stryker__');
  }

  async dryRun(options) {
    const result = await super.dryRun(options);
    const verdicts = {};
    for (const { meta } of this.ctx.state.getFiles())
      for (const [mutant, verdict] of Object.entries(meta.verdicts ?? {}))
        verdicts[mutant] = worse(verdicts[mutant], verdict);
    writeFileSync(VERDICTS, JSON.stringify(verdicts));
    return result;
  }

  async mutantRun(options) {
    this.#verdicts ??= existsSync(VERDICTS) ? JSON.parse(readFileSync(VERDICTS, 'utf8')) : {};
    const verdict = this.#verdicts[options.activeMutant.id];
    const tests = options.testFilter ?? [];
    if (options.mutantActivation !== 'static' && verdict === 'survived')
      return { status: 'survived', nrOfTests: tests.length };
    if (options.mutantActivation !== 'static' && verdict === 'killed')
      return {
        status: 'killed',
        killedBy: tests.slice(0, 1),
        failureMessage: '',
        nrOfTests: tests.length,
      };
    return super.mutantRun(options);
  }
}

/** One test that notices a mutant is enough; one that could not judge leaves the others' survival in doubt. */
function worse(one, other) {
  const order = ['killed', 'unsure', 'survived'];
  return order.find((verdict) => verdict === one || verdict === other);
}

export const strykerPlugins = [
  {
    kind: 'TestRunner',
    name: 'judged-vitest',
    factory: Object.assign((options, log) => new JudgedRunner(options, log), {
      inject: ['options', 'logger'],
    }),
  },
];
