import { membersCss } from '../account/members-only.tsx';
import type { WidgetModule, WidgetProps } from '../engine/index.ts';
import {
  badgeCss,
  baseCss,
  buttonCss,
  choiceCss,
  countdownCss,
  digitBoxesCss,
  emptyCss,
  fieldCss,
  lightCss,
  noticeCss,
  panelCss,
  pictureCss,
  priceCss,
  qrCodeCss,
  skeletonCss,
} from '../ui/styles.ts';
import cardLightCss from './card/card-light.css?inline';
import cashierCss from './cashier.css?inline';
import { CashierDoor } from './parts/cashier-door.tsx';
import merchantNotesCss from './parts/merchant-notes.css?inline';
import { PayDesk } from './parts/pay-desk.tsx';
import waitingCss from './waiting.css?inline';
import waysCss from './ways.css?inline';

/** Paying an order: `/pay/{id}`. Spec: 2§2.3, 2§4 */
function Cashier({ orderId = '' }: WidgetProps<'clinic-cashier'>) {
  return <CashierDoor orderNo={orderId} desk={PayDesk} />;
}

export const widget: WidgetModule<'clinic-cashier'> = {
  component: Cashier,
  styles: [
    ...[badgeCss, baseCss, buttonCss, choiceCss, countdownCss, digitBoxesCss, emptyCss, fieldCss],
    ...[noticeCss, panelCss, pictureCss, priceCss, qrCodeCss, skeletonCss],
    ...[membersCss, cashierCss, merchantNotesCss, waysCss, waitingCss],
  ],
  lightStyles: [lightCss('clinic-cashier', cardLightCss)],
};
