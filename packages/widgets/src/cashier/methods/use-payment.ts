import type { CashierOrder, Explanation } from '@clinicart/sdk';
import {
  cashierDomain,
  decidePayment,
  type PaymentDecision,
  type PaymentRecord,
  type PaymentSelection,
} from '@clinicart/sdk/cashier';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRoutes, useShop, useStore, useWidget, useWords } from '../../engine/index.ts';
import type { CardForm } from '../card/card-form.ts';
import { waitingWords } from '../waiting/waiting-words.ts';
import type { PaymentEnds, PaymentState } from './payment-state.ts';
import { type Attempt, reopenWindow, submit } from './payment-steps.ts';

const INITIAL: PaymentState = {
  selection: { method: undefined, useBalance: false },
  isBusy: false,
  error: undefined,
  start: undefined,
  cardCheck: undefined,
  isBlocked: false,
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
  /** The buyer has followed the link to the provider's page. */
  noteOpened(): void;
  /** Asks the server now. Resolves after the answer, or the failure. */
  check(): Promise<void>;
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
  const { opening } = useWords(waitingWords).waiting;
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
    element,
    opening,
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
    noteOpened: () => update({ isBlocked: false }),
    check: () => cashier.askNow(orderNo),
    abandon() {
      popup.current?.close();
      popup.current = undefined;
      update({ start: undefined, error: undefined, isBlocked: false });
      cashier.forget(orderNo);
      setHasBeenPending(false);
    },
  };
}
