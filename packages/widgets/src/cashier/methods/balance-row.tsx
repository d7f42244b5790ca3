import { type CashierOrder, decideBalance, formatMoney, splitPayment } from '@clinicart/sdk';
import { useSay, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { WalletIcon } from '../../ui/media/icons.tsx';
import { cashierWords } from '../cashier-words.ts';
import { PasswordRow } from './password-row.tsx';
import type { Payment } from './use-payment.ts';

interface BalanceRowProps {
  order: CashierOrder;
  payment: Payment;
  onSetPassword(): void;
}

/** The balance: how much of it there is, what it pays here, and the six digits. Spec: 2§4, 2§5, 2§6 */
export function BalanceRow({ order, payment, onSetPassword }: BalanceRowProps) {
  const text = useWords(cashierWords);
  const say = useSay();
  const decision = decideBalance(order);
  const { wish } = payment;
  if (!decision.ok && !decision.isShown) return null;
  const split = splitPayment(order, wish);
  const isUsed = decision.ok && wish.useBalance;
  const quota = formatMoney(order.quota);
  const pays = formatMoney(splitPayment(order, { useBalance: true }).balance);
  return (
    <div className="clinic-cashier-balance" data-used={isUsed || undefined}>
      <div className="clinic-cashier-balance-head">
        <Checkbox
          checked={isUsed}
          disabled={!decision.ok}
          onChange={(event) => payment.change({ useBalance: event.target.checked })}
          label={
            <span className="clinic-cashier-balance-name">
              <WalletIcon size={20} />
              <span>
                <b>{text.balance}</b>{' '}
                <span>{decision.ok ? text.ofBalance({ quota, pays }) : quota}</span>
                {!decision.ok && <small>{say(decision)}</small>}
              </span>
            </span>
          }
        />
        {isUsed && <strong>{`−${formatMoney(split.balance)}`}</strong>}
        {!decision.ok && decision.reason === 'pay-password-missing' && (
          <Button kind="link" onClick={onSetPassword}>
            {text.setPassword}
          </Button>
        )}
      </div>
      {isUsed && <PasswordRow payment={payment} onForgot={onSetPassword} />}
    </div>
  );
}
