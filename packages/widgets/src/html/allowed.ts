/**
 * The allowlist for the server's HTML, shared by the browser's and the server's sanitiser. Removes everything else:
 * forms, frames, styles, and ids or names that could shadow the page's own.
 */

/** Attributes allowed on every element. */
const COMMON = ['title', 'lang', 'dir'] as const;

/** The allowed elements, and their attributes besides the common ones. */
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

/** Elements removed with their content; of other removed elements, the text stays. */
export const DROPPED_WHOLE: readonly string[] = [
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'title',
  'svg',
  'math',
  'iframe',
  'object',
  'noembed',
  'noframes',
  'select',
  'option',
  'textarea',
  'xmp',
];

export const isAllowed = (tag: string, attribute: string): boolean =>
  COMMON.some((name) => name === attribute) || (ALLOWED[tag]?.includes(attribute) ?? false);

/** All attributes of the table, for a library that takes one list for all elements. */
export const ALLOWED_ATTRIBUTES: readonly string[] = [
  ...new Set([...COMMON, ...Object.values(ALLOWED).flat()]),
];

/** Resolves URLs; the sanitiser drops a URL for which it returns undefined. */
export interface Addresses {
  link(address: string): string | undefined;
  picture(address: string): string | undefined;
}

/** The attributes that hold a URL, and its kind. */
export const ADDRESS_ATTRIBUTES: Readonly<Record<string, keyof Addresses>> = {
  href: 'link',
  src: 'picture',
  poster: 'picture',
};

/** Attributes set on elements, replacing their own. */
export const FORCED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: { rel: 'noopener noreferrer nofollow', target: '_blank' },
  img: { loading: 'lazy' },
  video: { controls: '', preload: 'none' },
  audio: { controls: '', preload: 'none' },
};

/** Sanitises HTML. */
export type Sanitise = (html: string, addresses: Addresses) => string;
