import type { Db } from '../db/db.ts';
import { movePoints } from '../points/ledger.ts';
import { artPath } from './data/index.ts';
import { type PointsKind, pointsPages, pointsProducts } from './data/points-products.ts';

/** Points that demo accounts have at the start. */
const GIVEN: readonly { readonly scenario: string; readonly points: number }[] = [
  { scenario: 'verified', points: 12_500 },
  { scenario: 'credit', points: 800 },
];

/** The source of the rows of the points mall. */
export const pointsSeed = [pointsProducts, pointsPages, GIVEN];

const pageOf = (kind: PointsKind, language: 'zh' | 'en'): string => {
  const [first, ...others] = pointsPages[kind].map((words) => words[language]);
  return `<p>${first}</p><ul>${others.map((each) => `<li>${each}</li>`).join('')}</ul>`;
};

/** Writes the products of the points mall and the points of demo accounts. Call it after people, in a transaction. */
export function loadPoints(db: Db, now: number): void {
  pointsProducts.forEach((each, position) => {
    const { family, tint, label, mark } = each;
    const art = {
      family,
      tint,
      ...(label === undefined ? {} : { label }),
      ...(mark === undefined ? {} : { kind: mark }),
    };
    db.insert('points_product', {
      id: each.id,
      position,
      name_zh: each.name.zh,
      name_en: each.name.en,
      pictures: JSON.stringify(each.views.map((view) => artPath({ ...art, view }))),
      points: each.points,
      price: each.priceCents,
      stock: each.stock,
      is_limited: each.isLimited ? 1 : 0,
      page_zh: pageOf(each.kind, 'zh'),
      page_en: pageOf(each.kind, 'en'),
    });
  });
  for (const { scenario, points } of GIVEN) {
    const account = db.get<{ id: number }>('SELECT id FROM account WHERE scenario = ?', scenario);
    if (account)
      movePoints({ db, now }, { accountId: account.id, amount: points, kind: 'granted' });
  }
}
