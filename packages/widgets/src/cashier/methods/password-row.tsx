import { useSay, useWords } from '../../engine/index.ts';
import {
  PayPasswordField,
  payPasswordFieldStyles,
} from '../../identity/payment-password/pay-password-field.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { cashierWords } from '../cashier-words.ts';
import balanceRowCss from './balance-row.css?inline';
import { useOrderPayment } from './payment-context.tsx';

export const passwordRowStyles = [buttonStyles, payPasswordFieldStyles, balanceRowCss];

/** The payment password with its error, and the link for a forgotten one. Spec: 2§4, 2§5 */
export function PasswordRow({ onForgot }: { onForgot(): void }) {
  const text = useWords(cashierWords);
  const say = useSay();
  const { selection, error, select, isBusy } = useOrderPayment();
  const why = error?.field === 'password' ? error.why : undefined;
  return (
    <div className="clinic-cashier-password">
      <PayPasswordField
        value={selection.password ?? ''}
        onChange={(password) => select({ password })}
        error={typeof why === 'object' ? say(why) : why}
        disabled={isBusy}
      />
      <Button kind="link" onClick={onForgot}>
        {text.forgot}
      </Button>
    </div>
  );
}
