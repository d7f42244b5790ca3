/** React begins the HTML of an element with the preloads of its pictures of high priority. */
const PRELOADS = /(?:<link rel="preload" as="image"[^>]*>)+/;

interface Split {
  /** The preloads, for the head of the page. */
  readonly preloads: string;
  /** The HTML of the element without them. */
  readonly rest: string | Buffer;
}

/**
 * Takes the preloads of pictures out of the rendered HTML of an element: in the head, they are requested before the style
 * sheets and elements above it have come. HTML that is kept as bytes has none, since the page names the pictures of home.
 */
export function splitPreloads(html: string | Buffer): Split {
  const preloads = typeof html === 'string' ? (PRELOADS.exec(html)?.[0] ?? '') : '';
  return { preloads, rest: typeof html === 'string' ? html.replace(preloads, '') : html };
}
