import type { ReadableAtom } from 'nanostores';
import { derived } from '../base/cache/derived.ts';
import type { Cache, Query } from '../base/cache/query-cache.ts';
import { createOnDemand } from '../base/concurrency/on-demand.ts';
import { createSerialQueue } from '../base/concurrency/serial-queue.ts';
import { createSingleFlight } from '../base/concurrency/single-flight.ts';
import type { Api } from '../base/http/client.ts';
import { sentenceOf } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { TabChannel } from '../base/platform/tab-channel.ts';
import type { PageVisibility } from '../base/platform/visibility.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import type { AccountStore } from '../identity/account/store.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { Language } from '../language/rules.ts';
import type { CashierContext } from './actions.ts';
import { pollOrder, pollProvider } from './contract/poll.ts';
import { createFollowings } from './payment/payment-polling.ts';
import { createPaymentLedger } from './payment/pending-payments.ts';
import { isOfRecord } from './payment/provider-url.ts';
import { readOrder } from './read-order.ts';
import { createTabNotes } from './tab-notes.ts';
import type {
  CashierOrder,
  KnownHere,
  PaymentRecord,
  PaymentSelection,
  PaymentStatus,
  PayOutcome,
} from './types.ts';

/** Pays an order. Spec: 2§2.3, 2§4 */
export interface CashierStore {
  /** The order with its payment methods. Passive: a visitor gets `login-required` and no dialog. */
  readonly order: Query<string, CashierOrder>;
  /**
   * Pays, or starts the payment. One at a time in all tabs; a second call joins the first; a paid order answers 'paid'.
   * Every failure is an outcome: it never rejects with a ShopError. Spec: 2§4
   */
  pay(order: CashierOrder, wish: PaymentSelection): Promise<PayOutcome>;
  /**
   * Polls whether an order is paid while the atom is observed: with back-off, pausing while the page is hidden, one tab
   * polling for all. Spec: 2§4
   */
  follow(orderNo: string): ReadableAtom<PaymentStatus>;
  /**
   * Polls at once, also the payment provider: after its window was closed, or a click on "I have paid". Resolves after
   * the answer, or the failure, which `follow` reports; never rejects with a ShopError.
   */
  askNow(orderNo: string): Promise<void>;
  /** Returns the payment of this order that was started and has not ended; undefined for none. */
  begun(orderNo: string): ReadableAtom<PaymentRecord | undefined>;
  /** Returns the failure of the last payment, as its provider reported it in any tab; until another one starts. */
  notPaid(
    orderNo: string,
  ): ReadableAtom<Explanation<'payment-declined' | 'payment-cancelled'> | undefined>;
  /** Records that the card form declined the card of the payment that was started: `notPaid` then says it in every tab. */
  noteDeclined(orderNo: string): void;
  /** Returns whether this is the page or the code of a payment that this browser started. A URL may say anything. */
  hasBegun(given: string): boolean;
  /**
   * Abandons the pending payment: another method is chosen. Should it have succeeded, the next `pay` finds out before
   * it pays again.
   */
  forget(orderNo: string): void;
  /**
   * Closes an order whose time ran out. 'paid' where it was paid in time; 'open' where the server has time left, which
   * the order then shows when read again. Rejects with a ShopError where the server was not reached. Spec: 2§4
   */
  expire(orderNo: string): Promise<'closed' | 'paid' | 'open'>;
  /** Returns the facts about an order that only this browser knows: that its time ran out, the payment started last. */
  known(orderNo: string): KnownHere;
  /** Returns the order that this tab was paying before a reload, where the page kept it; for one account only. */
  openOrder(): string | undefined;
  /** Keeps the order that the tab is paying, for a reload of a page whose address does not name it. */
  keepOpen(orderNo: string | undefined): void;
  /** Reads the public key of the card form. Rejects with a ShopError. Spec: 2§7 */
  cardKey(): Promise<string>;
  /**
   * Redeems the token of a wallet, then polls the order. The page removes both from the URL. Rejects with a ShopError.
   * Spec: 2§2.1, 2§8
   */
  confirmReturn(token: string, orderNo: string): Promise<void>;
}

interface CashierOptions {
  readonly api: Pick<Api, 'call' | 'url'>;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly clock: Clock;
  readonly exclusive: ExclusiveRunner | undefined;
  readonly visibility: PageVisibility;
  readonly settings: KeyValueStore;
  readonly drafts: KeyValueStore;
  readonly session: SessionStore;
  readonly account: Pick<AccountStore, 'read'>;
  language(): Language;
  readonly say: (explanation: Explanation) => string;
  /** A random number from 0 up to 1. */
  readonly chance: () => number;
}

/** Can the buyer resume it? A bank transfer needs nothing more from the buyer. */
const isResumable = ({ isLetGo, notPaid, method }: PaymentRecord) =>
  !isLetGo && !notPaid && method !== 'transfer';

/** Nothing was sent: the code did not arrive, or another account logged in meanwhile. */
const refusedBefore = (error: unknown): PayOutcome => ({
  ok: false,
  reason: 'refused',
  message: sentenceOf(error),
});

export function createCashier(options: CashierOptions): CashierStore {
  const { api, cache, channel, clock, exclusive, session } = options;
  const ledger = createPaymentLedger(options);
  const notes = createTabNotes(options.drafts, clock);

  const isPaid = (orderNo: string, from: 'shop' | 'provider') =>
    api.call(from === 'provider' ? pollProvider : pollOrder, orderNo, { passive: true });

  function onChanged() {
    cache.invalidate('cashier');
    // A payment holds, takes or returns a part of the balance.
    cache.invalidate('wallet');
    channel.post('payment');
  }

  const followings = createFollowings({
    clock,
    visibility: options.visibility,
    exclusive,
    isPaid,
    chance: options.chance,
    onEnd(orderNo) {
      if (followings.of(orderNo).$state.value?.status === 'closed') notes.noteClosed(orderNo);
      ledger.settle(orderNo);
      onChanged();
    },
  });

  channel.listen((signal) => {
    if (signal === 'payment') {
      followings.hear();
      notes.compare(ledger.$entries.get());
    }
    // A payment and the account show whether a payment password is set; an order may have been cancelled.
    if (signal === 'payment' || signal === 'account' || signal === 'orders')
      cache.invalidate('cashier');
  });

  // A buyer who has logged in again need not wait for the next poll.
  session.$session.listen(() => followings.hear());

  const context: CashierContext = {
    api,
    cache,
    clock,
    ledger,
    notes,
    followings,
    session,
    language: options.language,
    say: options.say,
    enqueue: createSerialQueue(exclusive),
    isPaid,
    onChanged,
  };
  const actions = createOnDemand(() => import('./actions.ts'), options);
  // The screens that create this store show a way to pay.
  actions.prepare();
  const singleFlight = createSingleFlight();

  /** A value derived from the last payment of an order; the same atom for the same order. */
  function ofLastPayment<T>(read: (last: PaymentRecord | undefined) => T) {
    const known = new Map<string, ReadableAtom<T>>();
    return (orderNo: string): ReadableAtom<T> => {
      const found =
        known.get(orderNo) ??
        derived([ledger.$entries], () =>
          read(ledger.$entries.get().findLast((entry) => entry.orderNo === orderNo)),
        );
      known.set(orderNo, found);
      return found;
    };
  }

  const onPaid = (orderNo: string) => followings.of(orderNo).settle({ status: 'paid' });

  return {
    order: cache.query('cashier', 'order', (orderNo, signal) =>
      readOrder({ ...options, ledger, notes, isPaid, onPaid }, orderNo, signal),
    ),
    pay: (order, wish) =>
      singleFlight(JSON.stringify(['pay', order.orderNo, wish.method, wish.useBalance]), () =>
        actions.run(({ payOrder }) => payOrder(context, order, wish)).catch(refusedBefore),
      ),
    follow: (orderNo) => followings.of(orderNo).$state,
    askNow: (orderNo) => followings.of(orderNo).askNow('provider'),
    begun: ofLastPayment((last) => (last && isResumable(last) ? last : undefined)),
    notPaid: ofLastPayment((last) =>
      last?.notPaid ? explain(`payment-${last.notPaid}`) : undefined,
    ),
    noteDeclined(orderNo) {
      // Meanwhile another tab may have started another method.
      for (const entry of ledger.of(orderNo))
        if (entry.method === 'card') ledger.record({ ...entry, notPaid: 'declined' });
    },
    hasBegun: (given) => ledger.$entries.get().some((entry) => isOfRecord(given, entry)),
    forget(orderNo) {
      for (const entry of ledger.of(orderNo)) ledger.record({ ...entry, isLetGo: true });
    },
    expire: (orderNo) =>
      singleFlight(`expire ${orderNo}`, () =>
        actions.run(({ expireOrder }) => expireOrder(context, orderNo)),
      ),
    known(orderNo) {
      const noted = notes.of(orderNo);
      return {
        ...noted,
        method: ledger.of(orderNo).at(-1)?.method ?? noted.method,
        isPaid: followings.of(orderNo).$state.value?.status === 'paid',
      };
    },
    openOrder: notes.open,
    keepOpen: notes.noteOpen,
    async cardKey() {
      const { cardKey } = await actions.get();
      return api.call(cardKey, null);
    },
    confirmReturn: (token, orderNo) =>
      actions.run(({ confirmWalletReturn }) => confirmWalletReturn(context, token, orderNo)),
  };
}
