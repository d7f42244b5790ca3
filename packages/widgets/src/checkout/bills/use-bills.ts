import {
  type BillStatus,
  billAction,
  checkoutDomain,
  checkPictureFile,
  type Explanation,
  isShopError,
  refuseBills,
} from '@clinicart/sdk';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../engine/index.ts';

/** A picture that was chosen and is not handed in yet. */
export interface ChosenBill {
  readonly key: string;
  readonly file: File;
  readonly problem: Explanation | undefined;
}

export interface Bills {
  readonly chosen: readonly ChosenBill[];
  /** From 0 to 1, while they are sent. */
  readonly progress: number | undefined;
  /** The pictures that were chosen last have been handed in. */
  readonly isHandedIn: boolean;
  /** Why the last step did not go through: a rule's reason, or the words of a failed call. */
  readonly trouble: { readonly why: Explanation } | { readonly failure: string } | undefined;
  add(files: readonly File[]): Promise<void>;
  remove(key: string): void;
  /** Whether they are all handed in now; a second call while they are sent is the same one. */
  hand(): Promise<boolean>;
  stop(): void;
}

/** Chooses and hands in the stamped bills of a temporary order; what was chosen outlives a failure. Spec: 2§4, 2§5 */
export function useBills(orderNo: string, status: BillStatus, there: number): Bills {
  const { bills } = useShop().domain(checkoutDomain);
  const [chosen, setChosen] = useState<readonly ChosenBill[]>([]);
  const [progress, setProgress] = useState<number>();
  const [trouble, setTrouble] = useState<Bills['trouble']>();
  const [isHandedIn, setHandedIn] = useState(false);
  const count = useRef(0);
  const sending = useRef<AbortController>(undefined);
  const job = useRef<Promise<boolean>>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const fit = chosen.filter(({ problem }) => problem === undefined);
  const terms = { action: billAction(status), there };

  async function send(): Promise<boolean> {
    const stopping = new AbortController();
    sending.current = stopping;
    const files = fit.map(({ file }) => file);
    const why = await refuseBills(files, terms);
    setTrouble(why && { why });
    setHandedIn(false);
    if (why) return false;
    setProgress(0);
    try {
      await bills.hand(
        { orderNo, isTemporary: true, isReplacement: terms.action === 'replace' },
        files,
        {
          signal: stopping.signal,
          onProgress: (sent, total) => setProgress(total > 0 ? sent / total : 0),
        },
      );
      setChosen([]);
      setHandedIn(true);
      return true;
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (error.kind !== 'aborted') setTrouble({ failure: error.message });
      return false;
    } finally {
      setProgress(undefined);
    }
  }

  return {
    chosen,
    progress,
    trouble,
    isHandedIn,
    async add(files) {
      setHandedIn(false);
      const checked = await Promise.all(
        files.map(async (file) => ({
          key: String(count.current++),
          file,
          problem: await checkPictureFile(file),
        })),
      );
      // As many as there is room for are taken; the rest is refused with the reason.
      const taken: ChosenBill[] = [];
      let why: Explanation | undefined;
      for (const each of checked) {
        const files = [...fit, ...taken.filter((one) => !one.problem), each].map((one) => one.file);
        const refusal = each.problem ? undefined : await refuseBills(files, terms);
        if (refusal) why = refusal;
        else taken.push(each);
      }
      setChosen((known) => [...known, ...taken]);
      setTrouble(why && { why });
    },
    remove(key) {
      setChosen((known) => known.filter((each) => each.key !== key));
      setTrouble(undefined);
    },
    hand() {
      job.current ??= send().finally(() => {
        job.current = undefined;
      });
      return job.current;
    },
    stop: () => sending.current?.abort(),
  };
}
