import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { Cache, Query } from '../base/cache/query-cache.ts';
import { createSingleFlight } from '../base/concurrency/single-flight.ts';
import type { Api } from '../base/http/client.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import { createLedger } from '../base/storage/pending-operations.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import type { Cart, CartLine } from '../cart/contract.ts';
import { createPaymentLedger } from '../cashier/payment/pending-payments.ts';
import type { AccountStore } from '../identity/account/store.ts';
import type { SessionStore } from '../identity/session/store.ts';
import { beginOrder, changeAddress, type DraftOrderContext, takeSwapItems } from './begin-order.ts';
import { type Bills, createBills } from './bills/bill-calls.ts';
import { createChoices } from './checkout-choices.ts';
import { type Confirmation, completeConfirmation } from './confirmation.ts';
import type { OrderGood, swapProducts } from './contract.ts';
import * as contract from './contract.ts';
import { createMadeHere } from './draft-order-origin.ts';
import { draftOfCart } from './from-cart/order-from-cart.ts';
import { explainOrder, type OrderExplanation } from './order-breakdown.ts';
import { planOf } from './order-draft.ts';
import { createCheckoutLock } from './place-order/checkout-lock.ts';
import { createOrderPlacer } from './place-order/place-order.ts';
import type { BeginOutcome, CheckoutChoices, PlacementRecord, PlaceOutcome } from './types.ts';

type SwapPage = ReturnType<typeof swapProducts.response.parse>;

/** From goods to an order. What is about to be done is recorded before it is done. Spec: 1§4, 2§2.2, 2§4 */
export interface CheckoutStore {
  /** Makes the temporary order of these goods, in the place of any before it. Spec: 1§4, 1§7 */
  begin(goods: readonly OrderGood[], origin: 'cart' | 'product'): Promise<BeginOutcome>;
  /** The temporary order. Passive: a visitor gets `login-required` and no dialog; without one the server refuses with 1391. */
  readonly confirmation: Query<null, Confirmation>;
  /** What has been chosen for a temporary order, by its number; follows other widgets of the page. */
  choices(orderNo: string): ReadableAtom<CheckoutChoices>;
  choose(orderNo: string, change: Partial<CheckoutChoices>): void;
  /** Sends it elsewhere; then confirmation is read again. Spec: 2§4 */
  changeAddress(confirmation: Confirmation, addressId: string): Promise<void>;
  /** Swap products of a promotion, 10 a page. Spec: 2§9 */
  readonly swapProducts: Query<{ readonly offerId: string; readonly page: number }, SwapPage>;
  /** Puts exactly these swap items into the temporary order, by specification, beside its other goods. Choices stay. Spec: 2§2.2 */
  takeSwaps(confirmation: Confirmation, specificationIds: readonly string[]): Promise<BeginOutcome>;
  /**
   * Places the order as `explainOrder(planOf(confirmation, choices))` shows it: creates, checks, and pays a cheque at once.
   * One at a time in all tabs; a second press while one is under way is the same one. Spec: 2§4
   */
  place(confirmation: Confirmation, secret?: { readonly password: string }): Promise<PlaceOutcome>;
  /** A placement whose outcome nobody knows yet: also after a reload, a crash or a closed tab. */
  readonly $unsettled: ReadableAtom<PlacementRecord | undefined>;
  /** Asks the server what became of it; undefined where there is nothing to ask about. */
  settle(): Promise<PlaceOutcome | undefined>;
  /**
   * Everything there is to say of the ticked part of the cart: what is paid line by line, what is missing to the next
   * thresholds, what blocks it. `explainOrder(draftOfCart(cart, isTicked))` says the same of a cart at hand.
   */
  explainCart(): Promise<OrderExplanation>;
  /**
   * The same of the temporary order with what was chosen for it, and with what would be chosen instead. What if is
   * asked of nobody: `explainOrder(planOf(confirmation, choices))` for a confirmation at hand.
   */
  explain(instead?: Partial<CheckoutChoices>): Promise<OrderExplanation>;
  /** Stamped medicine bills, of a temporary order or of one that was placed. Spec: 2§4, 2§5 */
  readonly bills: Bills;
}

const placementRecord = z.object({
  orderNo: z.string(),
  payment: z.enum(['online', 'transfer', 'cheque']),
  at: z.number(),
  isLate: z.optional(z.boolean()),
  isTold: z.optional(z.boolean()),
});

/** What other tabs say that may change a temporary order: its addresses, and whether a payment password is set. */
const CONCERNS: readonly TabSignal[] = ['order', 'address', 'account'];

interface CheckoutOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly drafts: KeyValueStore;
  readonly settings: KeyValueStore;
  readonly exclusive: ExclusiveRunner | undefined;
  readonly session: Pick<SessionStore, '$session' | '$forgotten' | 'sessionEpoch'>;
  readonly account: Pick<AccountStore, 'read'>;
  readonly cart: {
    readonly contents: Pick<Query<null, Cart>, 'get'>;
    isTicked(line: CartLine): boolean;
    changedElsewhere(): void;
  };
  readonly clock: Clock;
  readonly say: (explanation: Explanation) => string;
}

export function createCheckout(options: CheckoutOptions): CheckoutStore {
  const { api, cache, channel, clock, drafts, settings, session, say } = options;
  const choices = createChoices(drafts, session.$forgotten);
  const madeHere = createMadeHere(drafts);
  const payments = createPaymentLedger(options);
  const ledger = createLedger<PlacementRecord>({
    name: 'order',
    shape: placementRecord,
    signal: 'placement',
    settings,
    channel,
    session,
  });
  const lock = createCheckoutLock({
    api,
    exclusive: options.exclusive,
    session,
    sessionEnded: () => say(explain('session-ended')),
  });

  channel.listen((signal) => {
    if (CONCERNS.includes(signal)) cache.invalidate('checkout');
  });
  function onChanged() {
    cache.invalidate('checkout');
    channel.post('order');
  }

  const placer = createOrderPlacer({
    lock,
    ledger,
    clock,
    say,
    choices: (orderNo) => choices.of(orderNo).get(),
    onTransferExpected: (orderNo) =>
      payments.record({ orderNo, method: 'transfer', isMixed: false, at: clock.now() }),
    onSettled(orderNo, fate) {
      onChanged();
      if (fate === 'not-made') return;
      if (fate === 'confirmed') choices.done(orderNo);
      // The order took goods from the cart, and may have used a coupon and a quota of the account.
      options.cart.changedElsewhere();
      for (const domain of ['coupon', 'account'] as const) {
        cache.invalidate(domain);
        channel.post(domain);
      }
    },
  });

  async function read(signal?: AbortSignal): Promise<Confirmation> {
    const [answer, account] = await Promise.all([
      api.call(contract.confirmation, null, { signal, passive: true }),
      options.account.read(signal).catch(() => undefined),
    ]);
    return completeConfirmation(answer, account, madeHere.of(answer));
  }

  const context: DraftOrderContext = {
    lock,
    ledger,
    placer,
    choices,
    madeHere,
    say,
    read,
    onChanged,
    singleFlight: createSingleFlight(),
  };
  const confirmation = cache.query<null, Confirmation>('checkout', 'confirmation', (_, signal) =>
    read(signal),
  );

  return {
    begin: (goods, origin) => beginOrder(context, goods, origin === 'cart'),
    confirmation,
    choices: choices.of,
    choose: choices.choose,
    changeAddress: (shown, addressId) => changeAddress(context, shown, addressId),
    swapProducts: cache.query('checkout', 'swapProducts', (asked, signal) =>
      api.call(contract.swapProducts, asked, { signal }),
    ),
    takeSwaps: (shown, specificationIds) => takeSwapItems(context, shown, specificationIds),
    place: placer.place,
    $unsettled: placer.$unsettled,
    settle: placer.settle,
    async explainCart() {
      const cart = await options.cart.contents.get(null);
      return explainOrder(draftOfCart(cart, options.cart.isTicked));
    },
    async explain(instead) {
      const found = await confirmation.get(null);
      return explainOrder(planOf(found, { ...choices.of(found.orderNo).get(), ...instead }));
    },
    bills: createBills({ api, cache, say, onChanged }),
  };
}
