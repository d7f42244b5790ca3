import { readXml } from './xml.ts';

/** The number formats of a workbook that show dates. */
export interface CellStyles {
  /** Does the style of this number show a date? */
  readonly dates: readonly boolean[];
  /** Days are counted from 1904, as on an old Macintosh, and not from 1900. */
  readonly from1904: boolean;
}

/** Formats that every workbook has without naming them, those of Chinese, Japanese and Korean ones too. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Letters of dates and times, am and pm too. One letter at a time: a hostile format takes no longer than its length. */
const DATE_LETTERS = /^(?:[^\p{L}]|\p{Script=Han}|[ymdhseap])+$/iu;

/** `yyyy"年"m"月"d"日"` and `[h]:mm:ss` show a date or a time, `#,##0.00 "pcs"` and `0.00E+00` a number. */
export function isDateFormat(format: string): boolean {
  const [first = ''] = format
    .replace(/"[^"]*"|\\./g, '')
    .replace(/\[([hmsd]{1,2})\]/gi, '$1')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/([hmsd])[.,]0{1,3}/gi, '$1')
    .split(';');
  return !/[0#?%]/.test(first) && /[ymdhse]/i.test(first) && DATE_LETTERS.test(first);
}

/** A workbook has up to 65,490 styles; more are no workbook's. */
const MOST_STYLES = 65_536;

/** Which of the styles of a workbook show dates. */
export function readStyles(xml: string): readonly boolean[] {
  const formats = new Map<number, boolean>();
  const dates: boolean[] = [];
  let isOfCells = false;
  readXml(xml, {
    open(name, attribute) {
      const id = Number(attribute('numFmtId'));
      if (name === 'numFmt' && formats.size < MOST_STYLES)
        formats.set(id, isDateFormat((attribute('formatCode') ?? '').slice(0, 255)));
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells && dates.length < MOST_STYLES)
        dates.push(formats.get(id) ?? isBuiltInDate(id));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return dates;
}

const DAY_MS = 86_400_000;
/** 1 January 1970, in days of a workbook that counts from 1900, or from 1904. */
const EPOCH = { 1900: 25_569, 1904: 24_107 } as const;

/** The day that a cell shows, as YYYY-MM-DD; undefined where it shows a number. */
export function dateOf(
  type: 'd' | 'n',
  value: string,
  style: number,
  { dates, from1904 }: CellStyles,
): string | undefined {
  if (type === 'n' && !dates[style]) return undefined;
  const at =
    type === 'd'
      ? Date.parse(value)
      : Math.round((Number(value) - EPOCH[from1904 ? 1904 : 1900]) * DAY_MS);
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
