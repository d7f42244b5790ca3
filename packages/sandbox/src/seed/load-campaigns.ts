import type { Db } from '../db/db.ts';
import type { SeedArea, SeedPromotions } from './campaigns.ts';

const DAY_MS = 86_400_000;

/** Writes campaigns and the new-customer page into empty tables, after the catalogue. */
export function seedPromotions(
  db: Db,
  now: number,
  { campaigns, activities, newCustomerBanners }: SeedPromotions,
): void {
  for (const campaign of campaigns) {
    db.insert('campaign', {
      id: campaign.id,
      name_zh: campaign.name.zh,
      name_en: campaign.name.en,
      poster: campaign.poster,
      background: campaign.background,
      ends_at: now + campaign.days * DAY_MS,
    });
    campaign.areas.forEach((area, position) => {
      seedArea(db, campaign.id, area, position);
    });
  }
  activities.forEach(({ id, name, content, categories }, position) => {
    db.insert('activity', {
      id,
      position,
      name_zh: name.zh,
      name_en: name.en,
      content_zh: content.zh,
      content_en: content.en,
    });
    db.run(
      `INSERT INTO activity_product
        SELECT ?, row_number() OVER (ORDER BY p.sales DESC, p.id) - 1, p.id
        FROM product_tag t JOIN product p ON p.id = t.product_id
        WHERE t.tag = 'new-customer' AND p.on_shelf = 1 AND p.parent_id IN (${categories.map(() => '?').join(', ')})`,
      id,
      ...categories,
    );
  });
  newCustomerBanners.forEach(({ poster, path }, position) => {
    db.insert('new_customer_banner', { position, poster, path });
  });
}

function seedArea(db: Db, campaignId: number, area: SeedArea, position: number): void {
  db.insert('campaign_area', {
    campaign_id: campaignId,
    position,
    emission: area.kind === 'banners' ? area.emission : null,
    name_zh: area.name?.zh ?? null,
    name_en: area.name?.en ?? null,
    heading: area.heading ?? null,
  });
  const id = db.get<{ id: number }>('SELECT max(id) id FROM campaign_area')?.id ?? 0;
  if (area.kind === 'banners') {
    area.banners.forEach(({ poster, path }, at) => {
      db.insert('campaign_banner', { area_id: id, position: at, poster, path });
    });
    return;
  }
  const goods = db.all<{ id: number }>(
    `SELECT id FROM product WHERE on_shelf = 1 AND parent_id IN (${area.categories.map(() => '?').join(', ')})
     ORDER BY has_stock DESC, discount_price IS NULL AND price < 100000000, sales DESC, id LIMIT ?`,
    ...area.categories,
    area.products,
  );
  goods.forEach(({ id: productId }, at) => {
    // The merchant marks out the first two.
    db.insert('campaign_product', {
      area_id: id,
      position: at,
      product_id: productId,
      marked: at < 2 ? 1 : 0,
    });
  });
}
