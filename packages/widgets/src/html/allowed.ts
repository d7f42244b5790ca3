/**
 * What the server's HTML may hold, for the browser's sanitiser and the server's alike. Everything else is
 * taken off: forms, frames, styles, and names that would be mistaken for ours.
 */

/** Attributes that any kept element may have. */
const COMMON = ['title', 'lang', 'dir'] as const;

/** The elements that are kept, and their attributes besides the common ones. */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    (
      'h1 h2 h3 h4 h5 h6 p div span section article br wbr hr blockquote pre code kbd samp var ' +
      'strong b em i u s mark small sub sup abbr cite q ins del address bdi bdo ruby rt rp ' +
      'ul dl dt dd table caption thead tbody tfoot tr figure figcaption summary'
    )
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  video: ['src', 'poster', 'width', 'height', 'loop', 'muted'],
  audio: ['src', 'loop', 'muted'],
  source: ['src', 'type'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  colgroup: ['span'],
  col: ['span'],
  time: ['datetime'],
  details: ['open'],
};

export const ALLOWED_TAGS: readonly string[] = Object.keys(ALLOWED);

/** Elements that go with everything in them; of any other that is not kept, the words stay. */
export const DROPPED_WHOLE: readonly string[] = [
  ...['script', 'style', 'noscript', 'template', 'head', 'title', 'svg', 'math'],
  ...['iframe', 'object', 'noembed', 'noframes', 'select', 'option', 'textarea', 'xmp'],
];

export const isAllowed = (tag: string, attribute: string): boolean =>
  COMMON.some((name) => name === attribute) || (ALLOWED[tag]?.includes(attribute) ?? false);

/** Every attribute of the table, for libraries that ask once for all elements. */
export const ALLOWED_ATTRIBUTES: readonly string[] = [
  ...new Set([...COMMON, ...Object.values(ALLOWED).flat()]),
];

/** Decides about addresses: what it does not answer is dropped. */
export interface Addresses {
  link(address: string): string | undefined;
  picture(address: string): string | undefined;
}

/** The attributes that hold an address, and what kind it is. */
export const ADDRESS_ATTRIBUTES: Readonly<Record<string, keyof Addresses>> = {
  href: 'link',
  src: 'picture',
  poster: 'picture',
};

/** What an element is given besides, whatever it said itself. */
export const FORCED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: { rel: 'noopener noreferrer nofollow', target: '_blank' },
  img: { loading: 'lazy' },
  video: { controls: '', preload: 'none' },
  audio: { controls: '', preload: 'none' },
};

/** Makes HTML safe. */
export type Sanitise = (html: string, addresses: Addresses) => string;
