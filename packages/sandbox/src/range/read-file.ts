import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve, sep } from 'node:path';
import { hongKongDay, readTable, type TableLimits } from '@clinicart/sdk/contract';
import type { Read } from './cells.ts';
import { TABLE_FAULTS, UnusableFile } from './faults.ts';
import { type ImportedRange, OWN_PICTURE } from './imported.ts';
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from './picture-file.ts';
import { HEADING_WITHIN, MOST_ROWS, rangeOf } from './read-range.ts';

const MEGABYTE = 1_048_576;

const LIMITS: TableLimits = {
  bytes: 64 * MEGABYTE,
  unpackedBytes: 256 * MEGABYTE,
  rows: MOST_ROWS + HEADING_WITHIN,
  columns: 100,
  cells: 4_000_000,
  characters: 12_000,
};

const MOST_PICTURES = 8;

/** Options of an import. */
export interface CatalogueFileOptions {
  /** Imports the other rows of a file of which some have faults. */
  readonly skipBadRows?: boolean;
  /** Milliseconds; the day on which the products are listed. Now unless given. */
  readonly now?: number;
}

/**
 * Reads the range of a CSV or XLSX file, for `createSandbox({ catalogue })`. Names of pictures are files in its folder.
 * @throws UnusableFile with a report of every fault, by row and column.
 */
export async function readCatalogueFile(
  path: string,
  { skipBadRows = false, now = Date.now() }: CatalogueFileOptions = {},
): Promise<ImportedRange> {
  const name = basename(path);
  const bytes = bytesOf(path, name);
  const table = await readTable(bytes, LIMITS, { fullWidth: false, most: LIMITS });
  if (!table.ok) throw new UnusableFile(name, [{ what: TABLE_FAULTS[table.reason] }], 0);
  const pictures = new Map<string, string>();
  return rangeOf(table.grid, {
    name,
    hash: createHash('sha256').update(bytes).update(String(skipBadRows)).digest('base64url'),
    today: hongKongDay(now),
    skipBadRows,
    findPictures: pictureFinder(dirname(resolve(path)), pictures),
    pictures,
  });
}

function bytesOf(path: string, name: string): Uint8Array<ArrayBuffer> {
  try {
    // A larger file is refused by its size, not read.
    if (statSync(path).size <= LIMITS.bytes) return new Uint8Array(readFileSync(path));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const what = { en: `The file cannot be read (${why}).`, zh: '未能讀取檔案。' };
    throw new UnusableFile(name, [{ what }], 0);
  }
  throw new UnusableFile(name, [{ what: TABLE_FAULTS['file-too-large'] }], 0);
}

/** Finds the pictures that cells name, and notes under which name each file is served. */
function pictureFinder(folder: string, served: Map<string, string>) {
  const known = new Map<string, Read<string>>();
  const root = realpathSync(folder) + sep;

  function find(name: string): Read<string> {
    if (/^https?:/i.test(name)) return addressOf(name);
    const type = extname(name).toLowerCase();
    if (!Object.hasOwn(PICTURE_TYPES, type))
      return refusal(
        name,
        'is not a JPG, PNG, WebP, GIF or AVIF file.',
        '不是 JPG、PNG、WebP、GIF 或 AVIF。',
      );
    try {
      const file = realpathSync(resolve(folder, name));
      if (!file.startsWith(root))
        return refusal(
          name,
          'is outside the folder of the product file.',
          '不在產品檔案的資料夾內。',
        );
      const { size } = statSync(file);
      if (size > MOST_PICTURE_BYTES) return refusal(name, 'is larger than 5 MB.', '超過 5 MB。');
      const path = `${OWN_PICTURE}${served.size + 1}${type}`;
      served.set(path, file);
      return { value: path };
    } catch {
      return refusal(name, 'is not in the folder of the product file.', '不在產品檔案的資料夾。');
    }
  }

  return (text: string): Read<readonly string[]> => {
    const paths: string[] = [];
    const names = text.split('|').map((each) => each.trim());
    for (const name of names.slice(0, MOST_PICTURES)) {
      if (name === '') continue;
      const found = known.get(name) ?? find(name);
      known.set(name, found);
      if ('fault' in found) return found;
      paths.push(found.value);
    }
    return { value: paths };
  };
}

/** Pictures of another server are loaded by the browser alone, and only encrypted. */
function addressOf(name: string): Read<string> {
  const url = URL.canParse(name) ? new URL(name) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
    ? { value: url.href }
    : refusal(name, 'is not an https address.', '不是 https 網址。');
}

function refusal(name: string, en: string, zh: string): Read<never> {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  return { fault: { en: `"${shown}" ${en}`, zh: `「${shown}」${zh}` } };
}
