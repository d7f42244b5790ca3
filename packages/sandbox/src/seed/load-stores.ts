import { startOfHongKongDay } from '@clinicart/sdk/contract';
import { currentCents } from '../catalogue/prices.ts';
import type { Db } from '../db/db.ts';
import { priceCuts, type SeedStore, stores, swapOffer } from './data/index.ts';

/** The source of the rows of stores and delivery. */
export const storeSeed = { stores, priceCuts, swapOffer };

/** Writes stores, what they charge, and what is cut and swapped. Call it after the catalogue, in a transaction. */
export function loadStores(
  db: Db,
  now: number,
  seed: Pick<typeof storeSeed, 'stores' | 'priceCuts'>,
): void {
  seed.stores.forEach((store, position) => {
    loadStore(db, store, position);
  });
  for (const { name, parentId, thresholdCents, cutCents, days } of seed.priceCuts)
    db.insert('price_cut', {
      name_zh: name.zh,
      name_en: name.en,
      parent_id: parentId ?? null,
      threshold: thresholdCents,
      cut: cutCents,
      ends_at: startOfHongKongDay(now, days + 1) - 1000,
    });
  loadSwapOffer(db);
}

function loadStore(db: Db, store: SeedStore, position: number): void {
  const { id, name, isMedicine, parentIds, deliveries } = store;
  db.insert('store', {
    id,
    position,
    name_zh: name.zh,
    name_en: name.en,
    is_medicine: isMedicine ? 1 : 0,
  });
  for (const parentId of parentIds)
    db.insert('store_category', { parent_id: parentId, store_id: id });
  deliveries.forEach((way, at) => {
    db.insert('store_delivery', {
      id: way.id,
      store_id: id,
      position: at,
      province: way.province ?? null,
      name_zh: way.name.zh,
      name_en: way.name.en,
      freight: way.freightCents,
      free_above: way.freeAboveCents ?? null,
      is_default: way.isDefault ? 1 : 0,
    });
  });
}

/** A swap item is worth having and does not outweigh what it is added to. */
const DEAREST_CENTS = 80_000;
const MOST_BY_COUNT = 6;

/** One size of each product that is marked for it: every fourth in the tier by pieces, the others by what they cost. */
function loadSwapOffer(db: Db): void {
  const goods = db.all<{ id: number; price: number; discount_price: number | null }>(
    `SELECT min(s.id) id, s.price, s.discount_price FROM specification s
     JOIN product_tag t ON t.product_id = s.product_id AND t.tag = 'swap'
     WHERE s.stock >= 40 AND s.price <= ${DEAREST_CENTS} AND s.buy_limit IS NULL
     GROUP BY s.product_id ORDER BY s.price, s.id`,
  );
  // An imported range may have none to swap.
  if (goods.length === 0) return;
  const { name, tiers, percent } = swapOffer;
  db.insert('swap_offer', { id: 1, name_zh: name.zh, name_en: name.en });
  tiers.forEach(({ byCount, threshold, allowed }, at) => {
    db.insert('swap_tier', {
      id: at + 1,
      offer_id: 1,
      by_count: byCount ? 1 : 0,
      threshold,
      allowed,
    });
  });
  const byCount = goods.filter((_, at) => at % 4 === 3).slice(0, MOST_BY_COUNT);
  const byAmount = goods.filter((good) => !byCount.includes(good));
  const put = (tier: number, good: (typeof goods)[number], position: number) => {
    const price = Math.max(50, Math.round((currentCents(good) * percent) / 5000) * 50);
    db.insert('swap_product', { tier_id: tier, position, specification_id: good.id, price });
  };
  byCount.forEach((good, at) => {
    put(tiers.length, good, at);
  });
  byAmount.forEach((good, at) => {
    put(1 + Math.floor((at * (tiers.length - 1)) / byAmount.length), good, at);
  });
}
