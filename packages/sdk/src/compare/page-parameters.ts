import { decodeEntities } from '../base/values/plain-text.ts';

/** A technical fact of a product, in the words of the server. */
export interface PageParameter {
  readonly title: string;
  readonly value: string;
}

/** A table of parameters is short; a longer text is prose or a price list. */
const MOST_PARAMETERS = 40;
const MOST_TITLE = 40;
const MOST_VALUE = 200;
/** Bounds the work on one cell. */
const MOST_CELL_HTML = 2000;

/** The text of a cell, from behind the name of its opening tag; undefined where it is too long to be a fact. */
function cellText(html: string): string | undefined {
  const end = html.search(/<\/t[hd]\b/i);
  const cell = html.slice(html.indexOf('>') + 1, end < 0 ? undefined : end);
  if (cell.length > MOST_CELL_HTML) return undefined;
  return decodeEntities(cell.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads a row of two cells, of which the second is no head. */
function readRow(html: string): PageParameter[] {
  const end = html.search(/<\/tr\b/i);
  const [, firstTag, first, secondTag, second, third] = html
    .slice(0, end < 0 ? undefined : end)
    .split(/<t([hd])\b/i);
  if (firstTag === undefined || secondTag?.toLowerCase() !== 'd' || third !== undefined) return [];
  const title = cellText(first ?? '')?.replace(/[:：]$/, '');
  const value = cellText(second ?? '');
  if (!title || !value || title.length > MOST_TITLE || value.length > MOST_VALUE) return [];
  return [{ title, value }];
}

/**
 * Returns the technical parameters that a product's description has as table rows of two cells, title and value; each
 * title once. They are text: show them as text. Assumed: the documents do not say what the HTML holds, so a
 * description without such a table has none. Spec: 1§3 page
 */
export function pageParameters(html: string): readonly PageParameter[] {
  const [, ...rows] = html.split(/<tr\b/i);
  const byTitle = new Map<string, PageParameter>();
  for (const row of rows.flatMap(readRow))
    if (!byTitle.has(row.title) && byTitle.size < MOST_PARAMETERS) byTitle.set(row.title, row);
  return [...byTitle.values()];
}
