import { type TimeLeft, timeLeft, untilNextSecond } from '@clinicart/sdk/catalogue';
import { useEffect, useRef, useState } from 'react';
import { bilingual, useShop, useWords } from '../../../engine/index.ts';
import { Countdown } from '../../../ui/data/countdown.tsx';

const words = bilingual({
  zh: { offerEnds: '限時優惠尚餘', offerEnded: '限時優惠已結束' },
  en: { offerEnds: 'Offer ends in', offerEnded: 'This offer has ended' },
});

/** Called when the countdown reaches zero on this page; not for a deadline in the past. */
type OnEnd = (endsAt: number, now: number) => void;

/** The time left until a deadline; undefined until the browser has read its clock. */
function useTimeLeft(endsAt: number, onEnd: OnEnd): TimeLeft | 'ended' | undefined {
  const { clock } = useShop();
  const [left, setLeft] = useState<TimeLeft | 'ended'>();
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const tick = (isFirst: boolean) => {
      const now = clock.now();
      const next = timeLeft(endsAt, now);
      setLeft(next ?? 'ended');
      if (next) cancel = clock.after(untilNextSecond(endsAt, now), () => tick(false));
      else if (!isFirst) end.current(endsAt, now);
    };
    tick(true);
    return () => cancel?.();
  }, [endsAt, clock]);
  return left;
}

export interface OfferClockProps {
  endsAt: number;
  onEnd: OnEnd;
}

const ZERO: TimeLeft = { days: 0, hours: 0, minutes: 0, seconds: 0 };

/** The countdown of an offer (限時優惠尚餘 02 天 14:36:08), then its end (優惠已結束). Spec: 1§4 Promotion countdown */
function OfferClock({ endsAt, onEnd }: OfferClockProps) {
  const text = useWords(words);
  const left = useTimeLeft(endsAt, onEnd);
  return (
    <div className="clinic-offer-clock" data-idle={left === undefined || undefined}>
      {left === 'ended' ? (
        <span role="status">{text.offerEnded}</span>
      ) : (
        <>
          <span>{text.offerEnds}</span>
          <Countdown {...(left ?? ZERO)} />
        </>
      )}
    </div>
  );
}

export { OfferClock as part };
