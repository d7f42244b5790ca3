import type { WidgetModule, WidgetProps } from '../engine/index.ts';
import { membersCss } from '../identity/account/members-only.tsx';
import buttonCss from '../ui/button/button.css?inline';
import badgeCss from '../ui/data/badge.css?inline';
import countdownCss from '../ui/data/countdown.css?inline';
import panelCss from '../ui/data/panel.css?inline';
import priceCss from '../ui/data/price.css?inline';
import choiceCss from '../ui/form/choice.css?inline';
import digitBoxesCss from '../ui/form/code-boxes.css?inline';
import fieldCss from '../ui/form/field.css?inline';
import { baseCss, lightCss } from '../ui/foundation/base-styles.ts';
import pictureCss from '../ui/media/picture.css?inline';
import qrCodeCss from '../ui/media/qr-code.css?inline';
import emptyCss from '../ui/state/empty.css?inline';
import noticeCss from '../ui/state/notice.css?inline';
import skeletonCss from '../ui/state/skeleton.css?inline';
import cardLightCss from './card/card-light.css?inline';
import cardSectionCss from './card/card-section.css?inline';
import cashierCss from './cashier.css?inline';
import { CashierGate } from './cashier-gate.tsx';
import cashierHeadCss from './cashier-head.css?inline';
import balanceRowCss from './methods/balance-row.css?inline';
import merchantNotesCss from './methods/merchant-notes.css?inline';
import methodsCss from './methods/methods.css?inline';
import payBarCss from './methods/pay-bar.css?inline';
import { PaymentPanel } from './methods/payment-panel.tsx';
import orderSummaryCss from './order-summary.css?inline';
import waitingCss from './waiting/waiting.css?inline';

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
  styles: [
    badgeCss,
    baseCss,
    buttonCss,
    choiceCss,
    countdownCss,
    digitBoxesCss,
    emptyCss,
    fieldCss,
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
    merchantNotesCss,
    balanceRowCss,
    cardSectionCss,
    payBarCss,
    methodsCss,
    waitingCss,
  ],
  lightStyles: [lightCss('clinic-cashier', cardLightCss)],
};
