import { Unfit } from './archive.ts';

/** Gets the tags and texts of a part, names without prefixes. */
export interface XmlListener {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Matches a tag with its attributes, text, a comment, CDATA or an instruction. A document type is none of them: no
 * workbook has one, and its entities would be the only way to make a text grow. Each alternative is read in one pass,
 * so reading is linear in the length.
 */
const TOKEN =
  /<(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*)>|([^<]+)|<!--.*?-->|<!\[CDATA\[(.*?)\]\]>|<\?.*?\?>/sy;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decode = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
        if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
      })
    : text;

const patterns = new Map<string, RegExp>();
function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const pattern = new RegExp(
    `(?:^|\\s)(?!xmlns:)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
  );
  patterns.set(name, pattern);
  return pattern;
}

/** Reads a part of a workbook from start to end; throws an `Unfit` for invalid XML. */
export function readXml(xml: string, listener: XmlListener): void {
  // A separate regular expression per part: two parts may be read in turns.
  const token = new RegExp(TOKEN);
  while (token.lastIndex < xml.length) {
    const found = token.exec(xml);
    if (!found) throw new Unfit('file-broken');
    const [, slash, name, attributes = '', text, raw] = found;
    if (text !== undefined) listener.text?.(decode(text));
    else if (raw !== undefined) listener.text?.(raw);
    else if (name !== undefined && slash) listener.close?.(name);
    else if (name !== undefined) {
      listener.open?.(name, (wanted) => {
        const value = patternOf(wanted).exec(attributes);
        return value ? decode(value[1] ?? value[2] ?? '') : undefined;
      });
      if (attributes.endsWith('/')) listener.close?.(name);
    }
  }
}
