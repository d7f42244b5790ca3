// Vitest's runner with one addition: after the tests of a file have passed, it runs each of them again on every mutant
// that it reached, in the same process (docs/mutation.md).
import { inject, type RunnerTestCase, type RunnerTestSuite, TestRunner, vi } from 'vitest';

/** The switches that Stryker's instrumented sources read. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  readonly mutantCoverage?: { readonly perTest: Record<string, Readonly<Record<string, number>>> };
}
type Verdict = 'killed' | 'survived' | 'unsure';

declare global {
  var __stryker__: Switches | undefined;
}
declare module 'vitest' {
  interface ProvidedContext {
    /** Stryker's run: of all tests without a mutant, or of some on one. */
    readonly mode: 'dry-run' | 'mutant';
  }
  interface TaskMeta {
    verdicts?: Readonly<Record<string, Verdict>>;
  }
}

/** A mutant that runs a statement a hundred times as often as the source is in an endless loop: Stryker's own limit. */
const HITS_PER_HIT = 100;
const LEAST_WAIT_MS = 1000;
const WAIT_PER_MS = 5;
const JUDGING = 'judging';

const switches = (): Switches => {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
};
/** Mutants that a test has noticed, of this file or of an earlier one. */
const killed = new Set<string>();

export default class Judge extends TestRunner {
  readonly #ids = new Map<RunnerTestCase, string>();

  override onAfterTryTask(test: RunnerTestCase): void {
    super.onAfterTryTask(test);
    const { currentTestId } = switches();
    if (currentTestId !== undefined && currentTestId !== JUDGING)
      this.#ids.set(test, currentTestId);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    if ('filepath' in suite && inject('mode') === 'dry-run') await this.#judgeFile(suite);
    await super.onAfterRunSuite(suite);
  }

  async #judgeFile(file: RunnerTestSuite): Promise<void> {
    const verdicts: Record<string, Verdict> = {};
    const tests = [...this.#ids].sort(
      ([one], [other]) => (one.result?.duration ?? 0) - (other.result?.duration ?? 0),
    );
    this.#ids.clear();
    for (const [test, id] of tests) await this.#judge(test, id, verdicts);
    file.meta.verdicts = verdicts;
  }

  /**
   * Runs a test on each mutant that it reaches, and before and after that on none: one that fails then, because it or a
   * mutant left something behind, judges nothing.
   */
  async #judge(test: RunnerTestCase, id: string, verdicts: Record<string, Verdict>): Promise<void> {
    const reached = Object.entries(switches().mutantCoverage?.perTest[id] ?? {}).filter(
      ([mutant]) => !killed.has(mutant),
    );
    if (reached.length === 0) return;
    const noticed: string[] = [];
    let isSure = !(await this.#fails(test));
    for (const [mutant, hits] of reached)
      if (isSure && (await this.#fails(test, mutant, hits * HITS_PER_HIT))) noticed.push(mutant);
    isSure &&= !(await this.#fails(test));
    for (const [mutant] of reached)
      verdicts[mutant] = isSure ? (verdicts[mutant] ?? 'survived') : 'unsure';
    if (isSure)
      for (const mutant of noticed) {
        killed.add(mutant);
        verdicts[mutant] = 'killed';
      }
    delete switches().mutantCoverage?.perTest[JUDGING];
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }

  async #fails(
    test: RunnerTestCase,
    mutant?: string,
    limit = Number.POSITIVE_INFINITY,
  ): Promise<boolean> {
    Object.assign(switches(), {
      activeMutant: mutant,
      currentTestId: JUDGING,
      hitCount: 0,
      hitLimit: limit,
    });
    const before = test.result;
    test.result = { state: 'run' };
    try {
      this.onBeforeTryTask(test, { retry: 0, repeats: 0 });
      await inTime(Promise.resolve(TestRunner.getTestFn(test)()), before?.duration ?? 0);
      super.onAfterTryTask(test);
      return test.result?.state === 'fail';
    } catch {
      return true;
    } finally {
      if (before) test.result = before;
      Object.assign(switches(), {
        activeMutant: undefined,
        currentTestId: undefined,
        hitCount: undefined,
      });
    }
  }
}

const { setTimeout: wait, clearTimeout: forget } = globalThis;

async function inTime(run: Promise<void>, usualMs: number): Promise<void> {
  let timer: ReturnType<typeof wait> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = wait(
      () => reject(new Error('The test takes too long.')),
      LEAST_WAIT_MS + WAIT_PER_MS * usualMs,
    );
  });
  try {
    await Promise.race([run, late]);
  } finally {
    forget(timer);
  }
}
