import { formatMoney } from '@clinicart/sdk';
import { methodsShown, splitPayment } from '@clinicart/sdk/cashier';
import { useSay, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { bottomBar } from '../../ui/page/bottom-inset.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { cashierWords } from '../cashier-words.ts';
import payBarCss from './pay-bar.css?inline';
import { useOrderPayment } from './payment-context.tsx';

export const payBarStyles = [buttonStyles, noticeStyles, payBarCss];

/** The payment breakdown, the validation message and the Pay button; sticks to the bottom of a phone. */
export function PayBar() {
  const text = useWords(cashierWords);
  const say = useSay();
  const { order, decision, error, isBusy, cardCheck } = useOrderPayment();
  const isOfBar = error?.field === 'payment' || error?.field === 'method';
  const why = isOfBar ? (error.form ? text.noCardForm : error.why) : undefined;
  return (
    <div className="clinic-cashier-bar" ref={bottomBar}>
      {why !== undefined && (
        <Notice
          tone="danger"
          role="alert"
          lead={error?.field === 'payment' ? text.notPaid : undefined}
        >
          {typeof why === 'string' ? why : say(why)}
        </Notice>
      )}
      <p className="clinic-cashier-parts">
        {decision.ok || why !== undefined ? <Breakdown /> : say(decision)}
      </p>
      <Button
        type="submit"
        kind="primary"
        size="l"
        busy={isBusy || cardCheck === 'taken'}
        busyLabel={text.paying}
      >
        {text.pay({ total: formatMoney(order.total) })}
      </Button>
    </div>
  );
}

/** “Balance HK$1,200.00 + card HK$2,659.00” where both pay a part. */
function Breakdown() {
  const text = useWords(cashierWords);
  const { order, selection } = useOrderPayment();
  const split = splitPayment(order, selection);
  const method = methodsShown(order).find((shown) => shown.method === selection.method);
  const parts = [
    split.balance > 0 && text.byBalance({ amount: formatMoney(split.balance) }),
    method &&
      split.method > 0 &&
      text.byMethod({ method: method.name, amount: formatMoney(split.method) }),
  ];
  return parts.filter(Boolean).join(' ＋ ');
}
