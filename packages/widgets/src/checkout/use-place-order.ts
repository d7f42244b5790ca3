import { type Explanation, isShopError, type Shop } from '@clinicart/sdk';
import {
  type AfterPlacing,
  type Blocker,
  type Confirmation,
  checkoutDomain,
  decidePlacing,
  type PlaceOutcome,
  resultQuery,
} from '@clinicart/sdk/checkout';
import { useEffect, useRef, useState } from 'react';
import { type Emit, type Routes, useEmit, useRoutes, useShop } from '../engine/index.ts';
import { awaitsLogin } from '../identity/account/awaits-login.ts';
import type { ShownBlocker } from './blocker-notice.tsx';

/** Why the order was not sent with a payment password; an unchecked one may be right. */
export type PasswordRefusal = Extract<PlaceOutcome, { readonly reason: 'password' }>;

/** The state of an order between the click and its result. */
export type PlacementState =
  | { readonly kind: 'idle' }
  /** `isPaying`: from the dialog of the payment password, which stays open. */
  | { readonly kind: 'busy'; readonly isPaying: boolean }
  /** Asked before the order is sent: the notice about medicines, the payment password. */
  | { readonly kind: 'notify'; readonly notice: Explanation }
  | { readonly kind: 'password'; readonly refusal?: PasswordRefusal }
  | { readonly kind: 'blocked'; readonly blocker: ShownBlocker }
  | { readonly kind: 'refused'; readonly message: string }
  /** Created but not confirmed: the server's reason, and whether the order is valid. */
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

export interface OrderPlacement {
  readonly state: PlacementState;
  /** Sends the order, or first shows the notice or the password dialog that it needs. */
  place(shown: Confirmation): void;
  /** Accepts the notice and continues. */
  confirm(shown: Confirmation): void;
  pay(shown: Confirmation, password: string): void;
  /** Shows what changed on the server before the order can be placed. */
  tell(news: Explanation): void;
  /** Closes a dialog or a message. */
  back(): void;
  /** Checks again whether an order exists whose answer was lost. */
  askAgain(): void;
  /** Goes to the page that follows a placed order. */
  leave(): void;
}

/** The parts of the page that placing an order uses. */
interface PlacementPage {
  readonly shop: Shop;
  readonly routes: Routes;
  readonly emit: Emit;
  /** Single-flight: a second click does nothing. */
  readonly isBusy: { current: boolean };
  setState(state: PlacementState): void;
  /** Reads the order again. */
  onStale(): void;
}

/** Places the order exactly once, also after a lost answer, and redirects. The choices survive a failure. Spec: 2§4 */
export function usePlaceOrder(onStale: () => void): OrderPlacement {
  const shop = useShop();
  const routes = useRoutes();
  const emit = useEmit();
  const order = shop.domain(checkoutDomain);
  const [state, setState] = useState<PlacementState>({ kind: 'idle' });
  const isBusy = useRef(false);
  const page: PlacementPage = { shop, routes, emit, isBusy, setState, onStale };

  const askAgain = () => void run(page, () => order.settle());
  // On mount, checks an order that was sent before the page was lost.
  const checkUnsettled = useRef(askAgain);
  useEffect(() => {
    if (order.$unsettled.get()) checkUnsettled.current();
  }, [order]);

  return {
    state,
    place: (shown) => place(page, shown),
    confirm(shown) {
      order.choose(shown.orderNo, { isNotified: true });
      place(page, shown);
    },
    pay: (shown, password) => void run(page, () => order.place(shown, { password }), true),
    tell: (news) => setState(toNews(news)),
    back: () => setState({ kind: 'idle' }),
    askAgain,
    leave() {
      if (state.kind === 'placed') goTo(page, state);
    },
  };
}

function place(page: PlacementPage, shown: Confirmation) {
  if (page.isBusy.current) return;
  const order = page.shop.domain(checkoutDomain);
  const decision = decidePlacing(shown, order.choices(shown.orderNo).get());
  if (decision.ok) {
    void run(page, () => order.place(shown));
    return;
  }
  switch (decision.step) {
    case 'mend':
      return page.setState({ kind: 'blocked', blocker: shownBlocker(decision.blocker) });
    case 'notify':
      return page.setState({ kind: 'notify', notice: decision.notice });
    case 'password':
      return page.setState({ kind: 'password' });
  }
}

const shownBlocker = (why: Blocker): ShownBlocker => ({
  about: why.about,
  id: why.id,
  why,
  fix: why.fix,
});

const toNews = (why: Explanation): PlacementState => ({
  kind: 'blocked',
  blocker: { about: 'order', why, isNews: true },
});

async function run(
  page: PlacementPage,
  send: () => Promise<PlaceOutcome | undefined>,
  isPaying = false,
): Promise<void> {
  const { isBusy, setState, shop } = page;
  if (isBusy.current) return;
  isBusy.current = true;
  setState({ kind: 'busy', isPaying });
  try {
    const outcome = await send();
    if (outcome) handleOutcome(page, outcome);
    else setState({ kind: 'idle' });
  } catch (error) {
    const isKnown = isShopError(error);
    const failed = { reason: 'server-failed', facts: {} } as const;
    refuse(page, isKnown ? error.message : shop.language.say(failed));
    if (!isKnown) throw error;
  } finally {
    isBusy.current = false;
  }
}

function refuse({ setState, shop }: PlacementPage, message: string) {
  setState(awaitsLogin(shop) ? { kind: 'idle' } : { kind: 'refused', message });
}

function handleOutcome(page: PlacementPage, outcome: PlaceOutcome) {
  const { shop, setState, onStale } = page;
  if (outcome.ok) return finish(page, { orderNo: outcome.orderNo, next: outcome.next });
  switch (outcome.reason) {
    case 'unpaid': {
      const { orderNo, message } = outcome;
      shop.notice.leave({ reason: 'order-unpaid', facts: { message } });
      return finish(page, { orderNo, next: 'cashier' });
    }
    case 'blocked': {
      const { blocker, notice } = outcome;
      setState(blocker ? { kind: 'blocked', blocker: shownBlocker(blocker) } : toNews(notice));
      // The buyer sees what changed on the server before agreeing to it, be it a limit.
      return onStale();
    }
    case 'password':
      return setState({ kind: 'password', ...(!awaitsLogin(shop) && { refusal: outcome }) });
    case 'refused':
      refuse(page, outcome.message);
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

interface PlacedOrder {
  readonly orderNo: string;
  readonly next: AfterPlacing;
}

/** Reports the order to the host page, and redirects unless the page prevents it. */
function finish(page: PlacementPage, placed: PlacedOrder): void {
  page.setState({ kind: 'placed', ...placed });
  if (page.emit('clinic-order-placed', { orderNo: placed.orderNo })) goTo(page, placed);
}

function goTo({ routes }: PlacementPage, { orderNo, next }: PlacedOrder): void {
  if (next === 'cashier') routes.go('pay', { id: orderNo });
  else routes.go('payResult', resultQuery(orderNo, next));
}
