import {
  type QuickOrderList,
  type QuickOrderState,
  quickOrderDomain,
} from '@clinicart/sdk/quick-order';
import { useEffect, useState } from 'react';
import { useEmit, useShop, useStore } from '../engine/index.ts';

/** The list of the quick order: its state, and the SDK's actions on it. */
export interface QuickOrderModel extends QuickOrderState {
  readonly list: QuickOrderList;
}

/** Opens the account's list for as long as the element is on the page. Spec: 1§5, 1§6 */
export function useQuickOrder(): QuickOrderModel {
  const shop = useShop();
  const emit = useEmit();
  const [list] = useState(() =>
    shop.domain(quickOrderDomain).openList({
      onAdded(lines) {
        for (const line of lines) emit('clinic-cart-add', { ...line });
      },
    }),
  );
  useEffect(() => {
    const stop = list.start();
    window.addEventListener('pagehide', list.saveNow);
    return () => {
      window.removeEventListener('pagehide', list.saveNow);
      stop();
    };
  }, [list]);
  return { ...useStore(list.$state), list };
}
