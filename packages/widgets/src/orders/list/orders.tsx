import {
  MOST_ORDER_KEYWORD_CHARACTERS,
  ORDER_PAGE_SIZE,
  type OrderPage,
  type OrderTab,
  ordersDomain,
} from '@clinicart/sdk/orders';
import type { RefObject } from 'react';
import {
  useRoutes,
  useShop,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { ListContent, listContentStyles } from '../../paged-list/list-content.tsx';
import { ListEmpty, listEmptyStyles } from '../../paged-list/list-empty.tsx';
import { ListFoot, listFootStyles } from '../../paged-list/list-foot.tsx';
import { ListNews } from '../../paged-list/list-news.tsx';
import { usePageStart } from '../../paged-list/use-page-start.ts';
import { type PagedList, usePagedList } from '../../paged-list/use-paged-list.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { BoxIcon } from '../../ui/media/first-icons.tsx';
import { ToastRegion, toastStyles } from '../../ui/overlay/toast.tsx';
import { OrderDialogs, orderDialogsStyles } from '../order-dialogs.tsx';
import { orderWords } from '../order-words.ts';
import { useExpiry } from '../use-expiry.ts';
import { type OrderDesk, useOrderDesk } from '../use-order-desk.ts';
import { ListHead, listHeadStyles } from './list-head.tsx';
import { listWords } from './list-words.ts';
import { OrderCard, orderCardStyles } from './order-card.tsx';
import { OrderSkeletons, orderSkeletonStyles } from './order-skeleton.tsx';
import ordersCss from './orders.css?inline';

/** The tabs in their order. Spec: 2§2.5 */
const TABS = ['all', 'pending', 'to-ship', 'to-receive', 'completed', 'medicine'] as const;

/** The orders of the account. Spec: 2§2.5 */
function Orders(props: WidgetProps<'clinic-orders'>) {
  const text = useWords(listWords);
  return (
    <MembersOnly title={text.title}>
      <Member {...props} />
    </MembersOnly>
  );
}

/** The state of the order list. */
export type OrderList = PagedList<OrderPage, OrderTab>;

function Member(given: WidgetProps<'clinic-orders'>) {
  const { list: orders } = useShop().domain(ordersDomain);
  const list: OrderList = usePagedList({
    given,
    list: orders,
    route: 'orders',
    tabs: TABS,
    mostKeywordCharacters: MOST_ORDER_KEYWORD_CHARACTERS,
  });
  const { desk, region } = useOrderDesk();
  const text = useWords(listWords);
  const start = usePageStart<HTMLUListElement>(list);
  const { value } = list.read;
  return (
    <section ref={list.start} className="clinic-orders">
      <ListHead list={list} />
      <ListNews list={list} shown={value?.orders.length} pages={value?.pages} words={text} />
      <ListContent list={list} skeleton={<Ghosts />}>
        {(page) => <Shown list={list} page={page} desk={desk} start={start} />}
      </ListContent>
      <OrderDialogs desk={desk} />
      <ToastRegion {...region} />
    </section>
  );
}

function Ghosts() {
  return (
    <>
      <Caption />
      <OrderSkeletons />
    </>
  );
}

interface ShownProps {
  list: OrderList;
  page: OrderPage;
  desk: OrderDesk;
  start: RefObject<HTMLUListElement | null>;
}

function Shown({ list, page, desk, start }: ShownProps) {
  const text = useWords(listWords);
  const routes = useRoutes();
  const expire = useExpiry(desk.toaster);
  const { orders, pages, count } = page;
  if (orders.length === 0)
    return (
      <ListEmpty
        list={list}
        pages={pages}
        words={text}
        icon={<BoxIcon size={20} />}
        action={
          <Button kind="primary" {...routes.link('home')}>
            {text.goShopping}
          </Button>
        }
      />
    );
  return (
    <>
      <Caption />
      <ul ref={start} className="clinic-orders-list" aria-label={text.orders} tabIndex={-1}>
        {orders.map((order) => (
          <li key={order.orderNo}>
            <OrderCard order={order} desk={desk} onExpire={expire} />
          </li>
        ))}
      </ul>
      <ListFoot list={list} pages={pages}>
        {count !== undefined && text.count({ count, size: ORDER_PAGE_SIZE })}
      </ListFoot>
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
    buttonStyles,
    listContentStyles,
    listEmptyStyles,
    orderDialogsStyles,
    listHeadStyles,
    listFootStyles,
    orderCardStyles,
    orderSkeletonStyles,
    ordersCss,
  ],
};
