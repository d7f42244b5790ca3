import { isShopError } from '@clinicart/sdk';
import { ordersDomain } from '@clinicart/sdk/orders';
import { useCallback } from 'react';
import { useShop, useWords } from '../engine/index.ts';
import type { Toaster } from '../ui/overlay/toast.tsx';
import { orderWords } from './order-words.ts';

/**
 * Returns the function that closes an order whose countdown reached zero. Orders are read again after it, in all tabs.
 * Spec: 2§4
 */
export function useExpiry({ show }: Toaster): (orderNo: string) => void {
  const shop = useShop();
  const text = useWords(orderWords);
  const orders = shop.domain(ordersDomain);
  return useCallback(
    (orderNo) => {
      orders.expire(orderNo).catch((error: unknown) => {
        if (!isShopError(error)) throw error;
        const lead = text.expireFailed({ orderNo });
        show({ key: `expire ${orderNo}`, tone: 'error', text: `${lead} ${error.message}` });
      });
    },
    [orders, show, text],
  );
}
