import type { ElementEventName } from '../page/events.ts';

/** Conversion of an attribute's text to a prop. `json` is parsed safely and never reflected. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json';

export interface AttributeSpec {
  readonly type: AttributeType;
  /** Value of the prop if the attribute is absent, empty or unreadable. */
  readonly default?: string | number | boolean;
}

/** A sentence for developers who use the elements. */
export interface Doc {
  readonly zh: string;
  readonly en: string;
}

/** The part of a row that browsers do not need: builds for a page set `OMIT_NOTES` to leave it out. */
export interface AboutElement {
  /** The file that exports `widget`, below `src/`. `npm run docs` prints `modules.ts` from it. */
  readonly file: string;
  readonly doc: Doc;
  /** One sentence for each attribute. */
  readonly attributes: Readonly<Record<string, Doc>>;
  /**
   * Events of the element besides `clinic-error`; `tests/packages/element-events.test.ts` compares them with the
   * sources.
   */
  readonly events: readonly Exclude<ElementEventName, 'clinic-error'>[];
  /** True if the element adds children to the page's own DOM, with their style sheets. */
  readonly lightDom?: true;
}

/** One element of the library. */
export interface ElementSpec {
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  /** True if visitors may see the element, so that the host site renders it on the server. */
  readonly public: boolean;
  /**
   * Moves the focus to the first control on `element.focus()` and on a click on the padding. Only for elements that are
   * one control: on a page-sized element a click on plain text would move the focus.
   */
  readonly delegatesFocus?: boolean;
  /** True if the element is as wide as its content, and therefore no query container. */
  readonly inline?: boolean;
  readonly about?: AboutElement | undefined;
}

/** Rows of the table, by tag. */
export type Rows = Readonly<Record<`clinic-${string}`, ElementSpec>>;

/** An attribute that is text. */
export const string = { type: 'string' } as const;
