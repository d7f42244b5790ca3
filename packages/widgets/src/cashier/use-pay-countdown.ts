import { type PayCountdown, payCountdown } from '@clinicart/sdk/cashier';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../engine/index.ts';

/** Time left until `payBy`; each tick reads the clock, so a sleeping tab does not drift. */
export function usePayCountdown(payBy: number, onExpire: () => void): PayCountdown | undefined {
  const { clock } = useShop();
  const [left, setLeft] = useState(() => payCountdown(payBy, clock.now()));
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  });
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const tick = () => {
      const next = payCountdown(payBy, clock.now());
      setLeft(next);
      if (next) cancel = clock.after(next.nextMs, tick);
      else expire.current();
    };
    tick();
    return () => cancel?.();
  }, [payBy, clock]);
  return left;
}
