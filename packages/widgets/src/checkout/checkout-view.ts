import {
  type CheckoutChoices,
  type Confirmation,
  checkoutDomain,
  explainOrder,
  type OrderExplanation,
  type PlannedOrder,
  planOf,
} from '@clinicart/sdk/checkout';
import { useMemo } from 'react';
import { useShop, useStore } from '../engine/index.ts';

/** The order at checkout: the server's confirmation, the buyer's choices, and what follows from both. */
export interface CheckoutView {
  readonly confirmation: Confirmation;
  readonly choices: CheckoutChoices;
  readonly plan: PlannedOrder;
  readonly explanation: OrderExplanation;
  choose(change: Partial<CheckoutChoices>): void;
}

/** Derives the view by the SDK's rules. Spec: 2§5 */
export function useCheckoutView(confirmation: Confirmation): CheckoutView {
  const shop = useShop();
  const { clock } = shop;
  const order = shop.domain(checkoutDomain);
  const { orderNo } = confirmation;
  const $choices = useMemo(() => order.choices(orderNo), [order, orderNo]);
  const choices = useStore($choices);
  return useMemo(() => {
    const plan = planOf(confirmation, choices);
    return {
      confirmation,
      choices,
      plan,
      explanation: explainOrder(plan, clock.now()),
      choose: (change) => order.choose(orderNo, change),
    };
  }, [clock, order, orderNo, confirmation, choices]);
}
