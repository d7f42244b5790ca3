import { cashierDomain, flowOf, hasWayToPay, mayPayAnotherWay } from '@clinicart/sdk/cashier';
import { useEffect, useState } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { PayPasswordDialog } from '../../identity/payment-password/pay-password-dialog.tsx';
import { WalletIcon } from '../../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { cashierWords } from '../cashier-words.ts';
import { OrderSummary, orderSummaryStyles } from '../order-summary.tsx';
import { PaymentPolling, paymentPollingStyles } from '../waiting/payment-polling.tsx';
import { WaitingPanel, waitingPanelStyles } from '../waiting/waiting-panel.tsx';
import { AwaitedTransferNotice, awaitedTransferNoticeStyles } from './awaited-transfer-notice.tsx';
import { useOrderPayment } from './payment-context.tsx';
import { PaymentMethods, paymentMethodsStyles } from './payment-methods.tsx';

export const styles = [
  emptyStyles,
  awaitedTransferNoticeStyles,
  paymentMethodsStyles,
  orderSummaryStyles,
  paymentPollingStyles,
  waitingPanelStyles,
];

/** The payment methods, or the wait for a payment made elsewhere; beside them the order. */
function PaymentPanel() {
  const { order, pending, isBusy, isPolled, select } = useOrderPayment();
  const shop = useShop();
  const cashier = shop.domain(cashierDomain);
  const [isSettingPassword, setSettingPassword] = useState(false);
  // A card payment continues in its own form. While a payment starts, the methods stay where they are.
  const waiting = !isBusy && pending && flowOf(pending.method) !== 'card' ? pending : undefined;
  const isTransferAwaited = mayPayAnotherWay(order, shop.clock.now()) && !pending;
  const [foundAt] = useState(pending?.at);
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (waiting) setHasWaited(true);
  }, [waiting]);
  return (
    <div className="clinic-cashier-body">
      <div className="clinic-cashier-main">
        {(isPolled || isTransferAwaited) && <PaymentPolling foundAt={foundAt} />}
        {isTransferAwaited && <AwaitedTransferNotice />}
        {waiting ? (
          <WaitingPanel record={waiting} />
        ) : hasWayToPay(order) ? (
          <PaymentMethods takesFocus={hasWaited} onSetPassword={() => setSettingPassword(true)} />
        ) : (
          <NoMethods />
        )}
      </div>
      <OrderSummary order={order} />
      <PayPasswordDialog
        open={isSettingPassword}
        onClose={() => setSettingPassword(false)}
        onDone={() => {
          setSettingPassword(false);
          select({ password: '' });
          cashier.order.reload(order.orderNo);
        }}
      />
    </div>
  );
}

function NoMethods() {
  const text = useWords(cashierWords);
  return (
    <div className="clinic-panel">
      <Empty icon={<WalletIcon size={20} />} title={text.noMethods}>
        {text.noMethodsWhy}
      </Empty>
    </div>
  );
}

export { PaymentPanel as part };
