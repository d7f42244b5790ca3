import { useEffect, useRef, useState } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { productWords } from '../product-words.ts';

const SECOND = 1000;

/**
 * What is left until a deadline; undefined before the browser has looked, and once it has passed. Calls `onEnd` at
 * zero, only when zero was reached here: a deadline that lies in the past cannot make a page reload for ever.
 */
function useTimeLeft(endsAt: number, onEnd: () => void): number | undefined {
  const { clock } = useShop();
  const [left, setLeft] = useState<number>();
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const tick = (isFirst: boolean) => {
      const ms = endsAt - clock.now();
      setLeft(ms > 0 ? ms : undefined);
      if (ms > 0) cancel = clock.after(ms % SECOND || SECOND, () => tick(false));
      else if (!isFirst) end.current();
    };
    tick(true);
    return () => cancel?.();
  }, [endsAt, clock]);
  return left;
}

/** 限時優惠尚餘 02 天 14:36:08. Spec: 1§4 Promotion countdown */
export function OfferClock({ endsAt, onEnd }: { endsAt: number; onEnd(): void }) {
  const text = useWords(productWords);
  const left = useTimeLeft(endsAt, onEnd);
  const seconds = Math.ceil((left ?? 0) / SECOND);
  return (
    <div className="clinic-offer-clock" data-idle={left === undefined || undefined}>
      <span>{text.offerEnds}</span>
      <Countdown
        days={Math.floor(seconds / 86_400)}
        hours={Math.floor(seconds / 3600) % 24}
        minutes={Math.floor(seconds / 60) % 60}
        seconds={seconds % 60}
      />
    </div>
  );
}
