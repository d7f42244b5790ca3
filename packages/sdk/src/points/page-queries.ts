import { LANGUAGE_ENVS } from '../language/contract.ts';
import type { Language } from '../language/rules.ts';
import type { PointsHistoryTab, PointsRange } from './types.ts';

/** Ranges of the points mall, in the order of its tabs. Spec: 2§2.10 */
export const POINTS_RANGES = [
  'all',
  'low',
  'middle',
  'high',
] as const satisfies readonly PointsRange[];
/** Tabs of the points history, in their order. Spec: 2§2.10 */
export const POINTS_HISTORY_TABS = [
  'all',
  'income',
  'expenditure',
] as const satisfies readonly PointsHistoryTab[];

type Given = string | null | undefined;

/** A product and the pieces of it to redeem. */
export interface RedeemQuery {
  readonly productId: string;
  readonly quantity: number;
}

/** Reads the query of the confirmation; undefined where product or amount is missing or no number. Spec: 2§2.1 */
export function readRedeemQuery(query: {
  readonly pointsProductId: Given;
  readonly amount: Given;
}): RedeemQuery | undefined {
  const productId = query.pointsProductId?.trim();
  if (!productId || !/^[1-9]\d{0,5}$/.test(query.amount ?? '')) return undefined;
  return { productId, quantity: Number(query.amount) };
}

/** Writes the query of the confirmation as the route table names it. Spec: 2§2.1, 2§9 */
export const writeRedeemQuery = ({ productId, quantity }: RedeemQuery, language: Language) => ({
  pointsProductId: productId,
  amount: quantity,
  langEnv: LANGUAGE_ENVS[language],
});
