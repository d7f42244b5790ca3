/** Types of the elements in a page and in JSX, derived from the table. */
import type { HTMLAttributes } from 'react';
import type { AttributeName, Tag, WidgetProps } from '../elements/elements.ts';

/** An element of the library, with its attributes as properties. */
export type ClinicElement<T extends Tag> = HTMLElement & {
  -readonly [P in keyof WidgetProps<T>]: WidgetProps<T>[P];
};

type Elements = { [T in Tag]: ClinicElement<T> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
}

type Intrinsic = { [T in Tag]: HTMLAttributes<HTMLElement> & AttributesOf<T> };
type AttributesOf<T extends Tag> = { readonly [A in AttributeName<T>]?: string | number | boolean };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsic {}
  }
}
