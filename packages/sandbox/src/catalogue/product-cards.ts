import { type Call, mayBuy, pictureTemplate } from '../http/call.ts';
import { listPrices, type PriceColumns, wirePrices } from './prices.ts';
import { wireTags } from './tags.ts';

/** Columns of a product card. */
export interface CardRow extends PriceColumns {
  readonly id: number;
  readonly name_zh: string;
  readonly name_en: string;
  readonly brand: string;
  readonly picture: string;
  readonly has_stock: number;
  readonly tags: string;
}

export const CARD_COLUMNS =
  'p.id, p.name_zh, p.name_en, b.title brand, p.picture, p.price, p.discount_price, p.has_stock, p.tags';
export const CARD_FROM = 'product p JOIN brand b ON b.id = p.brand_id';

function shared(row: CardRow, call: Call) {
  return {
    name: call.language === 'zh' ? row.name_zh : row.name_en,
    brandName: row.brand,
    picturePath: pictureTemplate(call, row.picture),
    hasStock: row.has_stock === 1,
    tags: wireTags(row.tags, call),
  };
}

/** A card of a search answer. Spec: 1§3 */
export const searchCard = (row: CardRow, call: Call) => ({
  searchProductId: String(row.id),
  ...shared(row, call),
  ...wirePrices(row, mayBuy(call)),
});

/** A card of a zone. Spec: 1§3 */
export const zoneCard = (row: CardRow, call: Call) => ({
  id: String(row.id),
  ...shared(row, call),
  ...wirePrices(row, mayBuy(call)),
});

/** A card of the home page's lists; `fulltag` repeats the tags with commas. Spec: 1§3 */
export function homeCard(row: CardRow, call: Call) {
  const card = shared(row, call);
  return {
    link: String(row.id),
    ...card,
    fulltag: card.tags.map((tag) => tag.title).join(','),
    ...listPrices(row, mayBuy(call)),
  };
}

/** The new-customer offer: a fifth off what the product costs now, to a whole cent. */
const NEW_CUSTOMER_PERCENT = 80;
export function newCustomerPrices(row: PriceColumns): PriceColumns {
  const now = row.discount_price ?? row.price;
  return { price: row.price, discount_price: Math.round((now * NEW_CUSTOMER_PERCENT) / 100) };
}
