/**
 * Where the header is while the page scrolls: `rest` in its own place at the top, `raised` held at the upper edge of
 * the window, `leaving` on its way out of it. Spec: 2§2.15
 */
export type ScrollPlace = 'rest' | 'raised' | 'leaving';

/** From here on the header returns on scrolling up, with a shadow. Spec: 2§9 */
export const SHADOW_PX = 180;
/** Less is a trembling hand or a bouncing page. */
export const TREMBLE_PX = 3;

export interface Scrolling {
  /** How far the page is scrolled now, and was before. */
  readonly y: number;
  readonly before: number;
  /** Of the header in its place. */
  readonly height: number;
  /** Something inside is open or has the focus: it must not go away. */
  readonly isBusy: boolean;
}

/** Hides on scrolling down and returns on scrolling up past 180 px, or past its own height where that is more. Spec: 2§2.15 */
export function nextPlace(
  place: ScrollPlace,
  { y, before, height, isBusy }: Scrolling,
): ScrollPlace {
  if (y <= 0) return 'rest';
  if (isBusy) return 'raised';
  const isFar = y > Math.max(SHADOW_PX, height);
  const moved = y - before;
  if (Math.abs(moved) < TREMBLE_PX) return place;
  if (moved > 0) return place === 'raised' && isFar ? 'leaving' : place;
  return isFar ? 'raised' : place;
}
