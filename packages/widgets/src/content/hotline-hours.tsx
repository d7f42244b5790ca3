import { HOTLINE, hotlineAt } from '@clinicart/sdk/content';
import { useEffect, useState } from 'react';
import { bilingual, useShop, useWords } from '../engine/index.ts';

export { default as hotlineHoursStyles } from './hotline-hours.css?inline';

const hourWords = bilingual({
  zh: {
    hours: (t: { from: number; to: number }) => `每日 ${t.from}:00–${t.to}:00`,
    open: '現正服務',
    closed: '現已休息',
  },
  en: {
    hours: (t) => `Daily ${t.from}:00–${t.to}:00`,
    open: 'Open now',
    closed: 'Closed now',
  },
});

/**
 * Opening hours of the hotline, and whether it is open now. Only the browser shows "now": a cached page may be hours
 * old. Spec: 1§1
 */
export function HotlineHours() {
  const { clock } = useShop();
  const text = useWords(hourWords);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    let stop = () => {};
    const look = () => {
      const now = clock.now();
      const hotline = hotlineAt(now);
      setOpen(hotline.isOpen);
      stop = clock.after(hotline.changesAt - now, look);
    };
    look();
    return () => stop();
  }, [clock]);
  return (
    <span className="clinic-hours">
      {text.hours({ from: HOTLINE.fromHour, to: HOTLINE.toHour })}
      <span className="clinic-hours-now" data-open={isOpen}>
        {isOpen !== undefined && (isOpen ? text.open : text.closed)}
      </span>
    </span>
  );
}
