import { formatMoney } from '@clinicart/sdk';
import {
  codeLink,
  flowOf,
  methodsShown,
  type PaymentRecord,
  splitOfStarted,
} from '@clinicart/sdk/cashier';
import { useEffect, useRef } from 'react';
import { onDemand, useLanguage, useRoutes, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Ring, spinnerStyles } from '../../ui/button/spinner.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { cashierWords } from '../cashier-words.ts';
import { MethodMark, methodMarkStyles } from '../methods/method-mark.tsx';
import { useOrderPayment } from '../methods/payment-context.tsx';
import { isPartnerPage, transferAddress } from '../methods/payment-window.ts';
import { PayCode, payCodeStyles } from './pay-code.tsx';
import type { ProviderHtmlProps } from './provider-html.tsx';
import { useAskNow } from './use-ask-now.ts';
import { waitingWords } from './waiting-words.ts';

const ProviderHtml = onDemand<ProviderHtmlProps>(() => import('./provider-html.tsx'), {
  waiting: <div className="clinic-cashier-frame" />,
  retries: true,
});

export const waitingPanelStyles = [
  buttonStyles,
  spinnerStyles,
  methodMarkStyles,
  noticeStyles,
  payCodeStyles,
  panelCss,
];

interface WaitingPanelProps {
  record: PaymentRecord;
  /** The panel is on the page of the code, which needs no link to itself. */
  isCodePage?: boolean | undefined;
  /** The buyer wants another method. */
  onAbandon?(): void;
}

/** A payment made elsewhere: its instructions, and buttons for “paid” and “another method”. Spec: 2§2.3, 2§4 */
export function WaitingPanel({ record, isCodePage, onAbandon }: WaitingPanelProps) {
  const text = useWords(waitingWords).waiting;
  const { balance } = useWords(cashierWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const flow = flowOf(record.method);
  const { order, start, isBlocked, check, abandon } = useOrderPayment();
  const shown = methodsShown(order).find((each) => each.method === record.method);
  const name = shown?.name ?? balance;
  const isUnknown = flow === 'password' || !start;
  const { ask, isAsking, isUnpaid } = useAskNow(order.orderNo);
  useEffect(() => heading.current?.focus(), []);
  useCheckOnFocus(check);
  const another = () => {
    abandon();
    onAbandon?.();
  };
  const split = splitOfStarted(order, record);
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
      {isBlocked && (
        <Notice tone="warning" role="alert">
          {text.blocked}
        </Notice>
      )}
      {start?.kind === 'code' && (
        <PayCode
          record={record}
          name={name}
          amount={formatMoney(split.method)}
          code={start.text}
          link={codeLink(start)}
          isCodePage={isCodePage}
        />
      )}
      {start?.kind === 'html' && <ProviderHtml title={name} html={start.html} />}
      <p id="clinic-waiting-state" className="clinic-cashier-waiting-state" role="status">
        <Ring />
        {isUnpaid
          ? text.asked
          : isUnknown
            ? text.unknown
            : flow === 'window'
              ? text.window
              : text.code}
      </p>
      <div className="clinic-cashier-waiting-actions">
        <Button kind="link" onClick={another}>
          {text.another}
        </Button>
        {start?.kind === 'page' && <OpenAgain url={start.url} />}
        <Button
          kind={isBlocked ? 'neutral' : 'primary'}
          busy={isAsking}
          busyLabel={text.asking}
          onClick={ask}
        >
          {text.paid}
        </Button>
      </div>
    </section>
  );
}

/** Opens the provider's page once more. On a partner's page it is a link, which no browser blocks. */
function OpenAgain({ url }: { url: string }) {
  const text = useWords(waitingWords).waiting;
  const routes = useRoutes();
  const language = useLanguage();
  const { isBlocked, noteOpened, reopenWindow } = useOrderPayment();
  if (!isPartnerPage(routes))
    return <Button onClick={() => reopenWindow(url)}>{text.again}</Button>;
  return (
    // With its opener, the tab starts with a copy of the login, and has it when the buyer comes back to the page in it.
    <Button
      kind={isBlocked ? 'primary' : 'neutral'}
      href={transferAddress(routes, url, language)}
      target="_blank"
      rel="opener"
      onClick={noteOpened}
    >
      {isBlocked ? text.openNow : text.again}
    </Button>
  );
}

/** Checks the payment when the page regains the focus: the buyer may have paid in another window or app. */
function useCheckOnFocus(check: () => Promise<void>) {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    const onFocus = () => void latest.current();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
}
