/**
 * Position of the header while the page scrolls: `rest` at the top of the page, `raised` fixed to the top of the
 * window, `leaving` while it moves out. Spec: 2§2.15
 */
export type HeaderPosition = 'rest' | 'raised' | 'leaving';

/** Below this offset, scrolling up shows the header again, with a shadow. Spec: 2§9 */
export const SHADOW_PX = 180;
/** Ignores smaller movements, such as a trembling hand or overscroll. */
export const TREMBLE_PX = 3;

export interface Scrolling {
  /** Scroll offsets of now and before. */
  readonly y: number;
  readonly before: number;
  /** Height of the header at rest. */
  readonly height: number;
  /** Something inside is open or has the focus: keeps the header visible. */
  readonly isBusy: boolean;
}

/**
 * Returns the next position: hides on scrolling down and shows again on scrolling up past 180 px, or past its own
 * height if that is larger. Spec: 2§2.15
 */
export function nextPosition(
  position: HeaderPosition,
  { y, before, height, isBusy }: Scrolling,
): HeaderPosition {
  if (y <= 0) return 'rest';
  if (isBusy) return 'raised';
  const isFar = y > Math.max(SHADOW_PX, height);
  const moved = y - before;
  if (Math.abs(moved) < TREMBLE_PX) return position;
  if (moved > 0) return position === 'raised' && isFar ? 'leaving' : position;
  return isFar ? 'raised' : position;
}
