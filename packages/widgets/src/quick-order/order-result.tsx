import type { Toaster } from '../ui/overlay/toast.tsx';
import { OrderBar, OrderNews } from './order-bar.tsx';
import { OrderList } from './order-list.tsx';
import type { QuickOrderModel } from './use-quick-order.ts';

export interface OrderResultProps {
  order: QuickOrderModel;
  show: Toaster['show'];
}

/** The list with its notices and the bar below. */
function OrderResult({ order, show }: OrderResultProps) {
  return (
    <>
      <OrderNews order={order} />
      <OrderList order={order} show={show} />
      <OrderBar order={order} />
    </>
  );
}

export { OrderResult as part };
