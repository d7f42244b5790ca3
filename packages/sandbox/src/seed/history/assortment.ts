import { currentCents, type PriceColumns } from '../../catalogue/prices.ts';
import { readStores, type Store, storeOf } from '../../checkout/shipping.ts';
import type { Db } from '../../db/db.ts';

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

/** Articles of a clinic: a dozen that it buys regularly, others now and then. */
export interface Assortment {
  readonly regular: readonly RegularArticle[];
  readonly others: readonly BoughtArticle[];
  readonly medicines: readonly BoughtArticle[];
}

/** Consumables that run out, by category: the days that a purchase lasts, and its multiples. */
const RUNS_OUT: readonly (readonly [category: number, days: number, multiples: number])[] = [
  [101, 14, 4], // examination gloves
  [103, 21, 3], // masks
  [1701, 28, 2], // bibs and cups
  [1703, 30, 2], // cotton goods
  [201, 28, 2], // surface disinfection
  [301, 35, 1], // pouches and reels
  [1202, 42, 1], // dental needles
  [1702, 21, 2], // suction
  [203, 45, 2], // hand hygiene
  [1301, 56, 3], // gauze
  [401, 60, 1], // composites
  [1201, 28, 2], // anaesthetic cartridges
];
const DEAREST = 180_000;

interface Row extends PriceColumns {
  readonly id: number;
  readonly multiple: number;
  readonly category_id: number;
  readonly parent_id: number;
  readonly tags: string;
}

/** One size of each product that any clinic may buy, the best sellers first. */
const candidates = (db: Db): Row[] =>
  db.all<Row>(
    `SELECT min(s.id) id, s.multiple, s.price, s.discount_price, p.category_id, p.parent_id, p.tags
     FROM specification s JOIN product p ON p.id = s.product_id
     WHERE p.on_shelf = 1 AND s.buy_limit IS NULL AND s.price < ${DEAREST} AND s.stock >= s.multiple * 10
       AND instr(p.tags, '"new-customer"') = 0
     GROUP BY s.product_id ORDER BY p.sales DESC, s.id`,
  );

/** Chooses the clinic's articles from the catalogue. */
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
  // The best seller of each category: a clinic does not buy twelve kinds of gloves.
  const regular = RUNS_OUT.flatMap(([category, everyDays, multiples]): RegularArticle[] => {
    const row = rows.find((each) => each.category_id === category);
    return row ? [{ ...toArticle(row), everyDays, multiples }] : [];
  });
  const ids = new Set(regular.map(({ id }) => id));
  return {
    regular,
    medicines,
    others: goods.filter(({ id }) => !ids.has(id)).map(toArticle),
  };
}
