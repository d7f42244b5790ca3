import { cashierDomain } from '@clinicart/sdk';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Notice } from '../../ui/notice.tsx';
import { resultWords } from '../result-words.ts';

/** Follows an order while it is shown: what it comes to makes the order be read again. Says when asking fails. Spec: 2§4 */
export function Following({ orderNo }: { orderNo: string }) {
  const text = useWords(resultWords);
  const following = useStore(useShop().domain(cashierDomain).follow(orderNo));
  return following.status === 'troubled' ? (
    <Notice tone="warning" role="status" lead={text.unasked} />
  ) : null;
}
