import { cashierDomain } from '@clinicart/sdk';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Notice } from '../../ui/state/notice.tsx';
import { waitingWords } from '../waiting/waiting-words.ts';

interface FollowingProps {
  orderNo: string;
  /** Somebody has pressed to ask at once. */
  isAsked?: boolean | undefined;
}

/** Follows an order while it is shown: what it comes to makes the order be read again. Says when asking fails. Spec: 2§4 */
export function Following({ orderNo, isAsked }: FollowingProps) {
  const text = useWords(waitingWords).waiting;
  const following = useStore(useShop().domain(cashierDomain).follow(orderNo));
  if (following.status === 'troubled')
    return <Notice tone="warning" role="status" lead={text.troubled} />;
  return isAsked ? <Notice tone="info" role="status" lead={text.asked} /> : null;
}
