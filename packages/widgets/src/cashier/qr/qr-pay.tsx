import type { WidgetModule, WidgetProps } from '../../engine/index.ts';
import { membersCss } from '../../identity/account/members-only.tsx';
import {
  badgeCss,
  baseCss,
  buttonCss,
  countdownCss,
  emptyCss,
  noticeCss,
  panelCss,
  pictureCss,
  priceCss,
  qrCodeCss,
  skeletonCss,
} from '../../ui/styles.ts';
import cashierCss from '../cashier.css?inline';
import { CashierDoor } from '../cashier-gate.tsx';
import waysCss from '../methods/methods.css?inline';
import waitingCss from '../waiting/waiting.css?inline';
import { CodeDesk, GivenCode } from './qr-panel.tsx';

/** A code on a page of its own: `/qrCodePage`. It follows the payment and goes on to its result. Spec: 2§2.3, 2§4 */
function QrPay({ orderId = '', code = '' }: WidgetProps<'clinic-qr-pay'>) {
  return (
    <GivenCode value={code}>
      <CashierDoor orderNo={orderId} desk={CodeDesk} />
    </GivenCode>
  );
}

export const widget: WidgetModule<'clinic-qr-pay'> = {
  component: QrPay,
  styles: [
    ...[
      badgeCss,
      baseCss,
      buttonCss,
      countdownCss,
      emptyCss,
      noticeCss,
      panelCss,
      pictureCss,
      priceCss,
    ],
    ...[qrCodeCss, skeletonCss, membersCss, cashierCss, waysCss, waitingCss],
  ],
};
