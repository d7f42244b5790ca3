/** Types of the elements in a page, derived from the table. */
import type { Tag, WidgetProps } from '../elements/elements.ts';

/** An element of the library, with its attributes as properties. */
export type ClinicElement<T extends Tag> = HTMLElement & {
  -readonly [P in keyof WidgetProps<T>]: WidgetProps<T>[P];
};

type Elements = { [T in Tag]: ClinicElement<T> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
}
