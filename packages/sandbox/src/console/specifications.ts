import { clearSearchCaches } from '../catalogue/search/suggestions.ts';
import type { Db } from '../db/db.ts';
import type { Bilingual } from '../seed/data/types.ts';

export interface SpecificationView {
  readonly id: number;
  readonly productId: number;
  readonly articleNumber: string;
  readonly name: Bilingual;
  /** Current unit price, in cents. */
  readonly price: number;
  readonly stock: number;
  readonly onShelf: boolean;
}

const MOST_RESULTS = 30;

/** Those whose article number, number or product name holds a text. */
export const findSpecifications = (db: Db, text: string): SpecificationView[] =>
  db
    .all<
      Omit<SpecificationView, 'name' | 'onShelf'> & { zh: string; en: string; on_shelf: number }
    >(
      `SELECT s.id, s.product_id productId, s.article_number articleNumber, s.stock, p.on_shelf,
         ifnull(s.discount_price, s.price) price,
         p.name_zh || ' ' || s.standard_zh zh, p.name_en || ', ' || s.standard_en en
       FROM specification s JOIN product p ON p.id = s.product_id
       WHERE instr(lower(s.article_number || ' ' || p.name_zh || ' ' || p.name_en), lower(:text)) > 0
          OR CAST(s.id AS TEXT) = :text OR CAST(p.id AS TEXT) = :text
       ORDER BY p.sales DESC, s.position LIMIT ${MOST_RESULTS}`,
      { text },
    )
    .map(({ zh, en, on_shelf, ...rest }) => ({
      ...rest,
      name: { zh, en },
      onShelf: on_shelf === 1,
    }));

export function setStock(db: Db, specificationId: number, stock: number): void {
  if (!Number.isInteger(stock) || stock < 0) throw new RangeError(`no stock: ${stock}`);
  if (db.run('UPDATE specification SET stock = ? WHERE id = ?', stock, specificationId) === 0)
    throw new RangeError(`no such specification: ${specificationId}`);
}

/** Changes what a specification costs, in cents; an offer on it ends. Its product costs what its cheapest one does. */
export function setPrice(db: Db, specificationId: number, price: number): void {
  if (!Number.isInteger(price) || price <= 0) throw new RangeError(`no price: ${price}`);
  db.transaction(() => {
    const sql = 'UPDATE specification SET price = ?, discount_price = NULL WHERE id = ?';
    if (db.run(sql, price, specificationId) === 0)
      throw new RangeError(`no such specification: ${specificationId}`);
    db.run(
      `UPDATE product SET (price, discount_price) = (
         SELECT price, discount_price FROM specification s WHERE s.product_id = product.id
         ORDER BY ifnull(discount_price, price), position LIMIT 1)
       WHERE id = (SELECT product_id FROM specification WHERE id = ?)`,
      specificationId,
    );
  });
}

export function setOnShelf(db: Db, productId: string | number, onShelf: boolean): void {
  const sql = 'UPDATE product SET on_shelf = ? WHERE id = ?';
  if (db.run(sql, onShelf ? 1 : 0, Number(productId)) === 0)
    throw new RangeError(`no such product: ${productId}`);
  clearSearchCaches(db);
}
