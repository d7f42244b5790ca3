import { isShopError } from '@clinicart/sdk';
import { hasExpired, type Order, ordersDomain } from '@clinicart/sdk/orders';
import { useEffect, useRef, useState } from 'react';
import {
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { BoxIcon } from '../../ui/media/first-icons.tsx';
import { ToastRegion, toastStyles } from '../../ui/overlay/toast.tsx';
import { useKeptFocus } from '../../ui/page/use-kept-focus.ts';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { OrderDialogs, orderDialogsStyles } from '../order-dialogs.tsx';
import { OrderFailure, orderFailureStyles } from '../order-failure.tsx';
import { orderWords } from '../order-words.ts';
import { PrintedOrder, printedOrderStyles } from '../print/printed-order.tsx';
import { usePrinting } from '../print/use-printing.ts';
import { useNow } from '../use-now.ts';
import { type OrderDesk, useOrderDesk } from '../use-order-desk.ts';
import { DetailActions, detailActionsStyles } from './detail-actions.tsx';
import { DetailHead, detailHeadStyles } from './detail-head.tsx';
import { DetailSkeleton, detailSkeletonStyles } from './detail-skeleton.tsx';
import { DetailStore, detailStoreStyles } from './detail-store.tsx';
import { detailWords } from './detail-words.ts';
import orderCss from './order.css?inline';
import { AddressCell, AmountsCell, FactsCell, orderCellsStyles } from './order-cells.tsx';
import { PaymentDetails, paymentDetailsStyles } from './payment-details.tsx';

/** An order in full. Spec: 2§2.6 */
function OrderDetail({ orderId }: WidgetProps<'clinic-order'>) {
  const shop = useShop();
  const words = useWords(orderWords);
  const text = useWords(detailWords);
  const routes = useRoutes();
  // Registers the messages of the domain.
  shop.domain(ordersDomain);
  if (!orderId)
    return (
      <div className="clinic-panel">
        <Empty
          icon={<BoxIcon size={20} />}
          title={text.noOrder}
          action={
            <Button kind="primary" {...routes.link('orders')}>
              {text.orders}
            </Button>
          }
        />
      </div>
    );
  return (
    <MembersOnly title={words.order({ orderNo: orderId })}>
      <Member key={orderId} orderNo={orderId} />
    </MembersOnly>
  );
}

function Member({ orderNo }: { orderNo: string }) {
  const { order } = useShop().domain(ordersDomain);
  const words = useWords(orderWords);
  const read = useStore(order.watch(orderNo));
  const { desk, region } = useOrderDesk();
  return (
    <>
      {!read.value && <h1 className="clinic-visually-hidden">{words.order({ orderNo })}</h1>}
      {read.error && (
        <div className="clinic-panel">
          <OrderFailure
            orderNo={orderNo}
            error={read.error}
            onRetry={() => order.reload(orderNo)}
          />
        </div>
      )}
      {read.status === 'loading' && <DetailSkeleton />}
      {read.value && <Shown order={read.value} desk={desk} />}
      <OrderDialogs desk={desk} />
      <ToastRegion {...region} />
    </>
  );
}

function Shown({ order, desk }: { order: Order; desk: OrderDesk }) {
  const [now, refresh] = useNow(order);
  const expiry = useExpiryOnce(order, now);
  const page = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(page);
  const printing = usePrinting(order);
  return (
    <>
      <div ref={page} className="clinic-order" tabIndex={-1} {...keptFocus}>
        <DetailHead
          order={order}
          now={now}
          desk={desk}
          expiry={expiry}
          onExpire={refresh}
          printing={printing}
        />
        <div className="clinic-order-cells">
          <FactsCell order={order} />
          <AddressCell order={order} />
          <AmountsCell order={order} now={now} />
        </div>
        <PaymentDetails order={order} now={now} />
        {order.stores.map((store, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the server names no ids of stores.
          <DetailStore key={index} order={order} store={store} now={now} desk={desk} />
        ))}
        <DetailActions order={order} desk={desk} printing={printing} place="bar" />
      </div>
      <PrintedOrder order={order} other={printing.other} now={now} />
    </>
  );
}

/** The closing of an order whose time ran out: under way, or why it failed with a retry. */
export interface Expiry {
  readonly isClosing: boolean;
  readonly failure: string | undefined;
  retry(): void;
}

/** Closes an order whose time has run out; the answer to it reloads the order. Spec: 2§4 */
function useExpiryOnce(order: Order, now: number): Expiry {
  const orders = useShop().domain(ordersDomain);
  const { orderNo } = order;
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const [settled, setSettled] = useState<number>();
  const isOver = hasExpired(order, now);
  useEffect(() => {
    if (!isOver) return;
    let isWanted = true;
    setFailure(undefined);
    orders.expire(orderNo).then(
      () => {
        if (isWanted) setSettled(tries);
      },
      (error: unknown) => {
        if (!isShopError(error)) throw error;
        if (isWanted) setFailure(error.message);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [orders, orderNo, isOver, tries]);
  return {
    isClosing: isOver && failure === undefined && settled !== tries,
    failure: isOver ? failure : undefined,
    retry: () => setTries(tries + 1),
  };
}

export const widget: WidgetModule<'clinic-order'> = {
  component: OrderDetail,
  styles: [
    buttonStyles,
    membersOnlyStyles,
    toastStyles,
    emptyStyles,
    orderFailureStyles,
    orderDialogsStyles,
    detailActionsStyles,
    detailHeadStyles,
    detailSkeletonStyles,
    detailStoreStyles,
    orderCellsStyles,
    paymentDetailsStyles,
    printedOrderStyles,
    panelCss,
    orderCss,
  ],
};
