import { type Explanation, isShopError } from '@clinicart/sdk';
import { type BillAction, type Bills as BillCalls, refuseBills } from '@clinicart/sdk/checkout';
import { checkPictureFile } from '@clinicart/sdk/values';
import { useEffect, useRef, useState } from 'react';
import { problemsNow, useChecks } from '../../ui/upload/use-checks.ts';

/** A picture that was chosen and is not uploaded yet. */
export interface ChosenBill {
  readonly key: string;
  readonly file: File;
  readonly problem: Explanation | undefined;
}

/** The bills of a draft order, or of a placed one. */
export interface BillSource {
  readonly bills: BillCalls;
  readonly isTemporary: boolean;
}

/** Holds the chosen pictures of an order longer than a screen that may be closed by mistake. */
export interface KeptBills {
  current: readonly ChosenBill[];
}

export interface Bills {
  readonly chosen: readonly ChosenBill[];
  /** From 0 to 1 during an upload. */
  readonly progress: number | undefined;
  /** The last chosen pictures have been uploaded. */
  readonly isUploaded: boolean;
  /** Why the last step failed: a rule's reason, or the message of a failed call. */
  readonly error: { readonly why: Explanation } | { readonly failure: string } | undefined;
  add(files: readonly File[]): Promise<void>;
  remove(key: string): void;
  /** Uploads the chosen pictures and returns whether all succeeded. Single-flight. */
  upload(): Promise<boolean>;
  stop(): void;
}

/** The number of pictures that were chosen on this page: each has its key. */
let count = 0;

/**
 * Chooses and uploads the stamped bills of an order; the chosen pictures survive a failure, and the screen where `kept`
 * holds them. Spec: 2§4, 2§5
 */
export function useBills(
  { bills, isTemporary }: BillSource,
  orderNo: string,
  terms: { readonly action: BillAction; readonly there: number },
  kept?: KeptBills,
): Bills {
  const own = useRef<readonly ChosenBill[]>([]);
  // Each change begins from the latest, since pictures are still checked when others are chosen, removed or sent.
  const latest = kept ?? own;
  const [chosen, setChosen] = useState(latest.current);
  const keep = (next: readonly ChosenBill[]) => {
    latest.current = next;
    setChosen(next);
  };
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<Bills['error']>();
  const [isUploaded, setUploaded] = useState(false);
  const uploading = useRef<AbortController>(undefined);
  const inFlight = useRef<Promise<boolean>>(undefined);
  const checks = useChecks();
  useEffect(() => () => uploading.current?.abort(), []);

  async function send(): Promise<boolean> {
    if (!(await checks.passed())) return false;
    const problems = await problemsNow(latest.current, checkPictureFile);
    const [problem] = problems.values();
    if (problem) {
      keep(
        latest.current.map((each) => ({ ...each, problem: problems.get(each) ?? each.problem })),
      );
      setUploaded(false);
      setProblem({ why: problem });
      return false;
    }
    const abort = new AbortController();
    uploading.current = abort;
    const before = latest.current;
    const files = validOf(before).map(({ file }) => file);
    const why = await refuseBills(files, terms);
    setProblem(why && { why });
    setUploaded(false);
    if (why) return false;
    setProgress(0);
    try {
      await bills.hand({ orderNo, isTemporary, isReplacement: terms.action === 'replace' }, files, {
        signal: abort.signal,
        onProgress: (sent, total) => setProgress(total > 0 ? sent / total : 0),
      });
      keep(latest.current.filter((each) => !before.includes(each)));
      setUploaded(true);
      return true;
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (error.kind !== 'aborted') setProblem({ failure: error.message });
      return false;
    } finally {
      setProgress(undefined);
    }
  }

  return {
    chosen,
    progress,
    error: problem,
    isUploaded,
    add: (files) =>
      checks.run(async () => {
        setUploaded(false);
        const checked = await Promise.all(
          files.map(async (file) => ({
            key: String(count++),
            file,
            problem: await checkPictureFile(file),
          })),
        );
        let known: readonly ChosenBill[];
        let fitting: Awaited<ReturnType<typeof takeFitting>>;
        do {
          known = latest.current;
          fitting = await takeFitting(validOf(known), checked, terms);
        } while (known !== latest.current);
        const { taken, why } = fitting;
        keep([...known, ...taken]);
        setProblem(why && { why });
        return validOf(taken).length === files.length;
      }),
    remove(key) {
      keep(latest.current.filter((each) => each.key !== key));
      setProblem(undefined);
    },
    upload() {
      inFlight.current ??= send().finally(() => {
        inFlight.current = undefined;
      });
      return inFlight.current;
    },
    stop: () => uploading.current?.abort(),
  };
}

const validOf = (chosen: readonly ChosenBill[]) =>
  chosen.filter(({ problem }) => problem === undefined);

/** Takes as many of the new bills as fit; refuses the others with the reason. */
async function takeFitting(
  valid: readonly ChosenBill[],
  added: readonly ChosenBill[],
  terms: Parameters<typeof refuseBills>[1],
) {
  const taken: ChosenBill[] = [];
  let why: Explanation | undefined;
  for (const each of added) {
    const bills = [...valid, ...taken.filter(({ problem }) => !problem), each];
    const refusal = each.problem
      ? undefined
      : await refuseBills(
          bills.map(({ file }) => file),
          terms,
        );
    if (refusal) why = refusal;
    else taken.push(each);
  }
  return { taken, why };
}
