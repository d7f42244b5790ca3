import { ordersDomain } from '@clinicart/sdk/orders';
import { useRef } from 'react';
import { useShop, useWords, type WidgetModule, type WidgetProps } from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { ToastRegion, toastStyles } from '../../ui/overlay/toast.tsx';
import { FailureBlock, failureBlockStyles } from '../../ui/state/error-state.tsx';
import { OrderDialogs, orderDialogsStyles } from '../order-dialogs.tsx';
import { orderWords } from '../order-words.ts';
import { useExpiry } from '../use-expiry.ts';
import { type OrderDesk, useOrderDesk } from '../use-order-desk.ts';
import { ListFoot, listFootStyles } from './list-foot.tsx';
import { ListHead, listHeadStyles } from './list-head.tsx';
import { listWords } from './list-words.ts';
import { NoOrders, noOrdersStyles } from './no-orders.tsx';
import { OrderCard, orderCardStyles } from './order-card.tsx';
import { OrderSkeletons, orderSkeletonStyles } from './order-skeleton.tsx';
import ordersCss from './orders.css?inline';
import { type OrderList, useOrderList } from './use-order-list.ts';
import { useScrollReturn } from './use-scroll-return.ts';

/** The orders of the account. Spec: 2§2.5 */
function Orders(props: WidgetProps<'clinic-orders'>) {
  const shop = useShop();
  const text = useWords(listWords);
  // Registers the messages of the domain.
  shop.domain(ordersDomain);
  return (
    <MembersOnly title={text.title}>
      <Member {...props} />
    </MembersOnly>
  );
}

function Member(props: WidgetProps<'clinic-orders'>) {
  const list = useOrderList(props);
  const { desk, region } = useOrderDesk();
  const start = useRef<HTMLElement>(null);
  useScrollReturn(start, list);
  return (
    <section ref={start} className="clinic-orders">
      <ListHead list={list} />
      <Shown list={list} desk={desk} />
      <OrderDialogs desk={desk} />
      <ToastRegion {...region} />
    </section>
  );
}

function Shown({ list, desk }: { list: OrderList; desk: OrderDesk }) {
  const text = useWords(listWords);
  const expire = useExpiry(desk.toaster);
  const { read } = list;
  if (read.error) return <FailureBlock onRetry={list.reload}>{read.error.message}</FailureBlock>;
  if (!read.value)
    return (
      <>
        <Caption />
        <OrderSkeletons />
      </>
    );
  const { orders } = read.value;
  if (orders.length === 0) return <NoOrders list={list} pages={read.value.pages} />;
  return (
    <>
      <Caption />
      <ul className="clinic-orders-list" aria-label={text.orders}>
        {orders.map((order) => (
          <li key={order.orderNo}>
            <OrderCard order={order} desk={desk} onExpire={expire} />
          </li>
        ))}
      </ul>
      <ListFoot list={list} page={read.value} />
    </>
  );
}

/** Names the columns on a desk; each row says the same to screen readers. */
function Caption() {
  const text = useWords(listWords);
  const words = useWords(orderWords);
  return (
    <div className="clinic-orders-caption" aria-hidden="true">
      <span>{words.goods}</span>
      <span>{words.price}</span>
      <span>{words.quantity}</span>
      <span>{text.total}</span>
      <span>{text.state}</span>
    </div>
  );
}

export const widget: WidgetModule<'clinic-orders'> = {
  component: Orders,
  styles: [
    membersOnlyStyles,
    toastStyles,
    failureBlockStyles,
    orderDialogsStyles,
    listHeadStyles,
    listFootStyles,
    noOrdersStyles,
    orderCardStyles,
    orderSkeletonStyles,
    ordersCss,
  ],
};
