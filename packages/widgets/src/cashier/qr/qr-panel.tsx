import { isOfRecord, type PaymentRecord } from '@clinicart/sdk/cashier';
import { useEffect, useState } from 'react';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { AlertIcon } from '../../ui/media/first-icons.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import cashierCss from '../cashier.css?inline';
import { useOrderPayment } from '../methods/payment-context.tsx';
import { OrderSummary, orderSummaryStyles } from '../order-summary.tsx';
import { qrPayWords } from '../result/result-words.ts';
import { PaymentPolling, paymentPollingStyles } from '../waiting/payment-polling.tsx';
import { WaitingPanel, waitingPanelStyles } from '../waiting/waiting-panel.tsx';

export const qrPanelStyles = [
  buttonStyles,
  emptyStyles,
  orderSummaryStyles,
  paymentPollingStyles,
  waitingPanelStyles,
  cashierCss,
];

/**
 * A payment code from the page's address. Draws only the code of a payment that this browser started, because a forged
 * address could name a code that pays another account; amount, name and icon come from the order. Spec: 2§2.3, 2§9
 */
export function QrPanel({ code }: { code: string }) {
  const { order, pending } = useOrderPayment();
  const { orderNo } = order;
  const routes = useRoutes();
  const record = useRecordOf(code, pending);
  return (
    <div className="clinic-cashier-body">
      <div className="clinic-cashier-main">
        <PaymentPolling />
        {record ? (
          <WaitingPanel
            record={record}
            isCodePage
            onAbandon={() => routes.go('pay', { id: orderNo })}
          />
        ) : (
          <UnknownCode orderNo={orderNo} />
        )}
      </div>
      <OrderSummary order={order} />
    </div>
  );
}

/** The pending payment of this code; kept after another tab has seen its end, until this tab has too. */
function useRecordOf(code: string, pending: PaymentRecord | undefined): PaymentRecord | undefined {
  const record = pending && isOfRecord(code, pending) ? pending : undefined;
  const [last, setLast] = useState(record);
  useEffect(() => {
    if (record) setLast(record);
  }, [record]);
  return record ?? (pending ? undefined : last);
}

function UnknownCode({ orderNo }: { orderNo: string }) {
  const text = useWords(qrPayWords);
  const routes = useRoutes();
  return (
    <div className="clinic-panel">
      <Empty
        icon={<AlertIcon size={20} />}
        tone="danger"
        role="alert"
        title={text.unknown}
        action={
          <Button kind="primary" size="l" {...routes.link('pay', { id: orderNo })}>
            {text.cashier}
          </Button>
        }
      >
        {text.unknownWhy}
      </Empty>
    </div>
  );
}
