import sanitizeHtml, { type Attributes } from 'sanitize-html';
import {
  ADDRESS_ATTRIBUTES,
  type Addresses,
  ALLOWED,
  ALLOWED_TAGS,
  DROPPED_WHOLE,
  FORCED,
  isAllowed,
  type Sanitise,
} from './allowed.ts';

function attributesOf(tag: string, given: Attributes, addresses: Addresses): Attributes {
  const kept: Attributes = {};
  for (const [name, value] of Object.entries(given)) {
    if (!isAllowed(tag, name)) continue;
    const kind = ADDRESS_ATTRIBUTES[name];
    const safe = kind ? addresses[kind](value) : value;
    if (safe !== undefined) kept[name] = safe;
  }
  return { ...kept, ...FORCED[tag] };
}

const OPTIONS = {
  allowedTags: [...ALLOWED_TAGS],
  // `transformTags` has applied the table; forced attributes are not part of it.
  allowedAttributes: Object.fromEntries(
    Object.keys(ALLOWED).map((tag) => [
      tag,
      [...(ALLOWED[tag] ?? []), ...Object.keys(FORCED[tag] ?? {}), 'title', 'lang', 'dir'],
    ]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nonTextTags: [...DROPPED_WHOLE],
  parseStyleAttributes: false,
};

/** Sanitises HTML on a server, by the same allowlist. Server only, because it bundles a parser. */
export const sanitise: Sanitise = (html, addresses) =>
  sanitizeHtml(html, {
    ...OPTIONS,
    transformTags: {
      '*': (tagName, given) => ({ tagName, attribs: attributesOf(tagName, given, addresses) }),
    },
  });
