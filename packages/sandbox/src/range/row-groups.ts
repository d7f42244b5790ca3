import type { Bilingual } from '../seed/data/types.ts';
import type { Field } from './columns.ts';
import type { Places } from './places.ts';
import type { RangeRow } from './read-row.ts';

const NO_BRAND = '其他 Other';

/** The rows of one product. */
export interface Group {
  readonly first: RangeRow;
  readonly categoryId: number;
  readonly brandId: number;
  readonly rows: RangeRow[];
}

interface Wrong {
  readonly field: Field;
  readonly what: Bilingual;
}

/** Gathers rows of the same name and brand: they are specifications of one product. */
export class RowGroups {
  private readonly byName = new Map<string, Group>();
  private readonly articles = new Map<string, number>();
  private readonly places: Places;

  constructor(places: Places) {
    this.places = places;
  }

  /** The products, in the order of their first rows. */
  get groups(): readonly Group[] {
    return [...this.byName.values()];
  }

  /** Adds a row, or says what in it does not agree with earlier ones. */
  add(row: RangeRow): Wrong | undefined {
    const article = row.article.normalize('NFKC').toUpperCase().replaceAll(' ', '');
    const earlier = this.articles.get(article);
    if (earlier !== undefined)
      return {
        field: 'article',
        what: {
          en: `"${row.article}" is in row ${earlier} already.`,
          zh: `「${row.article}」已在第 ${earlier} 行。`,
        },
      };
    const brand = this.places.brand(row.brand || NO_BRAND);
    if ('fault' in brand) return { field: 'brand', what: brand.fault };
    const field: Field = row.categoryZh.length > 0 ? 'categoryZh' : 'categoryEn';
    const category = this.places.category(row.categoryZh, row.categoryEn, row.row);
    if ('fault' in category) return { field, what: category.fault };
    const name = `${row.name.zh}\n${row.name.en}\n${brand.value}`;
    const group = this.byName.get(name);
    if (group && group.categoryId !== category.value)
      return {
        field,
        what: {
          en: `differs from row ${group.first.row}, which is the same product.`,
          zh: `與第 ${group.first.row} 行不同，但兩行是同一產品。`,
        },
      };
    this.articles.set(article, row.row);
    if (group) group.rows.push(row);
    else
      this.byName.set(name, {
        first: row,
        categoryId: category.value,
        brandId: brand.value,
        rows: [row],
      });
    return undefined;
  }
}
