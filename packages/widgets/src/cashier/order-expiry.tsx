import { isShopError } from '@clinicart/sdk';
import { cashierDomain } from '@clinicart/sdk/cashier';
import { useEffect, useState } from 'react';
import { useShop, useWords } from '../engine/index.ts';
import panelCss from '../ui/data/panel.css?inline';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import { CashierSkeleton, cashierSkeletonStyles } from './cashier-skeleton.tsx';
import { cashierWords } from './cashier-words.ts';
import type { PaymentEnds } from './methods/payment-state.ts';

export const orderExpiryStyles = [failureBlockStyles, cashierSkeletonStyles, panelCss];

interface OrderExpiryProps extends PaymentEnds {
  orderNo: string;
}

/** Delay before the next check: the server counts whole seconds and may have one left. */
const RETRY_MS = 1000;

/** After the deadline: asks the server to close the order, unless it was paid in time. Spec: 2§4, 2§8 */
export function OrderExpiry({ orderNo, onPaid, onClosed }: OrderExpiryProps) {
  const shop = useShop();
  const text = useWords(cashierWords);
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let cancel = () => {};
    let isWanted = true;
    const expire = async () => {
      try {
        const outcome = await shop.domain(cashierDomain).expire(orderNo);
        if (!isWanted) return;
        if (outcome === 'paid') onPaid();
        else if (outcome === 'closed')
          onClosed(shop.language.say({ reason: 'order-expired', facts: {} }));
        // Still open: a later deadline in the reloaded order replaces this screen.
        else cancel = shop.clock.after(RETRY_MS, () => setTries(tries + 1));
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
  }, [shop, orderNo, onPaid, onClosed, tries]);
  if (failure === undefined) return <CashierSkeleton label={text.closing} />;
  return (
    <div className="clinic-panel">
      <h1 className="clinic-visually-hidden">{text.order({ orderNo })}</h1>
      <FailureBlock kind="primary" title={text.closing} onRetry={() => setTries(tries + 1)}>
        {failure}
      </FailureBlock>
    </div>
  );
}
