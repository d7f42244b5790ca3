import type { AttributeName, Tag } from '../page/elements.ts';
import type { ElementEventName } from '../page/events.ts';

/** A sentence for people who build with the elements. */
export interface Doc {
  readonly zh: string;
  readonly en: string;
}

/** What one element is for, what its attributes mean and which events it fires. */
export interface ElementDoc<T extends Tag> {
  readonly doc: Doc;
  readonly attributes: { readonly [A in AttributeName<T>]: Doc };
  /** Besides `clinic-error`, which each may fire. `tests/packages/element-events.test.ts` holds them to the sources. */
  readonly events: readonly Exclude<ElementEventName, 'clinic-error'>[];
}

/** Some of the elements: a file of them is a part of the shop, and `registry.ts` needs them all. */
export type TagDocs = { readonly [T in Tag]?: ElementDoc<T> };
