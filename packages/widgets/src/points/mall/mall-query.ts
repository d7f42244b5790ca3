import { POINTS_RANGES, type PointsProductsQuery } from '@clinicart/sdk/points';
import { type QueryTexts, readListQuery } from '../../paged-list/list-query.ts';

/** The questions that the points mall can answer: a tab for each range. Spec: 2§2.10 */
export const MALL_LIMITS = { tabs: POINTS_RANGES, mostKeywordCharacters: 0 } as const;

/** Returns the products that the texts of an address name. */
export function mallQuery(texts: QueryTexts): PointsProductsQuery {
  const { tab, page } = readListQuery(texts, MALL_LIMITS);
  return { range: tab, page };
}
