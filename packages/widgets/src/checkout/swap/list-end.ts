import { SWAP_NEAR_BOTTOM_PX, SWAP_REST_MS } from '@clinicart/sdk';
import { onScrollRest } from '../../ui/page/scroll-rest.ts';
import { after } from '../../ui/page/timer.ts';

/** What is asked of a box that scrolls. */
export type ScrollBox = Pick<
  HTMLElement,
  'scrollHeight' | 'scrollTop' | 'clientHeight' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Calls once a box is scrolled to its end, or has nothing to scroll, and has come to rest. The answer ends it.
 * Spec: 2§9
 */
export function watchListEnd(box: ScrollBox, reached: () => void): () => void {
  const look = () => {
    const { scrollHeight, scrollTop, clientHeight } = box;
    if (scrollHeight - scrollTop - clientHeight <= SWAP_NEAR_BOTTOM_PX) reached();
  };
  return onScrollRest(box, after, SWAP_REST_MS, look);
}
