import { normalise } from '../catalogue/search/normalise.ts';
import { TAG_WORDS } from '../catalogue/tags.ts';
import type { Db } from '../db/db.ts';
import type {
  ImportedBrand,
  ImportedCategory,
  ImportedProduct,
  ImportedSpecification,
  PictureRef,
} from '../range/imported.ts';
import { artPath } from './data/index.ts';
import type { Bilingual } from './data/types.ts';

/** Writes a catalogue into empty tables; its products may come one by one. Call it in a transaction. */
export function loadCatalogue(
  db: Db,
  catalogue: {
    readonly categories: readonly ImportedCategory[];
    readonly brands: readonly ImportedBrand[];
  },
  products: Iterable<ImportedProduct>,
): void {
  const parents = new Map<number, { parent: number; words: string }>();
  catalogue.categories.forEach((category, position) => {
    const { id, name } = category;
    db.insert('category', {
      id,
      parent_id: null,
      position,
      name_zh: name.zh,
      name_en: name.en,
      picture: pathOf(category.art),
    });
    category.children.forEach((child, at) => {
      db.insert('category', {
        id: child.id,
        parent_id: id,
        position: at,
        name_zh: child.name.zh,
        name_en: child.name.en,
        picture: pathOf(child.art),
      });
      const words = `${both(child.name)} ${both(name)}`;
      parents.set(child.id, { parent: id, words });
    });
  });
  const brands = new Map<number, string>();
  // Latin names first and by letter; Chinese ones after them, by strokes as in Hong Kong.
  const collator = new Intl.Collator(['en', 'zh-HK']);
  const byStrokes = new Intl.Collator('zh-HK');
  [...catalogue.brands]
    .sort((a, b) =>
      initialOf(a.title) === '#' && initialOf(b.title) === '#'
        ? byStrokes.compare(a.title, b.title)
        : collator.compare(a.title, b.title),
    )
    .forEach((brand, position) => {
      const initial = initialOf(brand.title);
      db.insert('brand', { id: brand.id, title: brand.title, initial, position });
      brands.set(brand.id, brand.title);
    });
  for (const product of products) {
    const place = parents.get(product.categoryId);
    const brand = brands.get(product.brandId);
    if (!place || brand === undefined)
      throw new Error(`product ${product.id}: no such category or brand`);
    loadProduct(db, product, place.parent, `${place.words} ${brand}`);
  }
  db.exec("INSERT INTO product_fts (product_fts) VALUES ('optimize'); ANALYZE");
}

/** The group of a brand index: a letter, the digits, or # for every other script. Spec: 1§2 */
const initialOf = (title: string): string =>
  /^[a-z]/i.exec(title)?.[0].toUpperCase() ?? (/^\d/.test(title) ? '0-9' : '#');

function loadProduct(db: Db, product: ImportedProduct, parent: number, placeWords: string): void {
  const cheapest = cheapestOf(product.specifications);
  const pictures = product.pictures.map(pathOf);
  const articles = normalise(product.specifications.map((each) => each.articleNumber).join(' '));
  const everything = normalise(
    [
      both(product.name),
      placeWords,
      both(product.sellingPoint),
      ...product.tags.map((tag) => (tag === 'featured' ? '' : both(TAG_WORDS[tag].title))),
      ...product.specifications.map((each) => both(each.standard)),
      articles,
    ].join(' '),
  );
  db.insert('product', {
    id: product.id,
    category_id: product.categoryId,
    parent_id: parent,
    brand_id: product.brandId,
    name_zh: product.name.zh,
    name_en: product.name.en,
    selling_zh: product.sellingPoint.zh,
    selling_en: product.sellingPoint.en,
    producer_zh: product.producer.zh,
    producer_en: product.producer.en,
    ce_code: product.ceCode ?? null,
    fda_code: product.fdaCode ?? null,
    tags: JSON.stringify(product.tags),
    pictures: JSON.stringify(pictures),
    instructions: JSON.stringify(product.instructions ?? []),
    picture: pictures[0] ?? '',
    sales: product.sales,
    featured: product.tags.includes('featured') ? 1 : 0,
    listed_at: product.listedAt,
    price: cheapest?.priceCents ?? 0,
    discount_price: cheapest?.discountPriceCents ?? null,
    has_stock: product.specifications.some((each) => each.stock >= each.sellPartCount) ? 1 : 0,
  });
  db.insert('product_page', {
    product_id: product.id,
    zh: pageOf(product, 'zh'),
    en: pageOf(product, 'en'),
  });
  const name = normalise(both(product.name));
  db.insert('product_text', { product_id: product.id, name, everything, article: articles });
  // Two trailing blanks let the last word begin a trigram too.
  db.insert('product_fts', {
    rowid: product.id,
    everything: `${everything}  `,
    article: `${articles}  `,
  });
  for (const tag of product.tags) db.insert('product_tag', { tag, product_id: product.id });
  product.specifications.forEach((each, at) => {
    loadSpecification(db, product.id, each, at);
  });
}

function loadSpecification(
  db: Db,
  productId: number,
  each: ImportedSpecification,
  at: number,
): void {
  db.insert('specification', {
    id: each.id,
    product_id: productId,
    position: at,
    article_number: each.articleNumber,
    standard_zh: each.standard.zh,
    standard_en: each.standard.en,
    unit_zh: each.unit.zh,
    unit_en: each.unit.en,
    pack_zh: each.containerQuantity.zh,
    pack_en: each.containerQuantity.en,
    price: each.priceCents,
    discount_price: each.discountPriceCents ?? null,
    stock: each.stock,
    multiple: each.sellPartCount,
    buy_limit: each.buyLimit ?? null,
    expires: each.expiredDate ?? null,
    produced: each.productionDate ?? null,
    uniform_code: each.uniformCode,
    picture: each.picture === undefined ? null : pathOf(each.picture),
  });
}

const pathOf = (picture: PictureRef): string =>
  typeof picture === 'string' ? picture : artPath(picture);

const both = (words: Bilingual) => `${words.zh} ${words.en}`;

/** A card shows the price "from which" a product is sold. */
function cheapestOf(all: readonly ImportedSpecification[]): ImportedSpecification | undefined {
  const paid = (each: ImportedSpecification) => each.discountPriceCents ?? each.priceCents;
  return [...all].sort((a, b) => paid(a) - paid(b))[0];
}

/** Text as HTML that shows it. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The description page: the seed's short HTML and the parameters as a table. */
function pageOf(product: ImportedProduct, language: 'zh' | 'en'): string {
  const rows = product.parameters.map(
    ({ name, value }) =>
      `<tr><th scope="row">${escapeHtml(name[language])}</th><td>${escapeHtml(value[language])}</td></tr>`,
  );
  const table = rows.length ? `<table><tbody>${rows.join('')}</tbody></table>` : '';
  return `${product.description[language]}${table}`;
}
