import { cashierDomain } from '@clinicart/sdk/cashier';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { waitingWords } from '../waiting/waiting-words.ts';

export const pollingNoticeStyles = noticeStyles;

interface PollingNoticeProps {
  orderNo: string;
  /** The shop has told the buyer, who asked, that nothing is paid yet. */
  isUnpaid?: boolean | undefined;
}

/** Polls an order while mounted, which reloads the order when its payment ends; says when polling fails. Spec: 2§4 */
export function PollingNotice({ orderNo, isUnpaid }: PollingNoticeProps) {
  const text = useWords(waitingWords).waiting;
  const status = useStore(useShop().domain(cashierDomain).follow(orderNo));
  if (status.status === 'troubled')
    return <Notice tone="warning" role="status" lead={text.troubled} />;
  return isUnpaid ? <Notice tone="info" role="status" lead={text.asked} /> : null;
}
