const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
]);

/** Decodes the entities that editors write. */
export const decodeEntities = (html: string): string =>
  html.replace(/&(#?\w+);/g, (entity, name: string) => NAMED.get(name) ?? entity);

/**
 * Converts a merchant's note, written as text or in an HTML editor, into plain lines: breaks and paragraphs become
 * lines, every other tag is removed. Show it as text, never as HTML. Spec: 2§3 tips, payment settings
 */
export function plainLines(note: string | undefined): string {
  const lines = (note ?? '')
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '');
  return decodeEntities(lines)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
