import type { WidgetModule, WidgetProps } from '../engine/index.ts';
import { lightCss } from '../ui/foundation/light-css.ts';
import cardLightCss from './card/card-light.css?inline';
import cashierCss from './cashier.css?inline';
import { CashierGate, cashierGateStyles } from './cashier-gate.tsx';
import { PaymentPanel, paymentPanelStyles } from './methods/payment-panel.tsx';

/** The payment page of an order: `/pay/{id}`. Spec: 2§2.3, 2§4 */
function Cashier({ orderId = '' }: WidgetProps<'clinic-cashier'>) {
  return (
    <CashierGate orderNo={orderId}>
      <PaymentPanel />
    </CashierGate>
  );
}

export const widget: WidgetModule<'clinic-cashier'> = {
  component: Cashier,
  styles: [cashierGateStyles, paymentPanelStyles, cashierCss],
  lightStyles: [lightCss('clinic-cashier', cardLightCss)],
};
