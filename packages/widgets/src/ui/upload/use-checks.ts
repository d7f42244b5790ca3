import { useRef } from 'react';

/** The checks of chosen files that are under way. */
export interface Checks {
  /** Runs a check, which answers whether it took every file. */
  run(check: () => Promise<boolean>): Promise<void>;
  /** Waits for the checks that run now, and answers whether they took every file. */
  passed(): Promise<boolean>;
}

/** Lets a form that is sent wait for files whose content is still read. */
export function useChecks(): Checks {
  const running = useRef(new Set<Promise<boolean>>());
  return {
    async run(check) {
      const answer = check();
      // A check that throws has taken nothing; the caller of this one hears why.
      const taken = answer.catch(() => false);
      running.current.add(taken);
      try {
        await answer;
      } finally {
        running.current.delete(taken);
      }
    },
    async passed() {
      const answers = await Promise.all(running.current);
      return answers.every(Boolean);
    },
  };
}

interface ChosenFile {
  readonly file: File;
  /** Why it cannot be sent; undefined where it can. */
  readonly problem: object | undefined;
}

/**
 * Checks the files that can be sent once more, since one may have been moved or deleted after it was chosen. Returns the
 * new problems.
 */
export async function problemsNow<Chosen extends ChosenFile>(
  chosen: readonly Chosen[],
  check: (file: File) => Promise<Chosen['problem']>,
): Promise<ReadonlyMap<Chosen, NonNullable<Chosen['problem']>>> {
  const problems = new Map<Chosen, NonNullable<Chosen['problem']>>();
  for (const each of chosen) {
    const problem = each.problem ? undefined : await check(each.file);
    if (problem) problems.set(each, problem);
  }
  return problems;
}
