import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { Api } from '../base/api.ts';
import type { ExclusiveRunner, TabChannel, TabSignal } from '../base/browser.ts';
import type { Clock } from '../base/clock.ts';
import type { Explanation } from '../base/decision.ts';
import { isShopError, mayBeDone } from '../base/errors.ts';
import { createLedger } from '../base/ledger.ts';
import type { Cache, Query } from '../base/query.ts';
import type { KeyValueStore } from '../base/storage.ts';
import type { Cart, CartLine } from '../cart/contract.ts';
import type { SessionStore } from '../session/store.ts';
import { isOrderAnswer } from './answers.ts';
import { draftOfCart } from './cart-draft.ts';
import type {
  BeginOutcome,
  CheckoutChoices,
  PlacementRecord,
  PlaceOutcome,
} from './checkout-shapes.ts';
import { createChoices } from './choices.ts';
import type { Confirmation, exchangeProducts, OrderGood } from './contract.ts';
import * as contract from './contract.ts';
import { explainOrder, type OrderExplanation } from './explain.ts';
import { createPlacing } from './placing.ts';
import { goodsIn, planOf } from './plan.ts';
import { createTurns } from './turns.ts';

type ExchangePage = ReturnType<typeof exchangeProducts.response.parse>;

/** From goods to an order. What is about to be done is recorded before it is done. Spec: 1§4, 2§2.2, 2§4 */
export interface OrderStore {
  /** Makes the temporary order of these goods, in the place of any before it. Spec: 1§4, 1§7 */
  begin(goods: readonly OrderGood[], origin: 'cart' | 'product'): Promise<BeginOutcome>;
  /** The temporary order. Passive: a visitor gets `login-required` and no dialog; without one the server refuses with 1391. */
  readonly confirmation: Query<null, Confirmation>;
  /** What has been chosen for a temporary order, by its number; follows other widgets of the page. */
  choices(orderNo: string): ReadableAtom<CheckoutChoices>;
  choose(orderNo: string, change: Partial<CheckoutChoices>): void;
  /** Sends it elsewhere; then confirmation is read again. Spec: 2§4 */
  changeAddress(addressId: string): Promise<void>;
  /** Swap products of a promotion, 10 a page. Spec: 2§9 */
  readonly exchangeProducts: Query<
    { readonly exchangeId: string; readonly page: number },
    ExchangePage
  >;
  /** Puts exactly these swap items into the temporary order, by specification, beside its other goods. Choices stay. Spec: 2§2.2 */
  takeExchange(
    confirmation: Confirmation,
    specificationIds: readonly string[],
  ): Promise<BeginOutcome>;
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
  readonly bills: {
    /** Addresses of the pictures that were handed in. */
    readonly pictures: Query<string, readonly string[]>;
    hand(
      order: {
        readonly orderNo: string;
        readonly isTemporary: boolean;
        readonly isReplacement: boolean;
      },
      pictures: readonly Blob[],
      options?: {
        readonly signal?: AbortSignal;
        readonly onProgress?: (sent: number, total: number) => void;
      },
    ): Promise<void>;
    /** Address of the blank form. */
    blank(order: { readonly orderNo: string; readonly isTemporary: boolean }): Promise<string>;
  };
}

const placementRecord = z.object({
  orderNo: z.string(),
  payment: z.enum(['online', 'transfer', 'cheque']),
  at: z.number(),
  isLate: z.optional(z.boolean()),
});

/** What other tabs say that may change a temporary order: its addresses, and whether a payment password is set. */
const CONCERNS: readonly TabSignal[] = ['order', 'address', 'account'];

interface OrderOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly drafts: KeyValueStore;
  readonly settings: KeyValueStore;
  readonly exclusive: ExclusiveRunner | undefined;
  readonly session: Pick<SessionStore, '$session' | '$forgotten' | 'mark'>;
  readonly cart: {
    readonly contents: Pick<Query<null, Cart>, 'get'>;
    isTicked(line: CartLine): boolean;
  };
  readonly clock: Clock;
  readonly say: (explanation: Explanation) => string;
}

const nameOf = ({ specificationId, quantity, kind }: OrderGood) =>
  [specificationId, kind ?? 'ordinary', quantity].join(' ');
const namesOf = (goods: Iterable<OrderGood>) => [...goods].map(nameOf).toSorted().join('\n');

const toGood = ({ specificationId, quantity, kind }: contract.ConfirmationGood): OrderGood =>
  kind === 'ordinary' ? { specificationId, quantity } : { specificationId, quantity, kind };

export function createOrder(options: OrderOptions): OrderStore {
  const { api, cache, channel } = options;
  const choices = createChoices(options.drafts, options.session.$forgotten);
  const ledger = createLedger<PlacementRecord>({
    ...{ name: 'order', shape: placementRecord, signal: 'placement' as const },
    ...{ settings: options.settings, channel, session: options.session },
  });

  channel.listen((signal) => {
    if (CONCERNS.includes(signal)) cache.invalidate('order');
  });
  function changed() {
    cache.invalidate('order');
    channel.post('order');
  }

  const turns = createTurns({
    ...{ api, exclusive: options.exclusive, session: options.session },
    sessionEnded: () => options.say({ reason: 'session-ended', facts: {} }),
  });
  const placing = createPlacing({
    ...{ turns, ledger, clock: options.clock, say: options.say },
    choices: (orderNo) => choices.of(orderNo).get(),
    onDone(orderNo, stands) {
      changed();
      if (!stands) return;
      choices.done(orderNo);
      // Its goods left the cart, its coupon is used, its account pays.
      for (const domain of ['cart', 'coupon', 'account'] as const) {
        cache.invalidate(domain);
        channel.post(domain);
      }
    },
  });

  const read = (signal?: AbortSignal) =>
    api.call(contract.confirmation, null, { signal, passive: true });

  /** One that was lost may have arrived: then the temporary order holds just these goods. */
  async function hasArrived(goods: readonly OrderGood[]): Promise<boolean> {
    const found = await read().catch(() => undefined);
    return found !== undefined && namesOf(goodsIn(found).map(toGood)) === namesOf(goods);
  }

  async function make(goods: readonly OrderGood[], isFromCart: boolean): Promise<BeginOutcome> {
    try {
      await turns.api.call(contract.createTempOrder, { goods, isFromCart });
      return { ok: true };
    } catch (error) {
      if (isOrderAnswer(error, 'incomplete-clinic') && error instanceof Error)
        return { ok: false, reason: 'incomplete-clinic', message: error.message };
      if (isShopError(error, 'server'))
        return { ok: false, reason: 'refused', message: error.message };
      if (mayBeDone(error) && (await hasArrived(goods))) return { ok: true };
      throw error;
    } finally {
      changed();
    }
  }

  /** An order that was sent before and whose outcome nobody knew: it is told of before another is begun. */
  async function tellUnsettled(): Promise<BeginOutcome | undefined> {
    if (ledger.$entries.get().length === 0) return undefined;
    const outcome = await placing.settleNow();
    if (!outcome || (!outcome.ok && outcome.reason === 'refused')) return undefined;
    const notice: Explanation | undefined =
      outcome.ok || outcome.reason === 'unpaid'
        ? { reason: 'order-stands', facts: { orderNo: outcome.orderNo } }
        : outcome.reason === 'unknown'
          ? outcome.notice
          : undefined;
    return notice && { ok: false, reason: 'refused', message: options.say(notice) };
  }

  const beginning = new Map<string, Promise<BeginOutcome>>();
  function begin(goods: readonly OrderGood[], isFromCart: boolean): Promise<BeginOutcome> {
    const key = `${isFromCart}\n${namesOf(goods)}`;
    const running = beginning.get(key);
    if (running) return running;
    const job = turns
      .alone(async () => (await tellUnsettled()) ?? make(goods, isFromCart))
      .finally(() => beginning.delete(key));
    beginning.set(key, job);
    return job;
  }

  async function changeAddress(addressId: string): Promise<void> {
    try {
      await turns.api.call(contract.changeAddress, addressId);
    } catch (error) {
      if (!mayBeDone(error)) throw error;
      const found = await read().catch(() => undefined);
      if (found?.addressId !== addressId) throw error;
    } finally {
      changed();
    }
  }

  const confirmation = cache.query<null, Confirmation>('order', 'confirmation', (_, signal) =>
    read(signal),
  );

  return {
    begin: (goods, origin) => begin(goods, origin === 'cart'),
    confirmation,
    choices: choices.of,
    choose: choices.choose,
    changeAddress: (addressId) => turns.alone(() => changeAddress(addressId)),
    exchangeProducts: cache.query('order', 'exchangeProducts', (asked, signal) =>
      api.call(contract.exchangeProducts, asked, { signal }),
    ),
    async takeExchange(shown, specificationIds) {
      const others = goodsIn(shown)
        .filter((good) => good.kind !== 'swap')
        .map(toGood);
      const swaps = specificationIds.map(
        (specificationId): OrderGood => ({ specificationId, quantity: 1, kind: 'swap' }),
      );
      const kept = choices.of(shown.orderNo).get();
      const outcome = await begin([...others, ...swaps], shown.isFromCart);
      if (!outcome.ok) return outcome;
      // It has another number now, and goes on where it was.
      const now = await read().catch(() => undefined);
      if (now && now.orderNo !== shown.orderNo) choices.choose(now.orderNo, kept);
      return outcome;
    },
    place: placing.place,
    $unsettled: placing.$unsettled,
    settle: placing.settle,
    async explainCart() {
      return explainOrder(
        draftOfCart(await options.cart.contents.get(null), options.cart.isTicked),
      );
    },
    async explain(instead) {
      const found = await confirmation.get(null);
      return explainOrder(planOf(found, { ...choices.of(found.orderNo).get(), ...instead }));
    },
    bills: {
      pictures: cache.query('order', 'bills', (orderNo, signal) =>
        api.call(contract.billPictures, orderNo, { signal, passive: true }),
      ),
      async hand(order, pictures, run = {}) {
        const send = () => api.call(contract.uploadBills, { ...order, pictures }, run);
        try {
          await send().catch((error) => {
            // The same bytes are kept once, so a lost answer is mended by sending them again.
            if (!mayBeDone(error)) throw error;
            return send();
          });
        } finally {
          changed();
        }
      },
      blank: (order) => api.call(contract.blankBill, order),
    },
  };
}
