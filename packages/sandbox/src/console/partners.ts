import type { Db } from '../db/db.ts';

/** Registrations and orders from the page of a partner. Sums are in cents; closed orders do not count. */
export interface PartnerView {
  readonly partner: string;
  readonly accounts: number;
  readonly orders: number;
  readonly paid: number;
  readonly total: number;
  readonly paidTotal: number;
}

/** Every partner with an account or an order, by id. */
export const partnerViews = (db: Db): PartnerView[] =>
  db.all<PartnerView>(
    `WITH brought (partner, accounts, orders, paid, total, paid_total) AS (
        SELECT partner, 1, 0, 0, 0, 0 FROM account WHERE partner IS NOT NULL
        UNION ALL
        SELECT partner, 0, 1, paid_at IS NOT NULL, total, iif(paid_at IS NULL, 0, total)
          FROM shop_order WHERE partner IS NOT NULL AND status <> 5
      )
      SELECT partner, sum(accounts) accounts, sum(orders) orders, sum(paid) paid, sum(total) total,
          sum(paid_total) paidTotal
        FROM brought GROUP BY partner ORDER BY partner`,
  );
