import {
  type CashierOrder,
  cashierDomain,
  decidePayment,
  type Explanation,
  flowOf,
  type PaymentDecision,
  type PaymentField,
  type PaymentStart,
  type PaymentWish,
  type PayOutcome,
} from '@clinicart/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Routes, useRoutes, useShop, useStore, useWidget } from '../../engine/index.ts';
import type { CardForm } from '../card/card-form.ts';
import { openPaymentWindow, sendOn } from './payment-window.ts';

/** What stands beside the choice: why nothing was paid. */
export interface PayComplaint {
  /** Where it is said, and where the focus goes. */
  readonly about: PaymentField | 'card' | 'payment';
  /** A reason to say, or the server's own sentence; undefined where the provider gave none. */
  readonly why?: Explanation | string | undefined;
  /** The card form is not there yet, or marks what is missing. */
  readonly form?: 'absent' | 'incomplete';
}

/** What the server is asked about while the card form still stands there. */
export type CardAsked = 'taken' | 'unknown' | undefined;

/** The card form of the page, while it can be used. */
export type CardFormRef = { current: CardForm | undefined };

interface PaymentEnds {
  onPaid(): void;
  onClosed(message: string): void;
}

const opensWindow = (decision: PaymentDecision) =>
  decision.ok && decision.plan.kind === 'provider' && flowOf(decision.plan.method) === 'window';

/** Where a provider may send the buyer back to; nothing of the person stands in it. */
function pagesOf(routes: Routes, orderNo: string, base: string) {
  const whole = (address: string) => new URL(address, base).href;
  return {
    cashier: whole(routes.href('pay', { id: orderNo })),
    success: whole(routes.href('payResult', { type: 'success', orderId: orderNo })),
    fail: whole(routes.href('payResult', { type: 'fail', orderId: orderNo })),
  };
}

/** Paying one order: the choice, the press, and what came of it. */
export function usePayment(order: CashierOrder, ends: PaymentEnds) {
  const { orderNo } = order;
  const cashier = useShop().domain(cashierDomain);
  const routes = useRoutes();
  const { element } = useWidget();
  const [wish, setWish] = useState<PaymentWish>({ method: undefined, useBalance: false });
  const decision = decidePayment(order, wish);
  const [isBusy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<PayComplaint>();
  /** What the provider gave that is written down nowhere: its HTML. */
  const [start, setStart] = useState<PaymentStart>();
  const [cardAsked, setCardAsked] = useState<CardAsked>();
  const card: CardFormRef = useRef(undefined);
  const opened = useRef<Window>(undefined);
  const begun = useStore(useMemo(() => cashier.begun(orderNo), [cashier, orderNo]));
  const notPaid = useStore(useMemo(() => cashier.notPaid(orderNo), [cashier, orderNo]));
  // Longer than it is written down, which ends with the payment: how it ended is still to be heard.
  const [isFollowed, setFollowed] = useState(false);
  useEffect(() => {
    if (begun) setFollowed(true);
  }, [begun]);
  const view = element?.ownerDocument.defaultView;
  const base = element?.baseURI ?? '';

  const change = useCallback((next: Partial<PaymentWish>) => {
    setWish((before) => ({ ...before, ...next }));
    setComplaint(undefined);
  }, []);

  /** In the window that waits, or in this one. */
  function goToProvider(url: string, waiting: Window | undefined) {
    const transfer = routes.href('transfer', { url });
    if (!waiting || !sendOn(waiting, new URL(transfer, base).href)) routes.go('transfer', { url });
  }

  async function goOn(next: PaymentStart, waiting: Window | undefined) {
    if (next.kind === 'page') goToProvider(next.url, waiting);
    else if (next.kind === 'card') await confirmCard(next.clientSecret);
    else setStart(next);
  }

  async function confirmCard(clientSecret: string) {
    const outcome = await card.current?.confirm(
      clientSecret,
      pagesOf(routes, orderNo, base).cashier,
    );
    if (outcome?.kind === 'declined') setComplaint({ about: 'card', why: outcome.message });
    else {
      setCardAsked(outcome?.kind === 'done' ? 'taken' : 'unknown');
      cashier.askNow(orderNo);
    }
  }

  async function take(outcome: PayOutcome, waiting: Window | undefined) {
    if (outcome.ok && outcome.next === 'provider') return goOn(outcome.start, waiting);
    waiting?.close();
    if (outcome.ok) return ends.onPaid();
    switch (outcome.reason) {
      case 'blocked':
        return setComplaint({ about: outcome.field, why: outcome.notice });
      case 'password':
        change({ password: '' });
        return setComplaint({ about: 'password', why: outcome.message });
      case 'refused':
        return setComplaint({ about: 'payment', why: outcome.message });
      case 'closed':
      case 'expired':
        return ends.onClosed(outcome.message);
      // It is written down, and the page asks until it knows.
      case 'unknown':
        return setComplaint({ about: 'payment', why: outcome.notice });
    }
  }

  async function pay(chosen: PaymentWish, isCard: boolean, waiting: Window | undefined) {
    setBusy(true);
    setCardAsked(undefined);
    setComplaint(undefined);
    try {
      if (isCard && !card.current) return setComplaint({ about: 'card', form: 'absent' });
      if (isCard && !(await card.current?.check()))
        return setComplaint({ about: 'card', form: 'incomplete' });
      const { success, fail } = pagesOf(routes, orderNo, base);
      await take(await cashier.pay(order, { ...chosen, returnTo: { success, fail } }), waiting);
    } finally {
      setBusy(false);
    }
  }

  /** A press on "pay": the window, where one is needed, opens before anything is awaited. */
  function press() {
    if (!decision.ok) return setComplaint({ about: decision.field, why: decision });
    const waiting =
      view && opensWindow(decision)
        ? openPaymentWindow(view, new URL(routes.href('transfer'), base).href)
        : undefined;
    opened.current = waiting;
    const isCard = wish.method !== undefined && flowOf(wish.method) === 'card';
    void pay(wish, isCard && decision.plan.kind === 'provider', waiting);
  }

  return {
    ...{ wish, decision, change, press, isBusy, cardAsked, complaint, begun, card },
    /** What came of the last one, until there is something newer to say. */
    notPaid: isBusy || complaint ? undefined : notPaid,
    isFollowed: isFollowed || begun !== undefined,
    start: begun?.start ?? start,
    /** The provider's page once more; a press may open a window. */
    openAgain(url: string) {
      const waiting =
        view && openPaymentWindow(view, new URL(routes.href('transfer', { url }), base).href);
      opened.current = waiting ?? undefined;
      if (!waiting) routes.go('transfer', { url });
    },
    askNow: () => cashier.askNow(orderNo),
    /** Another way is chosen: what was begun is let go. */
    letGo() {
      opened.current?.close();
      opened.current = undefined;
      setStart(undefined);
      setComplaint(undefined);
      cashier.forget(orderNo);
      setFollowed(false);
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;
