import type { WidgetModule, WidgetProps } from '../../engine/index.ts';
import { membersCss } from '../../identity/account/members-only.tsx';
import buttonCss from '../../ui/button/button.css?inline';
import badgeCss from '../../ui/data/badge.css?inline';
import countdownCss from '../../ui/data/countdown.css?inline';
import panelCss from '../../ui/data/panel.css?inline';
import priceCss from '../../ui/data/price.css?inline';
import { baseCss } from '../../ui/foundation/base-styles.ts';
import pictureCss from '../../ui/media/picture.css?inline';
import qrCodeCss from '../../ui/media/qr-code.css?inline';
import emptyCss from '../../ui/state/empty.css?inline';
import noticeCss from '../../ui/state/notice.css?inline';
import skeletonCss from '../../ui/state/skeleton.css?inline';
import cashierCss from '../cashier.css?inline';
import { CashierGate } from '../cashier-gate.tsx';
import cashierHeadCss from '../cashier-head.css?inline';
import methodsCss from '../methods/methods.css?inline';
import orderSummaryCss from '../order-summary.css?inline';
import waitingCss from '../waiting/waiting.css?inline';
import { QrPanel } from './qr-panel.tsx';

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
  styles: [
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
    membersCss,
    cashierCss,
    cashierHeadCss,
    orderSummaryCss,
    methodsCss,
    waitingCss,
  ],
};
