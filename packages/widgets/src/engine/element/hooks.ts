/** Hooks of the engine for the components of widgets. */
import { type MouseEvent, useCallback, useMemo } from 'react';
import { useLanguage } from '../../ui/foundation/context.tsx';
import { changeAddress } from '../../ui/page/address-bar.ts';
import { isPlainClick } from '../../ui/page/plain-click.ts';
import { type ClinicEvents, type ElementEventName, fire } from '../page/events.ts';
import { leave } from '../page/leave.ts';
import type { Shop } from '../page/sdk-parts.ts';
import {
  address,
  type Place,
  placeOf,
  type RouteArguments,
  type RouteName,
  type RouteValues,
} from '../routing/routes.ts';
import { useWidget, type WidgetPlace } from './context.ts';

export { useStore } from '../hydration/use-store.ts';

/** Returns the shop of this page: its stores and actions. */
export function useShop(): Shop {
  return useWidget().shop;
}

/** Fires an event from this element, or from the body once it has left the page. False if the page prevented it. */
export type Emit = <N extends ElementEventName>(name: N, detail: ClinicEvents[N]) => boolean;

/** Returns the function that fires this element's events. */
export function useEmit(): Emit {
  const { element } = useWidget();
  return useCallback(
    (name, detail) =>
      !element || fire(element.isConnected ? element : element.ownerDocument.body, name, detail),
    [element],
  );
}

/** Props of an `<a>` that leads to a route of the shop. */
export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** A place of the shop that the server named by its path. */
export interface ServerPlace extends LinkProps, Place {
  go(): void;
}

export interface Routes {
  /** Returns the address of a route, for `href`, sharing or JSON-LD. */
  href<N extends RouteName>(name: N, ...params: RouteArguments<N>): string;
  /**
   * Returns the props of a real link, which first fires `clinic-navigate`: `<a {...routes.link('product', { id })}>`
   */
  link<N extends RouteName>(name: N, ...params: RouteArguments<N>): LinkProps;
  /**
   * Returns the link of a path from the server, by the host's own addresses. Undefined for a path that is no place of
   * the shop: do not follow it.
   */
  at(path: string): ServerPlace | undefined;
  /** Leaves the page after an action. Fires `clinic-navigate` first. */
  go<N extends RouteName>(name: N, ...params: RouteArguments<N>): void;
  /** Leaves the page and replaces its history entry, so that the back button skips it. */
  replace<N extends RouteName>(name: N, ...params: RouteArguments<N>): void;
  /**
   * Returns true if the route is this page: changes its address without leaving it, and the widget shows the new state.
   * Otherwise navigates to it. Fires `clinic-navigate` first.
   */
  stay<N extends RouteName>(name: N, ...params: RouteArguments<N>): boolean;
}

function routesOf({ element, links, shop }: WidgetPlace): Routes {
  const addressOf = (name: RouteName, params: RouteValues) => {
    const { site = '', routes = {} } = links();
    // The shop's site takes the language of this page.
    const lang = site && !routes[name] ? shop.language.$language.get() : undefined;
    return address(name, lang ? { ...params, lang } : params, site, routes);
  };
  // An element that has left the page, as from a drawer that was closed, does not take the page along.
  const allowed = (route: RouteName, url: string) =>
    !element || (element.isConnected && fire(element, 'clinic-navigate', { url, route }));
  const linkTo = (name: RouteName, url: string): LinkProps => ({
    href: url,
    onClick: (event) => {
      if (isPlainClick(event) && !allowed(name, url)) event.preventDefault();
    },
  });
  const goTo = (name: RouteName, url: string) => {
    if (allowed(name, url) && element) leave(url, element.ownerDocument);
  };
  return {
    href: (name, ...[params]) => addressOf(name, params ?? {}),
    link: (name, ...[params]) => linkTo(name, addressOf(name, params ?? {})),
    go: (name, ...[params]) => goTo(name, addressOf(name, params ?? {})),
    replace: (name, ...[params]) => {
      const url = addressOf(name, params ?? {});
      if (allowed(name, url) && element) leave(url, element.ownerDocument, 'replace');
    },
    at: (path) => {
      const place = placeOf(path);
      if (!place) return undefined;
      const url = addressOf(place.route, place.params);
      const go = () => goTo(place.route, url);
      return { ...linkTo(place.route, url), ...place, go };
    },
    stay: (name, ...[params]) => {
      const url = addressOf(name, params ?? {});
      if (!element || !allowed(name, url)) return false;
      const { location, defaultView, baseURI } = element.ownerDocument;
      const to = new URL(url, baseURI);
      if (to.origin === location.origin && to.pathname === location.pathname) {
        if (defaultView && changeAddress('push', to, { view: defaultView, state: null }))
          return true;
      }
      leave(to.href, element.ownerDocument);
      return false;
    },
  };
}

/** Returns the addresses and links of the shop, as the host has configured them. */
export function useRoutes(): Routes {
  const place = useWidget();
  return useMemo(() => routesOf(place), [place]);
}

/**
 * Returns a function that translates a reason into the language of this widget. Use it while rendering: `shop.language`
 * may already have changed.
 */
export function useSay(): Shop['language']['say'] {
  const { language } = useShop();
  const spoken = useLanguage();
  return useCallback((explanation) => language.sayIn(spoken, explanation), [language, spoken]);
}
