import { cashierDomain, resultAddress } from '@clinicart/sdk';
import { useEffect } from 'react';
import { useRoutes, useShop, useWords } from '../engine/index.ts';
import { CashierSkeleton } from './cashier-skeleton.tsx';
import { cashierWords } from './cashier-words.ts';

interface LeavingProps {
  orderNo: string;
  to: 'success' | 'fail';
  /** Why it failed. */
  message?: string | undefined;
}

/** On the way to the result, which reads the order from the server. Spec: 2§2.4, 2§4 */
export function Leaving({ orderNo, to, message }: LeavingProps) {
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(cashierWords);
  useEffect(() => {
    const { method } = shop.domain(cashierDomain).known(orderNo);
    routes.replace('payResult', resultAddress({ orderNo, said: to, method, message }));
  }, [shop, routes, to, orderNo, message]);
  return <CashierSkeleton label={text.leaving} />;
}
