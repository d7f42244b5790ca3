import type { Cell } from '@clinicart/sdk/contract';
import { type Bilingual, ENQUIRE_CENTS, type SeedTag } from '../seed/data/types.ts';

/** A value of a cell, or what is wrong with it. */
export type Read<T> = { readonly value: T } | { readonly fault: Bilingual };

const fault = (en: string, zh: string): { readonly fault: Bilingual } => ({ fault: { en, zh } });

/** Characters that no name has: controls, and marks that turn the direction of the text around them. */
const STRANGE =
  /[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu;

/** One line of text, as it is shown. */
export const lineText = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(STRANGE, '').trim().normalize('NFC');

/** Text with its line breaks. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(lineText)
    .filter((line) => line !== '');

/** Results that a spreadsheet shows for a formula without a result. */
const BROKEN_FORMULA = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;

/** Text within its length. */
export function readText(text: string, longest: number): Read<string> {
  if (text.length > longest * 4) return tooLong(longest);
  const line = lineText(text);
  if (line.length > longest) return tooLong(longest);
  if (BROKEN_FORMULA.test(line))
    return fault(`"${line}" is a formula without a result.`, `「${line}」是沒有結果的公式。`);
  return { value: line };
}

const tooLong = (longest: number) =>
  fault(`is longer than ${longest} characters.`, `超過 ${longest} 個字元。`);

/** Text of several paragraphs, within its length. */
export function readParagraphs(text: string, longest: number): Read<readonly string[]> {
  return text.length > longest ? tooLong(longest) : { value: paragraphs(text) };
}

/** An article number. A spreadsheet may have turned it into something else. */
export function readArticle({ text, note }: Cell, longest: number): Read<string> {
  const read = readText(text, longest);
  if ('fault' in read) return read;
  const { value } = read;
  if (value === '') return fault('is missing.', '欠缺貨號。');
  if (note === 'became-date')
    return fault('is a date. Format the cell as text.', '是日期，請將儲存格設為文字。');
  if (/^\d(\.\d+)?e\+?\d+$/i.test(value))
    return fault(
      `"${value}" was a longer number. Format the column as text.`,
      `「${value}」原是較長的數字，請將該欄設為文字。`,
    );
  return { value };
}

/** A number without the commas between its thousands; any other comma stays, since it may stand for a decimal point. */
const withoutGroups = (text: string) =>
  /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;

const quoted = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);

const ENQUIRE = new Set(['enquire', 'enquiry', 'poa', '查詢', '面議', '查询', '面议']);
const MOST_CENTS = ENQUIRE_CENTS - 1;

/** An amount in Hong Kong dollars, in cents: `1,234.50`, `HK$88`; `enquire` where it is not public. */
export function readPrice(text: string): Read<number> {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (plain === '') return fault('is missing.', '欠缺價格。');
  if (ENQUIRE.has(plain)) return { value: ENQUIRE_CENTS };
  const digits = withoutGroups(plain.replace(/^(?:hk\$|hkd|\$)\s*/, ''));
  const [, dollars = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,16}))?$/.exec(digits) ?? [];
  if (dollars === '')
    return fault(`"${quoted(text)}" is not an amount.`, `「${quoted(text)}」不是金額。`);
  const cents = toCents(dollars, part);
  if (cents === undefined)
    return fault(
      `"${quoted(text)}" has more than two decimals.`,
      `「${quoted(text)}」超過兩位小數。`,
    );
  if (cents < 1) return fault('must be more than 0.', '必須大於 0。');
  return cents > MOST_CENTS
    ? fault('must be below 1,000,000.', '必須少於 1,000,000。')
    : { value: cents };
}

/** A workbook writes 12.3 as 12.300000000000001: what lies beyond the fourth decimal is its error. */
function toCents(dollars: string, part: string): number | undefined {
  const kept = part.length > 10 ? Number(`0.${part}`).toFixed(4).slice(2) : part;
  if (!/^\d{0,2}0*$/.test(kept)) return undefined;
  return Number(dollars) * 100 + Number(kept.slice(0, 2).padEnd(2, '0'));
}

/** A whole number from `least` to `most`. */
export function readCount(text: string, least: number, most: number): Read<number> {
  const plain = withoutGroups(text.normalize('NFKC').trim());
  const value = /^-?\d{1,12}(?:\.0+)?$/.test(plain) ? Number(plain) : undefined;
  if (value === undefined)
    return fault(`"${quoted(text)}" is not a whole number.`, `「${quoted(text)}」不是整數。`);
  if (value < least) return fault(`${value} is less than ${least}.`, `${value} 少於 ${least}。`);
  return value > most
    ? fault(`${value} is more than ${most.toLocaleString('en')}.`, `${value} 多於 ${most}。`)
    : { value };
}

/** A day as YYYY-MM-DD; also with slashes, dots and Chinese words, the year first. */
export function readDay(text: string): Read<string> {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text.normalize('NFKC').trim()) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${iso}T00:00:00Z`);
  return year !== '' && !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso)
    ? { value: iso }
    : fault(
        `"${quoted(text)}" is not a date. Write it as 2027-06-30.`,
        `「${quoted(text)}」不是日期，請寫成 2027-06-30。`,
      );
}

/** Names of the levels of a category: `Gloves > Examination gloves`. */
export function readPath(text: string): Read<readonly string[]> {
  const levels = text
    .split(/[>＞›→]/)
    .map(lineText)
    .filter((each) => each !== '');
  if (levels.length > 2)
    return fault(
      `has ${levels.length} levels; the shop has two.`,
      `有 ${levels.length} 層；商店只有兩層。`,
    );
  return levels.some((each) => each.length > 60)
    ? fault('has a name of more than 60 characters.', '有名稱超過 60 個字元。')
    : { value: levels };
}

/** Tags by their words; offers follow from the original price. */
const TAGS: Readonly<Record<string, SeedTag>> = {
  new: 'new',
  新品: 'new',
  'add-on': 'swap',
  加價換購: 'swap',
  'new customer': 'new-customer',
  新客戶: 'new-customer',
  medicine: 'medicine',
  藥物: 'medicine',
  featured: 'featured',
  精選: 'featured',
};

export function readTags(text: string): Read<readonly SeedTag[]> {
  const words = text
    .split(/[,，、;；|]/)
    .map((each) => lineText(each).toLowerCase())
    .filter((each) => each !== '');
  const unknown = words.find((word) => !Object.hasOwn(TAGS, word));
  if (unknown !== undefined)
    return fault(
      `"${quoted(unknown)}" is not a tag. Tags: ${Object.keys(TAGS).join(', ')}.`,
      `「${quoted(unknown)}」不是標籤。`,
    );
  return { value: [...new Set(words.flatMap((word) => TAGS[word] ?? []))] };
}
