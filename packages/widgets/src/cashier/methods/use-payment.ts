import type { CashierOrder, Explanation, Shop } from '@clinicart/sdk';
import {
  cashierDomain,
  decidePayment,
  flowOf,
  type PaymentDecision,
  type PaymentField,
  type PaymentRecord,
  type PaymentSelection,
  type PaymentStart,
  type PayOutcome,
} from '@clinicart/sdk/cashier';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Routes, useRoutes, useShop, useStore, useWidget } from '../../engine/index.ts';
import type { CardForm } from '../card/card-form.ts';
import { openPaymentWindow, redirectPaymentWindow } from './payment-window.ts';

/** Why nothing was paid, beside the field that it concerns. */
export interface PaymentError {
  /** Shows the reason and takes the focus. */
  readonly field: PaymentField | 'card' | 'payment';
  /** A message, or the server's own sentence; undefined where the provider gave none. */
  readonly why?: Explanation | string | undefined;
  /** The card form has not loaded, or marks its missing fields. */
  readonly form?: 'absent' | 'incomplete';
}

/** Receives the end of a payment. */
export interface PaymentEnds {
  onPaid(): void;
  onClosed(message: string): void;
}

interface PaymentState {
  readonly selection: PaymentSelection;
  readonly isBusy: boolean;
  readonly error: PaymentError | undefined;
  /** The provider's HTML, which no record keeps. */
  readonly start: PaymentStart | undefined;
  /** A card charge that the server has not confirmed: accepted by the provider, or uncertain. */
  readonly cardCheck: 'taken' | 'unknown' | undefined;
}

const INITIAL: PaymentState = {
  selection: { method: undefined, useBalance: false },
  isBusy: false,
  error: undefined,
  start: undefined,
  cardCheck: undefined,
};

/** The payment of one order as its components see it. */
export interface Payment extends PaymentState {
  /** Whether this selection can be submitted. */
  readonly decision: PaymentDecision;
  /** The card form, while it can be used. */
  readonly card: { current: CardForm | undefined };
  /** A payment that was started in this browser and has not ended. */
  readonly pending: PaymentRecord | undefined;
  /** Why the last payment failed, until there is newer news. */
  readonly lastFailure: Explanation | undefined;
  /** The page polls the payment; stays true after its record is gone, until the end is reported. */
  readonly isPolled: boolean;
  select(change: Partial<PaymentSelection>): void;
  submit(): void;
  /** Opens the provider's page once more; call it from a click. */
  reopenWindow(url: string): void;
  /** Asks the server now. */
  check(): void;
  /** Drops the pending payment, so that the buyer can choose another method. */
  abandon(): void;
}

/** Pays one order: the selection, its submission, and the outcome. */
export function usePayment(order: CashierOrder, ends: PaymentEnds): Payment {
  const { orderNo } = order;
  const shop = useShop();
  const cashier = shop.domain(cashierDomain);
  const routes = useRoutes();
  const { element } = useWidget();
  const [state, setState] = useState(INITIAL);
  const card = useRef<CardForm>(undefined);
  const popup = useRef<Window>(undefined);
  const pending = useStore(useMemo(() => cashier.begun(orderNo), [cashier, orderNo]));
  const lastFailure = useStore(useMemo(() => cashier.notPaid(orderNo), [cashier, orderNo]));
  const [hasBeenPending, setHasBeenPending] = useState(false);
  useEffect(() => {
    if (pending) setHasBeenPending(true);
  }, [pending]);

  const update = (patch: Partial<PaymentState>) => setState((before) => ({ ...before, ...patch }));
  const select = (change: Partial<PaymentSelection>) =>
    setState((before) => ({
      ...before,
      selection: { ...before.selection, ...change },
      error: undefined,
    }));
  const attempt: Attempt = {
    order,
    ends,
    shop,
    routes,
    view: element?.ownerDocument.defaultView ?? undefined,
    base: element?.baseURI ?? '',
    card,
    popup,
    update,
    select,
  };

  const decision = decidePayment(order, state.selection);

  return {
    ...state,
    decision,
    card,
    pending,
    lastFailure: state.isBusy || state.error ? undefined : lastFailure,
    isPolled: hasBeenPending || pending !== undefined,
    start: pending?.start ?? state.start,
    select,
    submit: () => submit(attempt, state.selection, decision),
    reopenWindow: (url) => reopenWindow(attempt, url),
    check: () => cashier.askNow(orderNo),
    abandon() {
      popup.current?.close();
      popup.current = undefined;
      update({ start: undefined, error: undefined });
      cashier.forget(orderNo);
      setHasBeenPending(false);
    },
  };
}

/** The order and the page that the steps of a payment use. */
interface Attempt {
  readonly order: CashierOrder;
  readonly ends: PaymentEnds;
  readonly shop: Shop;
  readonly routes: Routes;
  readonly view: Window | undefined;
  /** The base of absolute URLs. */
  readonly base: string;
  readonly card: { readonly current: CardForm | undefined };
  readonly popup: { current: Window | undefined };
  update(patch: Partial<PaymentState>): void;
  select(change: Partial<PaymentSelection>): void;
}

const hasFlow = (decision: PaymentDecision, flow: 'card' | 'window') =>
  decision.ok && decision.plan.kind === 'provider' && flowOf(decision.plan.method) === flow;

/** Pays with the selection. Opens the provider's window before the first `await`, or browsers would block it. */
function submit(attempt: Attempt, selection: PaymentSelection, decision: PaymentDecision): void {
  if (!decision.ok) {
    attempt.update({ error: { field: decision.field, why: decision } });
    return;
  }
  attempt.popup.current = hasFlow(decision, 'window')
    ? openWindow(attempt, attempt.routes.href('transfer'))
    : undefined;
  void pay(attempt, selection, hasFlow(decision, 'card'));
}

async function pay(attempt: Attempt, selection: PaymentSelection, isCard: boolean): Promise<void> {
  const { card, order, shop, update } = attempt;
  // A later click may replace the window while this payment is under way.
  const popup = attempt.popup.current;
  update({ isBusy: true, cardCheck: undefined, error: undefined });
  try {
    if (isCard && !card.current) return update({ error: { field: 'card', form: 'absent' } });
    if (isCard && !(await card.current?.check()))
      return update({ error: { field: 'card', form: 'incomplete' } });
    const { success, fail } = returnUrls(attempt);
    const outcome = await shop
      .domain(cashierDomain)
      .pay(order, { ...selection, returnTo: { success, fail } });
    await handleOutcome(attempt, outcome, popup);
  } finally {
    update({ isBusy: false });
  }
}

async function handleOutcome(attempt: Attempt, outcome: PayOutcome, popup: Window | undefined) {
  const { ends, select, update } = attempt;
  if (outcome.ok && outcome.next === 'provider')
    return continueAtProvider(attempt, outcome.start, popup);
  popup?.close();
  if (outcome.ok) return ends.onPaid();
  switch (outcome.reason) {
    case 'blocked':
      return update({ error: { field: outcome.field, why: outcome.notice } });
    case 'password':
      select({ password: '' });
      return update({ error: { field: 'password', why: outcome.message } });
    case 'refused':
      return update({ error: { field: 'payment', why: outcome.message } });
    case 'closed':
    case 'expired':
      return ends.onClosed(outcome.message);
    // The payment is recorded, and the page polls until its end is known.
    case 'unknown':
      return update({ error: { field: 'payment', why: outcome.notice } });
  }
}

async function continueAtProvider(
  attempt: Attempt,
  start: PaymentStart,
  popup: Window | undefined,
): Promise<void> {
  if (start.kind === 'card') return confirmCard(attempt, start.clientSecret);
  if (start.kind !== 'page') return attempt.update({ start });
  const { routes, base } = attempt;
  const transfer = new URL(routes.href('transfer', { url: start.url }), base).href;
  if (!popup || !redirectPaymentWindow(popup, transfer)) routes.go('transfer', { url: start.url });
}

async function confirmCard(attempt: Attempt, clientSecret: string): Promise<void> {
  const { card, order, shop, update } = attempt;
  const outcome = await card.current?.confirm(clientSecret, returnUrls(attempt).cashier);
  if (outcome?.kind === 'declined')
    return update({ error: { field: 'card', why: outcome.message } });
  update({ cardCheck: outcome?.kind === 'done' ? 'taken' : 'unknown' });
  shop.domain(cashierDomain).askNow(order.orderNo);
}

/** Pages that a provider may send the buyer back to; they carry no personal data. */
function returnUrls({ routes, order: { orderNo }, base }: Attempt) {
  const absolute = (address: string) => new URL(address, base).href;
  return {
    cashier: absolute(routes.href('pay', { id: orderNo })),
    success: absolute(routes.href('payResult', { type: 'success', orderId: orderNo })),
    fail: absolute(routes.href('payResult', { type: 'fail', orderId: orderNo })),
  };
}

function openWindow({ view, base }: Attempt, address: string): Window | undefined {
  return view && openPaymentWindow(view, new URL(address, base).href);
}

function reopenWindow(attempt: Attempt, url: string): void {
  const { routes, popup } = attempt;
  popup.current = openWindow(attempt, routes.href('transfer', { url }));
  if (!popup.current) routes.go('transfer', { url });
}
