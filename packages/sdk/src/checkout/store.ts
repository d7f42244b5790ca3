import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { Cache, Query } from '../base/cache/query-cache.ts';
import { createOnDemand } from '../base/concurrency/on-demand.ts';
import { createSingleFlight } from '../base/concurrency/single-flight.ts';
import type { Api } from '../base/http/client.ts';
import { ShopError } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import { createLedger } from '../base/storage/pending-operations.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import type { Cart, CartLine } from '../cart/contract.ts';
import type { AccountStore } from '../identity/account/store.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { MessageTable } from '../language/messages.ts';
import type { CheckoutActionParts } from './actions.ts';
import { type Bills, createBills } from './bills/bill-calls.ts';
import { createChoices } from './checkout-choices.ts';
import { type Confirmation, completeConfirmation } from './confirmation.ts';
import { confirmation as confirmationRead } from './contract/confirmation.ts';
import type { OrderGood } from './contract.ts';
import { createMadeHere } from './draft-order-origin.ts';
import type { OrderExplanation } from './order-breakdown.ts';
import { createCheckoutLock } from './place-order/checkout-lock.ts';
import { createOrderPlacer } from './place-order/order-placer.ts';
import type { SwapPage } from './swap/swap-pages.ts';
import type { BeginOutcome, CheckoutChoices, PlacementRecord, PlaceOutcome } from './types.ts';

/** The way from goods to an order. The ledger records each placement before it is sent. Spec: 1§4, 2§2.2, 2§4 */
export interface CheckoutStore {
  /**
   * Makes the temporary order of these goods; it replaces any earlier one. Rejects with a ShopError when the server was
   * not reached. Spec: 1§4, 1§7
   */
  begin(goods: readonly OrderGood[], origin: 'cart' | 'product'): Promise<BeginOutcome>;
  /** The temporary order. Passive: a visitor gets `login-required` and no dialog; without one the server refuses with 1391. */
  readonly confirmation: Query<null, Confirmation>;
  /** The choices for a temporary order, by its number; they follow other widgets of the page. */
  choices(orderNo: string): ReadableAtom<CheckoutChoices>;
  /**
   * Changes some choices of a temporary order and keeps them for the tab. The address needs `changeAddress`, since freight
   * depends on it. @throws ShopError `input` for an address
   */
  choose(orderNo: string, change: Partial<Omit<CheckoutChoices, 'addressId'>>): void;
  /** Changes the address, then reads confirmation again. Rejects with a ShopError. Spec: 2§4 */
  changeAddress(confirmation: Confirmation, addressId: string): Promise<void>;
  /** Swap products of a promotion, 10 a page. Spec: 2§9 */
  readonly swapProducts: Query<{ readonly offerId: string; readonly page: number }, SwapPage>;
  /**
   * Replaces the swap items of the temporary order by these specifications. Other goods and choices stay. Spec: 2§2.2
   */
  takeSwaps(confirmation: Confirmation, specificationIds: readonly string[]): Promise<BeginOutcome>;
  /**
   * Places the order as `explainOrder(planOf(confirmation, choices))` shows it: creates it, checks it, and pays a
   * cheque at once. A remark that is too long blocks it as well. One at a time in all tabs; a second call while one is
   * under way joins it. Spec: 2§4
   */
  place(confirmation: Confirmation, secret?: { readonly password: string }): Promise<PlaceOutcome>;
  /** A placement of unknown outcome, also after a reload, a crash or a closed tab. */
  readonly $unsettled: ReadableAtom<PlacementRecord | undefined>;
  /** Asks the server for the outcome; undefined where there is no placement to ask about. */
  settle(): Promise<PlaceOutcome | undefined>;
  /**
   * Explains the ticked part of the cart: the price of each line, the distance to the next thresholds, the blockers.
   * For a cart at hand use `explainOrder(draftOfCart(cart, isTicked))`.
   */
  explainCart(): Promise<OrderExplanation>;
  /**
   * Explains the temporary order with its choices, or with other ones. What-if questions are answered locally; for a
   * confirmation at hand use `explainOrder(planOf(confirmation, choices))`.
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

/**
 * Signals of other tabs after which a temporary order may differ: its addresses, and whether a payment password is set.
 */
const CONCERNS: readonly TabSignal[] = ['order', 'address', 'account'];

interface CheckoutOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly drafts: KeyValueStore;
  readonly settings: KeyValueStore;
  readonly exclusive: ExclusiveRunner | undefined;
  readonly session: Pick<SessionStore, '$session' | '$forgotten' | 'sessionEpoch' | 'owner'>;
  readonly account: Pick<AccountStore, 'read'>;
  readonly cart: {
    readonly contents: Pick<Query<null, Cart>, 'get'>;
    isTicked(line: CartLine): boolean;
    changedElsewhere(): void;
  };
  readonly clock: Clock;
  readonly say: (explanation: Explanation) => string;
  readonly partner: () => string | undefined;
  addMessages(this: void, table: MessageTable): void;
}

const unfitChoice = (say: CheckoutOptions['say'], field: string) =>
  new ShopError('input', say(explain('input-unfit', { field })), {
    misfits: [{ field, expected: 'changeAddress' }],
  });

export function createCheckout(options: CheckoutOptions): CheckoutStore {
  const { api, cache, channel, clock, drafts, settings, session, say } = options;
  const choices = createChoices(drafts, session.$forgotten);
  const madeHere = createMadeHere(drafts);
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

  let announced = 0;
  channel.listen((signal) => {
    if (!CONCERNS.includes(signal)) return;
    announced += 1;
    cache.invalidate('checkout');
  });
  function onChanged() {
    cache.invalidate('checkout');
    channel.post('order');
  }

  async function read(signal?: AbortSignal): Promise<Confirmation> {
    // One that comes later makes the page read again.
    const before = announced;
    const [answer, account] = await Promise.all([
      api.call(confirmationRead, null, { signal, passive: true }),
      options.account.read(signal).catch(() => undefined),
    ]);
    return completeConfirmation(answer, account, madeHere.of(answer), before);
  }

  const parts: CheckoutActionParts = {
    lock,
    ledger,
    choices,
    madeHere,
    clock,
    say,
    partner: options.partner,
    read,
    onChanged,
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
    singleFlight: createSingleFlight(),
    payments: options,
  };
  const actions = createOnDemand(async () => {
    const { createCheckoutActions, messages } = await import('./actions.ts');
    options.addMessages(messages);
    return createCheckoutActions(parts);
  }, options);
  const placer = createOrderPlacer({ lock, ledger, actions });
  // The screens that create this store show a way to an order.
  actions.prepare();
  const confirmation = cache.query<null, Confirmation>('checkout', 'confirmation', (_, signal) =>
    read(signal),
  );

  return {
    begin: (goods, origin) => actions.run(({ begin }) => begin(goods, origin)),
    confirmation,
    choices: choices.of,
    choose(orderNo, change) {
      // A script without types may try: the order would go to another address than the chosen one.
      if ('addressId' in change) throw unfitChoice(say, 'addressId');
      choices.choose(orderNo, change);
    },
    changeAddress: (shown, addressId) =>
      actions.run(({ changeAddress }) => changeAddress(shown, addressId)),
    swapProducts: cache.query('checkout', 'swapProducts', async (asked, signal) => {
      const { swapProducts } = await actions.get();
      return api.call(swapProducts, asked, { signal });
    }),
    takeSwaps: (shown, specificationIds) =>
      actions.run(({ takeSwaps }) => takeSwaps(shown, specificationIds)),
    place: placer.place,
    $unsettled: placer.$unsettled,
    settle: placer.settle,
    async explainCart() {
      const { explainCart } = await actions.get();
      return explainCart(await options.cart.contents.get(null), options.cart.isTicked);
    },
    async explain(instead) {
      const { explain: explainWith } = await actions.get();
      const found = await confirmation.get(null);
      return explainWith(found, { ...choices.of(found.orderNo).get(), ...instead });
    },
    bills: createBills({ api, cache, clock, session, say, onChanged }),
  };
}
