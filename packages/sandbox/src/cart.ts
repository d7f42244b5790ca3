import { cart } from '@clinicart/sdk/contract';
import { accountOf, type Call, isNewCustomer, mayBuy, pictureTemplate, priceView } from './call.ts';
import { newCustomerPrices } from './cards.ts';
import type { Db } from './db.ts';
import { currentCents, isEnquire, type PriceColumns, percentOff } from './money.ts';
import { Refusal } from './refusals.ts';
import type { Bilingual } from './seed/shapes.ts';
import { serve } from './serve.ts';
import { wireTags } from './tags.ts';

/** Assumed: the cart's count is its number of lines, not of pieces; a badge of 400 gloves tells nobody anything. */
export const countLines = (db: Db, accountId: number): number =>
  db.get<{ n: number }>(
    `SELECT count(*) n FROM cart_line c JOIN specification s ON s.id = c.specification_id
     JOIN product p ON p.id = s.product_id WHERE c.account_id = ? AND p.on_shelf = 1`,
    accountId,
  )?.n ?? 0;

interface Sold extends PriceColumns {
  readonly id: number;
  readonly name_zh: string;
  readonly name_en: string;
  readonly standard_zh: string;
  readonly standard_en: string;
  readonly unit_zh: string;
  readonly unit_en: string;
  readonly stock: number;
  readonly multiple: number;
  readonly buy_limit: number | null;
}

function findSold(db: Db, id: string): Sold {
  const row = /^\d{1,15}$/.test(id)
    ? db.get<Sold>(
        `SELECT s.id, p.name_zh, p.name_en, s.standard_zh, s.standard_en, s.unit_zh, s.unit_en, s.stock, s.multiple,
           s.buy_limit, s.price, s.discount_price
         FROM specification s JOIN product p ON p.id = s.product_id WHERE s.id = ? AND p.on_shelf = 1`,
        Number(id),
      )
    : undefined;
  if (!row) throw new Refusal('notSold');
  return row;
}

/** Stock that this buyer may still have: a limit counts the whole cart. Also what the wire calls `stock`. */
export const availableOf = (row: { stock: number; buy_limit: number | null }): number =>
  Math.min(row.stock, row.buy_limit ?? row.stock);

/** Refuses a quantity that could not be bought now. Spec: 1§5 */
function checkQuantity(sold: Sold, quantity: number): void {
  const name: Bilingual = {
    zh: [sold.name_zh, sold.standard_zh].filter(Boolean).join(' '),
    en: [sold.name_en, sold.standard_en].filter(Boolean).join(', '),
  };
  const unit: Bilingual = { zh: sold.unit_zh, en: sold.unit_en };
  if (isEnquire(sold)) throw new Refusal('priceOnRequest', { name });
  if (sold.stock < sold.multiple) throw new Refusal('outOfStock', { name });
  if (quantity % sold.multiple !== 0)
    throw new Refusal('wrongMultiple', { name, unit, multiple: sold.multiple });
  if (sold.buy_limit !== null && quantity > sold.buy_limit)
    throw new Refusal('overLimit', { name, unit, limit: sold.buy_limit });
  if (quantity > sold.stock)
    throw new Refusal('insufficientStock', { name, unit, left: sold.stock });
}

function buyer(call: Call) {
  const account = accountOf(call);
  if (!mayBuy(call)) throw new Refusal('notVerified');
  return account;
}

const quantityOf = (db: Db, accountId: number, specificationId: number): number =>
  db.get<{ quantity: number }>(
    'SELECT quantity FROM cart_line WHERE account_id = ? AND specification_id = ?',
    accountId,
    specificationId,
  )?.quantity ?? 0;

interface LineRow extends Sold {
  readonly line_id: number;
  readonly product_id: number;
  readonly article_number: string;
  readonly tags: string;
  readonly picture: string;
  readonly quantity: number;
  readonly on_shelf: number;
}

function toWire(line: LineRow, call: Call) {
  const { language } = call;
  // What a new customer bought from their own page costs what that page said. Spec: 1§4
  const isTheirOffer = isNewCustomer(call) && line.tags.includes('"new-customer"');
  const row = isTheirOffer ? { ...line, ...newCustomerPrices(line) } : line;
  const visible = mayBuy(call) && row.on_shelf === 1;
  return {
    id: String(row.line_id),
    searchProductId: String(row.id),
    productId: String(row.product_id),
    erpProductNo: row.article_number,
    name: language === 'zh' ? row.name_zh : row.name_en,
    picturePath: pictureTemplate(call, row.picture),
    standard: language === 'zh' ? row.standard_zh : row.standard_en,
    tags: wireTags(row.tags, call).map(({ title }) => ({ tagName: title })),
    tagType: '0',
    unitPrice: visible ? currentCents(row) / 100 : null,
    originalPrice: visible && percentOff(row) !== null ? row.price / 100 : null,
    discount: visible ? percentOff(row) : null,
    amount: row.quantity,
    sellPartCount: row.multiple,
    stock: row.on_shelf === 1 ? availableOf(row) : 0,
    isBuyLimited: row.buy_limit !== null,
  };
}

const GROUPS = {
  general: { zh: '一般用品', en: 'General supplies' },
  medicine: { zh: '藥物', en: 'Medicines' },
} as const satisfies Record<string, Bilingual>;

export const cartRoutes = [
  serve(cart.getCart, (_, call) => {
    const account = accountOf(call);
    const rows = call.db.all<LineRow>(
      `SELECT c.id line_id, c.quantity, s.id, s.product_id, s.article_number, s.standard_zh, s.standard_en, s.unit_zh,
         s.unit_en, s.stock, s.multiple, s.buy_limit, s.price, s.discount_price, p.name_zh, p.name_en, p.tags,
         ifnull(s.picture, p.picture) picture, p.on_shelf
       FROM cart_line c JOIN specification s ON s.id = c.specification_id JOIN product p ON p.id = s.product_id
       WHERE c.account_id = ? ORDER BY c.added_at DESC, c.id DESC`,
      account.id,
    );
    const sold = rows.filter((row) => row.on_shelf === 1);
    const isMedicine = (row: LineRow) => row.tags.includes('"medicine"');
    // Medicines stand apart: their orders need a bill (2§7).
    const groups = [
      { title: GROUPS.general, rows: sold.filter((row) => !isMedicine(row)) },
      { title: GROUPS.medicine, rows: sold.filter(isMedicine) },
    ];
    return {
      list: groups
        .filter((group) => group.rows.length > 0)
        .map((group) => ({
          title: group.title[call.language],
          goods: group.rows.map((row) => toWire(row, call)),
        })),
      count: sold.length,
      tips: null,
      exchangeId: null,
      exchangeText: null,
      nscExchangeProducts: [],
      userCoupon: [],
      invalidList: rows.filter((row) => row.on_shelf !== 1).map((row) => toWire(row, call)),
      ...priceView(call),
    };
  }),

  serve(cart.addToCart, ({ goods }, call) => {
    const account = buyer(call);
    const wanted = new Map<string, number>();
    for (const good of goods) {
      // '2' and '3' have their own ways in: the swap dialog and a direct purchase. Spec: 1§2, 1§4
      if (good.tagType !== undefined && !['', '0', '1'].includes(good.tagType))
        throw new Refusal('noSuchOffer');
      wanted.set(good.searchProductId, (wanted.get(good.searchProductId) ?? 0) + good.count);
    }
    const { db, now } = call;
    return db.transaction(() => {
      for (const [id, count] of wanted) {
        const sold = findSold(db, id);
        checkQuantity(sold, quantityOf(db, account.id, sold.id) + count);
        db.run(
          `INSERT INTO cart_line (account_id, specification_id, quantity, added_at) VALUES (?, ?, ?, ?)
           ON CONFLICT (account_id, specification_id, tag_type) DO UPDATE SET quantity = quantity + excluded.quantity`,
          account.id,
          sold.id,
          count,
          now,
        );
      }
      return countLines(db, account.id);
    });
  }),

  serve(cart.changeQuantity, ({ searchProductId, count }, call) => {
    const account = buyer(call);
    const { db } = call;
    return db.transaction(() => {
      const sold = findSold(db, searchProductId);
      if (quantityOf(db, account.id, sold.id) === 0) throw new Refusal('notInCart');
      checkQuantity(sold, count);
      db.run(
        'UPDATE cart_line SET quantity = ? WHERE account_id = ? AND specification_id = ?',
        count,
        account.id,
        sold.id,
      );
      return null;
    });
  }),

  serve(cart.removeLines, ({ goods, isCollect }, call) => {
    const account = accountOf(call);
    const { db, now } = call;
    return db.transaction(() => {
      for (const { id } of goods) {
        const line = db.get<{ specification_id: number }>(
          'SELECT specification_id FROM cart_line WHERE account_id = ? AND id = ?',
          account.id,
          id,
        );
        if (!line) throw new Refusal('notInCart');
        if (isCollect)
          db.run(
            'INSERT INTO collected VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
            account.id,
            line.specification_id,
            now,
          );
        db.run('DELETE FROM cart_line WHERE id = ?', id);
      }
      return null;
    });
  }),
];
