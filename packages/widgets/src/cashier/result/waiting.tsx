import type { CashierOrder } from '@clinicart/sdk';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { ClockIcon } from '../../ui/media/icons.tsx';
import { useAskNow } from '../waiting/use-ask-now.ts';
import { waitingWords } from '../waiting/waiting-words.ts';
import { NextSteps, nextStepsStyles } from './next-steps.tsx';
import { OrderFacts, orderFactsStyles } from './order-facts.tsx';
import { Outcome, outcomeStyles } from './outcome.tsx';
import { PollingNotice, pollingNoticeStyles } from './polling-notice.tsx';
import { resultWords } from './result-words.ts';

export const waitingStyles = [
  buttonStyles,
  nextStepsStyles,
  orderFactsStyles,
  outcomeStyles,
  pollingNoticeStyles,
];

/** Not paid yet according to the server, whatever the address says. Spec: 2§2.4, 2§4 */
export function Waiting({ order }: { order: CashierOrder }) {
  const text = useWords(resultWords);
  const routes = useRoutes();
  const { asking } = useWords(waitingWords).waiting;
  const { orderNo } = order;
  const { ask, isAsking, isUnpaid } = useAskNow(orderNo);
  return (
    <Outcome
      icon={<ClockIcon size={32} />}
      tone="neutral"
      title={text.waiting}
      why={<p>{text.waitingWhy}</p>}
      actions={
        <NextSteps
          orderNo={orderNo}
          first={
            <>
              <Button kind="primary" size="l" busy={isAsking} busyLabel={asking} onClick={ask}>
                {text.askNow}
              </Button>
              <Button size="l" {...routes.link('pay', { id: orderNo })}>
                {text.cashier}
              </Button>
            </>
          }
        />
      }
    >
      <PollingNotice orderNo={orderNo} isUnpaid={isUnpaid} />
      <OrderFacts order={order} amount="amountDue" />
    </Outcome>
  );
}
