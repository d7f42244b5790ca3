import {
  type AfterPlacing,
  type Blocker,
  type Confirmation,
  checkoutDomain,
  decidePlacing,
  type Explanation,
  isShopError,
  type PlaceOutcome,
  resultQuery,
} from '@clinicart/sdk';
import { useEffect, useRef, useState } from 'react';
import { useEmit, useRoutes, useShop } from '../engine/index.ts';
import type { Trouble } from './blocker-notice.tsx';

type Placed = Extract<PlaceOutcome, { ok: true }>;

/** What stands between a press and an order, or came of it. */
export type PlacingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  /** Asked before it is sent: the notice of medicine stores, the payment password. */
  | { readonly kind: 'notify'; readonly notice: Explanation }
  | { readonly kind: 'password'; readonly refusal?: string }
  | { readonly kind: 'blocked'; readonly trouble: Trouble }
  | { readonly kind: 'refused'; readonly message: string }
  /** Made and not confirmed: the server's reason, and whether the order stands. */
  | {
      readonly kind: 'unconfirmed';
      readonly orderNo: string;
      readonly message: string;
      readonly notice: Explanation;
    }
  | {
      readonly kind: 'unknown';
      readonly notice: Explanation;
      readonly message?: string | undefined;
    }
  | { readonly kind: 'placed'; readonly orderNo: string; readonly next: AfterPlacing };

export interface Placing {
  readonly state: PlacingState;
  /** Sends the order, or asks what has to be asked first. */
  place(shown: Confirmation): void;
  /** The notice has been read: goes on. */
  confirm(shown: Confirmation): void;
  pay(shown: Confirmation, password: string): void;
  /** Takes what was asked, or said, away. */
  back(): void;
  /** Asks once more what became of an order whose answer was lost. */
  askAgain(): void;
  /** To where a placed order goes on. */
  leave(): void;
}

const BUSY: PlacingState = { kind: 'busy' };
const IDLE: PlacingState = { kind: 'idle' };

const troubleOf = (why: Blocker): Trouble => ({
  about: why.about,
  id: why.id,
  why,
  fix: why.fix,
});

/** Places the order once, whatever happens to the answer, and leads on. What was typed stays. Spec: 2§4 */
export function usePlacing(onStale: () => void): Placing {
  const shop = useShop();
  const routes = useRoutes();
  const emit = useEmit();
  const order = shop.domain(checkoutDomain);
  const [state, setState] = useState<PlacingState>(IDLE);
  const isBusy = useRef(false);

  const leaveTo = ({ orderNo, next }: Pick<Placed, 'orderNo' | 'next'>) => {
    if (next === 'cashier') routes.go('pay', { id: orderNo });
    else routes.go('payResult', resultQuery(orderNo, next));
  };

  function take(outcome: PlaceOutcome) {
    if (outcome.ok) {
      const { orderNo, next } = outcome;
      setState({ kind: 'placed', orderNo, next });
      if (emit('clinic-order-placed', { orderNo })) leaveTo(outcome);
      return;
    }
    switch (outcome.reason) {
      case 'unpaid': {
        const { orderNo, message } = outcome;
        shop.notice.leave({ reason: 'order-unpaid', facts: { message } });
        setState({ kind: 'placed', orderNo, next: 'cashier' });
        if (emit('clinic-order-placed', { orderNo })) leaveTo({ orderNo, next: 'cashier' });
        return;
      }
      case 'blocked': {
        const { blocker, notice } = outcome;
        const trouble = blocker
          ? troubleOf(blocker)
          : { about: 'order', why: notice, isNews: true };
        setState({ kind: 'blocked', trouble });
        // The buyer sees what changed on the server before agreeing to it.
        if (!blocker) onStale();
        return;
      }
      case 'password':
        return setState({ kind: 'password', refusal: outcome.message });
      case 'refused':
        setState({ kind: 'refused', message: outcome.message });
        return onStale();
      case 'unconfirmed': {
        const { orderNo, message, notice } = outcome;
        setState({ kind: 'unconfirmed', orderNo, message, notice });
        return onStale();
      }
      case 'unknown':
        return setState({ kind: 'unknown', notice: outcome.notice, message: outcome.message });
    }
  }

  async function run(deed: () => Promise<PlaceOutcome | undefined>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState(BUSY);
    try {
      const outcome = await deed();
      if (outcome) take(outcome);
      else setState(IDLE);
    } catch (error) {
      const isKnown = isShopError(error);
      const failed = { reason: 'server-failed', facts: {} } as const;
      setState({ kind: 'refused', message: isKnown ? error.message : shop.language.say(failed) });
      if (!isKnown) throw error;
    } finally {
      isBusy.current = false;
    }
  }

  function place(shown: Confirmation) {
    if (isBusy.current) return;
    const decision = decidePlacing(shown, order.choices(shown.orderNo).get());
    if (decision.ok) return void run(() => order.place(shown));
    switch (decision.step) {
      case 'mend':
        return setState({ kind: 'blocked', trouble: troubleOf(decision.blocker) });
      case 'notify':
        return setState({ kind: 'notify', notice: decision.notice });
      case 'password':
        return setState({ kind: 'password' });
    }
  }

  const askAgain = () => void run(() => order.settle());
  // An order that was sent when its page was lost is asked about before anything else.
  const first = useRef(askAgain);
  useEffect(() => {
    if (order.$unsettled.get()) first.current();
  }, [order]);

  return {
    state,
    place,
    confirm(shown) {
      order.choose(shown.orderNo, { isNotified: true });
      place(shown);
    },
    pay: (shown, password) => void run(() => order.place(shown, { password })),
    back: () => setState(IDLE),
    askAgain,
    leave() {
      if (state.kind === 'placed') leaveTo(state);
    },
  };
}
