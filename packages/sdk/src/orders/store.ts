import type { ReadableAtom } from 'nanostores';
import type { Cache, Query } from '../base/cache/query-cache.ts';
import { createOnDemand } from '../base/concurrency/on-demand.ts';
import { createSerialQueue } from '../base/concurrency/serial-queue.ts';
import { createSingleFlight } from '../base/concurrency/single-flight.ts';
import type { Api } from '../base/http/client.ts';
import { isShopError, sentenceOf } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import type { CartStore } from '../cart/store.ts';
import { type Bills, createBills } from '../checkout/bills/bill-calls.ts';
import { isFinance } from '../identity/account/permissions.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { MessageTable } from '../language/messages.ts';
import { LANGUAGE_CODES, type Language } from '../language/rules.ts';
import type { AgainLine, AgainOutcome, AgainReview } from './buy-again.ts';
import { orderDetail, type ParcelQuery } from './contract.ts';
import { withDeadline } from './deadline.ts';
import type { OrderHistory } from './history/history-store.ts';
import {
  createOperationLedger,
  type OperationRecord,
  type OrderOperation,
} from './operation-ledger.ts';
import { type OrderActions, orderActions } from './order-actions.ts';
import type { Expired, OperationOutcome, OperationsContext } from './order-operations.ts';
import type { FileToSave } from './purchase-list/purchase-list.ts';
import { type OrderPage, readOrders } from './read-orders.ts';
import type { Order, OrderedGood, OrderListQuery, Tracking } from './types.ts';

/** The placed orders of an account. Reads reject with a ShopError; a visitor gets `login-required`. Spec: 2§2.5 */
export interface OrdersStore {
  /** A page of orders, by tab and keyword. Spec: 2§2.5 */
  readonly list: Query<OrderListQuery, OrderPage>;
  /** An order in full. Spec: 2§2.6 */
  readonly order: Query<string, Order>;
  /** Reads an order in a given language, without switching the shop. Rejects with a ShopError. Spec: 1§7 */
  orderIn(orderNo: string, language: Language, signal?: AbortSignal): Promise<Order>;
  /** The way of a parcel; an unknown waybill is refused in the server's words. Spec: 2§2.6, 2§8 */
  readonly tracking: Query<ParcelQuery, Tracking>;
  /** The goods in a parcel. Spec: 2§2.6 */
  readonly parcelGoods: Query<
    { readonly orderNo: string; readonly waybill: string },
    readonly OrderedGood[]
  >;
  /** Decides on every action of an order for this person, now. Spec: 2§4 */
  actions(order: Order): OrderActions;
  /** Closes an unpaid order. Never rejects with a ShopError. Spec: 2§4, 2§8 */
  cancel(orderNo: string): Promise<OperationOutcome>;
  /** Confirms the receipt of an order. Never rejects with a ShopError. Spec: 2§4, 2§8 */
  confirmReceipt(orderNo: string): Promise<OperationOutcome>;
  /**
   * Closes an order whose time ran out, once for all tabs. 'paid' where it was paid in time; 'open' where the server
   * has time left. Rejects with a ShopError where the server was not reached. Spec: 2§4
   */
  expire(orderNo: string): Promise<Expired>;
  /** Operations of this browser whose outcome is unknown. */
  readonly $unconfirmed: ReadableAtom<readonly OperationRecord[]>;
  /** The buying history, and its export. */
  readonly history: OrderHistory;
  /** Stamped medicine bills of placed orders. Spec: 2§4, 2§5 */
  readonly bills: Bills;
  /**
   * Reads the goods of past lines as they are sold now, and reviews each line. Never rejects with a ShopError: a line
   * whose product could not be read says so. Spec: 2§4
   */
  reviewAgain(lines: readonly AgainLine[], signal?: AbortSignal): Promise<AgainReview>;
  /**
   * Adds the reviewed lines to the cart, as far as each can be bought. Pieces of an earlier try that may be there are
   * looked up first. Never rejects with a ShopError. Spec: 2§4
   */
  buyAgain(review: AgainReview): Promise<AgainOutcome>;
  /** Writes the purchase list of an order as an XLSX file, in the present language. Spec: 2§4, 2§9 */
  purchaseList(order: Order): Promise<FileToSave>;
}

interface OrdersOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly clock: Clock;
  readonly exclusive: ExclusiveRunner | undefined;
  readonly settings: KeyValueStore;
  readonly session: SessionStore;
  readonly cart: CartStore;
  readonly history: OrderHistory;
  readonly say: (why: Explanation) => string;
  readonly language: () => Language;
  addMessages(this: void, table: MessageTable): void;
}

/** Signals of other tabs after which orders may differ. */
const CONCERNS: readonly TabSignal[] = ['orders', 'placement', 'payment'];

/** Nothing was sent: the code did not arrive, or another account logged in meanwhile. */
const notDone = (error: unknown): OperationOutcome => ({ ok: false, message: sentenceOf(error) });

/** Nothing was read, for the same reasons; reading again may work. */
const noneRead =
  (lines: readonly AgainLine[]) =>
  (error: unknown): AgainReview => {
    if (!isShopError(error)) throw error;
    const unread = { specification: undefined, quantity: 0, notes: [] };
    return { lines: lines.map((line) => ({ line, ...unread, problem: explain('again-unread') })) };
  };

const noneAdded =
  ({ lines }: AgainReview) =>
  (error: unknown): AgainOutcome => {
    const message = sentenceOf(error);
    return { state: 'none', results: lines.map((line) => ({ line, state: 'failed', message })) };
  };

export function createOrders(options: OrdersOptions): OrdersStore {
  const { api, cache, channel, clock, session } = options;
  const rolesAreFinance = () => {
    const who = session.$session.get();
    return who.status === 'member' && isFinance(who.roles);
  };
  const ledger = createOperationLedger(options);
  function onChanged() {
    // A receipt earns points; a closed order returns its coupon, and what it held of the balance; the cashier and the
    // bills show the same order.
    for (const domain of ['orders', 'points', 'wallet', 'coupon', 'cashier', 'checkout'])
      cache.invalidate(domain);
    channel.post('orders');
  }
  channel.listen((signal) => {
    if (CONCERNS.includes(signal)) cache.invalidate('orders');
  });
  const context: OperationsContext = {
    api,
    clock,
    ledger,
    session,
    say: options.say,
    isFinance: rolesAreFinance,
    enqueue: createSerialQueue(options.exclusive),
    onChanged,
  };
  const fetchActions = () => import('./actions.ts');
  const actions = createOnDemand(async () => {
    const fetched = await fetchActions();
    options.addMessages(fetched.messages);
    return { ...fetched, again: fetched.createAgain(options) };
  }, options);
  const purchaseList = createOnDemand(
    () =>
      Promise.all([
        import('./purchase-list/purchase-list.ts'),
        import('./purchase-list/article-numbers.ts'),
      ]),
    options,
  );
  // The screens that create this store show orders.
  actions.prepare();
  const singleFlight = createSingleFlight();
  const operate = (operation: OrderOperation) => (orderNo: string) =>
    singleFlight(`${operation} ${orderNo}`, () =>
      actions.run(({ runOperation }) => runOperation(context, operation, orderNo)).catch(notDone),
    );
  const readOrder = async (orderNo: string, signal?: AbortSignal, languageCode?: string) =>
    withDeadline(
      await api.call(orderDetail, orderNo, { signal, passive: true, languageCode }),
      clock.now(),
    );
  return {
    list: cache.query('orders', 'list', (query, signal) => readOrders(options, query, signal)),
    order: cache.query('orders', 'order', readOrder),
    orderIn: (orderNo, language, signal) => readOrder(orderNo, signal, LANGUAGE_CODES[language]),
    tracking: cache.query('orders', 'tracking', async (parcel, signal) => {
      const { parcelTracking } = await actions.get();
      return api.call(parcelTracking, parcel, { signal, passive: true });
    }),
    parcelGoods: cache.query('orders', 'parcelGoods', async (parcel, signal) => {
      const { parcelGoods } = await actions.get();
      return api.call(parcelGoods, parcel, { signal, passive: true });
    }),
    actions: (order) => orderActions(order, { now: clock.now(), isFinance: rolesAreFinance() }),
    cancel: operate('close'),
    confirmReceipt: operate('receipt'),
    expire: (orderNo) =>
      singleFlight(`expire ${orderNo}`, () =>
        actions.run(({ expireOrder }) => expireOrder(context, orderNo)),
      ),
    $unconfirmed: ledger.$entries,
    history: options.history,
    bills: createBills({ ...options, onChanged }),
    reviewAgain: (lines, signal) =>
      actions.run(({ again }) => again.reviewAgain(lines, signal)).catch(noneRead(lines)),
    buyAgain: (review) =>
      actions.run(({ again }) => again.buyAgain(review)).catch(noneAdded(review)),
    purchaseList: (order) =>
      purchaseList.run(async ([{ purchaseListFile }, { withArticleNumbers }]) =>
        purchaseListFile(await withArticleNumbers(api, order), options.language()),
      ),
  };
}
