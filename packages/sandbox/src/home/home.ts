import { catalogue } from '@clinicart/sdk/contract';
import { allBrands, type BrandRow, brandLink } from '../catalogue/brands.ts';
import {
  allCategories,
  type CategoryRow,
  categoryLink,
  categoryName,
} from '../catalogue/categories.ts';
import { CARD_COLUMNS, CARD_FROM, type CardRow, homeCard } from '../catalogue/product-cards.ts';
import type { NamedValues } from '../db/db.ts';
import { type Call, isNewCustomer, pictureTemplate, priceView } from '../http/call.ts';
import type { Language } from '../http/language.ts';
import { serve } from '../http/route.ts';
import { ownWords, wordedPicture } from '../media/home-posters.ts';
import { importedFile } from '../range/imported.ts';

const FLOOR_PRODUCTS = 8;
const ZONE_PRODUCTS = 6;
/** Categories of the navigation. */
const NAVIGATION = 6;

interface WordColumns {
  readonly position: number;
  readonly title_zh: string | null;
  readonly title_en: string | null;
  readonly remark_zh: string | null;
  readonly remark_en: string | null;
  readonly picture: string | null;
  readonly path_zh: string | null;
  readonly path_en: string | null;
}

interface BlockRow extends WordColumns {
  readonly id: number;
  readonly kind: string;
  readonly subject: string | null;
  readonly button_zh: string | null;
  readonly button_en: string | null;
}

/** A row in the language of the call; null where it says nothing. */
const blockTexts = (row: WordColumns, call: Call) => ({
  title: call.language === 'zh' ? row.title_zh : row.title_en,
  remark: call.language === 'zh' ? row.remark_zh : row.remark_en,
  path: call.language === 'zh' ? row.path_zh : row.path_en,
  image: row.picture === null ? null : pictureTemplate(call, row.picture),
});

/** The same for a block whose words the documents have no field for: then its picture carries them. */
function textsWithPicture(row: WordColumns, block: string, call: Call) {
  const known = blockTexts(row, call);
  if (!call.documented || row.picture === null) return known;
  const isImported = importedFile(call.db) !== undefined;
  // A photograph has no ground to write on.
  if (isImported && !row.picture.startsWith('bare~')) return known;
  const words = isImported ? ownWords(known.title ?? '', known.remark ?? '') : block;
  const image = pictureTemplate(call, wordedPicture(words, call.language, row.picture));
  return { ...known, image };
}

const cards = (call: Call, sql: string, values: NamedValues) =>
  call.db
    .all<CardRow>(`SELECT ${CARD_COLUMNS} FROM ${sql}`, values)
    .map((row) => homeCard(row, call));

function zone(row: BlockRow, call: Call) {
  const { title, remark, path, image } = blockTexts(row, call);
  const products = cards(
    call,
    `product_tag t JOIN ${CARD_FROM} AND p.id = t.product_id
     WHERE t.tag = :tag AND p.on_shelf = 1 AND p.has_stock = 1
     ORDER BY p.sales DESC, p.id LIMIT ${ZONE_PRODUCTS}`,
    { tag: row.subject ?? '' },
  );
  return { name: title ?? '', remark, path, image, products };
}

function floor(row: BlockRow, category: CategoryRow, call: Call) {
  const parts = (kind: string) =>
    call.db.all<WordColumns>(
      'SELECT * FROM home_floor_part WHERE block_id = ? AND kind = ? ORDER BY position',
      row.id,
      kind,
    );
  const brands = call.db.all<BrandRow>(
    `SELECT b.* FROM home_floor_brand f JOIN brand b ON b.id = f.brand_id
     WHERE f.block_id = ? ORDER BY f.position`,
    row.id,
  );
  return {
    floorName: categoryName(category, call),
    floorImagePath: pictureTemplate(call, category.picture),
    classifyList: parts('keyword').map((part) => {
      const { title, path } = blockTexts(part, call);
      return { title: title ?? '', link: path };
    }),
    adImages: parts('advert').map((part) => {
      const { title, remark, path } = blockTexts(part, call);
      const pictureIn = (language: Language) =>
        textsWithPicture(part, `floor-${row.subject}-${part.position}`, { ...call, language })
          .image;
      return {
        link: path,
        title,
        remark,
        picturePath: pictureIn('en'),
        picturePathTc: pictureIn('zh'),
      };
    }),
    products: cards(
      call,
      `${CARD_FROM} WHERE p.on_shelf = 1 AND p.parent_id = :parent_id
       ORDER BY p.sales DESC, p.id LIMIT ${FLOOR_PRODUCTS}`,
      { parent_id: category.id },
    ),
    brandImages: brands.map((brand) => brandLink(brand, call)),
  };
}

const isOn = (kind: string, call: Call) =>
  call.db.get('SELECT 1 FROM home_block WHERE kind = ? AND is_on = 1', kind) !== undefined;

const brandWall = (call: Call) => allBrands(call).map((row) => brandLink(row, call));

export const homeRoutes = [
  serve(catalogue.home, (_, call) => {
    const rows = call.db.all<BlockRow>(
      'SELECT * FROM home_block WHERE is_on = 1 ORDER BY kind, position',
    );
    const of = (kind: string) => rows.filter((row) => row.kind === kind);
    const [advert] = of('advert');
    const [welcome] = of('welcome');
    const [subject] = of('subject');
    const categories = new Map(allCategories(call).map((row) => [String(row.id), row]));
    return {
      banner: of('banner').map((row) => ({
        ...textsWithPicture(row, `banner-${row.position}`, call),
        button: call.language === 'zh' ? row.button_zh : row.button_en,
      })),
      adver: advert ? textsWithPicture(advert, 'advert-0', call) : null,
      special: of('special').map((row) => {
        const { title, ...rest } = textsWithPicture(row, `special-${row.position}`, call);
        return { ...rest, name: title };
      }),
      prefecture: of('zone').map((row) => zone(row, call)),
      specialSubject: subject ? { remark: blockTexts(subject, call).remark } : null,
      newCus: welcome && isNewCustomer(call) ? 1 : 0,
      enTryPicUrl: welcome ? blockTexts(welcome, call).image : null,
      ...priceView(call),
      classifyFloor: of('floor').flatMap((row) => {
        const category = categories.get(row.subject ?? '');
        return category ? [floor(row, category, call)] : [];
      }),
      brandImages: of('brands').length ? brandWall(call) : [],
    };
  }),

  serve(catalogue.homeExtension, (_, call) => ({
    brandImages: isOn('brands', call) ? brandWall(call) : [],
  })),

  serve(catalogue.navigation, (_, call) => ({
    navis: allCategories(call)
      .filter((row) => row.parent_id === null)
      .slice(0, NAVIGATION)
      .map((row) => ({ path: categoryLink(row, call), name: categoryName(row, call) })),
  })),
];
