import {
  goodsOfOrder,
  type OperationOutcome,
  type Order,
  ordersDomain,
} from '@clinicart/sdk/orders';
import { useState } from 'react';
import { onDemand, useShop, useWords } from '../engine/index.ts';
import { awaitsLogin } from '../identity/account/awaits-login.ts';
import { ConfirmDialog, confirmDialogStyles } from '../ui/overlay/confirm-dialog.tsx';
import type { AgainDialogProps } from './again/again-dialog.tsx';
import type { BillsDialogProps } from './bills/bills-dialog.tsx';
import { orderWords } from './order-words.ts';
import type { ParcelDialogProps } from './parcels/parcel-dialog.tsx';
import { DialogFailed, DialogWaiting, partStatesStyles } from './part-states.tsx';
import type { OrderDesk } from './use-order-desk.ts';

export const orderDialogsStyles = [confirmDialogStyles, partStatesStyles];

const states = { waiting: <DialogWaiting />, failed: <DialogFailed /> };
const ParcelDialog = onDemand<ParcelDialogProps>(
  () => import('./parcels/parcel-dialog.tsx'),
  states,
);
const BillsDialog = onDemand<BillsDialogProps>(() => import('./bills/bills-dialog.tsx'), states);
const AgainDialog = onDemand<AgainDialogProps>(() => import('./again/again-dialog.tsx'), states);

/** The dialog of the desk's task. */
export function OrderDialogs({ desk }: { desk: OrderDesk }) {
  const { task, close, toaster } = desk;
  switch (task?.kind) {
    case 'cancel':
      return <CancelDialog order={task.order} desk={desk} />;
    case 'receipt':
      return <ReceiptDialog order={task.order} desk={desk} />;
    case 'parcels':
      return <ParcelDialog order={task.order} waybill={task.waybill} onClose={close} />;
    case 'bills':
      return (
        <BillsDialog order={task.order} kept={desk.keptBills(task.order.orderNo)} onClose={close} />
      );
    case 'again':
      return <OrderAgain order={task.order} toaster={toaster} onClose={close} />;
    default:
      return null;
  }
}

interface OrderAgainProps {
  order: Order;
  toaster: OrderDesk['toaster'];
  onClose(): void;
}

function OrderAgain({ order, ...rest }: OrderAgainProps) {
  const [lines] = useState(() =>
    goodsOfOrder(order).map((good) => ({ good, quantity: good.quantity })),
  );
  return <AgainDialog lines={lines} {...rest} />;
}

interface TaskProps {
  order: Order;
  desk: OrderDesk;
}

/** Asks before an order is cancelled. Spec: 2§4 */
function CancelDialog({ order, desk }: TaskProps) {
  const { cancel } = useShop().domain(ordersDomain);
  const text = useWords(orderWords);
  const { orderNo } = order;
  const { busy, run } = useOperation(desk, orderNo, () => cancel(orderNo), text.cancelled(order));
  return (
    <ConfirmDialog
      open
      destructive
      title={text.cancelAsk}
      description={text.cancelWhy({ orderNo })}
      cancel={text.keep}
      confirm={text.actions.cancel}
      busy={busy}
      busyLabel={text.cancelling}
      onConfirm={run}
      onCancel={desk.close}
    />
  );
}

/** Asks before a receipt is confirmed. Spec: 2§4 */
function ReceiptDialog({ order, desk }: TaskProps) {
  const { confirmReceipt } = useShop().domain(ordersDomain);
  const text = useWords(orderWords);
  const { orderNo } = order;
  const { busy, run } = useOperation(
    desk,
    orderNo,
    () => confirmReceipt(orderNo),
    text.received(order),
  );
  return (
    <ConfirmDialog
      open
      title={text.receiptAsk}
      description={text.receiptWhy({ orderNo })}
      cancel={text.notYet}
      confirm={text.actions.receipt}
      busy={busy}
      busyLabel={text.confirming}
      onConfirm={run}
      onCancel={desk.close}
    />
  );
}

/** Runs an operation once; its outcome is a toast, in the server's words where it was refused. Spec: 2§8 */
function useOperation(
  { toaster, close }: OrderDesk,
  orderNo: string,
  operate: () => Promise<OperationOutcome>,
  done: string,
) {
  const shop = useShop();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const outcome = await operate();
    close();
    if (!outcome.ok && awaitsLogin(shop)) return;
    toaster.show(
      outcome.ok
        ? { key: orderNo, tone: 'success', text: done }
        : { key: orderNo, tone: 'error', text: outcome.message },
    );
  };
  return { busy, run: () => void run() };
}
