import { Unfit } from './archive.ts';
import { type CellStyles, dateOf } from './cell-dates.ts';
import type { Cell, Grid, TableLimits } from './table.ts';
import { readXml } from './xml.ts';

/** Undoes `_x0041_`, by which a workbook writes what XML cannot. */
const unescaped = (text: string) =>
  text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Truncates a text, since a cell may hold megabytes. */
function createText(longest: number) {
  let text = '';
  return {
    add(more: string) {
      // Escapes are longer than the characters that they encode.
      if (text.length < longest * 8) text += more;
    },
    take(): string {
      const taken = unescaped(text).slice(0, longest);
      text = '';
      return taken;
    },
  };
}

/** The shared texts that cells refer to by number, without phonetic hints. */
export function readSharedStrings(xml: string, limits: TableLimits): readonly string[] {
  const strings: string[] = [];
  const text = createText(limits.characters);
  let isText = false;
  let isSound = false;
  readXml(xml, {
    open(name) {
      if (name === 't') isText = true;
      else if (name === 'rPh') isSound = true;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isSound = false;
      else if (name === 'si' && strings.push(text.take()) > limits.cells)
        throw new Unfit('workbook-too-large');
    },
    text(more) {
      if (isText && !isSound) text.add(more);
    },
  });
  return strings;
}

/** 'AB12' as [12, 28]; a sheet ends at XFD1048576. */
function placeOf(address: string): readonly [row: number, column: number] {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? [];
  if (!letters || !digits) throw new Unfit('file-broken');
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return [Number(digits), column];
}

function addressOf(row: number, column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row}`;
}

export interface SheetParts {
  readonly strings: readonly string[];
  readonly styles: CellStyles;
}

/** A cell as it is written in a sheet. */
interface WrittenCell {
  readonly row: number;
  readonly column: number;
  readonly type: string;
  readonly style: number;
  readonly value: string;
}

function cellOf({ type, style, value }: WrittenCell, { strings, styles }: SheetParts): Cell {
  switch (type) {
    case 's':
      return { text: strings[Number(value)] ?? '' };
    case 'b':
      return { text: value === '1' ? 'true' : 'false' };
    case 'd':
    case 'n': {
      const date = dateOf(type, value, style, styles);
      // The text in the file: 120000 and 1.2E5 look alike as a number.
      return date === undefined
        ? { text: value, note: 'became-number' }
        : { text: date, note: 'became-date' };
    }
    default:
      return { text: value };
  }
}

const EMPTY: Cell = { text: '' };

/**
 * Reads the cells of a sheet, each at its place. Only cells with text take space, so blank rows and columns cost
 * nothing, however far they reach; a text too far out is refused before a row is made for it.
 */
export function readSheet(xml: string, parts: SheetParts, limits: TableLimits): Grid {
  const rows = new Map<number, Cell[]>();
  const text = createText(limits.characters);
  let row = 0;
  let column = 0;
  let count = 0;
  let cell: Omit<WrittenCell, 'value'> | undefined;
  let isText = false;

  function put(written: WrittenCell) {
    const found = cellOf(written, parts);
    if (found.text.trim() === '') return;
    if (written.row > limits.rows || written.column > limits.columns)
      throw new Unfit('sheet-too-large', addressOf(written.row, written.column));
    if (++count > limits.cells) throw new Unfit('workbook-too-large');
    const line = rows.get(written.row) ?? [];
    while (line.length < written.column - 1) line.push(EMPTY);
    line[written.column - 1] = found;
    rows.set(written.row, line);
  }

  readXml(xml, {
    open(name, attribute) {
      if (name === 'row') {
        const number = Number(attribute('r') ?? row + 1);
        if (!Number.isSafeInteger(number) || number < 1) throw new Unfit('file-broken');
        row = number;
        column = 0;
      } else if (name === 'c') {
        const address = attribute('r');
        [row, column] = address === undefined ? [row, column + 1] : placeOf(address);
        const style = Number(attribute('s') ?? -1);
        cell = { row, column, type: attribute('t') ?? 'n', style };
      } else if (cell && (name === 'v' || name === 't')) isText = true;
    },
    close(name) {
      if (name === 'v' || name === 't') isText = false;
      if (name !== 'c') return;
      const value = text.take();
      if (cell && value !== '') put({ ...cell, value });
      cell = undefined;
    },
    text(more) {
      if (isText) text.add(more);
    },
  });

  // Not spread: a range may have more rows than a call has arguments.
  let last = 0;
  for (const number of rows.keys()) last = Math.max(last, number);
  return Array.from({ length: last }, (_, at) => rows.get(at + 1) ?? []);
}
