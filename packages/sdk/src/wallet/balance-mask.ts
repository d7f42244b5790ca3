import { atom, type ReadableAtom } from 'nanostores';
import type { KeyValueStore } from '../base/storage/storage.ts';

const KEY = 'eyes';

/** Whether the buyer has hidden the amounts of the wallet: the eyes flag. Spec: 1§3, 2§2.8 */
export interface BalanceMask {
  readonly $isHidden: ReadableAtom<boolean>;
  set(isHidden: boolean): void;
}

/** Keeps the flag in the storage of the tab, which ends with the visit. */
export function createBalanceMask(tab: KeyValueStore): BalanceMask {
  const $isHidden = atom(tab.get(KEY) === 'closed');
  return {
    $isHidden,
    set(isHidden) {
      if (isHidden) tab.set(KEY, 'closed');
      else tab.remove(KEY);
      $isHidden.set(isHidden);
    },
  };
}
