/** The steps of a payment, from the press to its provider. */
import type { CashierOrder, Shop } from '@clinicart/sdk';
import {
  cashierDomain,
  flowOf,
  type PageReturn,
  type PaymentDecision,
  type PaymentSelection,
  type PaymentStart,
  type PayOutcome,
  pageReturnUrl,
} from '@clinicart/sdk/cashier';
import type { Routes } from '../../engine/index.ts';
import { awaitsLogin } from '../../identity/account/awaits-login.ts';
import { makeWayForFrames } from '../../ui/overlay/step-aside.ts';
import { isSameOrigin } from '../../ui/page/same-origin.ts';
import type { CardForm } from '../card/card-form.ts';
import type { PaymentEnds, PaymentState } from './payment-state.ts';
import {
  isPartnerPage,
  openEmptyWindow,
  openPaymentWindow,
  redirectPaymentWindow,
  transferAddress,
} from './payment-window.ts';

/** The order and the page that the steps of a payment use. */
export interface Attempt {
  readonly order: CashierOrder;
  readonly ends: PaymentEnds;
  readonly shop: Shop;
  readonly routes: Routes;
  /** The custom element. */
  readonly element: HTMLElement | undefined;
  /** Shown in the provider's window until its address is known. */
  readonly opening: string;
  readonly card: { readonly current: CardForm | undefined };
  readonly popup: { current: Window | undefined };
  update(patch: Partial<PaymentState>): void;
  select(change: Partial<PaymentSelection>): void;
}

const absolute = (address: string, element: HTMLElement | undefined) =>
  new URL(address, element?.baseURI).href;

const hasFlow = (decision: PaymentDecision, flow: 'card' | 'window') =>
  decision.ok && decision.plan.kind === 'provider' && flowOf(decision.plan.method) === flow;

/** Pays with the selection. Opens the provider's window before the first `await`, or browsers would block it. */
export function submit(
  attempt: Attempt,
  selection: PaymentSelection,
  decision: PaymentDecision,
): void {
  if (!decision.ok) {
    attempt.update({ error: { field: decision.field, why: decision } });
    return;
  }
  attempt.popup.current = hasFlow(decision, 'window') ? openWindow(attempt) : undefined;
  void pay(attempt, selection, hasFlow(decision, 'card'));
}

async function pay(attempt: Attempt, selection: PaymentSelection, isCard: boolean): Promise<void> {
  const { card, order, shop, update } = attempt;
  // A later click may replace the window while this payment is under way.
  const popup = attempt.popup.current;
  update({ isBusy: true, cardCheck: undefined, error: undefined, isBlocked: false });
  try {
    if (isCard && !card.current) return update({ error: { field: 'payment', form: 'absent' } });
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
  const { ends, select, shop, update } = attempt;
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
      if (!awaitsLogin(shop)) update({ error: { field: 'payment', why: outcome.message } });
      return;
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
  const { shop, routes, element } = attempt;
  const address = transferAddress(routes, start.url, shop.language.$language.get());
  const transfer = absolute(address, element);
  if (popup && redirectPaymentWindow(popup, transfer)) return;
  if (isPartnerPage(routes)) attempt.update({ isBlocked: true });
  else routes.go('transfer', { url: start.url });
}

async function confirmCard(attempt: Attempt, clientSecret: string): Promise<void> {
  const { card, order, shop, element, update } = attempt;
  const isOver = element && makeWayForFrames(element);
  const outcome = await card.current
    ?.confirm(clientSecret, returnUrls(attempt).cashier)
    .finally(isOver);
  const cashier = shop.domain(cashierDomain);
  if (outcome?.kind === 'declined') {
    cashier.noteDeclined(order.orderNo);
    return update({ error: { field: 'card', why: outcome.message } });
  }
  update({ cardCheck: outcome?.kind === 'done' ? 'taken' : 'unknown' });
  void cashier.askNow(order.orderNo);
}

/**
 * Pages that a provider may send the buyer back to; they carry no personal data. A partner's page without a result of
 * the page's own comes back itself, and shows the result.
 */
function returnUrls({ routes, order: { orderNo }, element }: Attempt) {
  const comeBack = (address: string, said?: PageReturn['said']) =>
    (isSameOrigin(address) ? undefined : pageReturnUrl(location.href, { orderNo, said })) ??
    absolute(address, element);
  const result = (type: 'success' | 'fail') =>
    comeBack(routes.href('payResult', { type, orderId: orderNo }), type);
  return {
    cashier: comeBack(routes.href('pay', { id: orderNo })),
    success: result('success'),
    fail: result('fail'),
  };
}

/** The provider's window before its address is known. */
function openWindow({ routes, element, opening }: Attempt): Window | undefined {
  const view = element?.ownerDocument.defaultView;
  if (!view) return undefined;
  return isPartnerPage(routes)
    ? openEmptyWindow(view, opening)
    : openPaymentWindow(view, absolute(routes.href('transfer'), element));
}

/** Opens the provider's page once more; call it from a click. */
export function reopenWindow({ routes, popup, element }: Attempt, url: string): void {
  const view = element?.ownerDocument.defaultView;
  const address = absolute(routes.href('transfer', { url }), element);
  popup.current = view ? openPaymentWindow(view, address) : undefined;
  if (!popup.current) routes.go('transfer', { url });
}
