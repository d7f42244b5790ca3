import type { WidgetModule, WidgetProps } from '../../engine/index.ts';
import { CashierGate, cashierGateStyles } from '../cashier-gate.tsx';
import { QrPanel, qrPanelStyles } from './qr-panel.tsx';

/** The page of one payment code: `/qrCodePage`. Polls the payment and redirects to its result. Spec: 2§2.3, 2§4 */
function QrPay({ orderId = '', code = '' }: WidgetProps<'clinic-qr-pay'>) {
  return (
    <CashierGate orderNo={orderId}>
      <QrPanel code={code} />
    </CashierGate>
  );
}

export const widget: WidgetModule<'clinic-qr-pay'> = {
  component: QrPay,
  styles: [cashierGateStyles, qrPanelStyles],
};
