import { currentCents, type PriceColumns } from '../../catalogue/prices.ts';
import { readStores, type Store, storeOf } from '../../checkout/shipping.ts';
import type { Db } from '../../db/db.ts';
import { chance } from '../data/chance.ts';

/** An article that the clinic buys. */
export interface BoughtArticle {
  readonly id: number;
  readonly store: Store;
  readonly multiple: number;
  /** Current price of one piece in cents. */
  readonly price: number;
}

/** An article that runs out again and again. */
export interface RegularArticle extends BoughtArticle {
  readonly everyDays: number;
  readonly multiples: number;
}

/** What a clinic buys: a dozen regularly, others now and then. */
export interface Assortment {
  readonly regular: readonly RegularArticle[];
  readonly others: readonly BoughtArticle[];
  readonly medicines: readonly BoughtArticle[];
}

/** Intervals of the regular articles in days. */
const INTERVALS = [14, 21, 28, 30, 35, 42, 60, 45, 28, 90, 56, 21];
/** Dearest article that is bought again and again, in cents. */
const DEAREST_REGULAR = 45_000;
const DEAREST = 180_000;

interface Row extends PriceColumns {
  readonly id: number;
  readonly multiple: number;
  readonly category_id: number;
  readonly parent_id: number;
  readonly tags: string;
}

/** One size of each product that anybody may buy, the best sellers first. */
const candidates = (db: Db): Row[] =>
  db.all<Row>(
    `SELECT min(s.id) id, s.multiple, s.price, s.discount_price, p.category_id, p.parent_id, p.tags
     FROM specification s JOIN product p ON p.id = s.product_id
     WHERE p.on_shelf = 1 AND s.buy_limit IS NULL AND s.price < ${DEAREST} AND s.stock >= s.multiple * 10
       AND instr(p.tags, '"new-customer"') = 0
     GROUP BY s.product_id ORDER BY p.sales DESC, s.id`,
  );

/** Chooses what the clinic buys from the catalogue. */
export function chooseAssortment(db: Db): Assortment {
  const stores = readStores(db);
  const rows = candidates(db).map((row) => ({
    ...row,
    store: storeOf(db, stores, row),
  }));
  const toArticle = (row: (typeof rows)[number]): BoughtArticle => ({
    id: row.id,
    store: row.store,
    multiple: row.multiple,
    price: currentCents(row),
  });
  const medicines = rows.filter((row) => row.store.is_medicine === 1).map(toArticle);
  const goods = rows.filter((row) => row.store.is_medicine === 0);
  const cheap = goods.filter((row) => row.price * row.multiple < DEAREST_REGULAR);
  // The best seller of each category: a clinic does not buy twelve kinds of gloves.
  const chosen = cheap
    .filter((row, at) => cheap.findIndex((each) => each.category_id === row.category_id) === at)
    .slice(0, INTERVALS.length - 1);
  const ids = new Set(chosen.map(({ id }) => id));
  const [medicine] = medicines;
  const regular = [...chosen.map(toArticle), ...(medicine ? [medicine] : [])].map(
    (article, at): RegularArticle => ({
      ...article,
      everyDays: INTERVALS[at] ?? 30,
      multiples: 1 + Math.floor(chance(`multiples ${at}`) * 4),
    }),
  );
  return {
    regular,
    medicines,
    others: goods.filter(({ id }) => !ids.has(id)).map(toArticle),
  };
}
