import { neutralText } from './neutral-text.ts';

/** Elements to keep. Their attributes are removed: any may hold a name or a token. */
const KEPT = new Set(
  (
    'a abbr b blockquote br caption code col colgroup dd div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ' +
    'li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul video'
  ).split(' '),
);
const SILENT = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const ENTITY = /(&(?:nbsp|amp|lt|gt|quot|#39);)/;

export const isHtml = (text: string): boolean => /<[a-z!/][^>]*>/i.test(text);

/** Keeps the elements and neutralises their text. */
export function neutralHtml(html: string, picture: string): string {
  return html
    .replaceAll(SILENT, '')
    .split(/(<[^>]*>)/)
    .map((part) => (/^<[^>]*>$/.test(part) ? neutralTag(part, picture) : neutralPart(part)))
    .join('');
}

function neutralTag(tag: string, picture: string): string {
  const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(tag) ?? [];
  const element = name.toLowerCase();
  if (!KEPT.has(element)) return '';
  if (slash) return `</${element}>`;
  if (element === 'img') return `<img src="${picture}" alt="">`;
  return element === 'a' ? '<a href="/">' : `<${element}>`;
}

const neutralPart = (text: string): string =>
  text
    .split(ENTITY)
    .map((part) => (ENTITY.test(part) ? part : neutralText(part)))
    .join('');
