import {
  type Order,
  orderHint,
  orderProgress,
  orderState,
  orderWording,
} from '@clinicart/sdk/orders';
import { useSay, useWords } from '../../engine/index.ts';
import panelCss from '../../ui/data/panel.css?inline';
import { FailureNotice, noticeStyles } from '../../ui/state/notice.tsx';
import { Deadline, deadlineStyles } from '../deadline.tsx';
import { toneOf } from '../order-tone.ts';
import { orderWords } from '../order-words.ts';
import type { Printing } from '../print/use-printing.ts';
import type { OrderDesk } from '../use-order-desk.ts';
import { DetailActions, detailActionsStyles } from './detail-actions.tsx';
import detailHeadCss from './detail-head.css?inline';
import { detailWords } from './detail-words.ts';
import type { Expiry } from './order.tsx';
import { OrderProgress, orderProgressStyles } from './order-progress.tsx';

export const detailHeadStyles = [
  noticeStyles,
  deadlineStyles,
  detailActionsStyles,
  orderProgressStyles,
  panelCss,
  detailHeadCss,
];

interface DetailHeadProps {
  order: Order;
  now: number;
  desk: OrderDesk;
  printing: Printing;
  expiry: Expiry;
  /** The countdown reached zero. */
  onExpire(): void;
}

/** The state as the title, the next event or the countdown, the actions and the progress. Spec: 2§2.6, 2§4 */
export function DetailHead({ order, now, desk, expiry, onExpire, printing }: DetailHeadProps) {
  const say = useSay();
  const text = useWords(detailWords);
  const words = useWords(orderWords);
  const { payBy } = order;
  const state = orderState(order, now);
  const hint = orderHint(order, now);
  const isCounting = state === 'order-pending' && payBy !== undefined;
  return (
    <div className="clinic-panel clinic-order-detail-head">
      <div className="clinic-order-detail-title">
        <div>
          <h1 data-tone={toneOf(state)}>{say(orderWording(order, now))}</h1>
          {isCounting ? (
            <Deadline payBy={payBy} onExpire={onExpire} />
          ) : (
            hint && <p>{expiry.isClosing ? text.closing : say(hint)}</p>
          )}
        </div>
        <DetailActions order={order} desk={desk} printing={printing} place="head" />
      </div>
      {expiry.failure !== undefined && (
        <FailureNotice lead={words.expireFailed(order)} onRetry={expiry.retry}>
          {expiry.failure}
        </FailureNotice>
      )}
      <OrderProgress steps={orderProgress(order, now)} />
    </div>
  );
}
