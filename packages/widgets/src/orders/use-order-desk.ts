import { isShopError } from '@clinicart/sdk';
import { type Order, ordersDomain } from '@clinicart/sdk/orders';
import { useMemo, useState } from 'react';
import type { KeptBills } from '../checkout/bills/use-bills.ts';
import { useShop, useWords } from '../engine/index.ts';
import { type Toaster, type ToastRegionProps, useToasts } from '../ui/overlay/toast.tsx';
import { saveFile } from '../ui/page/save-file.ts';
import { orderWords } from './order-words.ts';

/** A dialog about an order. */
export type OrderTask =
  | { readonly kind: 'cancel' | 'receipt' | 'again' | 'bills'; readonly order: Order }
  | {
      readonly kind: 'parcels';
      readonly order: Order;
      /** The parcel to begin with; the first one by default. */
      readonly waybill?: string | undefined;
    };

/** The dialog that is open, and the outcomes of actions; held above the orders, which may load again meanwhile. */
export interface OrderDesk {
  readonly task: OrderTask | undefined;
  open(task: OrderTask): void;
  close(): void;
  /** Saves the purchase list of an order. Spec: 2§4, 2§8 */
  exportList(order: Order): void;
  /** The order whose purchase list is being written. */
  readonly exporting: string | undefined;
  readonly toaster: Toaster;
  /** Holds the stamped forms that were chosen for an order and are not uploaded yet. */
  keptBills(orderNo: string): KeptBills;
}

export function useOrderDesk(): { readonly desk: OrderDesk; readonly region: ToastRegionProps } {
  const [task, setTask] = useState<OrderTask>();
  const { region, show, clear } = useToasts();
  const toaster = useMemo(() => ({ show, clear }), [show, clear]);
  const { exporting, exportList } = useExport(toaster);
  const [keptBills] = useState(createKeptBills);
  const desk = {
    task,
    open: setTask,
    close: () => setTask(undefined),
    exportList: (order: Order) => void exportList(order),
    exporting,
    toaster,
    keptBills,
  };
  return { desk, region };
}

function createKeptBills() {
  const kept = new Map<string, KeptBills>();
  return (orderNo: string): KeptBills => {
    const known = kept.get(orderNo) ?? { current: [] };
    kept.set(orderNo, known);
    return known;
  };
}

/** Writes a purchase list and hands it to the browser; the outcome is a toast. */
function useExport({ show }: Toaster) {
  const orders = useShop().domain(ordersDomain);
  const text = useWords(orderWords);
  const [exporting, setExporting] = useState<string>();
  const exportList = async (order: Order) => {
    const key = `export ${order.orderNo}`;
    setExporting(order.orderNo);
    try {
      const { blob, name } = await orders.purchaseList(order);
      saveFile(blob, name);
      show({ key, tone: 'success', text: text.exported });
    } catch (error) {
      const why = isShopError(error) ? error.message : '';
      show({ key, tone: 'error', text: `${text.exportFailed} ${why}`.trim() });
    } finally {
      setExporting(undefined);
    }
  };
  return { exporting, exportList };
}
