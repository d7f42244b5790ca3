/** The elements in Svelte's markup: `import '@clinicart/widgets/svelte'`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { AttributeName, ClinicElement, ClinicEvents, Tag, WidgetEvent } from './index.js';

type Attributes<T extends Tag> = {
  readonly [A in AttributeName<T>]?: string | number | boolean | undefined;
};
type Listeners<T extends Tag> = {
  readonly [N in WidgetEvent<T> as `on${N}` | `on:${N}`]?: (
    event: CustomEvent<ClinicEvents[N]>,
  ) => void;
};

/** The tags with their attributes, listeners such as `onclinic-cart-add`, and what every HTML element takes. */
export type ClinicSvelte = {
  [T in Tag]: Omit<HTMLAttributes<ClinicElement<T>>, AttributeName<T>> &
    Attributes<T> &
    Listeners<T> & { readonly theme?: 'light' | 'dark' | 'auto' };
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends ClinicSvelte {}
}
