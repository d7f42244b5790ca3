import { useMemo } from 'react';
import { useRoutes, useShop, useStore } from '../engine/index.ts';
import { useServerLink } from '../engine/routing/server-link.ts';

/**
 * Resolves the links of the home page's pictures. A picture without text whose link has no title is named after the
 * category that it links to. Spec: 1§3 Home data
 */
export function useHomeLink(): ReturnType<typeof useServerLink> {
  const shop = useShop();
  const routes = useRoutes();
  const linkOf = useServerLink();
  const categories = useStore(shop.catalogue.parentCategories.watch(null)).value;
  return useMemo(
    () => (path) => {
      const { categoryId, title } = (path && routes.at(path)?.params) || {};
      const category = title ? undefined : categories?.find(({ id }) => id === categoryId);
      return category ? { ...linkOf(path), title: category.name } : linkOf(path);
    },
    [routes, linkOf, categories],
  );
}
