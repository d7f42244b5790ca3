import { createContext, useContext } from 'react';
import type { Sanitise } from '../../html/allowed.ts';
import type { Shop } from '../page/sdk-parts.ts';
import type { RouteOverrides } from '../routing/routes.ts';

/** Where a rendered widget stands. */
export interface WidgetPlace {
  readonly tag: string;
  readonly shop: Shop;
  /** The custom element; absent while rendering on a server. */
  readonly element?: HTMLElement;
  /** Read at each use, because a host may change its routes at any time. */
  readonly links: () => { readonly site?: string; readonly routes?: RouteOverrides };
  /** Makes HTML safe while rendering on a server; a browser fetches its own when it needs it. */
  readonly sanitise?: Sanitise;
}

export const PlaceContext = createContext<WidgetPlace | undefined>(undefined);

/** The element, tag and shop of the widget that is rendering. @throws outside a widget. */
export function useWidget(): WidgetPlace {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('clinicart: this component must be rendered inside a widget.');
  return place;
}
