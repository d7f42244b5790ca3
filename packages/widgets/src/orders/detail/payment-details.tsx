import { chequeDetails } from '@clinicart/sdk/checkout';
import { hasEnded, type Order } from '@clinicart/sdk/orders';
import { ChequeDetails, chequeDetailsStyles } from '../../cashier/methods/cheque-details.tsx';
import {
  MerchantNote,
  MerchantNotes,
  merchantNotesStyles,
} from '../../cashier/methods/merchant-notes.tsx';
import { useWords } from '../../engine/index.ts';
import panelCss from '../../ui/data/panel.css?inline';
import { detailWords } from './detail-words.ts';
import { payStageOf } from './pay-stage.ts';

export const paymentDetailsStyles = [merchantNotesStyles, chequeDetailsStyles, panelCss];

/** Account or address for an order that is paid by bank transfer or cheque, as after placing it. Spec: 2§2.4, 2§3 */
export function PaymentDetails({ order, now }: { order: Order; now: number }) {
  const text = useWords(detailWords);
  const { paidBy, settings } = order;
  const transfer = paidBy === 'transfer' ? settings?.transfer : undefined;
  const cheque = paidBy === 'cheque' ? chequeDetails(settings) : undefined;
  const hasTransfer = transfer && (transfer.account || transfer.copyText);
  const isDue = payStageOf(order, now) === 'due';
  if (hasEnded(order, now) || !(cheque || (hasTransfer && isDue))) return null;
  return (
    <section className="clinic-panel clinic-order-payment">
      <h2>{text.payment}</h2>
      {cheque && <ChequeDetails cheque={cheque} />}
      {transfer && (
        <MerchantNotes>
          <MerchantNote title={text.account} label={text.copyAccount} text={transfer.account} />
          <MerchantNote title={text.copyText} label={text.copyCopyText} text={transfer.copyText} />
        </MerchantNotes>
      )}
    </section>
  );
}
