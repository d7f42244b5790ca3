import type { CashierOrder } from '@clinicart/sdk';
import { cashierDomain, type PayResult } from '@clinicart/sdk/cashier';
import { useRoutes, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { AlertIcon } from '../../ui/media/first-icons.tsx';
import { NextSteps, nextStepsStyles } from './next-steps.tsx';
import { OrderFacts, orderFactsStyles } from './order-facts.tsx';
import { Outcome, outcomeStyles } from './outcome.tsx';
import { PollingNotice, pollingNoticeStyles } from './polling-notice.tsx';
import { resultWords } from './result-words.ts';

export const failedStyles = [
  buttonStyles,
  nextStepsStyles,
  orderFactsStyles,
  outcomeStyles,
  pollingNoticeStyles,
];

interface FailedProps {
  order: CashierOrder;
  result: Extract<PayResult, { kind: 'failed' }>;
}

/** A failed payment; with a link to the cashier if the order can still be paid. Spec: 2§2.4, 2§8 */
export function Failed({ order, result }: FailedProps) {
  const say = useSay();
  const text = useWords(resultWords);
  const routes = useRoutes();
  const { message, mayRetry } = result;
  const { orderNo } = order;
  const titles = { closed: text.tradeClosed, expired: text.expired, none: text.unpayable };
  const cashier = useShop().domain(cashierDomain);
  const link = routes.link('pay', { id: orderNo });
  const retry = (
    // Drops the failed payment; before it pays again, the cashier checks whether it was paid after all.
    <Button kind="primary" size="l" {...link} onClickCapture={() => cashier.forget(orderNo)}>
      {text.retry}
    </Button>
  );
  return (
    <Outcome
      icon={<AlertIcon size={32} />}
      tone="danger"
      title={mayRetry ? text.failed : titles[result.end ?? 'none']}
      why={
        <>
          {!mayRetry && <p>{say(result.why)}</p>}
          {message && <p>{text.reason({ message })}</p>}
          {mayRetry && <p>{text.retryWhy}</p>}
        </>
      }
      actions={<NextSteps orderNo={orderNo} first={mayRetry && retry} />}
    >
      {mayRetry && <PollingNotice orderNo={orderNo} />}
      <OrderFacts order={order} amount="amount" />
    </Outcome>
  );
}

interface UnpayableProps {
  title: string;
  /** Omit if the account has no such order. */
  orderNo?: string | undefined;
  /** The server's message, or the shop's. */
  message: string;
}

/** The server refused the order. Shows nothing from the address. Spec: 2§8 */
export function Unpayable({ orderNo, title, message }: UnpayableProps) {
  return (
    <Outcome
      icon={<AlertIcon size={32} />}
      tone="danger"
      title={title}
      why={<p>{message}</p>}
      actions={<NextSteps orderNo={orderNo} />}
    />
  );
}
