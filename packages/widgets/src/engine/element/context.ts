import { createContext, useContext } from 'react';
import type { Sanitise } from '../../html/allowed.ts';
import type { PageConfig } from '../page/page-config.ts';
import type { Shop } from '../page/sdk-parts.ts';

/** The element and the page around a widget that renders. */
export interface WidgetPlace {
  readonly tag: string;
  readonly shop: Shop;
  /** The custom element; absent while rendering on a server. */
  readonly element?: HTMLElement;
  /** Called on each use, because a host may change its routes at any time. */
  readonly links: () => Pick<PageConfig, 'site' | 'routes' | 'name' | 'mark'>;
  /** Sanitises HTML on the server; the browser loads its own sanitiser when needed. */
  readonly sanitise?: Sanitise;
}

export const PlaceContext = createContext<WidgetPlace | undefined>(undefined);

/** Returns the element, tag and shop of the widget that renders. @throws outside a widget. */
export function useWidget(): WidgetPlace {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('clinicart: this component must be rendered inside a widget.');
  return place;
}
