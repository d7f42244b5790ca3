import { formatMoney } from '@clinicart/sdk';
import { methodsShown, splitPayment } from '@clinicart/sdk/cashier';
import { type FormEvent, useEffect, useRef } from 'react';
import { useSay, useWords } from '../../engine/index.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import cashierCss from '../cashier.css?inline';
import { cashierWords } from '../cashier-words.ts';
import { BalanceRow, balanceRowStyles } from './balance-row.tsx';
import { MethodRow, methodRowStyles } from './method-row.tsx';
import { PayBar, payBarStyles } from './pay-bar.tsx';
import { useOrderPayment } from './payment-context.tsx';
import type { PaymentError } from './use-payment.ts';

export const paymentMethodsStyles = [
  noticeStyles,
  balanceRowStyles,
  methodRowStyles,
  payBarStyles,
  cashierCss,
];

interface PaymentMethodsProps {
  /** Takes the focus from the panel that it replaces. */
  takesFocus: boolean;
  onSetPassword(): void;
}

const METHODS = '.clinic-cashier-method input[type=radio]:not(:disabled)';

/** Selects the control that takes the focus after an error. */
const CONTROLS: Readonly<Record<PaymentError['field'], string | undefined>> = {
  method: METHODS,
  password: '.clinic-cashier-password input',
  // The provider's form takes the focus itself; a failed payment is announced.
  card: undefined,
  payment: undefined,
};

/** The form at the cashier: balance, methods and the Pay button. Spec: 2§2.3, 2§5 */
export function PaymentMethods({ takesFocus, onSetPassword }: PaymentMethodsProps) {
  const text = useWords(cashierWords);
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const payment = useOrderPayment();
  const { order, selection, error, lastFailure, isBusy } = payment;
  const split = splitPayment(order, selection);
  useEffect(() => {
    const control = error && CONTROLS[error.field];
    if (control) form.current?.querySelector<HTMLElement>(control)?.focus();
  }, [error]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useEffect(() => {
    if (!takesFocus) return;
    const methods = [...(form.current?.querySelectorAll<HTMLInputElement>(METHODS) ?? [])];
    (methods.find((method) => method.checked) ?? methods[0])?.focus();
  }, []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && payment.cardCheck !== 'taken') payment.submit();
  };
  return (
    <form ref={form} className="clinic-cashier-ways" onSubmit={onSubmit} noValidate>
      {lastFailure && (
        <Notice tone="warning" role="alert">
          {say(lastFailure)}
        </Notice>
      )}
      <fieldset disabled={isBusy}>
        <legend className="clinic-cashier-legend">{text.choose}</legend>
        <BalanceRow onSetPassword={onSetPassword} />
        {split.isMixed && (
          <p className="clinic-cashier-rest">
            {text.chooseRest({ rest: formatMoney(split.method) })}
          </p>
        )}
        <ul className="clinic-cashier-methods">
          {methodsShown(order).map((method) => (
            <MethodRow
              key={method.method}
              method={method}
              amount={split.method}
              onSetPassword={onSetPassword}
            />
          ))}
        </ul>
      </fieldset>
      <PayBar />
    </form>
  );
}
