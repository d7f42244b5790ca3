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
