import { Unfit } from './archive.ts';

/** Told of the tags and texts of a part, names without their prefixes. */
export interface XmlListener {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * A tag with its attributes, text, a comment, CDATA or an instruction. A document type is none of them: no workbook has
 * one, and entities of its own would be the only way to make a text grow. Each alternative is read in one pass, so
 * nothing that is written can take longer than its length.
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

/** Reads a part of a workbook from its beginning to its end; throws an `Unfit` for what is no XML. */
export function readXml(xml: string, listener: XmlListener): void {
  // A regular expression with a place of its own: two parts may be read in turns.
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
