import { judgeLink } from '@clinicart/sdk/values';
import { ROUTES } from './printed-routes.ts';

export { ROUTES } from './printed-routes.ts';

export type RouteName = keyof typeof ROUTES;

type Placeholders<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? P | Placeholders<Rest>
  : never;

/** Names of the routes whose path has no placeholder. */
export type PlainRouteName = {
  [N in RouteName]: [Placeholders<(typeof ROUTES)[N]>] extends [never] ? N : never;
}[RouteName];

/** Value of a parameter; undefined and '' are left out of the query. */
export type RouteValue = string | number | undefined;

/** Parameters of a route: its placeholders, and any query. */
export type RouteParams<N extends RouteName> = {
  readonly [P in Placeholders<(typeof ROUTES)[N]>]: string | number;
} & { readonly [query: string]: RouteValue };

/** Arguments of a route: the parameters are optional only if it has no placeholder. */
export type RouteArguments<N extends RouteName> =
  Placeholders<(typeof ROUTES)[N]> extends never
    ? [params?: RouteParams<N>]
    : [params: RouteParams<N>];

/** Parameters of any route. */
export type RouteValues = Readonly<Record<string, RouteValue>>;

/** A host's own address: a template like those of the table, or a function of the parameters. */
export type RouteOverride = string | ((params: RouteValues) => string);
export type RouteOverrides = { readonly [N in RouteName]?: RouteOverride };

function fill(template: string, params: RouteValues): string {
  let rest: URLSearchParams | undefined;
  let path = template;
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === '') continue;
    const hole = `{${name}}`;
    if (path.includes(hole)) path = path.replaceAll(hole, encodeURIComponent(value));
    else {
      rest ??= new URLSearchParams();
      rest.append(name, String(value));
    }
  }
  if (!rest) return path;
  const query = rest.toString();
  const [head = '', hash] = path.split('#');
  return `${head}${head.includes('?') ? '&' : '?'}${query}${hash ? `#${hash}` : ''}`;
}

/**
 * Returns the address of a route: the host's override if there is one, which is relative to the host's page, else the
 * table's path after the shop's site.
 */
export function address(
  name: RouteName,
  params: RouteValues,
  site: string,
  overrides: RouteOverrides,
): string {
  const override = overrides[name];
  if (typeof override === 'function') return override(params);
  if (override !== undefined) return fill(override, params);
  return site.replace(/\/+$/, '') + fill(ROUTES[name], params);
}

/** A place of the shop: a route and its parameters. */
export interface Place {
  readonly route: RouteName;
  /** Parameters of the path, the query included. */
  readonly params: Readonly<Record<string, string>>;
}

/** Returns the parameters with which a template gives this path, or undefined. */
function fitting(
  parts: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (parts.length !== segments.length) return undefined;
  // The path itself decides most of them.
  if (parts.some((part, index) => !part.startsWith('{') && part !== segments[index]))
    return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    if (!part.startsWith('{')) continue;
    const segment = segments[index];
    if (!segment || segment.startsWith('{')) return undefined;
    params[part.slice(1, -1)] = segment;
  }
  return params;
}

/** The templates of the table, split once. */
const TEMPLATES = Object.entries(ROUTES).map(
  ([name, template]) => [name, template.split('/')] as const,
);

/**
 * Returns the place that a path from the server means, so that the host's own addresses apply to it too. Undefined for
 * a path outside the table: another site, a script, an empty one.
 */
export function placeOf(path: string): Place | undefined {
  const target = judgeLink(path);
  if (target?.kind !== 'own') return undefined;
  const [pathname = '', query] = (target.path.split('#', 1)[0] ?? '').split('?', 2);
  try {
    const segments = pathname.split('/').map(decodeURIComponent);
    for (const [name, parts] of TEMPLATES) {
      const params = fitting(parts, segments);
      if (params && isRoute(name))
        return {
          route: name,
          params: { ...Object.fromEntries(new URLSearchParams(query)), ...params },
        };
    }
  } catch {
    // A path with a lone % matches no route.
  }
  return undefined;
}

const isRoute = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);
