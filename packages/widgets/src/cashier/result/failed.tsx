import { type CashierOrder, cashierDomain, type PayResult } from '@clinicart/sdk';
import { useRoutes, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertIcon } from '../../ui/media/icons.tsx';
import { Following } from './following.tsx';
import { Ways } from './next-steps.tsx';
import { OrderFacts } from './order-facts.tsx';
import { Outcome } from './outcome.tsx';
import { resultWords } from './result-words.ts';

interface FailedProps {
  order: CashierOrder;
  result: Extract<PayResult, { kind: 'failed' }>;
}

/** Not paid; and where it still may be, the way back to the cashier. Spec: 2§2.4, 2§8 */
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
    // What had failed is not waited for there; should it have been paid after all, the cashier finds out first.
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
          <p>{say(result.why)}</p>
          {message && <p>{text.reason({ message })}</p>}
          {mayRetry && <p>{text.retryWhy}</p>}
        </>
      }
      actions={<Ways orderNo={orderNo} first={mayRetry && retry} />}
    >
      {mayRetry && <Following orderNo={orderNo} />}
      <OrderFacts order={order} amount="amount" />
    </Outcome>
  );
}

interface UnpayableProps {
  title: string;
  /** Left out where the server knows no such order of this account. */
  orderNo?: string | undefined;
  /** The server's own sentence, or ours. */
  message: string;
}

/** The server would not show the order. Nothing of the address is shown in its place. Spec: 2§8 */
export function Unpayable({ orderNo, title, message }: UnpayableProps) {
  return (
    <Outcome
      icon={<AlertIcon size={32} />}
      tone="danger"
      title={title}
      why={<p>{message}</p>}
      actions={<Ways orderNo={orderNo} />}
    />
  );
}
