import type { ComponentType } from 'react';
import type { Tag, WidgetProps } from '../elements/elements.ts';
import type { Shop } from '../page/sdk-parts.ts';

/**
 * The `widget` export of a widget's file. The engine turns it into the custom element and renders it on the server.
 */
export interface WidgetModule<T extends Tag = Tag> {
  readonly component: ComponentType<WidgetProps<T>>;
  /** Style sheets of the shadow root. Each text becomes one sheet, which all its users share. */
  readonly styles: readonly string[];
  /**
   * Style sheets for the content of `<LightDom>`, made by `lightCss` of the base layer, which confines them to this
   * element.
   */
  readonly lightStyles?: readonly string[];
  /** Loads the data of the first render. Runs on the server only, and must not open dialogs. */
  readonly load?: (shop: Shop, props: WidgetProps<T>) => Promise<void>;
}

/** A widget of any element: its props are the values of its attributes. */
export interface AnyWidget {
  readonly component: ComponentType<Record<string, unknown>>;
  readonly styles: readonly string[];
  readonly lightStyles?: readonly string[];
  readonly load?: (shop: Shop, props: Record<string, unknown>) => Promise<void>;
}

/** Casts to `AnyWidget`. Safe, because the table ties attributes to props: an element passes no others. */
export function anyWidget<T extends Tag>(widget: WidgetModule<T>): AnyWidget {
  return widget as unknown as AnyWidget;
}
