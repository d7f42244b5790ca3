import { billActionOf, type Order, ordersDomain } from '@clinicart/sdk/orders';
import { useMemo, useRef, useState } from 'react';
import { part as BillsPart, styles as billsPartStyles } from '../../checkout/bills/bills.tsx';
import type { KeptBills } from '../../checkout/bills/use-bills.ts';
import { bilingual, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { noticeStyles } from '../../ui/state/notice.tsx';
import { orderWords } from '../order-words.ts';
import { useNow } from '../use-now.ts';
import billsDialogCss from './bills-dialog.css?inline';

export const styles = [buttonStyles, dialogStyles, noticeStyles, billsPartStyles, billsDialogCss];

const billsWords = bilingual({
  zh: {
    title: '蓋印表格',
    reason: (t: { reason: string }) => `退回原因：${t.reason}`,
    close: commonWords.close.zh,
  },
  en: {
    title: 'Stamped forms',
    reason: (t) => `Reason: ${t.reason}`,
    close: commonWords.close.en,
  },
});

export interface BillsDialogProps {
  order: Order;
  /** Holds the chosen pictures when the dialog is closed before they are uploaded. */
  kept: KeptBills;
  onClose(): void;
}

/** The stamped forms of a placed order: view, upload or upload again, as their status allows. Spec: 2§4, 2§5 */
function BillsDialog({ order: opened, kept, onClose }: BillsDialogProps) {
  const orders = useShop().domain(ordersDomain);
  const text = useWords(billsWords);
  const words = useWords(orderWords);
  const { orderNo } = opened;
  // An upload changes the status.
  const order = useStore(orders.order.watch(orderNo)).value ?? opened;
  const [now] = useNow(order);
  const source = useMemo(() => ({ bills: orders.bills, isTemporary: false }), [orders]);
  const unsent = useRef(undefined);
  const [isSending, setSending] = useState(false);
  const { bills: status } = order;
  return (
    <Dialog
      open
      size="m"
      required={isSending}
      title={text.title}
      description={words.order({ orderNo })}
      onClose={onClose}
      actions={
        <Button disabled={isSending} onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <BillsPart
        orderNo={orderNo}
        status={status}
        rejection={order.billsRejection && text.reason({ reason: order.billsRejection })}
        action={billActionOf(order, status, now) ?? 'view'}
        source={source}
        unsent={unsent}
        kept={kept}
        onSending={setSending}
      />
    </Dialog>
  );
}

export { BillsDialog as part };
