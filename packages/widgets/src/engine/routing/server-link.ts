import { judgeLink } from '@clinicart/sdk/values';
import { useMemo } from 'react';
import { useWords } from '../../ui/foundation/words.ts';
import { type LinkProps, type Routes, useRoutes } from '../element/hooks.ts';
import { placeName, placeNames } from './route-names.ts';

/** A link from the server, with its title. */
export interface ServerLink {
  readonly link: LinkProps | undefined;
  /**
   * Name of the place that the link leads to, which labels a picture without text; '' for no place or another site.
   */
  readonly title: string;
}

const NOWHERE: ServerLink = { link: undefined, title: '' };

/**
 * Makes a link of a `path` from the server. A place of the shop goes through the route table, so that a host may
 * override its address. Another web address goes to the page that names it and requires a click. Anything else
 * (`javascript:`, `blob:`, `//host`, an unknown path of the shop) leads nowhere.
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
