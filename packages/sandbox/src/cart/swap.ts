import { currentCents } from '../catalogue/prices.ts';
import type { Db } from '../db/db.ts';
import { type Call, pictureTemplate } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import type { Bilingual } from '../seed/data/types.ts';
import { ARTICLE_COLUMNS, type Article, articleName } from './goods.ts';

interface OfferRow {
  readonly id: number;
  readonly name_zh: string;
  readonly name_en: string;
}

/** A tier of the offer: its threshold in cents or pieces, and how many items it allows in all. */
export interface SwapTier {
  readonly id: number;
  readonly by_count: number;
  readonly threshold: number;
  readonly allowed: number;
}

/** The running swap offer with its tiers in ascending order; at most one runs. */
export interface SwapOffer {
  readonly id: number;
  readonly name: Bilingual;
  readonly tiers: readonly SwapTier[];
}

/** Progress towards the tiers. */
export interface SwapProgress {
  readonly cents: number;
  readonly pieces: number;
}

export function swapOffer(db: Db): SwapOffer | undefined {
  const row = db.get<OfferRow>('SELECT * FROM swap_offer WHERE is_on = 1 ORDER BY id LIMIT 1');
  if (!row) return undefined;
  const sql = 'SELECT * FROM swap_tier WHERE offer_id = ? ORDER BY by_count, threshold';
  const name = { zh: row.name_zh, en: row.name_en };
  return { id: row.id, name, tiers: db.all<SwapTier>(sql, row.id) };
}

const missingFor = (tier: SwapTier, reached: SwapProgress): number =>
  Math.max(0, tier.threshold - (tier.by_count === 1 ? reached.pieces : reached.cents));

const isReached = (reached: SwapProgress) => (tier: SwapTier) => missingFor(tier, reached) === 0;

/** How many swap items are allowed: the highest of the reached tiers, not their sum. */
export const allowedSwaps = (offer: SwapOffer, reached: SwapProgress): number =>
  Math.max(0, ...offer.tiers.filter(isReached(reached)).map((tier) => tier.allowed));

/** The tier to show: the best one reached, or else the first. */
export const tierToShow = ({ tiers }: SwapOffer, reached: SwapProgress): SwapTier | undefined =>
  tiers.filter(isReached(reached)).sort((a, b) => b.allowed - a.allowed)[0] ?? tiers[0];

/** The first tier that is not reached. */
export const nextTier = ({ tiers }: SwapOffer, reached: SwapProgress): SwapTier | undefined =>
  tiers.find((tier) => missingFor(tier, reached) > 0);

/** Refuses an article that the running offer lacks or has not unlocked. Spec: 1§4 */
export function checkSwap(db: Db, good: Article, reached: SwapProgress): void {
  const offer = swapOffer(db);
  const tier = offer?.tiers.find((each) =>
    db.get(
      'SELECT 1 FROM swap_product WHERE tier_id = ? AND specification_id = ?',
      each.id,
      good.id,
    ),
  );
  const name = articleName(good);
  if (!tier) throw new Refusal('swapEnded', { name });
  const missing = missingFor(tier, reached);
  if (missing === 0) return;
  if (tier.by_count === 1)
    throw new Refusal('swapLockedByCount', { name, threshold: tier.threshold, missing });
  const dollars = (cents: number) => `HK$${(cents / 100).toFixed(2)}`;
  const facts = { threshold: dollars(tier.threshold), missing: dollars(missing) };
  throw new Refusal('swapLocked', { name, ...facts });
}

interface SwapGood extends Article {
  readonly tier_id: number;
}

const SWAP_FROM = `swap_product w JOIN swap_tier t ON t.id = w.tier_id
  JOIN specification s ON s.id = w.specification_id JOIN product p ON p.id = s.product_id AND p.on_shelf = 1
  WHERE t.offer_id = :offer_id ORDER BY t.by_count, t.threshold, w.position`;

/** Articles of the offer, by tier. */
const swapGoods = (db: Db, offerId: number, limit = -1, offset = 0) =>
  db.all<SwapGood>(
    `SELECT ${ARTICLE_COLUMNS}, w.tier_id FROM ${SWAP_FROM} LIMIT :limit OFFSET :offset`,
    { offer_id: offerId, limit, offset },
  );

const countGoods = (db: Db, offerId: number): number =>
  db.get<{ n: number }>(`SELECT count(*) n FROM ${SWAP_FROM}`, { offer_id: offerId })?.n ?? 0;

/** Spec: 1§3 changeProducts */
const productWire = (good: Article, call: Call) => ({
  erpProductNo: good.article_number,
  searchProductId: String(good.id),
  name: call.language === 'zh' ? good.name_zh : good.name_en,
  picturePath: pictureTemplate(call, good.picture),
  standard: call.language === 'zh' ? good.standard_zh : good.standard_en,
  stock: good.stock,
  price: currentCents(good) / 100,
  discountPrice: (good.swap_price ?? 0) / 100,
});

/** Tiers on the wire, each with the articles that it unlocks. */
const tiersWire = (offer: SwapOffer, goods: readonly SwapGood[], call: Call) =>
  offer.tiers.map((tier) => ({
    number: tier.by_count === 1 ? tier.threshold : tier.threshold / 100,
    exchangeNumber: tier.allowed,
    type: tier.by_count === 1 ? ('1' as const) : ('0' as const),
    changeProducts: goods
      .filter((good) => good.tier_id === tier.id)
      .map((good) => productWire(good, call)),
  }));

/** The whole offer. */
export const offerWire = (offer: SwapOffer, call: Call) =>
  tiersWire(offer, swapGoods(call.db, offer.id), call);

/** A page of the offer: its products, and the tier of each. */
export function offerPage(offer: SwapOffer, page: { index: number; size: number }, call: Call) {
  const goods = swapGoods(call.db, offer.id, page.size, (page.index - 1) * page.size);
  return {
    nscExchangeProducts: tiersWire(offer, goods, call),
    totalCount: countGoods(call.db, offer.id),
    products: goods.map((good) => productWire(good, call)),
  };
}
