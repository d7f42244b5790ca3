// A browser in the points mall of a shop server whose points and points orders can be counted.
import type { CompleteShop } from '@clinicart/sdk';
import type { PointsProduct } from '@clinicart/sdk/points';
import { openTill, type Till } from '../payments.ts';

export interface PointsDesk extends Till {
  /** The sum of the ledger's rows, which is the balance. */
  points(): number;
  /** Points orders on the server: product, pieces. */
  placed(): readonly (readonly [product: string, quantity: number])[];
  /** A product by its English name. */
  product(name: string, shop?: CompleteShop): Promise<PointsProduct>;
  readonly addressId: string;
}

export const MASKS = 'ASTM level 3 masks, 5 boxes';
/** Limited to one per account. */
export const GIFT = 'Pantry gift box';

/** Starts a server with a buyer who has an address; `points` are granted on top of the account's own. */
export async function openPoints(scenario = 'credit', points = 0): Promise<PointsDesk> {
  const till = await openTill(scenario);
  if (points !== 0) till.sandbox.console.grantPoints(scenario, { points });
  const addressId = await till.address('810000');
  const own = `account_id = (SELECT id FROM account WHERE scenario = '${scenario}')`;
  return {
    ...till,
    addressId,
    points: () =>
      Number(till.rows(`SELECT ifnull(sum(amount), 0) n FROM points_entry WHERE ${own}`)[0]?.['n']),
    placed: () =>
      till
        .rows(
          `SELECT g.name_en, x.quantity FROM points_order x JOIN points_product g ON g.id = x.product_id
           WHERE x.${own} ORDER BY x.id`,
        )
        .map((row) => [String(row['name_en']), Number(row['quantity'])]),
    product(name, shop = till.shop) {
      const [row] = till.rows('SELECT id FROM points_product WHERE name_en = ?', name);
      return shop.points.product.get(String(row?.['id']));
    },
  };
}
