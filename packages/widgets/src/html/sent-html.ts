/**
 * HTML of the server that a page has in its elements already, and so need not have in its snapshot again. There a
 * note says in which element it stands: the browser takes it, made safe, from the nodes that it keeps.
 */
interface Note {
  readonly htmlOf: string;
  /** Its place among those of the element. */
  readonly place: number;
}

/** What was sent of one shop's page: each text, and where it stands. */
export class SentHtml {
  readonly #notes = new Map<string, Note>();
  readonly #rendered = new Set<string>();

  /** Begins an element; answers what to call for each of its texts, in their order. */
  of(tag: string): (html: string) => void {
    // Of two elements of a kind nobody could say which one comes first in the page.
    if (this.#rendered.has(tag)) return () => {};
    this.#rendered.add(tag);
    let place = 0;
    return (html) => {
      if (!this.#notes.has(html)) this.#notes.set(html, { htmlOf: tag, place });
      place += 1;
    };
  }

  /** A replacer for JSON. */
  readonly noted = (_: string, value: unknown): unknown =>
    (typeof value === 'string' && this.#notes.get(value)) || value;
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'htmlOf' in value && 'place' in value;

/** A reviver for JSON. @throws where the page does not have what a note promises; it is then read again. */
export const takenFrom =
  (page: Document) =>
  (_: string, value: unknown): unknown => {
    if (!isNote(value)) return value;
    const root = page.querySelector(value.htmlOf)?.shadowRoot;
    const node = root?.querySelectorAll('[data-server-html]')[value.place];
    if (!node) throw new RangeError(`The page has no HTML of <${value.htmlOf}>.`);
    return node.innerHTML;
  };
