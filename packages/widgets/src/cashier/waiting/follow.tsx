import { cashierDomain } from '@clinicart/sdk';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Notice } from '../../ui/state/notice.tsx';
import { waitingWords } from './waiting-words.ts';

interface FollowProps {
  orderNo: string;
  onPaid(): void;
  onClosed(message: string): void;
}

/** Asks whether it is paid as long as it stands here; a failure to ask is said calmly. Spec: 2§4 */
export function Follow({ orderNo, onPaid, onClosed }: FollowProps): ReactNode {
  const cashier = useShop().domain(cashierDomain);
  const text = useWords(waitingWords).waiting;
  const following = useStore(useMemo(() => cashier.follow(orderNo), [cashier, orderNo]));
  useEffect(() => {
    if (following.status === 'paid') onPaid();
    else if (following.status === 'closed') onClosed(following.message);
  }, [following, onPaid, onClosed]);
  if (following.status !== 'troubled') return null;
  return (
    <Notice tone="warning" role="status">
      {text.troubled}
    </Notice>
  );
}
