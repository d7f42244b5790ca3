import { EVERY_PAGE, rowScreens, SILENT_PAGES } from '../../../packages/sdk/src/screens.ts';
import type { Pseudonyms } from './pseudonyms.ts';

/** Prefix of sandbox paths; the sandbox that replays a recording replaces it by its origin. */
export const SANDBOX = 'sandbox:';
const PICTURE_FIELD = /pic|image|img|icon|avatar|photo|logo|licen[cs]e|^urls$/i;
const FILE = /^[\w./{}%~-]+\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|html?)(?:\?\S*)?$/i;
const VOCABULARY = /^(?:keyword|categoryId|brandId|articleNumber|ALL|\d{1,2})$/;

/** Pseudonyms of the recording, so that links use the same ones. */
export interface LinkNames {
  readonly pseudonyms: Pseudonyms;
  textOf(original: string): string;
}

/** Links of any form: addresses, paths, files. */
export const isLink = (text: string): boolean =>
  /^(?:[a-z][a-z0-9+.-]{1,20}:\S+|\/\S+|www\.\S+)$/i.test(text) || FILE.test(text);

/** Replaces a link by a sandbox picture, video or document, by a page of the shop with other ids, or by a dead link. */
export function neutralLink(link: string, key: string, names: LinkNames): string {
  const ending = /\.([a-z0-9]{3,4})(?:[?#]|$)/i.exec(link)?.[1]?.toLowerCase() ?? '';
  if (ending === 'mp4' || ending === 'webm') return `${SANDBOX}/files/gloves.mp4`;
  if (ending === 'pdf') return `${SANDBOX}/files/sheet.pdf`;
  const isPicture = /^(?:png|jpe?g|gif|svg|webp|avif)$/.test(ending) || PICTURE_FIELD.test(key);
  if (isPicture || link.includes('{0}')) return placeholder(link.includes('{0}'));
  return shopLink(link, names) ?? `https://example.test/${names.pseudonyms.number('link', link)}`;
}

export const placeholder = (isTemplate: boolean): string =>
  `${SANDBOX}/pictures/${isTemplate ? '{0}' : '400x400'}/placeholder.svg`;

const routes = [...new Set([...Object.values(rowScreens).flat(), ...SILENT_PAGES])]
  .filter((route) => route !== EVERY_PAGE)
  .map((route) => route.split('/'));

/** A page of the shop on any host, with its id by pseudonym and the query that searches need. */
function shopLink(link: string, { pseudonyms, textOf }: LinkNames): string | undefined {
  const url = URL.canParse(link, 'https://shop.test')
    ? new URL(link, 'https://shop.test')
    : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const parts = url.pathname.split('/');
  const route = routes.find(
    (each) =>
      each.length === parts.length &&
      each.every((part, at) => part.startsWith('{') || part === parts[at]),
  );
  if (!route) return undefined;
  const path = route.map((part, at) => {
    const given = decoded(parts[at] ?? '');
    if (part === '{id}') return pseudonyms.id(given);
    return part.startsWith('{') ? encodeURIComponent(textOf(given)) : part;
  });
  const query = new URLSearchParams();
  for (const [key, value] of url.searchParams) {
    if (key === 'categoryId' || key === 'brandId') query.set(key, pseudonyms.id(value));
    else if (/^(?:keyword|searchType|type|tagType|orderBy|pageIndex)$/.test(key))
      query.set(key, VOCABULARY.test(value) ? value : textOf(value));
  }
  return path.join('/') + (query.size > 0 ? `?${query}` : '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
