import type { ComponentType } from 'react';
import { baseCss } from '../../ui/foundation/base-styles.ts';
import { type Styles, sheetsIn } from '../../ui/foundation/styles.ts';
import type { Tag, WidgetProps } from '../elements/elements.ts';
import type { Shop } from '../page/sdk-parts.ts';
import { failureStyles } from './boundary.tsx';

/**
 * The `widget` export of a widget's file. The engine turns it into the custom element and renders it on the server.
 */
export interface WidgetModule<T extends Tag = Tag> {
  readonly component: ComponentType<WidgetProps<T>>;
  /**
   * Style sheets of the shadow root besides the base layer: the lists of the components that it renders, then its own.
   * Each text becomes one sheet, which all its users share.
   */
  readonly styles: Styles;
  /**
   * Style sheets for the content of `<LightDom>`, made by `lightCss` of the base layer, which confines them to this
   * element.
   */
  readonly lightStyles?: readonly string[];
  /** Loads the data of the first render. Runs on the server only, and must not open dialogs. */
  readonly load?: (shop: Shop, props: WidgetProps<T>) => Promise<void>;
  /** Replaces the shop of the page, for an element that works on a page without a shop server. */
  readonly shop?: () => Shop;
}

/** A widget of any element: its props are the values of its attributes. */
export interface AnyWidget {
  readonly component: ComponentType<Record<string, unknown>>;
  readonly styles: Styles;
  readonly lightStyles?: readonly string[];
  readonly load?: (shop: Shop, props: Record<string, unknown>) => Promise<void>;
  readonly shop?: () => Shop;
}

/** Returns the sheets of an element, in the order of the cascade. */
export function elementSheets(widget: AnyWidget): readonly string[] {
  return sheetsIn([widget.styles, failureStyles]);
}

/**
 * Adds the base layer and casts to `AnyWidget`. Safe, because the table ties attributes to props: an element passes no
 * others.
 */
export function anyWidget<T extends Tag>(widget: WidgetModule<T>): AnyWidget {
  return { ...(widget as unknown as AnyWidget), styles: [baseCss, widget.styles] };
}
