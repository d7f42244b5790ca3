import type { Db } from '../db/db.ts';
import type { Bilingual } from '../seed/data/types.ts';

/** Duration of a campaign started on the console. */
const RUN_MS = 30 * 86_400_000;

/** A campaign, or an activity of the new-customer page, which has no end. */
export interface PromotionView {
  readonly id: number;
  readonly kind: 'campaign' | 'activity';
  readonly name: Bilingual;
  /** Where it is shown. */
  readonly path: string;
  readonly products: number;
  readonly endsAt: number | null;
}

/** Campaigns, then activities, in their order. */
export const promotions = (db: Db): PromotionView[] =>
  db
    .all<{
      id: number;
      kind: PromotionView['kind'];
      zh: string;
      en: string;
      path: string;
      products: number;
      ends_at: number | null;
    }>(
      `SELECT c.id, 'campaign' kind, name_zh zh, name_en en, '/active11/' || c.id path, ends_at,
         (SELECT count(*) FROM campaign_area a JOIN campaign_product p ON p.area_id = a.id WHERE a.campaign_id = c.id) products,
         c.id place
       FROM campaign c
       UNION ALL
       SELECT id, 'activity', name_zh, name_en, '/newCustomers', NULL,
         (SELECT count(*) FROM activity_product p WHERE p.activity_id = activity.id), position
       FROM activity ORDER BY kind DESC, place`,
    )
    .map(({ zh, en, ends_at, id, kind, path, products }) => ({
      id,
      kind,
      name: { zh, en },
      path,
      products,
      endsAt: ends_at,
    }));

/** Lets a campaign run for a month from now, or ends it. */
export function runCampaign(db: Db, campaign: number, now: number, isOn: boolean): void {
  const changed = db.run(
    'UPDATE campaign SET ends_at = ? WHERE id = ?',
    isOn ? now + RUN_MS : now,
    campaign,
  );
  if (changed === 0) throw new RangeError(`no such campaign: ${campaign}`);
}
