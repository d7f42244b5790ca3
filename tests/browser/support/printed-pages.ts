// The lines of text on each page of a PDF. Reads what Chromium writes, not every PDF.
import { inflateSync } from 'node:zlib';

/** A line of text with its place in points from the top left corner of the sheet. */
export interface PrintedLine {
  readonly text: string;
  readonly left: number;
  /** Of the baseline. */
  readonly top: number;
}

/** A page of a PDF. */
export interface PrintedPage {
  /** Width and height in points. */
  readonly size: readonly [number, number];
  /** From top to bottom. */
  readonly lines: readonly PrintedLine[];
}

/** Texts by the codes of a font. */
type FontMap = ReadonlyMap<number, string>;

/** A scale and a move: `[a, d, e, f]` of a PDF matrix without rotation. */
type Place = readonly [scaleX: number, scaleY: number, x: number, y: number];

const NUMBER = String.raw`-?\d*\.?\d+`;
const OPERATION = new RegExp(
  String.raw`(?<save>\bq\b)|(?<restore>\bQ\b)|(?<matrix>(?:${NUMBER}\s+){6})(?<kind>cm|Tm)\b|/(?<font>F\d+) ${NUMBER} Tf|(?<move>(?:${NUMBER}\s+){2})Td|(?<codes><[0-9A-F]+>) Tj|\[(?<row>[^\]]*)\] TJ`,
  'g',
);

/** Returns each page with its lines. */
export function printedPages(pdf: Buffer): readonly PrintedPage[] {
  const objects = new Map<number, string>();
  for (const [, id, body = ''] of pdf
    .toString('latin1')
    .matchAll(/(?<=^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g))
    objects.set(Number(id), body);
  const streamOf = (id: string | undefined) => {
    const [, head = '', data = ''] =
      /^([\s\S]*?)stream\n([\s\S]*?)\nendstream/.exec(objects.get(Number(id)) ?? '') ?? [];
    return head.includes('/FlateDecode')
      ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
      : data;
  };
  const fonts = new Map<string, FontMap>();
  const fontOf = (id: string) => {
    const known =
      fonts.get(id) ?? readFont(streamOf(referenceIn(objects.get(Number(id)), 'ToUnicode')));
    fonts.set(id, known);
    return known;
  };
  const tree = [...objects.values()].find((body) => body.includes('/Type /Pages')) ?? '';
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const page = objects.get(Number(id)) ?? '';
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
    const names = new Map(
      [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [name, font]),
    );
    const size = [Number(width), Number(height)] as const;
    const content = streamOf(referenceIn(page, 'Contents'));
    return { size, lines: readLines(content, size[1], (name) => fontOf(names.get(name) ?? '')) };
  });
}

const referenceIn = (body: string | undefined, key: string) =>
  new RegExp(String.raw`/${key} (\d+) 0 R`).exec(body ?? '')?.[1];

/** Reads the map from codes to texts of a font. */
function readFont(map: string): FontMap {
  const texts = new Map<number, string>();
  const textOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      texts.set(Number.parseInt(code, 16), textOf(text));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let code = first; code <= Number.parseInt(to, 16); code++)
        texts.set(code, String.fromCodePoint(Number.parseInt(text, 16) + code - first));
    }
  return Object.assign(texts, { bytes: map.includes('<0000> <FFFF>') ? 2 : 1 });
}

/** Reads the lines of a page: the texts of one baseline, in the order of writing. */
function readLines(
  content: string,
  height: number,
  fontOf: (name: string) => FontMap,
): readonly PrintedLine[] {
  const texts: PrintedLine[] = [];
  const saved: Place[] = [];
  let place: Place = [1, 1, 0, 0];
  let font: FontMap = new Map();
  let at: readonly [number, number] = [0, 0];
  const write = (codes: string) => {
    const digits = (font as { bytes?: number }).bytes === 2 ? /.{4}/g : /.{2}/g;
    const text = [...codes.matchAll(digits)]
      .map(([code]) => font.get(Number.parseInt(code, 16)) ?? '')
      .join('')
      // A font may map an ideograph to the radical of the same shape.
      .replace(/[\u2f00-\u2fdf]/g, (radical) => radical.normalize('NFKC'));
    const [x, y] = at;
    texts.push({ text, left: place[0] * x + place[2], top: height - (place[1] * y + place[3]) });
  };
  for (const { groups = {} } of content.matchAll(OPERATION)) {
    const { save, restore, matrix, kind, font: name, move, codes, row } = groups;
    if (save) saved.push(place);
    else if (restore) place = saved.pop() ?? place;
    else if (matrix) {
      const [a = 1, , , d = 1, e = 0, f = 0] = matrix.trim().split(/\s+/).map(Number);
      const [scaleX, scaleY, x, y] = place;
      if (kind === 'cm') place = [scaleX * a, scaleY * d, scaleX * e + x, scaleY * f + y];
      else at = [e, f];
    } else if (name) font = fontOf(name);
    else if (move) at = [at[0] + Number(move.trim().split(/\s+/)[0]), at[1]];
    else if (codes) write(codes.slice(1, -1));
    else if (row) for (const [, part = ''] of row.matchAll(/<(\w+)>/g)) write(part);
  }
  return asLines(texts);
}

function asLines(texts: readonly PrintedLine[]): readonly PrintedLine[] {
  const lines = new Map<number, PrintedLine>();
  for (const { text, left, top } of texts) {
    const key = Math.round(top);
    const line = lines.get(key);
    lines.set(key, {
      text: (line?.text ?? '') + text,
      left: Math.min(line?.left ?? left, left),
      top: line?.top ?? top,
    });
  }
  return [...lines.values()].toSorted((one, other) => one.top - other.top);
}
