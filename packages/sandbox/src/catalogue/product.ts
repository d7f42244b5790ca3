import { catalogue } from '@clinicart/sdk/contract';
import { availableOf } from '../cart/goods.ts';
import { readStores, storeDeliveryWire, storeOf } from '../checkout/shipping.ts';
import { couponsOf } from '../coupon/coupon.ts';
import { accountOf, type Call, mayBuy, pictureTemplate, priceView } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { checkNewCustomer } from '../new-customers/new-customers.ts';
import type { SeedInstruction } from '../seed/data/types.ts';
import { newCustomerDisplay, promotionDisplay } from './offer-displays.ts';
import { type PriceColumns, wirePrices } from './prices.ts';
import {
  CARD_COLUMNS,
  CARD_FROM,
  type CardRow,
  newCustomerPrices,
  searchCard,
} from './product-cards.ts';
import { bundleOf, giftsOf, videoOf } from './product-extras.ts';
import { findProductId } from './product-id.ts';
import { wireTags } from './tags.ts';

interface ProductRow extends CardRow {
  readonly brand_id: number;
  readonly parent_id: number;
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

function findProduct(id: string, call: Call): ProductRow {
  const lang = call.language;
  const row = call.db.get<ProductRow>(
    `SELECT ${CARD_COLUMNS}, p.brand_id, p.parent_id, p.pictures, p.instructions, p.ce_code, p.fda_code, p.selling_${lang} selling,
       p.producer_${lang} producer, g.${lang} page, f.name_${lang} first, s.name_${lang} second
     FROM ${CARD_FROM} JOIN category f ON f.id = p.parent_id JOIN category s ON s.id = p.category_id
       JOIN product_page g ON g.product_id = p.id
     WHERE p.id = ?`,
    findProductId(id, call),
  );
  if (!row) throw new Refusal('notSold');
  return row;
}

/** `tagType` 3 opens the new-customer price to those who may look at the offer: their page leads here. Spec: 1§8 */
function checkOffer(tagType: string | undefined, row: ProductRow, call: Call): boolean {
  if (tagType !== '3') return false;
  checkNewCustomer(call);
  if (!row.tags.includes('"new-customer"')) throw new Refusal('notNewCustomer');
  return true;
}

function instructionsOf(row: ProductRow, call: Call) {
  const all = JSON.parse(row.instructions) as SeedInstruction[];
  return all.map(({ name, path }) => ({
    name: name[call.language],
    path: new URL(path, `${call.origin}/`).href,
  }));
}

/** Columns of a specification on the wire. */
export interface SpecificationRow extends PriceColumns {
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
  readonly own_picture: string | null;
  readonly collected: number;
}

/** Columns of a specification `s` in the caller's language; the first `?` is the account. */
export const specificationColumns = ({ language }: Call): string =>
  `s.id, s.article_number, s.standard_${language} standard, s.unit_${language} unit, s.pack_${language} pack, s.stock,
   s.multiple, s.buy_limit, s.expires, s.produced, s.uniform_code, s.picture own_picture, s.price, s.discount_price,
   EXISTS (SELECT 1 FROM collected c WHERE c.account_id = ? AND c.specification_id = s.id) collected`;

/** A specification as the wire has it, but for its pictures and gifts. Spec: 1§3 */
export function wireSpecification(row: SpecificationRow, call: Call, newCustomer = false) {
  const prices = wirePrices(newCustomer ? newCustomerPrices(row) : row, mayBuy(call));
  return {
    id: String(row.id),
    searchProductId: String(row.id),
    standard: row.standard,
    ...prices,
    isDiscount: prices.discountPrice !== null,
    stock: availableOf(row),
    sellPartCount: row.multiple,
    isBuyLimited: row.buy_limit !== null,
    amount: 0,
    articleNumber: row.article_number,
    expiredDate: row.expires,
    productionDate: row.produced,
    unit: row.unit,
    containerQuantity: row.pack,
    uniformCode: row.uniform_code,
    promotes: [],
    isCollected: row.collected === 1,
  };
}

/** The store that sends a product. Delivery charges are amounts, which verified clinics see. */
function storeDelivery(row: ProductRow, call: Call) {
  if (!mayBuy(call)) return { storeId: null, storeName: null, expressPrice: [] };
  return storeDeliveryWire(storeOf(call.db, readStores(call.db), row), call);
}

export const productRoutes = [
  serve(catalogue.product, ({ id }, call) => {
    const row = findProduct(id, call);
    return {
      productName: call.language === 'zh' ? row.name_zh : row.name_en,
      brandName: row.brand,
      brandId: String(row.brand_id),
      searchProductId: String(row.id),
      sellingPoint: row.selling,
      ...priceView(call),
      tags: wireTags(row.tags, call),
      canGetCous: couponsOf(row.id, call),
      productSuit: bundleOf(row.id, call),
      firstCName: row.first,
      secondCName: row.second,
      producer: row.producer,
      ceCode: row.ce_code,
      fdaCode: row.fda_code,
      productInstraction: instructionsOf(row, call),
      ...videoOf(row.id, call),
      page: row.page,
      promotionDisplay: promotionDisplay(row, call),
      newCusproductDisplay: newCustomerDisplay(row, call),
      ...storeDelivery(row, call),
    };
  }),

  serve(catalogue.specifications, ({ id, tagType }, call) => {
    const row = findProduct(id, call);
    const newCustomer = checkOffer(tagType, row, call);
    const pictures = JSON.parse(row.pictures) as string[];
    const gifts = giftsOf(row.id, call);
    const rows = call.db.all<SpecificationRow>(
      `SELECT ${specificationColumns(call)} FROM specification s WHERE s.product_id = ? ORDER BY s.position`,
      call.account?.id ?? 0,
      row.id,
    );
    return {
      ...priceView(call),
      standards: rows.map((each) => ({
        ...wireSpecification(each, call, newCustomer),
        // Its own picture first, then those of the product.
        allPicture: [...new Set([each.own_picture ?? [], pictures].flat())].map((path) =>
          pictureTemplate(call, path),
        ),
        promotes: gifts(each.id),
      })),
    };
  }),

  serve(catalogue.newCustomerProducts, (_, call) => {
    checkNewCustomer(call);
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
        `INSERT INTO collected (account_id, specification_id, at)
          VALUES (:account_id, :specification_id, :at)
          ON CONFLICT DO NOTHING`,
        { account_id: account.id, specification_id: known.id, at: now },
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
