import { type CashierOrder, formatMoney } from '@clinicart/sdk';
import { useWords } from '../engine/index.ts';
import { CopyButton, copyButtonStyles } from '../ui/button/copy-button.tsx';
import { Countdown, countdownStyles } from '../ui/data/countdown.tsx';
import { Price, priceStyles } from '../ui/data/price.tsx';
import { CheckIcon } from '../ui/media/icons.tsx';
import cashierHeadCss from './cashier-head.css?inline';
import { cashierWords } from './cashier-words.ts';
import { usePayCountdown } from './use-pay-countdown.ts';

export const cashierHeadStyles = [copyButtonStyles, countdownStyles, priceStyles, cashierHeadCss];

interface CashierHeadProps {
  order: CashierOrder;
  /** The countdown reached zero. */
  onExpire(): void;
}

/** The order number, the countdown to the deadline and the amount due. */
export function CashierHead({ order, onExpire }: CashierHeadProps) {
  const text = useWords(cashierWords);
  const { orderNo, payBy } = order;
  return (
    <div className="clinic-cashier-head">
      <div className="clinic-cashier-title">
        <h1 className="clinic-cashier-heading">
          <CheckIcon size={20} />
          {payBy === undefined ? text.titleOpen : text.title}
        </h1>
        <p className="clinic-cashier-number">
          {text.order({ orderNo })}
          <CopyButton text={orderNo} label={text.copyOrder} />
        </p>
      </div>
      <div className="clinic-cashier-due">
        {payBy !== undefined && <Deadline payBy={payBy} onExpire={onExpire} />}
        <div className="clinic-cashier-total">
          <span>{text.amountDue}</span>
          <Price kind="amount" size="xl" text={formatMoney(order.total)} />
        </div>
      </div>
    </div>
  );
}

function Deadline({ payBy, onExpire }: { payBy: number; onExpire(): void }) {
  const text = useWords(cashierWords);
  const left = usePayCountdown(payBy, onExpire);
  return (
    <div className="clinic-cashier-deadline">
      <span>{text.payWithin}</span>
      <Countdown
        hours={left?.hours ?? 0}
        minutes={left?.minutes ?? 0}
        seconds={left?.seconds ?? 0}
      />
    </div>
  );
}
