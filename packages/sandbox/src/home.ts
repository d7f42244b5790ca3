import { catalogue } from '@clinicart/sdk/contract';
import { allBrands, type BrandRow, brandLink } from './brands.ts';
import { type Call, isNewCustomer, pictureTemplate, priceView } from './call.ts';
import { CARD_COLUMNS, CARD_FROM, type CardRow, homeCard } from './cards.ts';
import {
  allCategories,
  type CategoryRow,
  categoryLink,
  categoryName,
  searchLink,
} from './categories.ts';
import { banners, posters, zones } from './home-words.ts';
import { artPath } from './seed/index.ts';
import type { Bilingual } from './seed/shapes.ts';
import { serve } from './serve.ts';

/** Spec: 1§9 */
const SPECIALS = 4;
const FLOORS = 6;
const FLOOR_PRODUCTS = 8;
const FLOOR_BRANDS = 5;
const FLOOR_KEYWORDS = 8;
const ZONE_PRODUCTS = 6;
const BANNER = '1260x420';
const TILE = '640x360';

const inLanguage = (zh: string, en: string, call: Call) => (call.language === 'zh' ? zh : en);

function posterPicture(key: string, size: string, call: Call): string {
  return `${call.origin}/pictures/${size}/poster~${key}~${call.language}.svg`;
}

function wordLink(keyword: Bilingual, call: Call): string {
  const word = keyword[call.language];
  return searchLink({ keyword: word, searchType: 'keyword', title: word });
}

function zone(tag: 'discount' | 'new', call: Call) {
  const words = zones[tag];
  const rows = call.db.all<CardRow>(
    `SELECT ${CARD_COLUMNS} FROM product_tag t JOIN ${CARD_FROM} AND p.id = t.product_id
     WHERE t.tag = ? AND p.on_shelf = 1 AND p.has_stock = 1 ORDER BY p.sales DESC, p.id LIMIT ?`,
    tag,
    ZONE_PRODUCTS,
  );
  return {
    name: words.name[call.language],
    remark: words.remark[call.language],
    image: posterPicture(words.poster, TILE, call),
    path: searchLink({
      keyword: words.keyword[call.language],
      searchType: 'keyword',
      title: words.name[call.language],
      orderBy: words.orderBy,
    }),
    products: rows.map((row) => homeCard(row, call)),
  };
}

function floor(category: CategoryRow, children: readonly CategoryRow[], call: Call) {
  const { db } = call;
  const products = db.all<CardRow>(
    `SELECT ${CARD_COLUMNS} FROM ${CARD_FROM} WHERE p.on_shelf = 1 AND p.parent_id = ? ORDER BY p.sales DESC, p.id LIMIT ?`,
    category.id,
    FLOOR_PRODUCTS,
  );
  const brands = db.all<BrandRow>(
    `SELECT b.*, sum(p.sales) sold FROM product p JOIN brand b ON b.id = p.brand_id
     WHERE p.on_shelf = 1 AND p.parent_id = ? GROUP BY b.id ORDER BY sold DESC LIMIT ?`,
    category.id,
    FLOOR_BRANDS,
  );
  const advert = (child: CategoryRow) => ({
    link: categoryLink(child, call),
    picturePath: pictureTemplate(call, `floor~${child.id}~en.svg`),
    picturePathTc: pictureTemplate(call, `floor~${child.id}~zh.svg`),
  });
  return {
    floorName: categoryName(category, call),
    floorImagePath: pictureTemplate(call, category.picture),
    classifyList: children.slice(0, FLOOR_KEYWORDS).map((child) => ({
      title: categoryName(child, call),
      link: categoryLink(child, call),
    })),
    adImages: children.slice(0, 2).map(advert),
    products: products.map((row) => homeCard(row, call)),
    brandImages: brands.map((row) => brandLink(row, call)),
  };
}

export const homeRoutes = [
  serve(catalogue.home, (_, call) => {
    const all = allCategories(call);
    const parents = all.filter((row) => row.parent_id === null).slice(0, FLOORS);
    return {
      banner: banners.map(({ kind, keyword }) => ({
        path: wordLink(keyword, call),
        image: `${call.origin}/pictures/${BANNER}/banner~${kind}~${call.language}.svg`,
      })),
      adver: null,
      special: Object.entries(posters)
        .slice(0, SPECIALS)
        .map(([, poster]) => ({
          path: wordLink(poster.keyword, call),
          image: `${call.origin}/pictures/400x400/${artPath({ family: poster.art, tint: poster.tint })}`,
          name: poster.title[call.language],
          remark: poster.line[call.language],
        })),
      prefecture: [zone('discount', call), zone('new', call)],
      specialSubject: { remark: zones.subject[call.language] },
      newCus: isNewCustomer(call) ? 1 : 0,
      enTryPicUrl: posterPicture('welcome', TILE, call),
      ...priceView(call),
      classifyFloor: parents.map((row) =>
        floor(
          row,
          all.filter((child) => child.parent_id === row.id),
          call,
        ),
      ),
      brandImages: allBrands(call).map((row) => brandLink(row, call)),
    };
  }),

  serve(catalogue.homeExtension, (_, call) => ({
    brandImages: allBrands(call).map((row) => brandLink(row, call)),
  })),

  serve(catalogue.navigation, (_, call) => ({
    navis: [
      {
        path: searchLink({ keyword: 'ALL', searchType: 'keyword', orderBy: '7' }),
        name: inLanguage('新到用品', 'New arrivals', call),
      },
      ...allCategories(call)
        .filter((row) => row.parent_id === null)
        .slice(0, FLOORS)
        .map((row) => ({ path: categoryLink(row, call), name: categoryName(row, call) })),
    ],
  })),
];
