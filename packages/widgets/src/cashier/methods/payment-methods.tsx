import { type CashierOrder, formatMoney, methodsShown, splitPayment } from '@clinicart/sdk';
import { type FormEvent, useEffect, useRef } from 'react';
import { useSay, useWords } from '../../engine/index.ts';
import { Notice } from '../../ui/state/notice.tsx';
import { cashierWords } from '../cashier-words.ts';
import { BalanceRow } from './balance-row.tsx';
import { MethodRow } from './method-row.tsx';
import { PayBar } from './pay-bar.tsx';
import type { PayComplaint, Payment } from './use-payment.ts';

interface WaysToPayProps {
  order: CashierOrder;
  payment: Payment;
  /** It comes where something else stood that had the focus. */
  takesFocus: boolean;
  onSetPassword(): void;
}

const METHODS = '.clinic-cashier-method input[type=radio]:not(:disabled)';

const PLACES: Readonly<Record<PayComplaint['about'], string | undefined>> = {
  method: METHODS,
  password: '.clinic-cashier-password input',
  // The form of the provider takes the focus itself; a failure is read out.
  card: undefined,
  payment: undefined,
};

/** The balance, the other ways, and the press that pays. Spec: 2§2.3, 2§5 */
export function WaysToPay({ order, payment, takesFocus, onSetPassword }: WaysToPayProps) {
  const text = useWords(cashierWords);
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const { wish, complaint, notPaid, isBusy } = payment;
  const split = splitPayment(order, wish);
  useEffect(() => {
    const place = complaint && PLACES[complaint.about];
    if (place) form.current?.querySelector<HTMLElement>(place)?.focus();
  }, [complaint]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes.
  useEffect(() => {
    if (!takesFocus) return;
    const ways = [...(form.current?.querySelectorAll<HTMLInputElement>(METHODS) ?? [])];
    (ways.find((way) => way.checked) ?? ways[0])?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && payment.cardAsked !== 'taken') payment.press();
  };
  return (
    <form ref={form} className="clinic-cashier-ways" onSubmit={submit} noValidate>
      {notPaid && (
        <Notice tone="warning" role="alert">
          {say(notPaid)}
        </Notice>
      )}
      <fieldset disabled={isBusy}>
        <legend className="clinic-cashier-legend">{text.choose}</legend>
        <BalanceRow order={order} payment={payment} onSetPassword={onSetPassword} />
        {split.isMixed && (
          <p className="clinic-cashier-rest">
            {text.chooseRest({ rest: formatMoney(split.method) })}
          </p>
        )}
        <ul className="clinic-cashier-methods">
          {methodsShown(order).map((method) => (
            <MethodRow
              key={method.method}
              {...{ order, payment, method, onSetPassword }}
              amount={split.method}
            />
          ))}
        </ul>
      </fieldset>
      <PayBar order={order} payment={payment} />
    </form>
  );
}
