import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the sticky row of names sideways with the products. It is outside their box: inside a box that scrolls,
 * nothing can stick to the top of the window.
 */
export function useFollowScroll(
  leader: RefObject<HTMLElement | null>,
  follower: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const box = leader.current;
    if (!box) return undefined;
    const follow = () => {
      if (follower.current) follower.current.scrollLeft = box.scrollLeft;
    };
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [leader, follower]);
}
