import type { Order } from '@clinicart/sdk/orders';
import { usePayCountdown } from '../cashier/use-pay-countdown.ts';
import { useWords } from '../engine/index.ts';
import { Countdown, countdownStyles } from '../ui/data/countdown.tsx';
import deadlineCss from './deadline.css?inline';
import { orderWords } from './order-words.ts';

export const deadlineStyles = [countdownStyles, deadlineCss];

interface DeadlineProps {
  payBy: NonNullable<Order['payBy']>;
  /** The countdown reached zero. */
  onExpire(): void;
}

/** The time left to pay, days counted in hours. Spec: 2§4, 2§9 */
export function Deadline({ payBy, onExpire }: DeadlineProps) {
  const text = useWords(orderWords);
  const left = usePayCountdown(payBy, onExpire);
  return (
    <span className="clinic-order-deadline">
      <span>{text.payWithin}</span>
      <Countdown
        hours={left?.hours ?? 0}
        minutes={left?.minutes ?? 0}
        seconds={left?.seconds ?? 0}
      />
    </span>
  );
}
