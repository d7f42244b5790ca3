/** A page number, or a gap written as an ellipsis. */
export type PagerItem = number | 'gap';

/** Number of places in a pager: up to seven pages are shown in full, more with one or two gaps. */
const PLACES = 7;

/**
 * Returns the items of a pager: every page up to seven; else the first, the last, the current one with its neighbours,
 * and a gap where pages are left out. Clamps a page outside the range.
 *
 * Spec: 1§2 search (“all pages up to 7, otherwise ellipsis forms”)
 */
export function pagerItems(page: number, total: number): PagerItem[] {
  if (total <= PLACES) return range(1, total);
  const current = Math.min(Math.max(page, 1), total);
  if (current <= 4) return [...range(1, 5), 'gap', total];
  if (current >= total - 3) return [1, 'gap', ...range(total - 4, total)];
  return [1, 'gap', current - 1, current, current + 1, 'gap', total];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
