import { cashierDomain, flowOf } from '@clinicart/sdk/cashier';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSay, useShop, useStore, useWords } from '../../engine/index.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { useOrderPayment } from '../methods/payment-context.tsx';
import { waitingWords } from './waiting-words.ts';

export const paymentPollingStyles = noticeStyles;

interface PaymentPollingProps {
  /** The time of a payment that had begun before the page opened. */
  foundAt?: number | undefined;
}

/**
 * Polls the server while mounted, reports the end of the payment, and says when polling fails; also that it polls a card
 * payment from before this page, which has no panel. Spec: 2§4
 */
export function PaymentPolling({ foundAt }: PaymentPollingProps): ReactNode {
  const { order, pending, onPaid, onClosed } = useOrderPayment();
  const { orderNo } = order;
  const cashier = useShop().domain(cashierDomain);
  const text = useWords(waitingWords).waiting;
  const say = useSay();
  const status = useStore(useMemo(() => cashier.follow(orderNo), [cashier, orderNo]));
  useEffect(() => {
    if (status.status === 'paid') onPaid();
    else if (status.status === 'closed') onClosed(status.message);
  }, [status, onPaid, onClosed]);
  const isEarlierCard = pending && pending.at === foundAt && flowOf(pending.method) === 'card';
  return (
    <>
      {isEarlierCard && (
        <Notice tone="info">{say({ reason: 'payment-unknown', facts: {} })}</Notice>
      )}
      {status.status === 'troubled' && (
        <Notice tone="warning" role="status">
          {text.troubled}
        </Notice>
      )}
    </>
  );
}
