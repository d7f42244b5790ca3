import {
  type CheckoutChoices,
  type Confirmation,
  checkoutDomain,
  explainOrder,
  type OrderExplanation,
  type PlannedOrder,
  planOf,
} from '@clinicart/sdk';
import { useMemo } from 'react';
import { useShop, useStore } from '../engine/index.ts';

/** An order as it is confirmed: what the server says, what was chosen, and what comes of both. */
export interface CheckoutView {
  readonly confirmation: Confirmation;
  readonly choices: CheckoutChoices;
  readonly plan: PlannedOrder;
  readonly explanation: OrderExplanation;
  choose(change: Partial<CheckoutChoices>): void;
}

/** Every condition of the page is answered by the SDK, from these. Spec: 2§5 */
export function useCheckoutView(confirmation: Confirmation): CheckoutView {
  const order = useShop().domain(checkoutDomain);
  const { orderNo } = confirmation;
  const $choices = useMemo(() => order.choices(orderNo), [order, orderNo]);
  const choices = useStore($choices);
  return useMemo(() => {
    const plan = planOf(confirmation, choices);
    return {
      confirmation,
      choices,
      plan,
      explanation: explainOrder(plan),
      choose: (change) => order.choose(orderNo, change),
    };
  }, [order, orderNo, confirmation, choices]);
}
