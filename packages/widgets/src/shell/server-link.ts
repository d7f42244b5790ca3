import { ROUTES, type RouteName } from '../engine/routes.ts';

/** A route without a placeholder. */
type PlainRoute = {
  [N in RouteName]: (typeof ROUTES)[N] extends `${string}{${string}` ? never : N;
}[RouteName];

/** A place of the shop: a route and its parameters. */
export interface ServerLink {
  readonly route: PlainRoute;
  readonly params: Readonly<Record<string, string>>;
}

const isPlain = (name: string): name is PlainRoute =>
  Object.hasOwn(ROUTES, name) && !ROUTES[name as RouteName].includes('{');

/**
 * The route that a path of the server means, so that the host's own addresses hold for it too.
 * Undefined for what is no plain route of the table: such a link is not shown.
 */
export function serverLink(path: string): ServerLink | undefined {
  if (!/^\/(?!\/)/.test(path)) return undefined;
  const [pathname, query] = (path.split('#', 1)[0] ?? '').split('?', 2);
  const route = Object.keys(ROUTES)
    .filter(isPlain)
    .find((name) => ROUTES[name] === pathname);
  if (!route) return undefined;
  return { route, params: Object.fromEntries(new URLSearchParams(query)) };
}
