/** React components for the elements. React sets attributes and listens; the element renders itself. */
import { createElement, type HTMLAttributes, type ReactElement, type Ref, useEffect } from 'react';
import { propName } from '../engine/element/attributes.ts';
import type { ClinicElement } from '../engine/element/element-types.ts';
import {
  type AttributeSpec,
  type Camel,
  ELEMENTS,
  type ElementSpec,
  type Tag,
  type WidgetEvent,
  type WidgetProps,
} from '../engine/elements/elements.ts';
import type { ClinicEvents, ElementEventName } from '../engine/page/events.ts';
import { load, start } from '../engine/page/start.ts';

type EventProp<N extends string> = N extends `clinic-${infer Name}`
  ? `on${Capitalize<Camel<Name>>}`
  : never;

type Attributes<T extends Tag> = {
  readonly [P in keyof WidgetProps<T>]?: WidgetProps<T>[P] | undefined;
};
type Listeners<T extends Tag> = {
  readonly [N in WidgetEvent<T> as EventProp<N>]?:
    | ((event: CustomEvent<ClinicEvents[N]>) => void)
    | undefined;
};
interface Common<T extends Tag> {
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  readonly ref?: Ref<ClinicElement<T>> | undefined;
}

/** Props of an element's component: its attributes in camel case, its events, and those of every HTML element. */
export type ClinicProps<T extends Tag> = Attributes<T> &
  Listeners<T> &
  Common<T> &
  Omit<HTMLAttributes<ClinicElement<T>>, keyof Attributes<T> | keyof Listeners<T> | 'theme'>;

/** The React component of an element. */
export type ClinicComponent<T extends Tag> = (props: ClinicProps<T>) => ReactElement;

const EVENTS: { readonly [N in ElementEventName as EventProp<N>]: N } = {
  onNavigate: 'clinic-navigate',
  onLoginRequest: 'clinic-login-request',
  onCartAdd: 'clinic-cart-add',
  onOrderPlaced: 'clinic-order-placed',
  onTitleChange: 'clinic-title-change',
  onSearch: 'clinic-search',
  onError: 'clinic-error',
};
const LISTENERS = new Map<string, string>(
  Object.entries(EVENTS).map(([prop, name]) => [prop, `on${name}`]),
);

/**
 * Returns the value that React writes as the attribute, or sets as the property once the element is defined: both read
 * the same from it.
 */
function written({ type, default: preset }: AttributeSpec, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (type !== 'boolean') return String(value);
  if (value) return true;
  return preset ? 'false' : undefined;
}

/** Makes the component of an element. It loads the element's code when it appears in a page. */
export function reactElement<T extends Tag>(tag: T): ClinicComponent<T> {
  const { attributes }: ElementSpec = ELEMENTS[tag];
  const names = new Map(Object.keys(attributes).map((name) => [propName(name), name]));

  return (props) => {
    useEffect(() => {
      // For the elements that other elements add: the login dialog, and those in the drawer.
      start();
      load(tag).catch((error: unknown) => console.error(`<${tag}> did not load.`, error));
    }, []);
    const given = Object.entries(props).map(([prop, value]) => {
      const name = names.get(prop);
      const spec = name === undefined ? undefined : attributes[name];
      if (name !== undefined && spec) return [name, written(spec, value)];
      return [LISTENERS.get(prop) ?? prop, value];
    });
    return createElement(tag, Object.fromEntries(given));
  };
}
