import { normalise } from '../catalogue/search/normalise.ts';
import { TAG_WORDS } from '../catalogue/tags.ts';
import type { Db } from '../db/db.ts';
import { artPath } from './data/index.ts';
import type { Bilingual, Catalogue, SeedProduct, SeedSpecification } from './data/types.ts';

const INSERT_PRODUCT = `INSERT INTO product (id, category_id, parent_id, brand_id, name_zh, name_en, selling_zh, selling_en,
  producer_zh, producer_en, ce_code, fda_code, tags, pictures, instructions, picture, sales, featured, listed_at, price,
  discount_price, has_stock)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const INSERT_SPECIFICATION = `INSERT INTO specification VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Writes a catalogue into empty tables; its products may come one by one. Call it in a transaction. */
export function loadCatalogue(
  db: Db,
  catalogue: Pick<Catalogue, 'categories' | 'brands'>,
  products: Iterable<SeedProduct>,
): void {
  const parents = new Map<number, { parent: number; words: string }>();
  catalogue.categories.forEach((category, position) => {
    const insert = 'INSERT INTO category VALUES (?, ?, ?, ?, ?, ?)';
    const { id, name } = category;
    db.run(insert, id, null, position, name.zh, name.en, artPath(category.art));
    category.children.forEach((child, at) => {
      db.run(insert, child.id, id, at, child.name.zh, child.name.en, artPath(child.art));
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
      db.run('INSERT INTO brand VALUES (?, ?, ?, ?)', brand.id, brand.title, initial, position);
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

function loadProduct(db: Db, product: SeedProduct, parent: number, placeWords: string): void {
  const cheapest = cheapestOf(product.specifications);
  const pictures = product.pictures.map(artPath);
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
  db.run(
    INSERT_PRODUCT,
    product.id,
    product.categoryId,
    parent,
    product.brandId,
    product.name.zh,
    product.name.en,
    product.sellingPoint.zh,
    product.sellingPoint.en,
    product.producer.zh,
    product.producer.en,
    product.ceCode ?? null,
    product.fdaCode ?? null,
    JSON.stringify(product.tags),
    JSON.stringify(pictures),
    JSON.stringify(product.instructions ?? []),
    pictures[0] ?? '',
    product.sales,
    product.tags.includes('featured') ? 1 : 0,
    product.listedAt,
    cheapest?.priceCents ?? 0,
    cheapest?.discountPriceCents ?? null,
    product.specifications.some((each) => each.stock >= each.sellPartCount) ? 1 : 0,
  );
  db.run(
    'INSERT INTO product_page VALUES (?, ?, ?)',
    product.id,
    pageOf(product, 'zh'),
    pageOf(product, 'en'),
  );
  const name = normalise(both(product.name));
  db.run('INSERT INTO product_text VALUES (?, ?, ?, ?)', product.id, name, everything, articles);
  const search = 'INSERT INTO product_fts (rowid, everything, article) VALUES (?, ?, ?)';
  // Two blanks more, so that the last word begins a trigram too.
  db.run(search, product.id, `${everything}  `, `${articles}  `);
  for (const tag of product.tags) db.run('INSERT INTO product_tag VALUES (?, ?)', tag, product.id);
  product.specifications.forEach((each, at) => {
    loadSpecification(db, product.id, each, at);
  });
}

function loadSpecification(db: Db, productId: number, each: SeedSpecification, at: number): void {
  db.run(
    INSERT_SPECIFICATION,
    each.id,
    productId,
    at,
    each.articleNumber,
    each.standard.zh,
    each.standard.en,
    each.unit.zh,
    each.unit.en,
    each.containerQuantity.zh,
    each.containerQuantity.en,
    each.priceCents,
    each.discountPriceCents ?? null,
    each.stock,
    each.sellPartCount,
    each.buyLimit ?? null,
    each.expiredDate ?? null,
    each.productionDate ?? null,
    each.uniformCode,
    each.picture === undefined ? null : artPath(each.picture),
  );
}

const both = (words: Bilingual) => `${words.zh} ${words.en}`;

/** A card shows the price "from which" a product is sold. */
function cheapestOf(all: readonly SeedSpecification[]): SeedSpecification | undefined {
  const paid = (each: SeedSpecification) => each.discountPriceCents ?? each.priceCents;
  return [...all].sort((a, b) => paid(a) - paid(b))[0];
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The description page: the seed's short HTML and the parameters as a table. */
function pageOf(product: SeedProduct, language: 'zh' | 'en'): string {
  const rows = product.parameters.map(
    ({ name, value }) =>
      `<tr><th scope="row">${escapeHtml(name[language])}</th><td>${escapeHtml(value[language])}</td></tr>`,
  );
  const table = rows.length ? `<table><tbody>${rows.join('')}</tbody></table>` : '';
  return `${product.description[language]}${table}`;
}
