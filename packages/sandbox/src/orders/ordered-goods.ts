import { wireTags } from '../catalogue/tags.ts';
import type { Db } from '../db/db.ts';
import { type Call, pictureTemplate } from '../http/call.ts';

/** A line of an order with the goods that it is of; `unit` is the paid price of one in cents. */
export interface LineRow {
  readonly id: number;
  readonly order_id: number;
  readonly store_id: number;
  readonly specification_id: number;
  readonly product_id: number;
  readonly article_number: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly standard_zh: string;
  readonly standard_en: string;
  readonly unit_zh: string;
  readonly unit_en: string;
  readonly picture: string;
  readonly tags: string;
  readonly tag_type: string;
  readonly unit: number;
  readonly quantity: number;
}

/** The columns and tables of a `LineRow`, of lines that are called l. */
const COLUMNS = `l.id, l.order_id, l.store_id, l.specification_id, l.tag_type, l.unit, l.quantity, s.product_id,
  s.article_number, s.standard_zh, s.standard_en, s.unit_zh, s.unit_en, p.name_zh, p.name_en, p.tags,
  ifnull(s.picture, p.picture) picture`;
const GOODS = `JOIN specification s ON s.id = l.specification_id JOIN product p ON p.id = s.product_id
  JOIN store st ON st.id = l.store_id`;

/** Lines of some orders, by store; one query however many there are. */
export const linesOf = (db: Db, orderIds: readonly number[]): LineRow[] =>
  db.all<LineRow>(
    `SELECT ${COLUMNS} FROM json_each(?) j CROSS JOIN order_line l ON l.order_id = j.value ${GOODS}
     ORDER BY l.order_id, st.position, l.id`,
    JSON.stringify(orderIds),
  );

/** Lines in a parcel, with the quantity that is in it. */
export const linesInParcel = (db: Db, parcelId: number): LineRow[] =>
  db.all<LineRow>(
    `SELECT ${COLUMNS.replace('l.quantity', 'x.quantity')}
     FROM parcel_line x JOIN order_line l ON l.id = x.line_id ${GOODS} WHERE x.parcel_id = ? ORDER BY l.id`,
    parcelId,
  );

/** A line of an after-sales application, with the quantity that it is about. */
export interface ReturnLineRow extends LineRow {
  readonly after_sale_id: number;
}

/** Lines of some applications; one query however many there are. */
export const linesInReturns = (db: Db, returnIds: readonly number[]): ReturnLineRow[] =>
  db.all<ReturnLineRow>(
    `SELECT x.after_sale_id, ${COLUMNS.replace('l.quantity', 'x.quantity')}
     FROM json_each(?) j CROSS JOIN after_sale_line x ON x.after_sale_id = j.value
       JOIN order_line l ON l.id = x.line_id ${GOODS}
     ORDER BY x.after_sale_id, l.id`,
    JSON.stringify(returnIds),
  );

/** Fields of every kind of goods on the wire. Spec: 2§3 Order goods */
export function goodWire(line: LineRow, call: Call) {
  const isChinese = call.language === 'zh';
  const tags = wireTags(line.tags, call).map(({ title }) => title);
  return {
    searchProductId: String(line.specification_id),
    productId: String(line.product_id),
    erpProductNo: line.article_number,
    productName: isChinese ? line.name_zh : line.name_en,
    standard: isChinese ? line.standard_zh : line.standard_en,
    unit: isChinese ? line.unit_zh : line.unit_en,
    amount: line.quantity,
    picturePath: pictureTemplate(call, line.picture),
    tag: tags[0] ?? '',
    fulltag: tags.join(','),
  };
}

/** Goods of an order or of a parcel. */
export const orderedGoodWire = (line: LineRow, call: Call) => ({
  ...goodWire(line, call),
  unitPrice: line.unit / 100,
  price: line.unit / 100,
});
