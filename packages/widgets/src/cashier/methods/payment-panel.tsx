import {
  type CashierOrder,
  cashierDomain,
  flowOf,
  hasWayToPay,
  type PaymentRecord,
} from '@clinicart/sdk';
import { useEffect, useState } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { PayPasswordDialog } from '../../identity/payment-password/pay-password-dialog.tsx';
import { WalletIcon } from '../../ui/media/icons.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { cashierWords } from '../cashier-words.ts';
import { OrderSummary } from '../order-summary.tsx';
import { Follow } from '../waiting/follow.tsx';
import { WaitingPanel } from '../waiting/waiting-panel.tsx';
import { WaysToPay } from './payment-methods.tsx';
import { usePayment } from './use-payment.ts';

export interface PayDeskProps {
  order: CashierOrder;
  onPaid(): void;
  onClosed(message: string): void;
}

/** What was begun and goes on elsewhere; a card goes on in its own form. */
function elsewhere(begun: PaymentRecord | undefined): PaymentRecord | undefined {
  return begun && flowOf(begun.method) !== 'card' ? begun : undefined;
}

/** Choosing how to pay, or waiting for what was begun; beside it what is being paid for. */
export function PayDesk({ order, onPaid, onClosed }: PayDeskProps) {
  const text = useWords(cashierWords);
  const payment = usePayment(order, { onPaid, onClosed });
  const cashier = useShop().domain(cashierDomain);
  const [isSetting, setSetting] = useState(false);
  const { orderNo } = order;
  const { begun, isBusy } = payment;
  // While it is being begun the choice stays where it is.
  const waiting = isBusy ? undefined : elsewhere(begun);
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (waiting) setWaited(true);
  }, [waiting]);
  return (
    <div className="clinic-cashier-body">
      <div className="clinic-cashier-main">
        {payment.isFollowed && <Follow orderNo={orderNo} onPaid={onPaid} onClosed={onClosed} />}
        {waiting ? (
          <WaitingPanel order={order} record={waiting} payment={payment} />
        ) : !hasWayToPay(order) ? (
          <div className="clinic-panel">
            <Empty icon={<WalletIcon size={20} />} title={text.noMethods}>
              {text.noMethodsWhy}
            </Empty>
          </div>
        ) : (
          <WaysToPay
            {...{ order, payment }}
            takesFocus={hasWaited}
            onSetPassword={() => setSetting(true)}
          />
        )}
      </div>
      <OrderSummary order={order} />
      <PayPasswordDialog
        open={isSetting}
        onClose={() => setSetting(false)}
        onDone={() => {
          setSetting(false);
          payment.change({ password: '' });
          cashier.order.reload(orderNo);
        }}
      />
    </div>
  );
}
