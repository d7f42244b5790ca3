import { formatMoney } from '@clinicart/sdk';
import { decideBalance, splitPayment } from '@clinicart/sdk/cashier';
import { useSay, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Checkbox, choiceStyles } from '../../ui/form/choice.tsx';
import { WalletIcon } from '../../ui/media/icons.tsx';
import { cashierWords } from '../cashier-words.ts';
import balanceRowCss from './balance-row.css?inline';
import { PasswordRow, passwordRowStyles } from './password-row.tsx';
import { useOrderPayment } from './payment-context.tsx';

export const balanceRowStyles = [buttonStyles, choiceStyles, passwordRowStyles, balanceRowCss];

/** The account balance: its amount, its share of this payment and the payment password. Spec: 2§4, 2§5, 2§6 */
export function BalanceRow({ onSetPassword }: { onSetPassword(): void }) {
  const text = useWords(cashierWords);
  const say = useSay();
  const { order, selection, select } = useOrderPayment();
  const decision = decideBalance(order);
  if (!decision.ok && !decision.isShown) return null;
  const split = splitPayment(order, selection);
  const isUsed = decision.ok && selection.useBalance;
  const pays = formatMoney(splitPayment(order, { useBalance: true }).balance);
  return (
    <div className="clinic-cashier-balance" data-used={isUsed || undefined}>
      <div className="clinic-cashier-balance-head">
        <Checkbox
          checked={isUsed}
          disabled={!decision.ok}
          onChange={(event) => select({ useBalance: event.target.checked })}
          label={
            <span className="clinic-cashier-balance-name">
              <WalletIcon size={20} />
              <span>
                <b>{decision.ok ? text.fromBalance({ pays }) : text.balance}</b>
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
      {isUsed && <PasswordRow onForgot={onSetPassword} />}
    </div>
  );
}
