/** The elements as tags in React's JSX: `import '@clinicart/widgets/jsx'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ClinicElement } from './engine/element/element-types.ts';
import type { AttributeName, Tag, WidgetEvent } from './engine/elements/elements.ts';
import type { ClinicEvents } from './engine/page/events.ts';

type Attributes<T extends Tag> = {
  readonly [A in AttributeName<T>]?: string | number | boolean | undefined;
};
type Listeners<T extends Tag> = {
  readonly [N in WidgetEvent<T> as `on${N}`]?:
    | ((event: CustomEvent<ClinicEvents[N]>) => void)
    | undefined;
};
interface Common {
  readonly class?: string | undefined;
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
}

/** The tags with their attributes, listeners such as `onclinic-cart-add`, `key`, `ref`, `class` and `theme`. */
export type ClinicJsx = {
  [T in Tag]: DetailedHTMLProps<HTMLAttributes<ClinicElement<T>>, ClinicElement<T>> &
    Attributes<T> &
    Listeners<T> &
    Common;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ClinicJsx {}
  }
}
