import type { ComponentType } from 'react';
import type { Tag, WidgetProps } from '../elements/elements.ts';
import type { Shop } from '../page/sdk-parts.ts';

/**
 * What the file of a widget exports as `widget`. The engine turns it into the custom element and
 * renders it on the server.
 */
export interface WidgetModule<T extends Tag = Tag> {
  readonly component: ComponentType<WidgetProps<T>>;
  /** Style sheets of the shadow root. Each text becomes one sheet, shared by all who name it. */
  readonly styles: readonly string[];
  /**
   * Style sheets for what `<LightDom>` shows, made by `lightCss` of the base layer, which confines
   * them to this element.
   */
  readonly lightStyles?: readonly string[];
  /** Loads what the first render needs. Called on the server only; it must not open dialogs. */
  readonly load?: (shop: Shop, props: WidgetProps<T>) => Promise<void>;
}

/** The same, for code that handles any element: its props are whatever its attributes say. */
export interface AnyWidget {
  readonly component: ComponentType<Record<string, unknown>>;
  readonly styles: readonly string[];
  readonly lightStyles?: readonly string[];
  readonly load?: (shop: Shop, props: Record<string, unknown>) => Promise<void>;
}

/** Forgets the tag. The table ties attributes to props, so an element cannot hand over other ones. */
export function anyWidget<T extends Tag>(widget: WidgetModule<T>): AnyWidget {
  return widget as unknown as AnyWidget;
}
