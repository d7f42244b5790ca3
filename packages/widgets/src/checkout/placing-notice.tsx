import { type RefObject, useEffect, useRef } from 'react';
import { useRoutes, useSay, useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { AlertIcon } from '../ui/media/first-icons.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { Notice, noticeStyles } from '../ui/state/notice.tsx';
import { checkoutWords } from './checkout-words.ts';
import type { OrderPlacement, PlacementState } from './use-place-order.ts';

export const placingNoticeStyles = [buttonStyles, emptyStyles, noticeStyles, panelCss];

/** Moves the focus to a notice when it appears. */
function useFocusOn(isShown: boolean): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) notice.current?.focus();
  }, [isShown]);
  return notice;
}

/** The state of an order that was sent. Calm in tone, because no order is sent twice. */
export function PlacementNotice({ placement }: { placement: OrderPlacement }) {
  const { kind } = placement.state;
  const isShown = kind === 'unknown' || kind === 'unconfirmed' || kind === 'placed';
  const notice = useFocusOn(isShown);
  if (!isShown) return null;
  return (
    <div ref={notice} className="clinic-checkout-told" tabIndex={-1}>
      <NoticeOf placement={placement} />
    </div>
  );
}

function NoticeOf({ placement }: { placement: OrderPlacement }) {
  const say = useSay();
  const words = useWords(checkoutWords);
  const { state, askAgain, leave } = placement;
  if (state.kind === 'unconfirmed')
    return (
      <Notice
        tone="danger"
        role="alert"
        lead={state.message}
        action={<OrderLink orderNo={state.orderNo} />}
      >
        {say(state.notice)}
      </Notice>
    );
  if (state.kind === 'unknown')
    return (
      <Notice
        tone="warning"
        role="alert"
        lead={say(state.notice)}
        action={
          <Button kind="link" onClick={askAgain}>
            {words.askAgain}
          </Button>
        }
      >
        {state.message !== undefined && <>{words.shopSays({ message: state.message })} </>}
        {words.askingWhy}
      </Notice>
    );
  if (state.kind !== 'placed') return null;
  return (
    <Notice
      tone="success"
      role="status"
      lead={words.placedLead(state)}
      action={
        <Button kind="link" onClick={leave}>
          {state.next === 'cashier' ? words.goPay : words.seeResult}
        </Button>
      }
    />
  );
}

function OrderLink({ orderNo }: { orderNo: string }) {
  const words = useWords(checkoutWords);
  const routes = useRoutes();
  return (
    <Button kind="link" {...routes.link('order', { id: orderNo })}>
      {words.viewOrder}
    </Button>
  );
}

type Failed = Extract<PlacementState, { kind: 'refused' | 'unconfirmed' }>;

/** Replaces a draft order that is gone: the server's reason and the next step. Spec: 2§4 */
export function NotPlaced({ state }: { state: Failed }) {
  const say = useSay();
  const words = useWords(checkoutWords);
  const routes = useRoutes();
  const notice = useFocusOn(true);
  return (
    <div ref={notice} className="clinic-panel clinic-checkout-alone" tabIndex={-1}>
      <Empty
        role="alert"
        tone="danger"
        icon={<AlertIcon size={20} />}
        title={state.message}
        action={
          <>
            {state.kind === 'unconfirmed' && <OrderLink orderNo={state.orderNo} />}
            <Button kind="primary" size="l" {...routes.link('cart')}>
              {words.toCart}
            </Button>
          </>
        }
      >
        {state.kind === 'unconfirmed' ? say(state.notice) : words.noneWhy}
      </Empty>
    </div>
  );
}
