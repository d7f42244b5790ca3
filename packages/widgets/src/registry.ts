/**
 * The table of elements as data for people and editors: the tag reference, the custom-elements
 * manifest and the editors' hints are printed from it, in its order.
 */
import {
  type AttributeName,
  type AttributeSpec,
  type Doc,
  ELEMENTS,
  type ElementSpec,
  type Tag,
} from './engine/elements/elements.ts';
import { EVENT_DOCS } from './engine/elements/event-docs.ts';
import { MODULES } from './engine/elements/modules.ts';
import { CANCELABLE, type ClinicEventName } from './engine/page/events.ts';

/** Holds the table to one sentence per attribute: a missing one does not compile. */
const DOCUMENTED: {
  readonly [T in Tag]: ElementSpec & {
    readonly about: { readonly attributes: { readonly [A in AttributeName<T>]: Doc } } | undefined;
  };
} = ELEMENTS;

/** Attributes that every element takes, handled by its style sheets. */
const COMMON: Readonly<Record<string, { type: string; doc: Doc }>> = {
  theme: {
    type: 'light | dark | auto',
    doc: {
      zh: '淺色、深色，或跟隨所在位置的 `color-scheme`（auto）。沒有此屬性時取頁面的 `--clinic-color-scheme`，再沒有則為淺色。',
      en: 'Light, dark, or the `color-scheme` of the place that the element is in (auto). Without it, `--clinic-color-scheme` of the page decides, or else it is light.',
    },
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
  /** The element puts children into the page's own DOM. */
  readonly lightDom: boolean;
  /** The file of its code, below `src/`. */
  readonly file: string;
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

function entryOf(tag: Tag): RegistryEntry {
  const spec: ElementSpec = DOCUMENTED[tag];
  const { about } = spec;
  if (!about) throw new Error(`${tag} has no documentation: this build leaves the notes out.`);
  const own = Object.entries<AttributeSpec>(spec.attributes).flatMap(
    ([name, { type, default: preset }]) => {
      const words = about.attributes[name];
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
    doc: about.doc,
    public: spec.public,
    lightDom: about.lightDom ?? false,
    file: about.file,
    attributes: [...own, ...common],
    events: [...about.events, 'clinic-error' as const].map((name) => ({
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
