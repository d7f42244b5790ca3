import { useCallback, useState } from 'react';
import { useShop } from '../engine/index.ts';

/** The moment that a screen decides by, and how to move it on: at a deadline, or when an order was read again. */
export function useNow(key: unknown): readonly [now: number, refresh: () => void] {
  const { clock } = useShop();
  const [moment, setMoment] = useState(() => ({ key, now: clock.now() }));
  const refresh = useCallback(() => setMoment((last) => ({ ...last, now: clock.now() })), [clock]);
  if (moment.key === key) return [moment.now, refresh];
  const next = { key, now: clock.now() };
  setMoment(next);
  return [next.now, refresh];
}
