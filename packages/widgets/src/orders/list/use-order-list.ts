import type { Loadable } from '@clinicart/sdk';
import { type OrderListQuery, type OrderPage, ordersDomain } from '@clinicart/sdk/orders';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRoutes, useShop, useStore, useWidget, type WidgetProps } from '../../engine/index.ts';
import { readOrderQuery, writeOrderQuery } from './order-list-query.ts';

/** The state of the order list. */
export interface OrderList {
  readonly query: OrderListQuery;
  readonly read: Loadable<OrderPage>;
  /** The answer; while the next one loads, the last, so that counts and pager stay in place. */
  readonly frame: OrderPage | undefined;
  /** How the question last changed; undefined for the first one. */
  readonly move: 'choice' | 'history' | undefined;
  hrefFor(next: OrderListQuery): string;
  go(next: OrderListQuery): void;
  reload(): void;
}

/**
 * Keeps tab, keyword and page in the address bar where the list is the page of the route; on another page, in the
 * element. Back and Forward return to the question. Spec: 2§2.5
 */
export function useOrderList({ tab, keyword, pageIndex }: WidgetProps<'clinic-orders'>): OrderList {
  const shop = useShop();
  const routes = useRoutes();
  const orders = shop.domain(ordersDomain);
  const given = readOrderQuery({ tab, keyword, pageIndex });
  const [asked, setAsked] = useState<{ query: OrderListQuery; move: OrderList['move'] }>({
    query: given,
    move: undefined,
  });
  const { query, move } = asked;
  const hrefFor = (next: OrderListQuery) => routes.href('orders', writeOrderQuery(next));
  const ownsUrl = useOwnsUrl(hrefFor(given));
  useHistory(ownsUrl, (next) => {
    if (JSON.stringify(next) !== JSON.stringify(query)) setAsked({ query: next, move: 'history' });
  });
  const read = useStore(orders.list.watch(query));
  const [last, setLast] = useState<OrderPage>();
  if (read.value && read.value !== last) setLast(read.value);
  return {
    query,
    read,
    frame: read.value ?? last,
    move,
    hrefFor,
    go: (next) => {
      if (!ownsUrl() || routes.stay('orders', writeOrderQuery(next)))
        setAsked({ query: next, move: 'choice' });
    },
    reload: () => orders.list.reload(query),
  };
}

/** Returns whether the address of the page is the one of the list; asked after hydration only. */
function useOwnsUrl(href: string): () => boolean {
  const { element } = useWidget();
  return () => {
    if (!element) return false;
    const { baseURI, location } = element.ownerDocument;
    const { origin, pathname } = new URL(href, baseURI);
    return origin === location.origin && pathname === location.pathname;
  };
}

/** Reports the question of the address after Back and Forward. */
function useHistory(ownsUrl: () => boolean, onChange: (query: OrderListQuery) => void): void {
  const { element } = useWidget();
  const latest = useRef({ ownsUrl, onChange });
  useLayoutEffect(() => {
    latest.current = { ownsUrl, onChange };
  });
  useLayoutEffect(() => {
    const { location, defaultView: view } = element?.ownerDocument ?? {};
    if (!location || !view) return;
    const follow = () => {
      if (!latest.current.ownsUrl()) return;
      const bar = new URLSearchParams(location.search);
      const { onChange: report } = latest.current;
      report(
        readOrderQuery({
          tab: bar.get('tab'),
          keyword: bar.get('keyword'),
          pageIndex: bar.get('pageIndex'),
        }),
      );
    };
    view.addEventListener('popstate', follow);
    return () => view.removeEventListener('popstate', follow);
  }, [element]);
}
