import type { Bilingual } from '../seed/data/types.ts';
import type { Read } from './cells.ts';
import {
  FIRST_IMPORTED_BRAND,
  type ImportedBrand,
  type ImportedCategory,
  NO_PICTURE,
} from './imported.ts';

const MOST_PARENTS = 100;
const MOST_CHILDREN = 900;
const MOST_BRANDS = 5000;
/** Between the ids of two parent categories; their children lie between. */
const STEP = 1000;

/** A category of which one language may not be known yet. */
interface Place {
  readonly id: number;
  zh: string | undefined;
  en: string | undefined;
  /** Row that named it first. */
  readonly row: number;
  readonly children: Level;
}

/** Categories of one level, by their names in each language. */
class Level {
  readonly all: Place[] = [];
  private readonly byName = new Map<string, Place>();

  find(zh: string | undefined, en: string | undefined): Place | undefined {
    return this.byName.get(`zh ${zh?.toLowerCase()}`) ?? this.byName.get(`en ${en?.toLowerCase()}`);
  }

  add(place: Place): void {
    this.all.push(place);
    this.name(place);
  }

  /** Makes a place known by the names that it has by now. */
  name(place: Place): void {
    if (place.zh !== undefined) this.byName.set(`zh ${place.zh.toLowerCase()}`, place);
    if (place.en !== undefined) this.byName.set(`en ${place.en.toLowerCase()}`, place);
  }
}

const refusal = (en: string, zh: string): { readonly fault: Bilingual } => ({ fault: { en, zh } });
const differs = (known: string | undefined, given: string | undefined) =>
  known !== undefined && given !== undefined && known.toLowerCase() !== given.toLowerCase();

/** The categories and brands that the rows of a file name. */
export class Places {
  private readonly parents = new Level();
  private readonly brands = new Map<string, ImportedBrand>();

  /** The id of the category of a row; a path of one level is its own subcategory. */
  category(zh: readonly string[], en: readonly string[], row: number): Read<number> {
    if (zh.length === 0 && en.length === 0) return refusal('is missing.', '欠缺分類。');
    if (zh.length > 0 && en.length > 0 && zh.length !== en.length)
      return refusal(
        'has as many levels in one language as in the other.',
        '中英文分類的層數須相同。',
      );
    const parent = this.place(this.parents, zh[0], en[0], row, MOST_PARENTS, (at) => at * STEP);
    if ('fault' in parent) return parent;
    const { id, children } = parent.value;
    const child = this.place(
      children,
      zh[1] ?? zh[0],
      en[1] ?? en[0],
      row,
      MOST_CHILDREN,
      (at) => id + at,
    );
    return 'fault' in child ? child : { value: child.value.id };
  }

  private place(
    level: Level,
    zh: string | undefined,
    en: string | undefined,
    row: number,
    most: number,
    idOf: (at: number) => number,
  ): Read<Place> {
    const known = level.find(zh, en);
    if (!known) {
      if (level.all.length >= most)
        return refusal(`is one of more than ${most} on its level.`, `同一層超過 ${most} 個分類。`);
      const made: Place = { id: idOf(level.all.length + 1), zh, en, row, children: new Level() };
      level.add(made);
      return { value: made };
    }
    if (differs(known.zh, zh) || differs(known.en, en)) {
      const named = `${known.zh ?? ''} / ${known.en ?? ''}`;
      return refusal(
        `is "${named}" in row ${known.row}: one category has one name in each language.`,
        `在第 ${known.row} 行是「${named}」：同一分類的名稱須一致。`,
      );
    }
    known.zh ??= zh;
    known.en ??= en;
    level.name(known);
    return { value: known };
  }

  /** The id of a brand, whatever its case. */
  brand(title: string): Read<number> {
    const key = title.toLowerCase();
    const known = this.brands.get(key);
    if (known) return { value: known.id };
    if (this.brands.size >= MOST_BRANDS)
      return refusal(`is one of more than ${MOST_BRANDS}.`, `超過 ${MOST_BRANDS} 個品牌。`);
    const id = FIRST_IMPORTED_BRAND + this.brands.size;
    this.brands.set(key, { id, title });
    return { value: id };
  }

  /** The brands that products have. */
  usedBrands(used: ReadonlySet<number>): ImportedBrand[] {
    return [...this.brands.values()].filter(({ id }) => used.has(id));
  }

  /** The categories that products are in, each with the picture of its first product that has one. */
  usedCategories(used: ReadonlyMap<number, string | undefined>): ImportedCategory[] {
    const nameOf = ({ zh, en }: Place): Bilingual => ({ zh: zh ?? en ?? '', en: en ?? zh ?? '' });
    return this.parents.all.flatMap((parent): ImportedCategory[] => {
      const children = parent.children.all.flatMap((child) =>
        used.has(child.id)
          ? [{ id: child.id, name: nameOf(child), art: used.get(child.id) ?? NO_PICTURE }]
          : [],
      );
      const art = children.find((child) => child.art !== NO_PICTURE)?.art ?? NO_PICTURE;
      return children.length === 0 ? [] : [{ id: parent.id, name: nameOf(parent), art, children }];
    });
  }
}
