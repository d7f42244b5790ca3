import { computed, type ReadableAtom } from 'nanostores';
import type { Cache, Query } from '../base/cache/query-cache.ts';
import { retryOnce } from '../base/concurrency/confirm-outcome.ts';
import { guardSession } from '../base/concurrency/session-guard.ts';
import type { Api } from '../base/http/client.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { TabChannel } from '../base/platform/tab-channel.ts';
import type { PageVisibility } from '../base/platform/visibility.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import type { AccountStore } from '../identity/account/store.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { Language } from '../language/rules.ts';
import * as contract from './contract.ts';
import type { PaymentMethod } from './methods.ts';
import { closeOrder } from './payment/close-order.ts';
import { payOnce } from './payment/pay.ts';
import { createFollowings } from './payment/payment-polling.ts';
import type { OrderEndReason } from './payment/payment-status.ts';
import { createPaymentLedger } from './payment/pending-payments.ts';
import { isOfRecord } from './payment/provider-url.ts';
import { endWithoutPaying } from './payment/result-codes.ts';
import { readOrder } from './read-order.ts';
import { mixedParts, type PaymentReason, payingMethod } from './rules.ts';
import { createTabNotes } from './tab-notes.ts';
import type { CashierOrder, Following, KnownHere, PaymentRecord } from './types.ts';

/** What a buyer pays with: one way, the balance, or the balance and one way for the rest. */
export interface PaymentWish {
  readonly method: PaymentMethod | undefined;
  readonly useBalance: boolean;
  /** The six digits, wherever the balance or a cheque pays a part. */
  readonly password?: string | undefined;
  /** Pages that a provider comes back to, without anything personal in them. */
  readonly returnTo?: { readonly success: string; readonly fail: string } | undefined;
}

/** What came of paying. Spec: 2§4, 2§8 */
export type PayOutcome =
  | { readonly ok: true; readonly next: 'paid' }
  /** Goes on with the provider; `follow` tells when it is paid. */
  | { readonly ok: true; readonly next: 'provider'; readonly start: contract.PaymentStart }
  /** A bank transfer is awaited, to this account where the server says it. */
  | {
      readonly ok: true;
      readonly next: 'transfer';
      readonly account?: string;
      readonly copyText?: string;
    }
  | {
      readonly ok: false;
      readonly reason: 'blocked';
      readonly notice: Explanation<PaymentReason | OrderEndReason | 'payment-parts-changed'>;
    }
  /** The payment password was wrong, in the server's own sentence. */
  | { readonly ok: false; readonly reason: 'password'; readonly message: string }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }
  /** The order is closed (1333) or its time is over. */
  | { readonly ok: false; readonly reason: 'closed' | 'expired'; readonly message: string }
  /** Nobody knows; it is recorded, and `follow` asks. Nothing is paid twice. */
  | {
      readonly ok: false;
      readonly reason: 'unknown';
      readonly notice: Explanation<'payment-unknown'>;
    };

/** Paying an order. Spec: 2§2.3, 2§4 */
export interface CashierStore {
  /** The order with its ways of paying. Passive: a visitor gets `login-required` and no dialog. */
  readonly order: Query<string, CashierOrder>;
  /**
   * Pays, or begins to. One at a time in all tabs; a second press is the first; what is paid already answers 'paid'.
   * Whatever fails is an outcome: it never rejects with a ShopError. Spec: 2§4
   */
  pay(order: CashierOrder, wish: PaymentWish): Promise<PayOutcome>;
  /**
   * Asks whether an order is paid while somebody listens: with back-off, pausing while the page is hidden, one tab
   * asking for all. Spec: 2§4
   */
  follow(orderNo: string): ReadableAtom<Following>;
  /** Asks at once, the provider too: after a window was closed, or a press on "I have paid". */
  askNow(orderNo: string): void;
  /** A payment of this order that was begun and not finished. */
  begun(orderNo: string): ReadableAtom<PaymentRecord | undefined>;
  /** That the last payment begun came to nothing, as its provider said in whichever tab; until another is begun. */
  notPaid(
    orderNo: string,
  ): ReadableAtom<Explanation<'payment-declined' | 'payment-cancelled'> | undefined>;
  /** Is this the page or the code of a payment that was begun in this browser, of whatever order? An address may say anything. */
  hasBegun(given: string): boolean;
  /** Lets it go: another way is chosen. Should it have been paid all the same, the next `pay` finds out before it pays again. */
  forget(orderNo: string): void;
  /**
   * Time is over: has the order closed. 'paid' where it was paid in time after all; 'open' where the server's clock says
   * that there is still time, which the order read again then shows. Rejects with a ShopError where nobody was reached. Spec: 2§4
   */
  expire(orderNo: string): Promise<'closed' | 'paid' | 'open'>;
  /** What this tab has seen of an order and no call says: that its time ran out, the parts of a mixed payment. */
  known(orderNo: string): KnownHere;
  /** The public key of the card form. */
  cardKey(): Promise<string>;
  /**
   * Back from a wallet with its token; then the order is asked about at once. The page takes both out of the address.
   * Rejects with a ShopError. Spec: 2§2.1, 2§8
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
  /** From 0 up to 1. */
  readonly chance: () => number;
}

/** Is there something to go on with? A remittance is awaited, and goes on by itself. */
const isGoingOn = ({ isLetGo, notPaid, method }: PaymentRecord) =>
  !isLetGo && !notPaid && method !== 'transfer';

export function createCashier(options: CashierOptions): CashierStore {
  const { api, cache, channel, clock, visibility, exclusive, say } = options;
  const ledger = createPaymentLedger(options);
  const notes = createTabNotes(options.drafts, clock);
  const alone: ExclusiveRunner = exclusive ?? ((_, job) => job());
  const running = new Map<string, Promise<unknown>>();

  const isPaid = (orderNo: string, from: 'shop' | 'provider') =>
    api.call(from === 'provider' ? contract.pollProvider : contract.pollOrder, orderNo, {
      passive: true,
    });

  /** Paid or closed: nothing of it is under way any more, and what was read of it is old, in all tabs. */
  function end(orderNo: string) {
    if (followings.of(orderNo).$state.value?.status === 'closed') notes.noteClosed(orderNo);
    ledger.settle(orderNo);
    changed();
  }

  function changed() {
    cache.invalidate('cashier');
    channel.post('payment');
  }

  const followings = createFollowings({
    ...{ clock, visibility, exclusive, isPaid },
    onEnd: end,
    chance: options.chance,
  });

  const onPaid = (orderNo: string) => followings.of(orderNo).settle({ status: 'paid' });

  channel.listen((signal) => {
    if (signal === 'payment') {
      followings.hear();
      notes.compare(ledger.$entries.get());
    }
    // Whether a payment password is set stands in both.
    if (signal === 'payment' || signal === 'account') cache.invalidate('cashier');
  });

  // Whoever has signed in again need not wait for the next asking.
  options.session.$session.listen(() => followings.hear());

  /** A second press is the first. */
  function once<T>(key: string, job: () => Promise<T>): Promise<T> {
    const known = running.get(key);
    if (known) return known as Promise<T>;
    const started = job().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  /** Payments follow each other in this page too, where tabs cannot know of each other. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = last.then(() => alone('payment', job));
    last = turn.catch(() => {});
    return turn;
  }

  /** What the ledger says of an order; the same atom each time. */
  function ofOrder<T>(read: (last: PaymentRecord | undefined) => T) {
    const known = new Map<string, ReadableAtom<T>>();
    return (orderNo: string): ReadableAtom<T> => {
      const found =
        known.get(orderNo) ??
        computed(ledger.$entries, (all) =>
          read(all.findLast((entry) => entry.orderNo === orderNo)),
        );
      known.set(orderNo, found);
      return found;
    };
  }

  /** Its provider has ended a payment: what was taken and given back is the order's to tell, the rest is said at the cashier. */
  function noteEnd(orderNo: string, end: ReturnType<typeof endWithoutPaying>) {
    if (end === 'refunded') ledger.settle(orderNo);
    else if (end) for (const entry of ledger.of(orderNo)) ledger.record({ ...entry, notPaid: end });
  }

  return {
    order: cache.query('cashier', 'order', (orderNo, signal) =>
      readOrder({ ...options, ledger, notes, isPaid, onPaid }, orderNo, signal),
    ),
    pay: (order, wish) =>
      once(JSON.stringify(['pay', order.orderNo, wish.method, wish.useBalance]), async () => {
        const { sessionEpoch } = options.session;
        const signIn = sessionEpoch();
        const own = guardSession(api, options.session, () => say(explain('session-ended')));
        const outcome = await inTurn(() =>
          payOnce(
            { api: own, clock, ledger, say, language: options.language, isPaid },
            order,
            wish,
          ),
        );
        if (!outcome.ok && outcome.reason === 'expired') notes.noteExpiry(order.orderNo);
        // Another person's tab has no use for it.
        if (outcome.ok && sessionEpoch() === signIn) {
          notes.noteParts(order.orderNo, mixedParts(order, wish));
          notes.noteMethod(order.orderNo, payingMethod(order, wish));
        }
        if (outcome.ok && outcome.next === 'paid') onPaid(order.orderNo);
        else if (outcome.ok && outcome.next === 'transfer') changed();
        else if (!outcome.ok && outcome.reason === 'closed')
          followings.of(order.orderNo).settle({ status: 'closed', message: outcome.message });
        // What is shown may be old: a balance, or a way of paying.
        else if (!outcome.ok && outcome.reason !== 'password') cache.invalidate('cashier');
        return outcome;
      }),
    follow: (orderNo) => followings.of(orderNo).$state,
    askNow: (orderNo) => void followings.of(orderNo).askNow('provider'),
    begun: ofOrder((last) => (last && isGoingOn(last) ? last : undefined)),
    notPaid: ofOrder((last) =>
      last?.notPaid ? { reason: `payment-${last.notPaid}`, facts: {} } : undefined,
    ),
    hasBegun: (given) => ledger.$entries.get().some((entry) => isOfRecord(given, entry)),
    forget(orderNo) {
      for (const entry of ledger.of(orderNo)) ledger.record({ ...entry, isLetGo: true });
    },
    expire: (orderNo) =>
      once(`expire ${orderNo}`, async () => {
        const became = await closeOrder({ api, isPaid, now: clock.now }, orderNo);
        if (became === 'paid') onPaid(orderNo);
        else if (became === 'open') cache.invalidate('cashier');
        else {
          notes.noteExpiry(orderNo);
          const message = say({ reason: 'order-expired', facts: {} });
          followings.of(orderNo).settle({ status: 'closed', message });
        }
        return became;
      }),
    known: (orderNo) => ({
      ...notes.of(orderNo),
      isPaid: followings.of(orderNo).$state.value?.status === 'paid',
    }),
    cardKey: () => api.call(contract.cardKey, null),
    async confirmReturn(token, orderNo) {
      try {
        // The token is of one payment, so it may be told twice.
        await retryOnce(() => api.call(contract.confirmReturn, token));
      } catch (error) {
        noteEnd(orderNo, endWithoutPaying(error));
        throw error;
      } finally {
        await followings.of(orderNo).askNow('provider');
      }
    },
  };
}
