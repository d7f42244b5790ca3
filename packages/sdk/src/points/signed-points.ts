import type { PointsHistoryTab } from './types.ts';

/** Words and signs by which a `tag` may say the direction, and what they do to the balance. Spec: 2§9 */
const DIRECTIONS: ReadonlyMap<string, 1 | -1> = new Map([
  ['plus', 1],
  ['+', 1],
  ['reduce', -1],
  ['-', -1],
]);

/** An entry of the points history as it came: with its sign, or with a direction beside it. */
interface SentPoints {
  readonly points: number;
  readonly tag: string;
  readonly tab: PointsHistoryTab;
}

/**
 * Returns the points of an entry with their sign. A sign of the number counts first; otherwise the tag or the tab says
 * the direction, since the documents do not name it. Spec: 2§3, 2§9
 */
export function signedPoints({ points, tag, tab }: SentPoints): number {
  if (points < 0) return points;
  if (tab === 'expenditure') return -points;
  if (tab === 'income') return points;
  return points * (DIRECTIONS.get(tag) ?? 1);
}

/** Returns the words of a tag: none where it only says the direction. */
export const tagWords = (tag: string): string => (DIRECTIONS.has(tag) ? '' : tag);
