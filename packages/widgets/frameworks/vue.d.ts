/** The elements in Vue's templates: `import '@clinicart/widgets/vue'`. */
import type { HTMLAttributes, VNodeProps } from 'vue';
import type { AttributeName, ClinicEvents, Tag, WidgetEvent } from './index.js';

type Camel<S extends string> = S extends `${infer A}-${infer B}`
  ? `${A}${Capitalize<Camel<B>>}`
  : S;
type Attributes<T extends Tag> = {
  readonly [A in AttributeName<T> | Camel<AttributeName<T>>]?:
    | string
    | number
    | boolean
    | undefined;
};
type Listeners<T extends Tag> = {
  readonly [N in WidgetEvent<T> as `on${Capitalize<Camel<N>>}`]?: (
    event: CustomEvent<ClinicEvents[N]>,
  ) => void;
};

/** The tags with their attributes, listeners such as `@clinic-cart-add`, and what every HTML element takes. */
export type ClinicVue = {
  [T in Tag]: new () => {
    readonly $props: Attributes<T> &
      Listeners<T> &
      VNodeProps &
      Omit<HTMLAttributes, AttributeName<T>> & { readonly theme?: 'light' | 'dark' | 'auto' };
  };
};

declare module 'vue' {
  interface GlobalComponents extends ClinicVue {}
}
