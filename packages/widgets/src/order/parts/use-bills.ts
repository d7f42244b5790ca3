import {
  type BillStatus,
  billMode,
  checkPictureFile,
  type Explanation,
  isShopError,
  MOST_BILLS,
  orderDomain,
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
  /** Why the last step did not go through: a rule's reason, and the server's own words. */
  readonly trouble: { readonly why: Explanation; readonly message?: string } | undefined;
  add(files: readonly File[]): Promise<void>;
  remove(key: string): void;
  hand(): Promise<void>;
  stop(): void;
}

/** Chooses and hands in the stamped bills of a temporary order; what was chosen outlives a failure. Spec: 2§4, 2§5 */
export function useBills(orderNo: string, status: BillStatus): Bills {
  const { bills } = useShop().domain(orderDomain);
  const [chosen, setChosen] = useState<readonly ChosenBill[]>([]);
  const [progress, setProgress] = useState<number>();
  const [trouble, setTrouble] = useState<Bills['trouble']>();
  const count = useRef(0);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const fit = chosen.filter(({ problem }) => problem === undefined);

  return {
    chosen,
    progress,
    trouble,
    async add(files) {
      const checked = await Promise.all(
        files.map(async (file) => ({
          key: String(count.current++),
          file,
          problem: await checkPictureFile(file),
        })),
      );
      const room = MOST_BILLS - fit.length;
      const isFit = ({ problem }: ChosenBill) => problem === undefined;
      const tooMany = checked.filter(isFit).slice(Math.max(0, room));
      const why = refuseBills(status, fit.length + checked.filter(isFit).length);
      setChosen((known) => [...known, ...checked.filter((each) => !tooMany.includes(each))]);
      setTrouble(tooMany.length > 0 && why ? { why } : undefined);
    },
    remove(key) {
      setChosen((known) => known.filter((each) => each.key !== key));
      setTrouble(undefined);
    },
    async hand() {
      if (sending.current) return;
      const why = refuseBills(status, fit.length);
      if (why) return setTrouble({ why });
      const stopping = new AbortController();
      sending.current = stopping;
      setTrouble(undefined);
      setProgress(0);
      try {
        await bills.hand(
          { orderNo, isTemporary: true, isReplacement: billMode(status) === 'replace' },
          fit.map(({ file }) => file),
          {
            signal: stopping.signal,
            onProgress: (sent, total) => setProgress(total > 0 ? sent / total : 0),
          },
        );
        setChosen([]);
      } catch (error) {
        if (!isShopError(error)) throw error;
        const failed = { reason: 'bills-upload-failed', facts: {} };
        if (error.kind !== 'aborted') setTrouble({ why: failed, message: error.message });
      } finally {
        sending.current = undefined;
        setProgress(undefined);
      }
    },
    stop: () => sending.current?.abort(),
  };
}
