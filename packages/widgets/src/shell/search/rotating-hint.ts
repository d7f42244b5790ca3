import { useEffect, useState } from 'react';
import { useShop } from '../../engine/index.ts';
import { prefersStill } from '../../ui/page/media-queries.ts';

/** Spec: 2§9 */
const ROTATION_MS = 3000;

const mayMove = () => !document.hidden && !prefersStill();

/**
 * Returns the hot word that the box suggests. It changes every three seconds, except while paused, in a hidden tab, or
 * under reduced motion. Spec: 2§2.15
 */
export function useRotatingHint(words: readonly string[], isHeld: boolean): string | undefined {
  const { clock } = useShop();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isHeld || words.length < 2) return;
    let cancel = () => {};
    const wait = () => {
      cancel = clock.after(ROTATION_MS, () => {
        if (mayMove()) setTurn((last) => last + 1);
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [clock, isHeld, words.length]);
  return words[turn % words.length];
}
