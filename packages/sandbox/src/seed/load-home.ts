import { categoryLinkOf, searchLink } from '../catalogue/categories.ts';
import type { Db } from '../db/db.ts';
import { withoutGround } from '../range/imported.ts';
import {
  artPath,
  homeAdvert,
  homeBanners,
  homeFloors,
  homeSpecials,
  homeSubject,
  homeWelcome,
  homeZones,
  type SeedHome,
} from './data/index.ts';
import type { Bilingual } from './data/types.ts';

/** The source of the rows of the home page. */
export const homeSeed: SeedHome = {
  banners: homeBanners,
  advert: homeAdvert,
  welcome: homeWelcome,
  specials: homeSpecials,
  subject: homeSubject,
  zones: homeZones,
  floors: homeFloors,
};

const FLOOR_BRANDS = 5;
const FLOOR_KEYWORDS = 8;

interface Row {
  readonly kind: string;
  readonly subject?: string;
  readonly title?: Bilingual;
  readonly remark?: Bilingual;
  readonly button?: Bilingual;
  readonly picture?: string;
  readonly path?: Bilingual;
}

/** Writes the home page: banners, pop-ups, tiles, zones and floors. Call it after the products, in a transaction. */
export function loadHome(db: Db, home: SeedHome): void {
  const positions = new Map<string, number>();
  const add = ({ kind, subject, title, remark, button, picture, path }: Row) => {
    const position = positions.get(kind) ?? 0;
    positions.set(kind, position + 1);
    db.insert('home_block', {
      kind,
      position,
      subject: subject ?? null,
      ...bothLanguages('title', title),
      ...bothLanguages('remark', remark),
      ...bothLanguages('button', button),
      picture: picture ?? null,
      ...bothLanguages('path', path),
    });
  };
  for (const { scene, to, ...words } of home.banners)
    add({ kind: 'banner', ...words, picture: `bare~scene~${scene}~beside.svg`, path: pathOf(to) });
  for (const [kind, block] of [
    ['advert', home.advert],
    ['welcome', home.welcome],
  ] as const) {
    if (!block) continue;
    const { scene, to, ...words } = block;
    add({ kind, ...words, picture: `bare~scene~${scene}~alone.svg`, path: pathOf(to) });
  }
  for (const { art, to, ...words } of home.specials) {
    const picture = withoutGround(typeof art === 'string' ? art : artPath(art));
    add({ kind: 'special', ...words, picture, path: pathOf(to) });
  }
  add({ kind: 'subject', remark: home.subject });
  for (const { tag, scene, to, ...words } of home.zones)
    add({
      kind: 'zone',
      subject: tag,
      ...words,
      picture: `bare~scene~${scene}~alone.svg`,
      path: pathOf(to),
    });
  for (const { category } of home.floors) add({ kind: 'floor', subject: String(category) });
  add({ kind: 'brands' });
  for (const floor of home.floors) loadFloor(db, floor);
}

function loadFloor(db: Db, { category, adverts }: SeedHome['floors'][number]): void {
  const block = db.get<{ id: number }>(
    "SELECT id FROM home_block WHERE kind = 'floor' AND subject = ?",
    String(category),
  );
  const children = db.all<{ id: number; name_zh: string; name_en: string; picture: string }>(
    'SELECT * FROM category WHERE parent_id = ? ORDER BY position',
    category,
  );
  const put = (
    kind: 'keyword' | 'advert',
    position: number,
    child: (typeof children)[number],
    words: { readonly title: Bilingual; readonly remark?: Bilingual },
  ) =>
    db.insert('home_floor_part', {
      block_id: block?.id ?? null,
      kind,
      position,
      ...bothLanguages('title', words.title),
      ...bothLanguages('remark', words.remark),
      picture: kind === 'advert' ? withoutGround(child.picture) : null,
      path_zh: categoryLinkOf(child.id, child.name_zh),
      path_en: categoryLinkOf(child.id, child.name_en),
    });
  children.slice(0, FLOOR_KEYWORDS).forEach((child, position) => {
    put('keyword', position, child, { title: { zh: child.name_zh, en: child.name_en } });
  });
  adverts.forEach(({ child: place, ...words }, position) => {
    const child = children[place];
    if (!child) throw new RangeError(`category ${category} has no child ${place}`);
    put('advert', position, child, words);
  });
  db.run(
    `INSERT INTO home_floor_brand
     SELECT ?, row_number() OVER (ORDER BY sum(sales) DESC, brand_id) - 1, brand_id FROM product
     WHERE on_shelf = 1 AND parent_id = ? GROUP BY brand_id ORDER BY 2 LIMIT ${FLOOR_BRANDS}`,
    block?.id ?? null,
    category,
  );
}

/** The two columns of a text: `title` fills `title_zh` and `title_en`. */
const bothLanguages = (column: string, words: Bilingual | undefined) => ({
  [`${column}_zh`]: words?.zh ?? null,
  [`${column}_en`]: words?.en ?? null,
});

function pathOf(to: string | { readonly search: Bilingual }): Bilingual {
  if (typeof to === 'string') return { zh: to, en: to };
  const link = (word: string) => searchLink({ keyword: word, searchType: 'keyword', title: word });
  return { zh: link(to.search.zh), en: link(to.search.en) };
}
