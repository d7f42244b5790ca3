import { formatHongKongTime } from '@clinicart/sdk/contract';
import { movePoints, pointsOf } from '../../points/ledger.ts';
import { hasRedeemed, type PointsProductRow, writePointsOrder } from '../../points/redeem.ts';
import type { Buyer } from './write-order.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Points given at the registration, two calendar years ago: they have expired. */
const WELCOME_POINTS = 500;

/** Hours ago, name of the product, and pieces; the last ones are in every status by the clock. */
const REDEEMED: readonly (readonly [hoursAgo: number, name: string, quantity: number])[] = [
  [320 * 24, 'Alcohol hand rub, 6 bottles', 1],
  [285 * 24, 'Automatic umbrella', 2],
  [250 * 24, 'Vacuum flask, 500 ml', 1],
  [222 * 24, 'Bouffant caps, 200 pieces', 3],
  [190 * 24, 'Pantry gift box', 1],
  [170 * 24, 'Cordless LED curing light', 1],
  [155 * 24, 'Gauze swabs, 2,000 pieces', 2],
  [121 * 24, 'Safety goggles, 2 pairs', 1],
  [96 * 24, 'ASTM level 3 masks, 5 boxes', 1],
  [80 * 24, 'Dental loupes, 2.5×', 1],
  [64 * 24, 'Denture cleaning tablets, 120 pieces', 2],
  [33 * 24, 'Articulating paper, 12 books', 1],
  [45, 'Micro brushes, 1,000 pieces', 1],
  [26, 'Cotton rolls, 3,000 pieces', 1],
  [5, 'Saliva ejectors, 1,000 pieces', 1],
];

/** Number of a points order of the history: its day, and its place. */
const orderNoOf = (at: number, serial: number): string =>
  `P${formatHongKongTime(at).slice(2, 10).replaceAll('-', '')}9${String(serial).padStart(7, '0')}`;

/** Writes the points orders of the regular customer. Call it once the orders have earned their points. */
export function writePointsStory({ db, accountId }: Buyer, now: number, registeredAt: number) {
  movePoints({ db, now: registeredAt }, { accountId, amount: WELCOME_POINTS, kind: 'granted' });
  REDEEMED.forEach(([hoursAgo, name, quantity], index) => {
    const at = Math.floor((now - hoursAgo * HOUR_MS) / 1000) * 1000;
    const product = db.get<PointsProductRow>(
      'SELECT * FROM points_product WHERE name_en = ?',
      name,
    );
    if (!product) throw new Error(`no points product ${name}`);
    if (product.is_limited === 1 && hasRedeemed(db, accountId, product.id))
      throw new Error(`${name} is redeemed twice`);
    writePointsOrder({ db, now: at }, product, {
      orderNo: orderNoOf(at, index + 1),
      accountId,
      quantity,
      consignee: '譚綽盈醫生',
      phone: '+852 61230011',
      address: '香港 香港島 中西區 德輔道西 211 號 8 樓',
    });
  });
  pointsOf({ db, now }, accountId);
}

/** How long ago the regular customer registered: always two calendar years. */
export const REGISTERED_MS = 731 * DAY_MS;
