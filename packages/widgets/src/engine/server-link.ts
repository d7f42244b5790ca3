import { safeUrl } from '@clinicart/sdk';
import { useMemo } from 'react';
import { type LinkProps, type Routes, useRoutes } from './hooks.ts';

/** A link of the server's, and what it says of itself. */
export interface ServerLink {
  readonly link: LinkProps | undefined;
  /** The title that a search link carries: the only words that come with a bare picture. */
  readonly title: string;
}

const NOWHERE: ServerLink = { link: undefined, title: '' };

/**
 * Makes a link of what the server sends as `path`. A place of the shop goes through the route table, so that a
 * host may place it elsewhere; another web address goes to the page that names it and asks for a click; anything
 * else (`javascript:`, `blob:`, `//host`, a path that the shop has not) leads nowhere.
 */
export function useServerLink(): (path: string | undefined) => ServerLink {
  const routes = useRoutes();
  return useMemo(() => (path) => (path ? linkOf(path, routes) : NOWHERE), [routes]);
}

function linkOf(path: string, routes: Routes): ServerLink {
  const place = routes.at(path);
  if (place) {
    const { href, onClick, params } = place;
    return { link: { href, onClick }, title: params['title'] ?? '' };
  }
  const away = path.startsWith('/') ? undefined : safeUrl(path, '');
  return away ? { link: routes.link('redirect', { url: away }), title: '' } : NOWHERE;
}
