import { membersCss } from '../account/members-only.tsx';
import cashierCss from '../cashier/cashier.css?inline';
import { CashierDoor } from '../cashier/parts/cashier-door.tsx';
import waitingCss from '../cashier/waiting.css?inline';
import waysCss from '../cashier/ways.css?inline';
import type { WidgetModule, WidgetProps } from '../engine/index.ts';
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
} from '../ui/styles.ts';
import { CodeDesk, GivenCode } from './code-desk.tsx';

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
