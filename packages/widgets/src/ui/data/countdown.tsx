import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { bilingual, useWords } from '../foundation/words.ts';

export { default as countdownStyles } from './countdown.css?inline';

const countdownWords = bilingual({
  zh: {
    days: '天',
    left: (t: { days: number; hours: number; minutes: number }) =>
      `尚餘 ${t.days ? `${t.days} 天 ` : ''}${t.hours} 小時 ${t.minutes} 分鐘`,
    fiveMinutes: '尚餘不足 5 分鐘。',
    oneMinute: '尚餘不足 1 分鐘。',
  },
  en: {
    days: 'd',
    left: (t) => `${t.days ? `${t.days} d ` : ''}${t.hours} h ${t.minutes} min left`,
    fiveMinutes: 'Less than 5 minutes left.',
    oneMinute: 'Less than 1 minute left.',
  },
});

/** Props of {@link Countdown}: the remaining time, which the caller computes from a deadline. */
export interface CountdownProps {
  /** If omitted, the hours exceed 24. */
  days?: number | undefined;
  hours: number;
  minutes: number;
  seconds: number;
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Remaining time in boxes, red below five minutes. Screen readers announce it at five minutes and one minute, not each
 * second.
 */
export function Countdown({ days = 0, hours, minutes, seconds }: CountdownProps) {
  const words = useWords(countdownWords);
  const left = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  return (
    <span className="clinic-countdown" part="countdown" data-urgent={left < 300 || undefined}>
      <VisuallyHidden>{words.left({ days, hours, minutes })}</VisuallyHidden>
      <span className="clinic-countdown-boxes" aria-hidden="true">
        {days > 0 && (
          <>
            <b>{two(days)}</b>
            {words.days}
          </>
        )}
        <b>{two(hours)}</b>:<b>{two(minutes)}</b>:<b>{two(seconds)}</b>
      </span>
      <span className="clinic-visually-hidden" role="status">
        {left < 60 ? words.oneMinute : left < 300 ? words.fiveMinutes : undefined}
      </span>
    </span>
  );
}
