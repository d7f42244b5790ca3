import {
  type Confirmation,
  changeElsewhere,
  checkoutDomain,
  movedChoices,
} from '@clinicart/sdk/checkout';
import { useEffect, useRef } from 'react';
import { useShop } from '../engine/index.ts';
import type { OrderPlacement } from './use-place-order.ts';

/**
 * Tells the buyer when a new read of the order differs by the work of another tab or device; remark and payment move
 * along to another order. While the order is sent, placing it compares and tells. Spec: 2§4
 */
export function useOrderNews(now: Confirmation | undefined, { state, tell }: OrderPlacement): void {
  const order = useShop().domain(checkoutDomain);
  const seen = useRef<Confirmation>(undefined);
  useEffect(() => {
    const before = seen.current;
    if (!now || now === before || state.kind === 'busy' || state.kind === 'placed') return;
    seen.current = now;
    if (!before) return;
    const choices = order.choices(before.orderNo).get();
    const news = changeElsewhere(before, now, choices);
    if (!news) return;
    order.choose(now.orderNo, movedChoices(before, now, choices));
    tell(news);
  });
}
