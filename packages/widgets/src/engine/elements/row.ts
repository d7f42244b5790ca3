import type { ElementEventName } from '../page/events.ts';

/** How an attribute's text becomes a prop. `json` is read safely and never reflected. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json';

export interface AttributeSpec {
  readonly type: AttributeType;
  /** Value of the prop when the attribute is absent, empty or unreadable. */
  readonly default?: string | number | boolean;
}

/** A sentence for people who build with the elements. */
export interface Doc {
  readonly zh: string;
  readonly en: string;
}

/** The part of a row that browsers do without: builds for a page set `OMIT_NOTES` and leave it out. */
export interface AboutElement {
  /** The file that exports `widget`, below `src/`. `npm run docs` prints `modules.ts` from it. */
  readonly file: string;
  readonly doc: Doc;
  /** One sentence for each attribute. */
  readonly attributes: Readonly<Record<string, Doc>>;
  /** Events the element fires besides `clinic-error`; `tests/packages/element-events.test.ts` compares them with the sources. */
  readonly events: readonly Exclude<ElementEventName, 'clinic-error'>[];
  /** The element puts children into the page's own DOM, with style sheets of their own. */
  readonly lightDom?: true;
}

/** One element of the library. */
export interface ElementSpec {
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  /** Visitors may see it, so the host site renders it on the server. */
  readonly public: boolean;
  /**
   * `element.focus()` and a click on its padding go to its first control. Only for elements that
   * are one control: on a page-sized element a click on plain text would make the focus jump.
   */
  readonly delegatesFocus?: boolean;
  /** As wide as its content, so it is no query container. */
  readonly inline?: boolean;
  readonly about?: AboutElement | undefined;
}

/** Rows of the table, by tag. */
export type Rows = Readonly<Record<`clinic-${string}`, ElementSpec>>;

/** An attribute that is text. */
export const string = { type: 'string' } as const;
