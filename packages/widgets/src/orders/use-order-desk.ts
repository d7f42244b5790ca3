import type { Order } from '@clinicart/sdk/orders';
import { useMemo, useState } from 'react';
import { type Toaster, type ToastRegionProps, useToasts } from '../ui/overlay/toast.tsx';

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
  readonly toaster: Toaster;
}

export function useOrderDesk(): { readonly desk: OrderDesk; readonly region: ToastRegionProps } {
  const [task, setTask] = useState<OrderTask>();
  const { region, show, clear } = useToasts();
  const desk = useMemo(
    () => ({
      task,
      open: setTask,
      close: () => setTask(undefined),
      toaster: { show, clear },
    }),
    [task, show, clear],
  );
  return { desk, region };
}
