/** What a widget's component may ask of the engine. */
import { type MouseEvent, useCallback, useMemo } from 'react';
import { useWidget, type WidgetPlace } from './context.ts';
import { type ClinicEventName, type ClinicEvents, fire } from './events.ts';
import { address, type RouteArguments, type RouteName } from './routes.ts';
import type { Shop } from './shop.ts';

export { useStore } from '@nanostores/react';

/** The shop of this page: its stores and actions. */
export function useShop(): Shop {
  return useWidget().shop;
}

/** Fires an event from this element. The answer is false when the page prevented it. */
export type Emit = <N extends ClinicEventName>(name: N, detail: ClinicEvents[N]) => boolean;

/** The function that fires this element's events. */
export function useEmit(): Emit {
  const { element } = useWidget();
  return useCallback((name, detail) => !element || fire(element, name, detail), [element]);
}

/** What an `<a>` needs to lead to a route of the shop. */
export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

export interface Routes {
  /** The address of a route, for `href`, sharing or JSON-LD. */
  href<N extends RouteName>(name: N, ...params: RouteArguments<N>): string;
  /** `<a {...routes.link('product', { id })}>`: a real link that first fires `clinic-navigate`. */
  link<N extends RouteName>(name: N, ...params: RouteArguments<N>): LinkProps;
  /** Leaves the page after an action. Fires `clinic-navigate` first. */
  go<N extends RouteName>(name: N, ...params: RouteArguments<N>): void;
}

/** A click that the browser would follow in this very page. */
function isPlainClick(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function routesOf({ element, links }: WidgetPlace): Routes {
  const href: Routes['href'] = (name, ...[params]) => {
    const { site = '', routes = {} } = links();
    return address(name, params ?? {}, site, routes);
  };
  const allowed = (route: RouteName, url: string) =>
    !element || fire(element, 'clinic-navigate', { url, route });
  return {
    href,
    link: (name, ...params) => {
      const url = href(name, ...params);
      return {
        href: url,
        onClick: (event) => {
          if (isPlainClick(event) && !allowed(name, url)) event.preventDefault();
        },
      };
    },
    go: (name, ...params) => {
      const url = href(name, ...params);
      if (allowed(name, url)) element?.ownerDocument.location.assign(url);
    },
  };
}

/** Addresses and links of the shop, as the host has set them. */
export function useRoutes(): Routes {
  const place = useWidget();
  return useMemo(() => routesOf(place), [place]);
}
