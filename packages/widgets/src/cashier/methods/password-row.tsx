import { useSay, useWords } from '../../engine/index.ts';
import { PayPasswordField } from '../../identity/payment-password/pay-password-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { cashierWords } from '../cashier-words.ts';
import type { Payment } from './use-payment.ts';

/** The six digits, why they were not taken, and what to do without them. Spec: 2§4, 2§5 */
export function PasswordRow({ payment, onForgot }: { payment: Payment; onForgot(): void }) {
  const text = useWords(cashierWords);
  const say = useSay();
  const { wish, complaint, change, isBusy } = payment;
  const why = complaint?.about === 'password' ? complaint.why : undefined;
  return (
    <div className="clinic-cashier-password">
      <PayPasswordField
        value={wish.password ?? ''}
        onChange={(password) => change({ password })}
        error={typeof why === 'object' ? say(why) : why}
        disabled={isBusy}
      />
      <Button kind="link" onClick={onForgot}>
        {text.forgot}
      </Button>
    </div>
  );
}
