import type { CashierOrder } from '@clinicart/sdk';
import type { PayResult } from '@clinicart/sdk/cashier';
import { onDemand, useRoutes, useWords } from '../../engine/index.ts';
import { useSheet } from '../../print/use-sheet.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { PrinterIcon, WalletIcon } from '../../ui/media/icons.tsx';
import { MerchantNote, MerchantNotes, merchantNotesStyles } from '../methods/merchant-notes.tsx';
import { waitingWords } from '../waiting/waiting-words.ts';
import { methodWords } from './method-words.ts';
import { NextSteps, nextStepsStyles } from './next-steps.tsx';
import { OrderFacts, orderFactsStyles } from './order-facts.tsx';
import { Outcome, outcomeStyles } from './outcome.tsx';
import { PollingNotice, pollingNoticeStyles } from './polling-notice.tsx';
import type { PrintedTransferProps } from './printed-transfer.tsx';
import { resultWords } from './result-words.ts';

const PrintedTransfer = onDemand<PrintedTransferProps>(() => import('./printed-transfer.tsx'));

export const awaitedTransferStyles = [
  buttonStyles,
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

/** The bank account for an awaited transfer, what to send along, and the way to another method. Spec: 2§2.4, 2§4 */
export function AwaitedTransfer({ order, result }: AwaitedTransferProps) {
  const text = useWords(resultWords);
  const names = useWords(methodWords);
  const { another } = useWords(waitingWords).waiting;
  const routes = useRoutes();
  const sheet = useSheet();
  const hasNotes = Boolean(result.account || result.copyText);
  return (
    <>
      <Outcome
        icon={<WalletIcon size={32} />}
        tone="success"
        title={text.transfer}
        why={<p>{text.transferWhy}</p>}
        actions={
          <>
            <NextSteps orderNo={order.orderNo} />
            <Button
              size="l"
              icon={<PrinterIcon />}
              onPointerEnter={PrintedTransfer.fetch}
              onFocus={PrintedTransfer.fetch}
              onClick={sheet.print}
            >
              {text.print}
            </Button>
            {result.mayPayAnotherWay && (
              <Button kind="link" size="l" {...routes.link('pay', { id: order.orderNo })}>
                {another}
              </Button>
            )}
          </>
        }
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
      {sheet.isWanted && <PrintedTransfer order={order} result={result} sheet={sheet} />}
    </>
  );
}
