/**
 * The table of elements: attributes, events, documentation, rendering, and the file of the code. A new element is one
 * row in one of the files below.
 */
import { ACCOUNT_ELEMENTS } from './account-elements.ts';
import { AFTER_SALES_ELEMENTS } from './after-sales-elements.ts';
import { BUYING_ELEMENTS } from './buying-elements.ts';
import { CATALOGUE_ELEMENTS } from './catalogue-elements.ts';
import { FRAME_ELEMENTS } from './frame-elements.ts';
import { ORDER_ELEMENTS } from './order-elements.ts';
import { PAGES_ELEMENTS } from './pages-elements.ts';
import { POINTS_ELEMENTS } from './points-elements.ts';

export type { AttributeSpec, Doc, ElementSpec } from './row.ts';

/** Every element of the library. `theme` (light, dark or auto) works on all of them, through CSS alone. */
export const ELEMENTS = {
  ...FRAME_ELEMENTS,
  ...CATALOGUE_ELEMENTS,
  ...PAGES_ELEMENTS,
  ...BUYING_ELEMENTS,
  ...ACCOUNT_ELEMENTS,
  ...ORDER_ELEMENTS,
  ...AFTER_SALES_ELEMENTS,
  ...POINTS_ELEMENTS,
};

/** The name of an element, for example `clinic-product`. */
export type Tag = keyof typeof ELEMENTS;

type Elements = typeof ELEMENTS;
/** A name with dashes in camel case. */
export type Camel<S extends string> = S extends `${infer A}-${infer B}`
  ? `${A}${Capitalize<Camel<B>>}`
  : S;
type Value<T> = T extends 'number'
  ? number
  : T extends 'boolean'
    ? boolean
    : T extends 'json'
      ? unknown
      : string;

type Props<A> = {
  readonly [K in keyof A as A[K] extends { default: unknown }
    ? Camel<K & string>
    : never]: A[K] extends {
    type: infer T;
  }
    ? Value<T>
    : never;
} & {
  readonly [K in keyof A as A[K] extends { default: unknown } ? never : Camel<K & string>]?:
    | (A[K] extends { type: infer T } ? Value<T> : never)
    | undefined;
};

/** Attribute names of an element, as in HTML. */
export type AttributeName<T extends Tag> = keyof Elements[T]['attributes'] & string;

/** Props of an element's component: its attributes in camel case. */
export type WidgetProps<T extends Tag> = Props<Elements[T]['attributes']>;

/** Events that an element fires. */
export type WidgetEvent<T extends Tag> =
  | (Elements[T] extends { about: infer A }
      ? A extends { events: readonly (infer N)[] }
        ? N
        : never
      : never)
  | 'clinic-error';
