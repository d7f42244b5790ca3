import { type CashierOrder, cashierDomain, orderFailure } from '@clinicart/sdk';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useRoutes, useSay, useShop, useStore, useWords } from '../engine/index.ts';
import { MembersOnly } from '../identity/account/members-only.tsx';
import { Button } from '../ui/button/button.tsx';
import { DocumentIcon } from '../ui/media/icons.tsx';
import { Empty } from '../ui/state/empty.tsx';
import { FailureBlock } from '../ui/state/error-state.tsx';
import { CashierSkeleton } from './cashier-skeleton.tsx';
import { cashierWords } from './cashier-words.ts';
import type { PayDeskProps } from './methods/payment-panel.tsx';
import { OrderScreen } from './order-screen.tsx';
import { Leaving } from './redirect-to-result.tsx';

interface CashierDoorProps {
  /** '' where the page names none. */
  orderNo: string;
  /** What stands there while the order can be paid. */
  desk: ComponentType<PayDeskProps>;
}

/** The order that is to be paid, for whoever is signed in, and every way in which it cannot be. Spec: 2§4, 2§6, 2§8 */
export function CashierDoor({ orderNo, desk }: CashierDoorProps) {
  const text = useWords(cashierWords);
  const routes = useRoutes();
  const isShown = useLoginAtDoor();
  const forgotten = useStore(useShop().session.$forgotten);
  if (!orderNo) {
    return (
      <div className="clinic-panel">
        <Empty
          icon={<DocumentIcon size={20} />}
          title={text.invalidTitle}
          action={<Button {...routes.link('orders')}>{text.orders}</Button>}
        >
          {text.invalidWhy}
        </Empty>
      </div>
    );
  }
  return (
    <>
      {!isShown && <h1 className="clinic-visually-hidden">{text.choose}</h1>}
      <MembersOnly>
        {/* Whoever comes instead sees nothing of the order, and nothing of what was chosen and typed. */}
        <Member key={`${forgotten} ${orderNo}`} {...{ orderNo, desk }} />
      </MembersOnly>
    </>
  );
}

/**
 * A visitor at the cashier, and one whose session ends here (1323), is asked to log in at once: nobody comes here but
 * to pay. Whoever signs out is not. Spec: 2§6, 2§8
 */
function useLoginAtDoor(): boolean {
  const { session } = useShop();
  const { status } = useStore(session.$session);
  const forgotten = useStore(session.$forgotten);
  const before = useRef(forgotten);
  useEffect(() => {
    const hasSignedOut = forgotten !== before.current;
    before.current = forgotten;
    if (status === 'visitor' && !hasSignedOut) void session.requestLogin();
  }, [session, status, forgotten]);
  return status === 'member';
}

function Member({ orderNo, desk }: CashierDoorProps) {
  const cashier = useShop().domain(cashierDomain);
  const text = useWords(cashierWords);
  const say = useSay();
  const read = useStore(cashier.order.watch(orderNo));
  // Kept while the session is over, and what was typed with it.
  const [last, setLast] = useState<CashierOrder>();
  useEffect(() => {
    if (read.value) setLast(read.value);
  }, [read.value]);
  const order = read.value ?? last;
  if (order) return <OrderScreen {...{ order, desk }} />;
  const failure = read.error && orderFailure(read.error, cashier.known(orderNo));
  if (!failure || failure.kind === 'login') return <CashierSkeleton />;
  if (failure.kind === 'again') {
    return (
      <div className="clinic-panel">
        <FailureBlock
          kind="primary"
          title={text.failedTitle}
          onRetry={() => cashier.order.reload(orderNo)}
        >
          {failure.message}
        </FailureBlock>
      </div>
    );
  }
  if (failure.kind === 'paid') return <Leaving orderNo={orderNo} to="success" />;
  const { why } = failure.end;
  return <Leaving orderNo={orderNo} to="fail" message={typeof why === 'string' ? why : say(why)} />;
}
