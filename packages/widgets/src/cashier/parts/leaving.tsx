import { useEffect } from 'react';
import { useRoutes, useWords } from '../../engine/index.ts';
import { cashierWords } from '../cashier-words.ts';
import { CashierSkeleton } from './cashier-skeleton.tsx';

interface LeavingProps {
  orderNo: string;
  to: 'success' | 'fail';
  /** Why it failed. */
  message?: string | undefined;
}

/** On the way to the result, which reads the order from the server. Spec: 2§2.4, 2§4 */
export function Leaving({ orderNo, to, message }: LeavingProps) {
  const routes = useRoutes();
  const text = useWords(cashierWords);
  useEffect(() => {
    routes.replace('payResult', { type: to, orderId: orderNo, message });
  }, [routes, to, orderNo, message]);
  return <CashierSkeleton label={text.leaving} />;
}
