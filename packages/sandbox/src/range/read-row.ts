import type { Cell } from '@clinicart/sdk/contract';
import { type Bilingual, ENQUIRE_CENTS, type SeedTag } from '../seed/data/types.ts';
import {
  type Read,
  readArticle,
  readCount,
  readDay,
  readParagraphs,
  readPath,
  readPrice,
  readTags,
  readText,
} from './cells.ts';
import { type Field, LONGEST, lettersOf, titleOf } from './columns.ts';
import type { RangeFault } from './faults.ts';

const MOST_STOCK = 9_999_999;
const MOST_MULTIPLE = 10_000;

/** A row of a product file. */
export interface RangeRow {
  readonly row: number;
  readonly article: string;
  readonly name: Bilingual;
  readonly specification: Bilingual;
  readonly brand: string;
  readonly categoryZh: readonly string[];
  readonly categoryEn: readonly string[];
  readonly priceCents: number;
  readonly discountPriceCents: number | undefined;
  readonly stock: number;
  readonly multiple: number;
  readonly limit: number | undefined;
  readonly unit: Bilingual;
  readonly pack: Bilingual;
  readonly useBy: string | undefined;
  readonly barcode: string;
  /** Paths of pictures. */
  readonly pictures: readonly string[];
  readonly selling: Bilingual;
  readonly producer: Bilingual;
  readonly description: { readonly zh: readonly string[]; readonly en: readonly string[] };
  readonly tags: readonly SeedTag[];
}

/** The columns of the fields that a file has, from 0. */
export type ColumnsOf = ReadonlyMap<Field, number>;

/** Makes the path of a picture from what a cell says. */
export type FindPictures = (text: string) => Read<readonly string[]>;

/** Notes a fault of a field in the row that is read. */
export type Blame = (field: Field, what: Bilingual) => void;

/** Says in which column of a row a fault is. */
export const blameIn =
  (columns: ColumnsOf, row: number, faults: RangeFault[]): Blame =>
  (field, what) => {
    const at = columns.get(field);
    const title = titleOf(field);
    faults.push({ row, column: at === undefined ? title : `${lettersOf(at + 1)} ${title}`, what });
  };

/** One text where the other language has none. */
const inBoth = (zh: string, en: string, otherwise: Bilingual = { zh: '', en: '' }): Bilingual => ({
  zh: zh || en || otherwise.zh,
  en: en || zh || otherwise.en,
});

/** Reads a row; faults go to `blame`. Undefined where it has one. */
export function readRow(
  cells: readonly Cell[],
  columns: ColumnsOf,
  row: number,
  findPictures: FindPictures,
  blame: Blame,
): RangeRow | undefined {
  let isFit = true;
  const cellOf = (field: Field): Cell => cells[columns.get(field) ?? -1] ?? { text: '' };
  const say = (field: Field, what: Bilingual) => {
    isFit = false;
    blame(field, what);
  };
  const take = <T>(field: Field, read: Read<T>, otherwise: T): T => {
    if ('value' in read) return read.value;
    say(field, read.fault);
    return otherwise;
  };
  const text = (field: Field) => take(field, readText(cellOf(field).text, LONGEST[field]), '');
  const long = (field: Field) =>
    take(field, readParagraphs(cellOf(field).text, LONGEST[field]), []);
  const path = (field: Field) => take(field, readPath(cellOf(field).text), []);
  /** A number that may be left out. */
  const optional = <T>(field: Field, read: (text: string) => Read<T>): T | undefined => {
    const given = cellOf(field).text.trim();
    return given === '' ? undefined : take<T | undefined>(field, read(given), undefined);
  };

  const article = take('article', readArticle(cellOf('article'), LONGEST.article), '');
  const name = inBoth(text('nameZh'), text('nameEn'));
  if (name.zh === '' && isFit)
    say(columns.has('nameZh') ? 'nameZh' : 'nameEn', { en: 'is missing.', zh: '欠缺名稱。' });
  const price = take('price', readPrice(cellOf('price').text), 0);
  const original = optional('originalPrice', readPrice);
  if (original !== undefined && price > 0 && original < price)
    say('originalPrice', { en: 'is less than the price.', zh: '低於售價。' });
  const isReduced = original !== undefined && original > price && original !== ENQUIRE_CENTS;
  const made: RangeRow = {
    row,
    article,
    name,
    specification: inBoth(text('specificationZh'), text('specificationEn'), {
      zh: article,
      en: article,
    }),
    brand: text('brand'),
    categoryZh: path('categoryZh'),
    categoryEn: path('categoryEn'),
    priceCents: isReduced ? original : price,
    discountPriceCents: isReduced ? price : undefined,
    stock: optional('stock', (each) => readCount(each, 0, MOST_STOCK)) ?? 0,
    multiple: optional('multiple', (each) => readCount(each, 1, MOST_MULTIPLE)) ?? 1,
    limit: optional('limit', (each) => readCount(each, 1, MOST_STOCK)),
    unit: inBoth(text('unitZh'), text('unitEn'), { zh: '包', en: 'pack' }),
    pack: inBoth(text('packZh'), text('packEn')),
    useBy: optional('useBy', readDay),
    barcode: text('barcode'),
    pictures: optional('picture', findPictures) ?? [],
    selling: inBoth(text('sellingZh'), text('sellingEn')),
    producer: inBoth(text('producerZh'), text('producerEn')),
    description: { zh: long('descriptionZh'), en: long('descriptionEn') },
    tags: optional('tags', readTags) ?? [],
  };
  if (made.limit !== undefined && made.limit < made.multiple)
    say('limit', { en: 'is less than the multiple.', zh: '少於倍數。' });
  return isFit ? made : undefined;
}
