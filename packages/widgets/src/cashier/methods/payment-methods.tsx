import { type Cents, formatMoney } from '@clinicart/sdk';
import { cashierDomain, foldMethods, methodsShown, splitPayment } from '@clinicart/sdk/cashier';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSay, useShop, useWords } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { ChevronDownIcon } from '../../ui/media/icons.tsx';
import { FailureLine, failureLineStyles } from '../../ui/state/failure-line.tsx';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import cashierCss from '../cashier.css?inline';
import { cashierWords } from '../cashier-words.ts';
import { BalanceRow, balanceRowStyles } from './balance-row.tsx';
import { MethodRow, methodRowStyles } from './method-row.tsx';
import { PayBar, payBarStyles } from './pay-bar.tsx';
import { useOrderPayment } from './payment-context.tsx';
import type { PaymentError } from './payment-state.ts';

export const paymentMethodsStyles = [
  failureLineStyles,
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
  const cashier = useShop().domain(cashierDomain);
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
      {!order.isAccountKnown && (
        <FailureLine onRetry={() => cashier.order.reload(order.orderNo)}>
          {text.accountFailed}
        </FailureLine>
      )}
      <fieldset disabled={isBusy}>
        <legend className="clinic-cashier-legend">{text.choose}</legend>
        <BalanceRow onSetPassword={onSetPassword} />
        {split.isMixed && (
          <p className="clinic-cashier-rest">
            {text.chooseRest({ rest: formatMoney(split.method) })}
          </p>
        )}
        <Methods amount={split.method} onSetPassword={onSetPassword} />
      </fieldset>
      <PayBar />
    </form>
  );
}

interface MethodsProps {
  /** The amount that a method would pay. */
  amount: Cents;
  onSetPassword(): void;
}

/** The methods to choose from: the first ones, the others once they are unfolded. */
function Methods({ amount, onSetPassword }: MethodsProps) {
  const text = useWords(cashierWords);
  const { order, selection } = useOrderPayment();
  const list = useRef<HTMLUListElement>(null);
  const [unfolded, unfold] = useState<string>();
  const methods = methodsShown(order);
  const { first, folded } = foldMethods(methods, selection.method);
  const isFolded = unfolded === undefined && folded.length > 0;
  useEffect(() => {
    // The button that had the focus is gone: its first method takes it.
    if (unfolded) list.current?.querySelector<HTMLElement>(`input[value="${unfolded}"]`)?.focus();
  }, [unfolded]);
  return (
    <ul ref={list} className="clinic-cashier-methods">
      {(isFolded ? first : methods).map((method) => (
        <MethodRow
          key={method.method}
          method={method}
          amount={amount}
          onSetPassword={onSetPassword}
        />
      ))}
      {isFolded && (
        <li className="clinic-cashier-method">
          <button
            type="button"
            className="clinic-cashier-more"
            aria-expanded="false"
            onClick={() => unfold(folded[0]?.method)}
          >
            <b>{text.moreWays({ count: folded.length })}</b>
            <ServerText as="small">{folded.map(({ name }) => name).join(' · ')}</ServerText>
            <ChevronDownIcon size={16} />
          </button>
        </li>
      )}
    </ul>
  );
}
