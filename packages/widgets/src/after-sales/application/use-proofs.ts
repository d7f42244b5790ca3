import type { Explanation } from '@clinicart/sdk';
import { MOST_PROOFS } from '@clinicart/sdk/after-sales';
import { checkPictureFile } from '@clinicart/sdk/values';
import { useRef, useState } from 'react';
import { problemsNow, useChecks } from '../../ui/upload/use-checks.ts';

/** A picture that was chosen. */
export interface ChosenProof {
  readonly key: string;
  readonly file: File;
  /** Why it cannot be sent. */
  readonly problem: Explanation | undefined;
}

export interface Proofs {
  readonly chosen: readonly ChosenProof[];
  /** The pictures that can be sent. */
  readonly files: readonly File[];
  /**
   * Waits for the pictures that are still checked, and answers all that can be sent; undefined if one of those was not
   * taken, which the buyer has to see first.
   */
  checkedFiles(): Promise<readonly File[] | undefined>;
  /** Why some of the last chosen pictures were left out, or why nothing was sent. */
  readonly refusal: Explanation | undefined;
  add(files: readonly File[]): Promise<void>;
  remove(key: string): void;
}

const isFit = ({ problem }: ChosenProof) => problem === undefined;
const filesOf = (chosen: readonly ChosenProof[]) => chosen.filter(isFit).map(({ file }) => file);

/** Chooses the pictures of an application: each is checked at once, and only so many are taken. Spec: 1§5, 1§9 */
export function useProofs(): Proofs {
  const [chosen, setChosen] = useState<readonly ChosenProof[]>([]);
  const [refusal, setRefusal] = useState<Explanation>();
  const count = useRef(0);
  const checks = useChecks();
  // Each change begins from the latest, since pictures are still checked when others are chosen or removed.
  const latest = useRef(chosen);
  const keep = (next: readonly ChosenProof[]) => {
    latest.current = next;
    setChosen(next);
  };
  return {
    chosen,
    files: filesOf(chosen),
    refusal,
    async checkedFiles() {
      if (!(await checks.passed())) return undefined;
      const problems = await problemsNow(latest.current, checkPictureFile);
      const [problem] = problems.values();
      if (!problem) return filesOf(latest.current);
      keep(
        latest.current.map((each) => ({ ...each, problem: problems.get(each) ?? each.problem })),
      );
      setRefusal(problem);
      return undefined;
    },
    add: (files) =>
      checks.run(async () => {
        const checked = await Promise.all(
          files.map(
            async (file): Promise<ChosenProof> => ({
              key: String(count.current++),
              file,
              problem: await checkPictureFile(file),
            }),
          ),
        );
        const known = latest.current;
        const room = MOST_PROOFS - known.filter(isFit).length;
        const fit = checked.filter(isFit);
        const taken = new Set(fit.slice(0, room));
        keep([...known, ...checked.filter((each) => !isFit(each) || taken.has(each))]);
        setRefusal(
          fit.length > room
            ? { reason: 'return-pictures-too-many', facts: { most: MOST_PROOFS } }
            : undefined,
        );
        return taken.size === files.length;
      }),
    remove(key) {
      keep(latest.current.filter((each) => each.key !== key));
      setRefusal(undefined);
    },
  };
}

/** The progress of each picture, from the bytes sent of all, which follow each other. */
export function progressOfEach(
  files: readonly File[],
  progress: number | undefined,
): ReadonlyMap<File, number> {
  if (progress === undefined) return new Map();
  const total = files.reduce((bytes, { size }) => bytes + size, 0);
  let before = 0;
  return new Map(
    files.map((file) => {
      const sent = (progress * total - before) / Math.max(file.size, 1);
      before += file.size;
      return [file, Math.min(Math.max(sent, 0), 1)];
    }),
  );
}
