import { useLayoutEffect, useRef, useState } from 'react';
import { useRoutes, useWidget } from '../engine/index.ts';

/** Pages of the points mall that keep their state in the address. */
type QueryRoute = 'pointsMall' | 'pointsRecord' | 'exchangeRecord';
type Written = Readonly<Record<string, string | undefined>>;

/** How a page reads its question from an address and writes it there. */
interface PageQueryKind<Q> {
  readonly route: QueryRoute;
  read(of: (name: string) => string | null | undefined): Q;
  write(query: Q): Written;
}

/** The question of a page, and how to change it. */
export interface PageQuery<Q> {
  readonly query: Q;
  hrefFor(next: Q): string;
  go(next: Q): void;
}

/**
 * Keeps the question in the address bar where the element is the page of its route; on another page, in the element.
 * Back and Forward return to the question.
 */
export function usePageQuery<Q>(
  kind: PageQueryKind<Q>,
  given: Readonly<Record<string, string | undefined>>,
): PageQuery<Q> {
  const { route, read, write } = kind;
  const routes = useRoutes();
  const { element } = useWidget();
  const [query, setQuery] = useState(() => read((name) => given[name]));
  const hrefFor = (next: Q) => routes.href(route, write(next));
  const ownsUrl = () => {
    if (!element) return false;
    const { baseURI, location } = element.ownerDocument;
    const { origin, pathname } = new URL(hrefFor(query), baseURI);
    return origin === location.origin && pathname === location.pathname;
  };
  const latest = useRef({ ownsUrl, read });
  useLayoutEffect(() => {
    latest.current = { ownsUrl, read };
  });
  useLayoutEffect(() => {
    const { location, defaultView: view } = element?.ownerDocument ?? {};
    if (!location || !view) return undefined;
    const follow = () => {
      if (!latest.current.ownsUrl()) return;
      const bar = new URLSearchParams(location.search);
      setQuery(latest.current.read((name) => bar.get(name)));
    };
    view.addEventListener('popstate', follow);
    return () => view.removeEventListener('popstate', follow);
  }, [element]);
  return {
    query,
    hrefFor,
    go(next) {
      if (!ownsUrl() || routes.stay(route, write(next))) setQuery(next);
    },
  };
}
