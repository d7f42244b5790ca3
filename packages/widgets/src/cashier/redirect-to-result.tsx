import { cashierDomain, resultAddress } from '@clinicart/sdk/cashier';
import { createElement, useEffect, useState } from 'react';
import { LightDom } from '../engine/element/light-dom.tsx';
import { useEmit, useRoutes, useShop, useWidget, useWords } from '../engine/index.ts';
import type { ClinicEvents } from '../engine/page/events.ts';
import { isSameOrigin } from '../ui/page/same-origin.ts';
import { CashierSkeleton } from './cashier-skeleton.tsx';
import { cashierWords } from './cashier-words.ts';

interface RedirectToResultProps {
  orderNo: string;
  to: 'success' | 'fail';
  /** Why it failed. */
  message?: string | undefined;
  /** The buyer returns from a result in this place to the methods. */
  onPayAgain: () => void;
}

type ResultQuery = ReturnType<typeof resultAddress>;

/**
 * Replaces the cashier by the result page, which reads the order from the server. A partner's page is not left for it:
 * where neither the page nor a drawer handles `clinic-navigate`, the result takes the place of the cashier.
 * Spec: 2§2.4, 2§4
 */
export function RedirectToResult({ orderNo, to, message, onPayAgain }: RedirectToResultProps) {
  const shop = useShop();
  const routes = useRoutes();
  const emit = useEmit();
  const text = useWords(cashierWords);
  const [shown, setShown] = useState<ResultQuery>();
  useEffect(() => {
    const { method } = shop.domain(cashierDomain).known(orderNo);
    const query = resultAddress({ orderNo, said: to, method, message });
    const url = routes.href('payResult', query);
    if (isSameOrigin(url)) return routes.replace('payResult', query);
    if (emit('clinic-navigate', { url, route: 'payResult' })) setShown(query);
  }, [shop, routes, emit, to, orderNo, message]);
  return shown ? (
    <ResultHere query={shown} onPayAgain={onPayAgain} />
  ) : (
    <CashierSkeleton label={text.leaving} />
  );
}

function ResultHere({ query, onPayAgain }: { query: ResultQuery; onPayAgain: () => void }) {
  const { element } = useWidget();
  useEffect(() => {
    const onNavigate = (event: CustomEvent<ClinicEvents['clinic-navigate']>) => {
      const isOurs = element !== undefined && event.composedPath().includes(element);
      if (event.defaultPrevented || !isOurs || event.detail.route !== 'pay') return;
      event.preventDefault();
      onPayAgain();
    };
    addEventListener('clinic-navigate', onNavigate);
    return () => removeEventListener('clinic-navigate', onNavigate);
  }, [element, onPayAgain]);
  const { orderId, type, payType, message } = query;
  return (
    <LightDom name="result">
      {createElement('clinic-pay-result', {
        'order-id': orderId,
        type,
        'pay-type': payType,
        message,
        theme: 'auto',
      })}
    </LightDom>
  );
}
