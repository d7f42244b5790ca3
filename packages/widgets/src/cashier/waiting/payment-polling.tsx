import { cashierDomain } from '@clinicart/sdk/cashier';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { useOrderPayment } from '../methods/payment-context.tsx';
import { waitingWords } from './waiting-words.ts';

export const paymentPollingStyles = noticeStyles;

/** Polls the server while mounted, reports the end of the payment, and says when polling fails. Spec: 2§4 */
export function PaymentPolling(): ReactNode {
  const { order, onPaid, onClosed } = useOrderPayment();
  const { orderNo } = order;
  const cashier = useShop().domain(cashierDomain);
  const text = useWords(waitingWords).waiting;
  const status = useStore(useMemo(() => cashier.follow(orderNo), [cashier, orderNo]));
  useEffect(() => {
    if (status.status === 'paid') onPaid();
    else if (status.status === 'closed') onClosed(status.message);
  }, [status, onPaid, onClosed]);
  if (status.status !== 'troubled') return null;
  return (
    <Notice tone="warning" role="status">
      {text.troubled}
    </Notice>
  );
}
