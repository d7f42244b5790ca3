import { judgeLink } from '@clinicart/sdk/values';
import { useMemo } from 'react';
import { useWords } from '../../ui/foundation/words.ts';
import { type LinkProps, type Routes, useRoutes, useShop, useStore } from '../element/hooks.ts';
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

/**
 * The same for pictures. A picture without text whose link has no title is named after the category that it links to.
 * Spec: 1§3 Home data
 */
export function usePictureLink(): ReturnType<typeof useServerLink> {
  const shop = useShop();
  const routes = useRoutes();
  const linked = useServerLink();
  const categories = useStore(shop.catalogue.parentCategories.watch(null)).value;
  return useMemo(
    () => (path) => {
      const { categoryId, title } = (path && routes.at(path)?.params) || {};
      const category = title ? undefined : categories?.find(({ id }) => id === categoryId);
      return category ? { ...linked(path), title: category.name } : linked(path);
    },
    [routes, linked, categories],
  );
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
