import { type Archive, openArchive, Unfit } from './archive.ts';
import { readStyles } from './cell-dates.ts';
import { readSharedStrings, readSheet } from './sheet.ts';
import type { Grid, TableLimits } from './table.ts';
import { readXml } from './xml.ts';

/** The paths of a workbook's parts, which differ between programs. */
interface Parts {
  readonly sheets: ReadonlyMap<string, string>;
  readonly strings: string;
  readonly styles: string;
}

function readParts(xml: string): Parts {
  const sheets = new Map<string, string>();
  let strings = 'xl/sharedStrings.xml';
  let styles = 'xl/styles.xml';
  readXml(xml, {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const target = attribute('Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      // The relation types of the older and the strict namespace end alike.
      const [kind] = /[^/]+$/.exec(attribute('Type') ?? '') ?? [];
      if (kind === 'worksheet') sheets.set(attribute('Id') ?? '', path);
      else if (kind === 'sharedStrings') strings = path;
      else if (kind === 'styles') styles = path;
    },
  });
  return { sheets, strings, styles };
}

/** Sheets that are searched for one that is not empty. */
const MOST_SHEETS = 100;

/** The sheets in the order of their tabs, by the ids that `readParts` has. */
function readContents(xml: string) {
  const ids = new Set<string>();
  let from1904 = false;
  readXml(xml, {
    open(name, attribute) {
      if (name === 'workbookPr') from1904 ||= /^(1|true)$/.test(attribute('date1904') ?? '');
      else if (name === 'sheet' && ids.size < MOST_SHEETS) ids.add(attribute('id') ?? '');
    },
  });
  return { ids, from1904 };
}

async function needed(archive: Archive, name: string): Promise<string> {
  const text = await archive.text(name);
  if (text === undefined) throw new Unfit('file-broken');
  return text;
}

/**
 * Reads the first sheet of a workbook that is not empty. Written here because libraries allocate a row for every number
 * and a cell for every column up to the last one named, and a single cell at XFD1048576 takes 1.5 kB to name. Rejects
 * with an `Unfit`.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  limits: TableLimits,
): Promise<Grid> {
  const archive = openArchive(bytes, limits.unpackedBytes);
  const { ids, from1904 } = readContents(await needed(archive, 'xl/workbook.xml'));
  const parts = readParts(await needed(archive, 'xl/_rels/workbook.xml.rels'));
  const strings = readSharedStrings((await archive.text(parts.strings)) ?? '', limits);
  const dates = readStyles((await archive.text(parts.styles)) ?? '');
  for (const id of ids) {
    const path = parts.sheets.get(id);
    const xml = path === undefined ? undefined : await archive.text(path);
    if (xml === undefined) continue;
    const grid = readSheet(xml, { strings, styles: { dates, from1904 } }, limits);
    if (grid.length > 0) return grid;
  }
  return [];
}
