import { useEffect, useState } from 'react';
import { useShop } from '../engine/index.ts';

/** Spec: 2§9 */
const ROTATION_MS = 3000;

const movesLittle = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The hot word that is suggested now; the next one every three seconds, unless it must hold still. Spec: 2§2.15 */
export function useHotWord(words: readonly string[], isHeld: boolean): string | undefined {
  const shop = useShop();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isHeld || words.length < 2 || movesLittle()) return;
    return shop.clock.after(ROTATION_MS, () => setTurn(turn + 1));
  }, [shop, isHeld, words.length, turn]);
  return words[turn % words.length];
}
