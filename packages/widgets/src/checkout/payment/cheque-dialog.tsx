import { type Cents, formatMoney } from '@clinicart/sdk';
import { PAY_PASSWORD_LENGTH } from '@clinicart/sdk/identity';
import { type FormEvent, useId, useState } from 'react';
import { bilingual, useWords } from '../../engine/index.ts';
import {
  PayPasswordField,
  payPasswordFieldStyles,
} from '../../identity/payment-password/pay-password-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';

export const styles = [dialogStyles, payPasswordFieldStyles];

const chequeWords = bilingual({
  zh: {
    title: '輸入支付密碼',
    lead: (t: { amount: string }) => `提交訂單，並以支票餘額支付 ${t.amount}。`,
    cancel: commonWords.cancel.zh,
    pay: '確認付款',
  },
  en: {
    title: 'Enter your payment password',
    lead: (t) => `Place the order and pay ${t.amount} from your cheque balance.`,
    cancel: commonWords.cancel.en,
    pay: 'Confirm payment',
  },
});

export interface ChequeDialogProps {
  total: Cents;
  /** Why the last password was refused, or its call failed. */
  refusal: string | undefined;
  /** The password whose call failed. */
  typed: string | undefined;
  onPay(password: string): void;
  onClose(): void;
}

/** Asks for the payment password of a cheque payment; it is stored nowhere. Spec: 2§4, 2§5 */
function ChequeDialog({ total, refusal, typed = '', onPay, onClose }: ChequeDialogProps) {
  const words = useWords(chequeWords);
  const id = useId();
  const [password, setPassword] = useState(typed);
  const isComplete = password.length === PAY_PASSWORD_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) onPay(password);
  };
  return (
    <Dialog
      open
      title={words.title}
      description={words.lead({ amount: formatMoney(total) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={id} kind="primary" disabled={!isComplete}>
            {words.pay}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <PayPasswordField value={password} onChange={setPassword} error={refusal} />
      </form>
    </Dialog>
  );
}

export { ChequeDialog as part };
