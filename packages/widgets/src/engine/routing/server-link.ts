import { judgeLink } from '@clinicart/sdk';
import { useMemo } from 'react';
import { useWords } from '../../ui/foundation/words.ts';
import { type LinkProps, type Routes, useRoutes } from '../element/hooks.ts';
import { placeName, placeNames } from './route-names.ts';

/** A link of the server's, and what it says of itself. */
export interface ServerLink {
  readonly link: LinkProps | undefined;
  /** The name of the place that it leads to: the only words that come with a bare picture; '' for nowhere or elsewhere. */
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
  const names = useWords(placeNames);
  return useMemo(() => (path) => (path ? linkOf(path, routes, names) : NOWHERE), [routes, names]);
}

function linkOf(path: string, routes: Routes, names: Parameters<typeof placeName>[1]): ServerLink {
  const place = routes.at(path);
  if (place) {
    const { href, onClick } = place;
    return { link: { href, onClick }, title: placeName(place, names) };
  }
  const target = judgeLink(path);
  return target?.kind === 'web'
    ? { link: routes.link('redirect', { url: target.url.href }), title: '' }
    : NOWHERE;
}
