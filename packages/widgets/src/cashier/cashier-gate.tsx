import type { CashierOrder } from '@clinicart/sdk';
import {
  cashierDomain,
  mayPayAnotherWay,
  orderFailure,
  payStanding,
  refusePaying,
} from '@clinicart/sdk/cashier';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useRoutes, useSay, useShop, useStore, useWords } from '../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../identity/account/members-only.tsx';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { DocumentIcon } from '../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import { CashierHead, cashierHeadStyles } from './cashier-head.tsx';
import { CashierSkeleton, cashierSkeletonStyles } from './cashier-skeleton.tsx';
import { cashierWords } from './cashier-words.ts';
import { PaymentProvider } from './methods/payment-context.tsx';
import { OrderExpiry, orderExpiryStyles } from './order-expiry.tsx';
import { RedirectToResult } from './redirect-to-result.tsx';
import { isPageReturn } from './wallet-return/is-page-return.ts';

export const cashierGateStyles = [
  buttonStyles,
  emptyStyles,
  failureBlockStyles,
  cashierHeadStyles,
  cashierSkeletonStyles,
  orderExpiryStyles,
  membersOnlyStyles,
];

interface CashierGateProps {
  /** '' where the page names none. */
  orderNo: string;
  /** The children offer other methods, so that they are shown while a bank transfer is awaited too. */
  offersMethods?: boolean;
  /** Shown while the order can be paid, below a `PaymentProvider`. */
  children: ReactNode;
}

/** Loads the order for a member; renders the login, an error, the payment, or a redirect to the result. Spec: 2§4, 2§6, 2§8 */
export function CashierGate({ orderNo, offersMethods = false, children }: CashierGateProps) {
  const text = useWords(cashierWords);
  const isMember = useLoginOnArrival();
  useReturnToPage();
  if (!orderNo) return <NoOrder />;
  return (
    <>
      {!isMember && <h1 className="clinic-visually-hidden">{text.choose}</h1>}
      <MembersOnly>
        <MemberOrder key={orderNo} orderNo={orderNo} offersMethods={offersMethods}>
          {children}
        </MemberOrder>
      </MembersOnly>
    </>
  );
}

/**
 * Asks visitors to log in at once, also after the session ended here (1323): buyers come to the cashier only to pay.
 * A buyer who logs out is not asked. Spec: 2§6, 2§8
 */
function useLoginOnArrival(): boolean {
  const { session } = useShop();
  const { status } = useStore(session.$session);
  const forgotten = useStore(session.$forgotten);
  const before = useRef(forgotten);
  useEffect(() => {
    const hasLoggedOut = forgotten !== before.current;
    before.current = forgotten;
    if (status === 'visitor' && !hasLoggedOut) void session.requestLogin();
  }, [session, status, forgotten]);
  return status === 'member';
}

/** Clears the address of a partner's page that a provider has returned to, where no cart button has done so. */
function useReturnToPage() {
  const shop = useShop();
  useEffect(() => {
    if (isPageReturn(location.search))
      void import('./wallet-return/page-return.ts').then((page) => page.takePageReturn(shop));
  }, [shop]);
}

function NoOrder() {
  const text = useWords(cashierWords);
  const routes = useRoutes();
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

function MemberOrder({ orderNo, offersMethods, children }: Required<CashierGateProps>) {
  const cashier = useShop().domain(cashierDomain);
  const text = useWords(cashierWords);
  const say = useSay();
  const read = useStore(cashier.order.watch(orderNo));
  // Keeps the order, and what was typed, while the session is over.
  const [last, setLast] = useState<CashierOrder>();
  useEffect(() => {
    if (read.value) setLast(read.value);
  }, [read.value]);
  const order = read.value ?? last;
  if (order)
    return (
      <OrderScreen order={order} offersMethods={offersMethods}>
        {children}
      </OrderScreen>
    );
  const failure = read.error && orderFailure(read.error, cashier.known(orderNo));
  const onRetry = () => cashier.order.reload(orderNo);
  if (!failure || failure.kind === 'login') return <CashierSkeleton />;
  if (failure.kind === 'again') {
    return (
      <div className="clinic-panel">
        <h1 className="clinic-visually-hidden">{text.order({ orderNo })}</h1>
        <FailureBlock kind="primary" title={text.failedTitle} onRetry={onRetry}>
          {failure.message}
        </FailureBlock>
      </div>
    );
  }
  const redirect = { orderNo, onPayAgain: onRetry };
  if (failure.kind === 'paid') return <RedirectToResult {...redirect} to="success" />;
  const { why } = failure.end;
  const message = typeof why === 'string' ? why : say(why);
  return <RedirectToResult {...redirect} to="fail" message={message} />;
}

type End = { readonly to: 'success' } | { readonly to: 'fail'; readonly message: string };

interface OrderScreenProps {
  order: CashierOrder;
  offersMethods: boolean;
  children: ReactNode;
}

/** The order's payment while it can be paid; afterwards a redirect to its result. Spec: 2§4 Cashier */
function OrderScreen({ order, offersMethods, children }: OrderScreenProps) {
  const shop = useShop();
  const say = useSay();
  const { orderNo } = order;
  const [end, setEnd] = useState<End>();
  // The deadline that passed on this page; the server may still extend it.
  const [passed, setPassed] = useState<number>();
  const now = shop.clock.now();
  const state = payStanding(order, now);
  const isOver = passed !== undefined && passed === order.payBy;
  const isSwitchable = offersMethods && !isOver && mayPayAnotherWay(order, now);
  const refusal = isSwitchable ? undefined : refusePaying(state);
  const onClosed = useCallback((message: string) => setEnd({ to: 'fail', message }), []);
  const onPaid = useCallback(() => setEnd({ to: 'success' }), []);
  const onPayAgain = () => {
    setEnd(undefined);
    shop.domain(cashierDomain).order.reload(orderNo);
  };
  const redirect = { orderNo, onPayAgain };
  if (end) return <RedirectToResult {...redirect} {...end} />;
  if (state === 'paid' || (state === 'transfer-awaited' && !isSwitchable))
    return <RedirectToResult {...redirect} to="success" />;
  if (state === 'expired' || isOver)
    return <OrderExpiry orderNo={orderNo} onPaid={onPaid} onClosed={onClosed} />;
  if (refusal) return <RedirectToResult {...redirect} to="fail" message={say(refusal)} />;
  return (
    <div className="clinic-cashier">
      <CashierHead order={order} onExpire={() => setPassed(order.payBy)} />
      <PaymentProvider order={order} onPaid={onPaid} onClosed={onClosed}>
        {children}
      </PaymentProvider>
    </div>
  );
}
