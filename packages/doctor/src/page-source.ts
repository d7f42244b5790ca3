/** The parts of an HTML document that the shop reads. */
import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

export interface WrittenTag {
  readonly tag: string;
  readonly attributes: Attributes;
}

export interface PageSource {
  /** Script tags of the shop, in the order of the page. */
  readonly scripts: readonly WrittenTag[];
  /** Settings of a page that imports the script in its own module. */
  readonly settings: Attributes | undefined;
  /** Elements with a hyphen in their name. */
  readonly elements: readonly WrittenTag[];
  /** Policies in the head of the document. */
  readonly policies: readonly string[];
  /** The address in `<base>`. */
  readonly base: string | undefined;
}

const SCRIPT = /\/clinicart(?:\.all)?\.js(?:\?|$)/;

/** Reads a document as it is sent: what scripts add later is not in it. */
export function readPage(html: string): PageSource {
  const scripts: WrittenTag[] = [];
  const elements: WrittenTag[] = [];
  const policies: string[] = [];
  let settings: Attributes | undefined;
  let base: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'script' && SCRIPT.test(attributes['src'] ?? ''))
        scripts.push({ tag, attributes });
      else if (tag === 'base') base ??= attributes['href'];
      else if (tag === 'meta') {
        if (attributes['name'] === 'clinicart') settings ??= attributes;
        if (/^content-security-policy$/i.test(attributes['http-equiv'] ?? ''))
          policies.push(attributes['content'] ?? '');
      } else if (tag.includes('-')) elements.push({ tag, attributes });
    },
  });
  parser.end(html);
  return { scripts, settings, elements, policies, base };
}

/** Returns attributes as `element.dataset` names them. */
export function datasetOf(attributes: Attributes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      name.startsWith('data-')
        ? [[name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]]
        : [],
    ),
  );
}
