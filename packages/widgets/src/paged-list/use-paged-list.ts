import type { Loadable, Query } from '@clinicart/sdk';
import { type RefObject, useRef, useState } from 'react';
import { type PlainRouteName, useRoutes, useStore } from '../engine/index.ts';
import {
  type ListLimits,
  type ListQuery,
  type QueryTexts,
  readListQuery,
  writeListQuery,
} from './list-query.ts';
import { useOwnsUrl, useReturns } from './route-address.ts';
import { useScrollReturn } from './use-scroll-return.ts';

/** The list to show, and its page of the shop. */
export interface PagedListOptions<Tab extends string, Page> extends ListLimits<Tab> {
  /** The question of the attributes. */
  readonly given: QueryTexts;
  /** The read of the store. */
  readonly list: Query<ListQuery<Tab>, Page>;
  /** The page whose address keeps the question: `tab`, `keyword` and `pageIndex`. */
  readonly route: PlainRouteName;
}

/** The state of a list. */
export interface PagedList<Page, Tab extends string = string> extends ListLimits<Tab> {
  readonly query: ListQuery<Tab>;
  readonly read: Loadable<Page>;
  /** The answer; while the next one loads, the last, so that counts and pager stay in place. */
  readonly frame: Page | undefined;
  /** Belongs on the element of the whole list, to which a choice scrolls back. */
  readonly start: RefObject<HTMLElement | null>;
  /** Returns the address of the changed question. */
  hrefFor(change: Partial<ListQuery<Tab>>): string;
  /** Changes the question. A change that names no page leads to the first one. */
  go(change: Partial<ListQuery<Tab>>): void;
  reload(): void;
}

/**
 * Keeps tab, keyword and page in the address bar where the list is the page of its route; on another page, in the
 * element. Back and Forward return to the question, and Back from another page to the place in the list.
 * Spec: 2§2.5, 2§7, 2§9
 */
export function usePagedList<Page, Tab extends string>(
  options: PagedListOptions<Tab, Page>,
): PagedList<Page, Tab> {
  const { given, list, route, tabs, mostKeywordCharacters } = options;
  const routes = useRoutes();
  const start = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(() => ({
    query: readListQuery(given, options),
    isChoice: false,
  }));
  const { query, isChoice } = asked;
  const changed = (change: Partial<ListQuery<Tab>>) => ({ ...query, page: 1, ...change });
  const hrefFor = (change: Partial<ListQuery<Tab>>) =>
    routes.href(route, writeListQuery(changed(change), options));
  const ownsUrl = useOwnsUrl(hrefFor({}));
  useReturns(ownsUrl, (texts) => {
    const next = readListQuery(texts, options);
    if (JSON.stringify(next) !== JSON.stringify(query)) setAsked({ query: next, isChoice: false });
  });
  const read = useStore(list.watch(query));
  const [last, setLast] = useState<Page>();
  if (read.value !== undefined && read.value !== last) setLast(() => read.value);
  useScrollReturn(start, { query, isChoice, isShown: read.value !== undefined });
  return {
    tabs,
    mostKeywordCharacters,
    query,
    read,
    frame: read.value ?? last,
    start,
    hrefFor,
    go: (change) => {
      const next = changed(change);
      if (!ownsUrl() || routes.stay(route, writeListQuery(next, options)))
        setAsked({ query: next, isChoice: true });
    },
    reload: () => list.reload(query),
  };
}
