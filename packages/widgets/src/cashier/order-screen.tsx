import {
  type CashierOrder,
  cashierDomain,
  isShopError,
  payStanding,
  refusePaying,
} from '@clinicart/sdk';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useSay, useShop, useWords } from '../engine/index.ts';
import { FailureBlock } from '../ui/state/error-state.tsx';
import { CashierHead } from './cashier-head.tsx';
import { CashierSkeleton } from './cashier-skeleton.tsx';
import { cashierWords } from './cashier-words.ts';
import type { PayDeskProps } from './methods/payment-panel.tsx';
import { Leaving } from './redirect-to-result.tsx';

type End = { readonly to: 'success' } | { readonly to: 'fail'; readonly message: string };

interface OrderScreenProps {
  order: CashierOrder;
  desk: ComponentType<PayDeskProps>;
}

/** What an order at the cashier leads to: paying it at a desk, or its result. Spec: 2§4 Cashier */
export function OrderScreen({ order, desk: Desk }: OrderScreenProps) {
  const shop = useShop();
  const say = useSay();
  const { orderNo } = order;
  const [end, setEnd] = useState<End>();
  // The deadline that has passed on this page: the server may name a later one.
  const [passed, setPassed] = useState<number>();
  const standing = payStanding(order, shop.clock.now());
  const refusal = refusePaying(standing);
  const close = useCallback((message: string) => setEnd({ to: 'fail', message }), []);
  const succeed = useCallback(() => setEnd({ to: 'success' }), []);
  if (end) return <Leaving orderNo={orderNo} {...end} />;
  if (standing === 'paid' || standing === 'transfer-awaited')
    return <Leaving orderNo={orderNo} to="success" />;
  if (standing === 'expired' || (passed !== undefined && passed === order.payBy))
    return <Expiring orderNo={orderNo} onPaid={succeed} onClosed={close} />;
  if (refusal) return <Leaving orderNo={orderNo} to="fail" message={say(refusal)} />;
  return (
    <div className="clinic-cashier">
      <CashierHead order={order} onOver={() => setPassed(order.payBy)} />
      <Desk order={order} onPaid={succeed} onClosed={close} />
    </div>
  );
}

interface ExpiringProps {
  orderNo: string;
  onPaid(): void;
  onClosed(message: string): void;
}

/** A server counts whole seconds, so it may have a moment left when nothing is left here. */
const ASK_AGAIN_MS = 1000;

/** The time is over: the order is closed, unless it was paid in time after all. Spec: 2§4, 2§8 */
function Expiring({ orderNo, onPaid, onClosed }: ExpiringProps) {
  const shop = useShop();
  const text = useWords(cashierWords);
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let cancel = () => {};
    let isWanted = true;
    const expire = async () => {
      try {
        const became = await shop.domain(cashierDomain).expire(orderNo);
        if (!isWanted) return;
        if (became === 'paid') onPaid();
        else if (became === 'closed')
          onClosed(shop.language.say({ reason: 'order-expired', facts: {} }));
        // It is read again by then: with a later deadline this is not shown any more.
        else cancel = shop.clock.after(ASK_AGAIN_MS, () => setRound(round + 1));
      } catch (error) {
        if (!isShopError(error)) throw error;
        if (isWanted) setFailure(error.message);
      }
    };
    setFailure(undefined);
    void expire();
    return () => {
      isWanted = false;
      cancel();
    };
  }, [shop, orderNo, onPaid, onClosed, round]);
  if (failure === undefined) return <CashierSkeleton label={text.closing} />;
  return (
    <div className="clinic-panel">
      <FailureBlock kind="primary" title={text.closing} onRetry={() => setRound(round + 1)}>
        {failure}
      </FailureBlock>
    </div>
  );
}
