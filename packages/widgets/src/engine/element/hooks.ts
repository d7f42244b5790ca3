/** What a widget's component may ask of the engine. */
import { type MouseEvent, useCallback, useInsertionEffect, useMemo } from 'react';
import { useLanguage } from '../../ui/foundation/context.tsx';
import { changeAddress } from '../../ui/page/address-bar.ts';
import { isPlainClick } from '../../ui/page/plain-click.ts';
import { type ClinicEvents, type ElementEventName, fire } from '../page/events.ts';
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
import { adoptAlso, adoptLight } from './style-sheets.ts';

export { useStore } from '../hydration/use-store.ts';

/** The shop of this page: its stores and actions. */
export function useShop(): Shop {
  return useWidget().shop;
}

/** Fires an event from this element. The answer is false when the page prevented it. */
export type Emit = <N extends ElementEventName>(name: N, detail: ClinicEvents[N]) => boolean;

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

/** A place of the shop that the server named by its path. */
export interface ServerPlace extends LinkProps, Place {
  go(): void;
}

export interface Routes {
  /** The address of a route, for `href`, sharing or JSON-LD. */
  href<N extends RouteName>(name: N, ...params: RouteArguments<N>): string;
  /** `<a {...routes.link('product', { id })}>`: a real link that first fires `clinic-navigate`. */
  link<N extends RouteName>(name: N, ...params: RouteArguments<N>): LinkProps;
  /**
   * The link of a path that the server sent, by the host's own addresses; undefined for what is no
   * place of the shop, which is not to be followed.
   */
  at(path: string): ServerPlace | undefined;
  /** Leaves the page after an action. Fires `clinic-navigate` first. */
  go<N extends RouteName>(name: N, ...params: RouteArguments<N>): void;
  /** Leaves it for good: the next page takes its place in the history, where going back to it would be a trap. */
  replace<N extends RouteName>(name: N, ...params: RouteArguments<N>): void;
  /**
   * True when the route is this very page: its address is changed without leaving it, and the widget shows
   * what it says. Else goes there. Fires `clinic-navigate` first.
   */
  stay<N extends RouteName>(name: N, ...params: RouteArguments<N>): boolean;
}

function routesOf({ element, links }: WidgetPlace): Routes {
  const addressOf = (name: RouteName, params: RouteValues) => {
    const { site = '', routes = {} } = links();
    return address(name, params, site, routes);
  };
  const allowed = (route: RouteName, url: string) =>
    !element || fire(element, 'clinic-navigate', { url, route });
  const linkTo = (name: RouteName, url: string): LinkProps => ({
    href: url,
    onClick: (event) => {
      if (isPlainClick(event) && !allowed(name, url)) event.preventDefault();
    },
  });
  const goTo = (name: RouteName, url: string) => {
    if (allowed(name, url)) element?.ownerDocument.location.assign(url);
  };
  return {
    href: (name, ...[params]) => addressOf(name, params ?? {}),
    link: (name, ...[params]) => linkTo(name, addressOf(name, params ?? {})),
    go: (name, ...[params]) => goTo(name, addressOf(name, params ?? {})),
    replace: (name, ...[params]) => {
      const url = addressOf(name, params ?? {});
      if (allowed(name, url)) element?.ownerDocument.location.replace(url);
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
      location.assign(to);
      return false;
    },
  };
}

/** Addresses and links of the shop, as the host has set them. */
export function useRoutes(): Routes {
  const place = useWidget();
  return useMemo(() => routesOf(place), [place]);
}

/** Says a reason in the language of this widget. For what is rendered: `shop.language` may be ahead of it. */
export function useSay(): Shop['language']['say'] {
  const { language } = useShop();
  const spoken = useLanguage();
  return useCallback((explanation) => language.sayIn(spoken, explanation), [language, spoken]);
}

/** The style sheet of a part that came on demand, and which no server ever shows. */
export function useSheet(css: string): void {
  const { element } = useWidget();
  useInsertionEffect(() => {
    if (element?.shadowRoot) adoptAlso(element.shadowRoot, css);
  }, [css, element]);
}

/** Likewise of what such a part shows in the light DOM: a `lightCss` of this widget's tag. */
export function useLightSheet(css: string): void {
  const { element } = useWidget();
  useInsertionEffect(() => {
    const root = element?.getRootNode();
    return root instanceof Document || root instanceof ShadowRoot
      ? adoptLight(root, [css])
      : undefined;
  }, [css, element]);
}
