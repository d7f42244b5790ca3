/**
 * Every element, attribute and event, said in both languages. The tag reference, the
 * custom-elements manifest and the editors' hints are printed from here, from `element-docs/` and
 * from `engine/elements.ts`, whose order they keep.
 */

import { ACCOUNT_DOCS } from './engine/docs/account.ts';
import { BUYING_DOCS } from './engine/docs/buying.ts';
import { CATALOGUE_DOCS } from './engine/docs/catalogue.ts';
import type { Doc, ElementDoc } from './engine/docs/doc.ts';
import { EVENT_DOCS } from './engine/docs/events.ts';
import { FRAME_DOCS } from './engine/docs/frame.ts';
import { PAGES_DOCS } from './engine/docs/pages.ts';
import {
  type AttributeSpec,
  ELEMENTS,
  type ElementSpec,
  type Tag,
} from './engine/page/elements.ts';
import { CANCELABLE, type ClinicEventName } from './engine/page/events.ts';
import { MODULES } from './engine/page/modules.ts';

const TAG_DOCS: { readonly [T in Tag]: ElementDoc<T> } = {
  ...FRAME_DOCS,
  ...CATALOGUE_DOCS,
  ...PAGES_DOCS,
  ...BUYING_DOCS,
  ...ACCOUNT_DOCS,
};

/** Attributes that every element takes, handled by its style sheets. */
const COMMON: Readonly<Record<string, { type: string; doc: Doc }>> = {
  theme: {
    type: 'light | dark',
    doc: { zh: '淺色（預設）或深色。', en: 'Light (default) or dark.' },
  },
};

export interface AttributeEntry {
  readonly name: string;
  readonly type: string;
  readonly default: string | number | boolean | undefined;
  readonly doc: Doc;
}

export interface RegistryEntry {
  readonly tag: Tag;
  readonly doc: Doc;
  readonly public: boolean;
  readonly attributes: readonly AttributeEntry[];
  readonly events: readonly {
    name: ClinicEventName;
    detail: string;
    cancelable: boolean;
    doc: Doc;
  }[];
  /** Fetches the element's chunk. */
  readonly load: () => Promise<unknown>;
}

function entryOf<T extends Tag>(tag: T): RegistryEntry {
  const {
    doc,
    attributes,
    events,
  }: Pick<ElementDoc<T>, 'doc' | 'events'> & { attributes: Readonly<Record<string, Doc>> } =
    TAG_DOCS[tag];
  const spec: ElementSpec = ELEMENTS[tag];
  const own = Object.entries<AttributeSpec>(spec.attributes).flatMap(
    ([name, { type, default: preset }]) => {
      const words = attributes[name];
      return words ? [{ name, type, default: preset, doc: words }] : [];
    },
  );
  const common = Object.entries(COMMON).map(([name, { type, doc: words }]) => ({
    name,
    type,
    default: undefined,
    doc: words,
  }));
  return {
    tag,
    doc,
    public: spec.public,
    attributes: [...own, ...common],
    events: [...events, 'clinic-error' as const].map((name) => ({
      name,
      cancelable: CANCELABLE.has(name),
      ...EVENT_DOCS[name],
    })),
    load: MODULES[tag],
  };
}

/** The table of elements. */
export const REGISTRY: readonly RegistryEntry[] = Object.keys(ELEMENTS)
  .filter((tag): tag is Tag => tag in ELEMENTS)
  .map(entryOf);
