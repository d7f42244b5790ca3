/**
 * Refers to HTML that is already in an element of the page. The snapshot carries the reference instead of the HTML, and
 * the browser reads the sanitised HTML from the element's nodes.
 */
interface Note {
  readonly htmlOf: string;
  /** Index among the element's HTML nodes. */
  readonly index: number;
}

/** The HTML that one server-rendered page contains, and where. */
export class SentHtml {
  readonly #notes = new Map<string, Note>();
  readonly #rendered = new Set<string>();

  /** Starts an element; returns a function to call with each of its HTML texts, in order. */
  of(tag: string): (html: string) => void {
    // Skips further elements with the same tag: their order in the page is unknown.
    if (this.#rendered.has(tag)) return () => {};
    this.#rendered.add(tag);
    let index = 0;
    return (html) => {
      if (!this.#notes.has(html)) this.#notes.set(html, { htmlOf: tag, index });
      index += 1;
    };
  }

  readonly #noted = (_: string, value: unknown): unknown =>
    (typeof value === 'string' && this.#notes.get(value)) || value;

  /** Returns JSON with notes in the place of known HTML. */
  stringify(value: unknown): string {
    const notes = [...this.#notes];
    // A text with a tag cannot be mistaken for what is between two strings, so that the JSON can be searched for it. A look
    // at each value takes several times as long.
    return notes.every(([html]) => html.includes('<'))
      ? notes.reduce(
          (json, [html, note]) => withValue(json, JSON.stringify(html), JSON.stringify(note)),
          JSON.stringify(value),
        )
      : JSON.stringify(value, this.#noted);
  }
}

/** Puts a value in the place of a text, except where the text is a name or the end of a longer one. */
const withValue = (json: string, text: string, value: string): string =>
  json.replaceAll(text, (_, at: number) =>
    json[at - 1] === '\\' || json[at + text.length] === ':' ? text : value,
  );

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'htmlOf' in value && 'index' in value;

/** Replaces notes by HTML from the page; for `JSON.parse`. @throws if the page lacks the HTML, which is then read again. */
export const takenFrom =
  (page: Document) =>
  (_: string, value: unknown): unknown => {
    if (!isNote(value)) return value;
    const root = page.querySelector(value.htmlOf)?.shadowRoot;
    const node = root?.querySelectorAll('[data-server-html]')[value.index];
    if (!node) throw new RangeError(`The page has no HTML of <${value.htmlOf}>.`);
    return node.innerHTML;
  };
