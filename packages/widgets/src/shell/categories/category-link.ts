import { writeSearchParams } from '@clinicart/sdk';
import { type LinkProps, type Routes, useRoutes } from '../../engine/index.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The listing of a category. Spec: 1§2 Search */
export function categoryLink(routes: Routes, { id, name }: Named): LinkProps {
  const query = writeSearchParams({ categoryId: id, title: name });
  return routes.link('search', Object.fromEntries(query));
}

/** The same, for the widget that is rendering. */
export function useCategoryLink(): (category: Named) => LinkProps {
  const routes = useRoutes();
  return (category) => categoryLink(routes, category);
}
