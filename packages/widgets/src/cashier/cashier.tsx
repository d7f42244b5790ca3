import { useEffect } from 'react';
import {
  onDemand,
  useShop,
  useStore,
  type WidgetModule,
  type WidgetProps,
} from '../engine/index.ts';
import { lightCss } from '../ui/foundation/light-css.ts';
import cardLightCss from './card/card-light.css?inline';
import cashierCss from './cashier.css?inline';
import { CashierGate, cashierGateStyles } from './cashier-gate.tsx';
import { PaymentSkeleton } from './cashier-skeleton.tsx';

// Lazy: visitors, and orders that can no longer be paid, show no methods.
const PaymentPanel = onDemand<object>(() => import('./methods/payment-panel.tsx'), {
  waiting: <PaymentSkeleton />,
  retries: true,
});

/** The payment page of an order: `/pay/{id}`. Spec: 2§2.3, 2§4 */
function Cashier({ orderId = '' }: WidgetProps<'clinic-cashier'>) {
  const { status } = useStore(useShop().session.$session);
  useEffect(() => {
    // Loads the code while the order is being read.
    if (status === 'member') PaymentPanel.fetch();
  }, [status]);
  return (
    <CashierGate orderNo={orderId} offersMethods>
      <PaymentPanel />
    </CashierGate>
  );
}

export const widget: WidgetModule<'clinic-cashier'> = {
  component: Cashier,
  styles: [cashierGateStyles, cashierCss],
  lightStyles: [lightCss('clinic-cashier', cardLightCss)],
};
