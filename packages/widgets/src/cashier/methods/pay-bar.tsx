import { type CashierOrder, formatMoney, methodsShown, splitPayment } from '@clinicart/sdk';
import { useSay, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { bottomBar } from '../../ui/page/bottom-inset.ts';
import { Notice } from '../../ui/state/notice.tsx';
import { cashierWords } from '../cashier-words.ts';
import type { Payment } from './use-payment.ts';

/** What pays how much, what is still missing, and the press. It sticks to the foot of a phone. */
export function PayBar({ order, payment }: { order: CashierOrder; payment: Payment }) {
  const text = useWords(cashierWords);
  const say = useSay();
  const { decision, complaint, isBusy, cardAsked } = payment;
  const why =
    complaint?.about === 'payment' || complaint?.about === 'method' ? complaint.why : undefined;
  return (
    <div className="clinic-cashier-bar" ref={bottomBar}>
      {why !== undefined && (
        <Notice
          tone="danger"
          role="alert"
          lead={complaint?.about === 'payment' ? text.notPaid : undefined}
        >
          {typeof why === 'string' ? why : say(why)}
        </Notice>
      )}
      <p className="clinic-cashier-parts">
        {decision.ok || why !== undefined ? (
          <Parts order={order} payment={payment} />
        ) : (
          say(decision)
        )}
      </p>
      <Button
        type="submit"
        kind="primary"
        size="l"
        busy={isBusy || cardAsked === 'taken'}
        busyLabel={text.paying}
      >
        {text.pay({ total: formatMoney(order.total) })}
      </Button>
    </div>
  );
}

/** “Balance HK$1,200.00 + card HK$2,659.00”, where both pay a part. */
function Parts({ order, payment }: { order: CashierOrder; payment: Payment }) {
  const text = useWords(cashierWords);
  const { wish } = payment;
  const split = splitPayment(order, wish);
  const method = methodsShown(order).find((shown) => shown.method === wish.method);
  const parts = [
    split.balance > 0 && text.byBalance({ amount: formatMoney(split.balance) }),
    method &&
      split.method > 0 &&
      text.byMethod({ method: method.name, amount: formatMoney(split.method) }),
  ];
  return parts.filter(Boolean).join(' ＋ ');
}
