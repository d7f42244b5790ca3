import type { Loadable } from '@clinicart/sdk';
import {
  afterSalesDomain,
  type ReturnListQuery,
  type ReturnPage,
} from '@clinicart/sdk/after-sales';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRoutes, useShop, useStore, useWidget, type WidgetProps } from '../../engine/index.ts';
import { readReturnQuery, writeReturnQuery } from './return-list-query.ts';

/** The state of the list. */
export interface ReturnList {
  readonly query: ReturnListQuery;
  readonly read: Loadable<ReturnPage>;
  hrefFor(next: ReturnListQuery): string;
  go(next: ReturnListQuery): void;
  reload(): void;
}

/**
 * Keeps keyword and page in the address bar where the list is the page of its route; on another page, in the element.
 * Back and Forward return to the question.
 */
export function useReturnList(props: WidgetProps<'clinic-after-sales'>): ReturnList {
  const { list } = useShop().domain(afterSalesDomain);
  const routes = useRoutes();
  const { element } = useWidget();
  const [query, setQuery] = useState(() => readReturnQuery(props));
  const hrefFor = (next: ReturnListQuery) => routes.href('afterSales', writeReturnQuery(next));
  const ownsUrl = () => {
    if (!element) return false;
    const { baseURI, location } = element.ownerDocument;
    const { origin, pathname } = new URL(hrefFor(query), baseURI);
    return origin === location.origin && pathname === location.pathname;
  };
  useHistory(ownsUrl, setQuery);
  return {
    query,
    read: useStore(list.watch(query)),
    hrefFor,
    go(next) {
      if (!ownsUrl() || routes.stay('afterSales', writeReturnQuery(next))) setQuery(next);
    },
    reload: () => list.reload(query),
  };
}

/** Reports the question of the address after Back and Forward. */
function useHistory(ownsUrl: () => boolean, onChange: (query: ReturnListQuery) => void): void {
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
      const [keyword, pageIndex] = [bar.get('keyword'), bar.get('pageIndex')];
      latest.current.onChange(readReturnQuery({ keyword, pageIndex }));
    };
    view.addEventListener('popstate', follow);
    return () => view.removeEventListener('popstate', follow);
  }, [element]);
}
