import {
  type CashierOrder,
  codeLink,
  flowOf,
  formatMoney,
  methodsShown,
  type PaymentRecord,
  splitPayment,
} from '@clinicart/sdk';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Ring } from '../../ui/button/spinner.tsx';
import { cashierWords } from '../cashier-words.ts';
import { MethodMark } from '../methods/method-mark.tsx';
import type { Payment } from '../methods/use-payment.ts';
import { PayCode } from './pay-code.tsx';
import { waitingWords } from './waiting-words.ts';

interface WaitingPanelProps {
  order: CashierOrder;
  record: PaymentRecord;
  payment: Payment;
  /** It is the page of the code itself, which need not lead there. */
  isCodePage?: boolean | undefined;
}

/** A payment that is made elsewhere: what to do there, and what to do when it is done or will not be. Spec: 2§2.3, 2§4 */
export function WaitingPanel({ order, record, payment, isCodePage }: WaitingPanelProps) {
  const text = useWords(waitingWords).waiting;
  const { balance } = useWords(cashierWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const flow = flowOf(record.method);
  const { start, askNow } = payment;
  const shown = methodsShown(order).find((each) => each.method === record.method);
  const name = shown?.name ?? balance;
  const isUnknown = flow === 'password' || !start;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  useAskOnReturn(askNow);
  const ask = () => {
    setAsked(true);
    askNow();
  };
  const split = splitPayment(order, { useBalance: record.isMixed });
  return (
    <section className="clinic-panel clinic-cashier-waiting" aria-labelledby="clinic-waiting">
      <h2 id="clinic-waiting" ref={heading} tabIndex={-1} aria-describedby="clinic-waiting-state">
        {isUnknown ? text.unknownTitle : text.title({ method: name })}
      </h2>
      <p className="clinic-cashier-waiting-sum">
        {shown && <MethodMark icon={shown.icon} />}
        <b>{text.amount({ amount: formatMoney(split.method) })}</b>
        {split.isMixed && <span>{text.balancePart({ amount: formatMoney(split.balance) })}</span>}
      </p>
      <Way {...{ order, record, payment, name, isCodePage }} amount={formatMoney(split.method)} />
      <p id="clinic-waiting-state" className="clinic-cashier-waiting-state" role="status">
        <Ring />
        {isAsked
          ? text.asked
          : isUnknown
            ? text.unknown
            : flow === 'window'
              ? text.window
              : text.code}
      </p>
      <div className="clinic-cashier-waiting-actions">
        <Button kind="link" onClick={payment.letGo}>
          {text.another}
        </Button>
        {start?.kind === 'page' && (
          <Button onClick={() => payment.openAgain(start.url)}>{text.again}</Button>
        )}
        <Button kind="primary" onClick={ask}>
          {text.paid}
        </Button>
      </div>
    </section>
  );
}

interface WayProps extends WaitingPanelProps {
  name: string;
  amount: string;
}

/** The code, or the provider's own HTML with one; a window has nothing to show here. */
function Way({ order, record, payment, name, amount, isCodePage }: WayProps) {
  const { start } = payment;
  if (start?.kind === 'code')
    return (
      <PayCode
        {...{ order, record, name, amount, isCodePage }}
        code={start.text}
        link={codeLink(start)}
      />
    );
  if (start?.kind === 'html')
    // Shown and nothing else: no script, no form, no way out of its frame. Spec: 2§7 qrCodeHtml
    return <iframe className="clinic-cashier-frame" title={name} sandbox="" srcDoc={start.html} />;
  return null;
}

/** Whoever comes back to this page has perhaps just paid in another window or application. */
function useAskOnReturn(askNow: () => void) {
  const ask = useRef(askNow);
  useEffect(() => {
    ask.current = askNow;
  });
  useEffect(() => {
    const onFocus = () => ask.current();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
}
