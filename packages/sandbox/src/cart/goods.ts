import { isEnquire, type PriceColumns } from '../catalogue/prices.ts';
import { newCustomerPrices } from '../catalogue/product-cards.ts';
import type { Db } from '../db/db.ts';
import { accountOf, type Call, isNewCustomer, mayBuy } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import type { Bilingual } from '../seed/data/types.ts';

/** A specification with all columns that the buying rules read. */
export interface Article extends PriceColumns {
  readonly id: number;
  readonly product_id: number;
  readonly parent_id: number;
  readonly article_number: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly standard_zh: string;
  readonly standard_en: string;
  readonly unit_zh: string;
  readonly unit_en: string;
  readonly pack_zh: string;
  readonly pack_en: string;
  readonly tags: string;
  readonly picture: string;
  readonly stock: number;
  readonly multiple: number;
  readonly buy_limit: number | null;
  readonly on_shelf: number;
  /** Price as a swap item, in cents; null for a specification that is none. */
  readonly swap_price: number | null;
}

/** Columns of an article, from a specification `s` and its product `p`. */
export const ARTICLE_COLUMNS = `s.id, s.product_id, p.parent_id, s.article_number, p.name_zh, p.name_en, s.standard_zh,
  s.standard_en, s.unit_zh, s.unit_en, s.pack_zh, s.pack_en, p.tags, ifnull(s.picture, p.picture) picture, s.stock,
  s.multiple, s.buy_limit, s.price, s.discount_price, p.on_shelf,
  (SELECT w.price FROM swap_product w WHERE w.specification_id = s.id) swap_price`;

const isId = (id: string) => /^\d{1,15}$/.test(id);

/** Finds an article, on sale or not. */
export const findArticle = (db: Db, id: string): Article | undefined =>
  isId(id)
    ? db.get<Article>(
        `SELECT ${ARTICLE_COLUMNS} FROM specification s JOIN product p ON p.id = s.product_id WHERE s.id = ?`,
        Number(id),
      )
    : undefined;

/** Finds an article that is on sale, or refuses. */
export function findArticleOnSale(db: Db, id: string): Article {
  const row = findArticle(db, id);
  if (row?.on_shelf !== 1) throw new Refusal('notSold');
  return row;
}

/** Available quantity for a buyer: the stock, or the purchase limit of the whole cart. The wire calls it `stock`. */
export const availableOf = (row: { stock: number; buy_limit: number | null }): number =>
  Math.min(row.stock, row.buy_limit ?? row.stock);

export const articleName = (good: Article): Bilingual => ({
  zh: [good.name_zh, good.standard_zh].filter(Boolean).join(' '),
  en: [good.name_en, good.standard_en].filter(Boolean).join(', '),
});

/** Refuses a quantity that cannot be bought now. A swap item is one piece, whatever its multiple. Spec: 1§5 */
export function checkQuantity(good: Article, quantity: number, multiple = good.multiple): void {
  const name = articleName(good);
  const unit: Bilingual = { zh: good.unit_zh, en: good.unit_en };
  if (isEnquire(good)) throw new Refusal('priceOnRequest', { name });
  if (good.stock < multiple) throw new Refusal('outOfStock', { name });
  if (quantity % multiple !== 0) throw new Refusal('wrongMultiple', { name, unit, multiple });
  if (good.buy_limit !== null && quantity > good.buy_limit)
    throw new Refusal('overLimit', { name, unit, limit: good.buy_limit });
  if (quantity > good.stock)
    throw new Refusal('insufficientStock', { name, unit, left: good.stock });
}

/** Returns the account of a verified clinic, or refuses. Spec: 1§6 */
export function requireBuyer(call: Call) {
  const account = accountOf(call);
  if (!mayBuy(call)) throw new Refusal('notVerified');
  return account;
}

export const isNewCustomerArticle = (good: Pick<Article, 'tags'>): boolean =>
  good.tags.includes('"new-customer"');

/** Prices of an article for this buyer; new customers get the price of their page. Spec: 1§4 */
export const pricesFor = (call: Call, good: Article): PriceColumns =>
  isNewCustomerArticle(good) && isNewCustomer(call) ? newCustomerPrices(good) : good;
