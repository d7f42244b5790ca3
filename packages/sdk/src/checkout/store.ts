import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { Cache, Query } from '../base/cache/query-cache.ts';
import { retryOnce } from '../base/concurrency/confirm-outcome.ts';
import type { Api } from '../base/http/client.ts';
import { isShopError, mayHaveSucceeded, ShopError } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import { createLedger } from '../base/storage/pending-operations.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import type { Explanation } from '../base/values/explanation.ts';
import { safeUrl } from '../base/values/web-link.ts';
import type { Cart, CartLine } from '../cart/contract.ts';
import { refuseQuantities } from '../cart/rules.ts';
import { createPaymentLedger } from '../cashier/payment/pending-payments.ts';
import type { AccountStore } from '../identity/account/store.ts';
import type { SessionStore } from '../identity/session/store.ts';
import { createChoices } from './checkout-choices.ts';
import type {
  BeginOutcome,
  CheckoutChoices,
  PlacementRecord,
  PlaceOutcome,
} from './checkout-types.ts';
import { type Confirmation, completeConfirmation } from './confirmation.ts';
import type { exchangeProducts, OrderGood } from './contract.ts';
import * as contract from './contract.ts';
import { createMadeHere } from './draft-order-origin.ts';
import { draftOfCart } from './from-cart/order-from-cart.ts';
import { explainOrder, type OrderExplanation } from './order-breakdown.ts';
import { planOf } from './order-draft.ts';
import { createTurns } from './place-order/checkout-lock.ts';
import { createPlacing } from './place-order/place-order.ts';
import { isOrderAnswer } from './place-order/result-codes.ts';
import { unsettledNews } from './place-order/unconfirmed-order.ts';

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
  changeAddress(confirmation: Confirmation, addressId: string): Promise<void>;
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
  isTold: z.optional(z.boolean()),
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

const nameOf = ({ specificationId, quantity, kind }: OrderGood) =>
  [specificationId, kind ?? 'ordinary', quantity].join(' ');
const namesOf = (goods: Iterable<OrderGood>) => [...goods].map(nameOf).toSorted().join('\n');

export function createOrder(options: OrderOptions): OrderStore {
  const { api, cache, channel } = options;
  const choices = createChoices(options.drafts, options.session.$forgotten);
  const ledger = createLedger<PlacementRecord>({
    ...{ name: 'order', shape: placementRecord, signal: 'placement' as const },
    ...{ settings: options.settings, channel, session: options.session },
  });

  const payments = createPaymentLedger(options);

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
    onRemitted: (orderNo) =>
      payments.record({ orderNo, method: 'transfer', isMixed: false, at: options.clock.now() }),
    onDone(orderNo, fate) {
      changed();
      if (fate === 'nothing') return;
      if (fate === 'stands') choices.done(orderNo);
      // Its goods left the cart, its coupon is used, its account pays.
      options.cart.changedElsewhere();
      for (const domain of ['coupon', 'account'] as const) {
        cache.invalidate(domain);
        channel.post(domain);
      }
    },
  });

  const madeHere = createMadeHere(options.drafts);

  async function read(signal?: AbortSignal): Promise<Confirmation> {
    const [answer, account] = await Promise.all([
      api.call(contract.confirmation, null, { signal, passive: true }),
      options.account.read(signal).catch(() => undefined),
    ]);
    return completeConfirmation(answer, account, madeHere.of(answer));
  }

  async function make(goods: readonly OrderGood[], isFromCart: boolean): Promise<BeginOutcome> {
    try {
      // It takes the place of the one before, so sent twice it is the same one.
      await retryOnce(() => turns.api.call(contract.createTempOrder, { goods, isFromCart }));
      madeHere.keep({ goods, isFromCart });
      return { ok: true };
    } catch (error) {
      if (isOrderAnswer(error, 'incomplete-clinic') && error instanceof Error)
        return { ok: false, reason: 'incomplete-clinic', message: error.message };
      if (isShopError(error, 'server'))
        return { ok: false, reason: 'refused', message: error.message };
      throw error;
    } finally {
      changed();
    }
  }

  const beginning = new Map<string, Promise<BeginOutcome>>();
  async function begin(goods: readonly OrderGood[], isFromCart: boolean): Promise<BeginOutcome> {
    const refusal = refuseQuantities(goods.map(({ quantity }) => quantity));
    if (refusal) return { ok: false, reason: 'refused', message: options.say(refusal) };
    const key = `${isFromCart}\n${namesOf(goods)}`;
    const running = beginning.get(key);
    if (running) return running;
    const job = turns
      .alone(
        async () =>
          (await unsettledNews({ ledger, placing, say: options.say })) ?? make(goods, isFromCart),
      )
      .finally(() => beginning.delete(key));
    beginning.set(key, job);
    return job;
  }

  async function changeAddress({ orderNo }: Confirmation, addressId: string): Promise<void> {
    try {
      await retryOnce(() => turns.api.call(contract.changeAddress, addressId));
      choices.choose(orderNo, { addressId });
    } finally {
      changed();
    }
  }

  /** An address of the server's, for a picture or a link; undefined for one that may not be followed. */
  const fileUrl = (link: string) =>
    safeUrl(link, api.url({ name: '', path: '', host: contract.blankBill.host }));
  async function blankBill(order: Parameters<OrderStore['bills']['blank']>[0]): Promise<string> {
    const { name: endpoint, path } = contract.blankBill;
    const url = fileUrl(await api.call(contract.blankBill, order));
    if (url === undefined)
      throw new ShopError('contract', options.say({ reason: 'answer-unfit', facts: {} }), {
        ...{ endpoint, path, misfits: [{ field: '', expected: 'a web address' }] },
      });
    return url;
  }

  const confirmation = cache.query<null, Confirmation>('order', 'confirmation', (_, signal) =>
    read(signal),
  );

  return {
    begin: (goods, origin) => begin(goods, origin === 'cart'),
    confirmation,
    choices: choices.of,
    choose: choices.choose,
    changeAddress: (shown, addressId) => turns.alone(() => changeAddress(shown, addressId)),
    exchangeProducts: cache.query('order', 'exchangeProducts', (asked, signal) =>
      api.call(contract.exchangeProducts, asked, { signal }),
    ),
    async takeExchange(shown, specificationIds) {
      const { composition } = shown;
      if (!composition) {
        const message = options.say({ reason: 'exchange-elsewhere', facts: {} });
        return { ok: false, reason: 'refused', message };
      }
      const others = composition.goods.filter(({ kind }) => kind !== 'swap');
      const swaps = specificationIds.map(
        (specificationId): OrderGood => ({ specificationId, quantity: 1, kind: 'swap' }),
      );
      const kept = choices.of(shown.orderNo).get();
      const outcome = await begin([...others, ...swaps], composition.isFromCart);
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
      pictures: cache.query('order', 'bills', async (orderNo, signal) => {
        const links = await api.call(contract.billPictures, orderNo, { signal, passive: true });
        return links.flatMap((link) => fileUrl(link) ?? []);
      }),
      async hand(order, pictures, run = {}) {
        const send = () => api.call(contract.uploadBills, { ...order, pictures }, run);
        try {
          await send().catch((error) => {
            // The same bytes are kept once, so a lost answer is mended by sending them again.
            if (!mayHaveSucceeded(error)) throw error;
            return send();
          });
        } finally {
          changed();
        }
      },
      blank: blankBill,
    },
  };
}
