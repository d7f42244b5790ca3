import { countdownWords } from '../foundation/ui-words.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useWords } from '../foundation/words.ts';

export { default as countdownStyles } from './countdown.css?inline';

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
