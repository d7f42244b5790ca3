import { type Cents, formatMoney } from '@clinicart/sdk';
import { PAY_PASSWORD_LENGTH } from '@clinicart/sdk/identity';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { bilingual, useWords } from '../../engine/index.ts';
import {
  PayPasswordField,
  payPasswordFieldStyles,
} from '../../identity/payment-password/pay-password-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import type { PasswordRefusal } from '../use-place-order.ts';

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
  /** Whether the password is being checked and the order placed. */
  isBusy: boolean;
  refusal: PasswordRefusal | undefined;
  onPay(password: string): void;
  onClose(): void;
}

/** Asks for the payment password of a cheque payment; it is stored nowhere. Spec: 2§4, 2§5 */
function ChequeDialog({ total, isBusy, refusal, onPay, onClose }: ChequeDialogProps) {
  const words = useWords(chequeWords);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [lastRefusal, setLastRefusal] = useState(refusal);
  if (refusal !== lastRefusal) {
    setLastRefusal(refusal);
    if (refusal && !refusal.isUnchecked) setPassword('');
  }
  useEffect(() => {
    if (refusal) form.current?.querySelector('input')?.focus();
  }, [refusal]);
  const isComplete = password.length === PAY_PASSWORD_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !isBusy) onPay(password);
  };
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      open
      title={words.title}
      description={words.lead({ amount: formatMoney(total) })}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" form={id} kind="primary" busy={isBusy} disabled={!isComplete}>
            {words.pay}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} onSubmit={submit}>
        <PayPasswordField value={password} onChange={setPassword} error={refusal?.message} />
      </form>
    </Dialog>
  );
}

export { ChequeDialog as part };
