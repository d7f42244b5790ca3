import { writeSearchParams } from '@clinicart/sdk/catalogue';
import { type LinkProps, type Routes, useRoutes } from '../../engine/index.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Returns the link to a category's listing. Spec: 1§2 Search */
export function categoryLink(routes: Routes, { id, name }: Named): LinkProps {
  const query = writeSearchParams({ categoryId: id, title: name });
  return routes.link('search', Object.fromEntries(query));
}

/** Returns {@link categoryLink} for the rendering widget. */
export function useCategoryLink(): (category: Named) => LinkProps {
  const routes = useRoutes();
  return (category) => categoryLink(routes, category);
}
