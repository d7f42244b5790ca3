import { catalogue } from '@clinicart/sdk/contract';
import {
  AUTH_STATUS,
  accountOf,
  type Call,
  isNewCustomer,
  mayBuy,
  pictureTemplate,
  priceView,
} from './call.ts';
import { CARD_COLUMNS, CARD_FROM, type CardRow, newCustomerPrices, searchCard } from './cards.ts';
import { availableOf } from './cart.ts';
import { endOfWeek } from './hong-kong.ts';
import { type PriceColumns, wirePrices } from './money.ts';
import { Refusal } from './refusals.ts';
import type { SeedInstruction } from './seed/shapes.ts';
import { serve } from './serve.ts';
import { wireTags } from './tags.ts';

interface ProductRow extends CardRow {
  readonly brand_id: number;
  readonly pictures: string;
  readonly instructions: string;
  readonly ce_code: string | null;
  readonly fda_code: string | null;
  readonly selling: string;
  readonly producer: string;
  readonly page: string;
  readonly first: string;
  readonly second: string;
}

/** A product by its own id, or by that of one of its specifications: both are called searchProductId. Spec: 1§3 */
function findProduct(id: string, call: Call): ProductRow {
  const lang = call.language;
  const find = (where: string) =>
    call.db.get<ProductRow>(
      `SELECT ${CARD_COLUMNS}, p.brand_id, p.pictures, p.instructions, p.ce_code, p.fda_code, p.selling_${lang} selling,
         p.producer_${lang} producer, g.${lang} page, f.name_${lang} first, s.name_${lang} second
       FROM ${CARD_FROM} JOIN category f ON f.id = p.parent_id JOIN category s ON s.id = p.category_id
         JOIN product_page g ON g.product_id = p.id
       WHERE p.on_shelf = 1 AND p.id = ${where}`,
      Number(id),
    );
  const row = /^\d{1,15}$/.test(id)
    ? (find('?') ?? find('(SELECT product_id FROM specification WHERE id = ?)'))
    : undefined;
  if (!row) throw new Refusal('notSold');
  return row;
}

/** `tagType` 3 opens the new-customer price, for those entitled to it. Spec: 1§8 */
function checkOffer(tagType: string | undefined, row: ProductRow, call: Call): boolean {
  if (tagType !== '3') return false;
  if (!isNewCustomer(call) || !row.tags.includes('"new-customer"'))
    throw new Refusal('notNewCustomer');
  return true;
}

function instructionsOf(row: ProductRow, call: Call) {
  const all = JSON.parse(row.instructions) as SeedInstruction[];
  return all.map(({ name, path }) => ({
    name: name[call.language],
    path: new URL(path, `${call.origin}/`).href,
  }));
}

function display(call: Call, background: string) {
  return {
    endTime: endOfWeek(call.now),
    picPath: null,
    showPriceBackground: background,
    textColor: '#FFFFFF',
    countDown: true,
  };
}

interface SpecificationRow extends PriceColumns {
  readonly id: number;
  readonly article_number: string;
  readonly standard: string;
  readonly unit: string;
  readonly pack: string;
  readonly stock: number;
  readonly multiple: number;
  readonly buy_limit: number | null;
  readonly expires: string | null;
  readonly produced: string | null;
  readonly uniform_code: string;
  readonly collected: number;
}

export const productRoutes = [
  serve(catalogue.product, ({ id }, call) => {
    const row = findProduct(id, call);
    const visible = mayBuy(call);
    return {
      productName: call.language === 'zh' ? row.name_zh : row.name_en,
      brandName: row.brand,
      brandId: String(row.brand_id),
      searchProductId: String(row.id),
      sellingPoint: row.selling,
      ...priceView(call),
      tags: wireTags(row.tags, call),
      canGetCous: [],
      productSuit: [],
      firstCName: row.first,
      secondCName: row.second,
      producer: row.producer,
      ceCode: row.ce_code,
      fdaCode: row.fda_code,
      productInstraction: instructionsOf(row, call),
      mp4Url: null,
      autoplay: false,
      page: row.page,
      promotionDisplay:
        visible && row.tags.includes('"discount"') ? display(call, '#B9471A') : null,
      newCusproductDisplay:
        isNewCustomer(call) && row.tags.includes('"new-customer"')
          ? display(call, '#1A6B4B')
          : null,
    };
  }),

  serve(catalogue.specifications, ({ id, tagType }, call) => {
    const row = findProduct(id, call);
    const newCustomer = checkOffer(tagType, row, call);
    const lang = call.language;
    const pictures = (JSON.parse(row.pictures) as string[]).map((path) =>
      pictureTemplate(call, path),
    );
    const rows = call.db.all<SpecificationRow>(
      `SELECT s.id, s.article_number, s.standard_${lang} standard, s.unit_${lang} unit, s.pack_${lang} pack, s.stock,
         s.multiple, s.buy_limit, s.expires, s.produced, s.uniform_code, s.price, s.discount_price,
         EXISTS (SELECT 1 FROM collected c WHERE c.account_id = ? AND c.specification_id = s.id) collected
       FROM specification s WHERE s.product_id = ? ORDER BY s.position`,
      call.account?.id ?? 0,
      row.id,
    );
    return {
      ...priceView(call),
      standards: rows.map((each) => {
        const prices = wirePrices(newCustomer ? newCustomerPrices(each) : each, mayBuy(call));
        return {
          id: String(each.id),
          searchProductId: String(each.id),
          standard: each.standard,
          ...prices,
          isDiscount: prices.discountPrice !== null,
          stock: availableOf(each),
          sellPartCount: each.multiple,
          isBuyLimited: each.buy_limit !== null,
          amount: 0,
          articleNumber: each.article_number,
          expiredDate: each.expires,
          productionDate: each.produced,
          unit: each.unit,
          containerQuantity: each.pack,
          uniformCode: each.uniform_code,
          allPicture: pictures,
          promotes: [],
          isCollected: each.collected === 1,
        };
      }),
    };
  }),

  serve(catalogue.newCustomerProducts, (_, call) => {
    // Visitors may look (without prices); a clinic that has bought before may not. Spec: 1§6
    if (call.account?.auth_status === AUTH_STATUS.approved && !isNewCustomer(call))
      throw new Refusal('notNewCustomer');
    const rows = call.db.all<CardRow>(
      `SELECT ${CARD_COLUMNS} FROM product_tag t JOIN ${CARD_FROM} AND p.id = t.product_id
       WHERE t.tag = 'new-customer' AND p.on_shelf = 1 ORDER BY p.sales DESC, p.id LIMIT 60`,
    );
    return {
      products: rows.map((row) => searchCard({ ...row, ...newCustomerPrices(row) }, call)),
      ...priceView(call),
    };
  }),

  serve(catalogue.collect, ({ searchProductId, isCollected }, call) => {
    const account = accountOf(call);
    if (!mayBuy(call)) throw new Refusal('notVerified');
    const { db, now } = call;
    const known = /^\d{1,15}$/.test(searchProductId)
      ? db.get<{ id: number }>('SELECT id FROM specification WHERE id = ?', Number(searchProductId))
      : undefined;
    if (!known) throw new Refusal('notSold');
    if (isCollected)
      db.run(
        'INSERT INTO collected VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        account.id,
        known.id,
        now,
      );
    else
      db.run(
        'DELETE FROM collected WHERE account_id = ? AND specification_id = ?',
        account.id,
        known.id,
      );
    return null;
  }),
];
