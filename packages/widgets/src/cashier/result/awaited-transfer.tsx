import type { CashierOrder } from '@clinicart/sdk';
import type { PayResult } from '@clinicart/sdk/cashier';
import { useWords } from '../../engine/index.ts';
import { WalletIcon } from '../../ui/media/icons.tsx';
import { MerchantNote, MerchantNotes, merchantNotesStyles } from '../methods/merchant-notes.tsx';
import { methodWords } from './method-words.ts';
import { NextSteps, nextStepsStyles } from './next-steps.tsx';
import { OrderFacts, orderFactsStyles } from './order-facts.tsx';
import { Outcome, outcomeStyles } from './outcome.tsx';
import { PollingNotice, pollingNoticeStyles } from './polling-notice.tsx';
import { resultWords } from './result-words.ts';

export const awaitedTransferStyles = [
  merchantNotesStyles,
  nextStepsStyles,
  orderFactsStyles,
  outcomeStyles,
  pollingNoticeStyles,
];

interface AwaitedTransferProps {
  order: CashierOrder;
  result: Extract<PayResult, { kind: 'transfer' }>;
}

/** The bank account for an awaited transfer, and what to send along. Spec: 2§2.4 */
export function AwaitedTransfer({ order, result }: AwaitedTransferProps) {
  const text = useWords(resultWords);
  const names = useWords(methodWords);
  const hasNotes = Boolean(result.account || result.copyText);
  return (
    <Outcome
      icon={<WalletIcon size={32} />}
      tone="success"
      title={text.transfer}
      why={<p>{text.transferWhy}</p>}
      actions={<NextSteps orderNo={order.orderNo} />}
    >
      <OrderFacts
        order={order}
        amount="amountDue"
        method={result.paidBy || (result.method && names[result.method])}
      />
      {hasNotes && (
        <MerchantNotes>
          <MerchantNote title={text.account} label={text.copyAccount} text={result.account} />
          <MerchantNote title={text.copyText} label={text.copyCopyText} text={result.copyText} />
        </MerchantNotes>
      )}
      <PollingNotice orderNo={order.orderNo} />
    </Outcome>
  );
}
