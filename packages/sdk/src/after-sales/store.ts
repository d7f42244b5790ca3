import type { ReadableAtom } from 'nanostores';
import type { Cache, Query } from '../base/cache/query-cache.ts';
import { createOnDemand } from '../base/concurrency/on-demand.ts';
import { createSerialQueue } from '../base/concurrency/serial-queue.ts';
import { createSingleFlight } from '../base/concurrency/single-flight.ts';
import type { Api } from '../base/http/client.ts';
import { sentenceOf } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { TabChannel } from '../base/platform/tab-channel.ts';
import type { Draft } from '../base/storage/draft.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import type { Explanation } from '../base/values/explanation.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { MessageTable } from '../language/messages.ts';
import { type ApplicationDraft, applicationDraft } from './application-draft.ts';
import type { ApplyOutcome, ApplyRun } from './apply.ts';
import { returnDetail, returnList } from './contract.ts';
import type { ReturnWaybill } from './return-changes.ts';
import { createReturnLedger, type ReturnRecord } from './return-ledger.ts';
import type { ReturnContext, ReturnOutcome } from './return-operations.ts';
import type {
  Carrier,
  ReturnApplication,
  ReturnListQuery,
  ReturnOrder,
  ReturnPage,
} from './types.ts';

/** The after-sales applications of an account. Reads reject with a ShopError; a visitor gets `login-required`. Spec: 2§2.7 */
export interface AfterSalesStore {
  /** A page of applications, by keyword. Spec: 2§7, 2§9 */
  readonly list: Query<ReturnListQuery, ReturnPage>;
  /** An application in full. Spec: 2§2.7 */
  readonly detail: Query<string, ReturnOrder>;
  /** Carriers for a return parcel. Spec: 2§7 */
  readonly carriers: Query<null, readonly Carrier[]>;
  /**
   * Applies for after-sales, once in all tabs; a second call while one is under way joins it. Never rejects with a
   * ShopError. Spec: 1§5, 2§4
   */
  apply(application: ReturnApplication, run?: ApplyRun): Promise<ApplyOutcome>;
  /** Cancels an application before its review. Never rejects with a ShopError. Spec: 2§2.7, 2§4 */
  cancel(returnNo: string): Promise<ReturnOutcome>;
  /**
   * Enters or changes the waybill of the return parcel: `{ carrier, waybill }`, the carrier one of `carriers`. Never rejects
   * with a ShopError. Spec: 2§2.7, 2§5
   */
  sendBack(returnNo: string, waybill: ReturnWaybill): Promise<ReturnOutcome>;
  /** Operations of this browser whose outcome is unknown. */
  readonly $unconfirmed: ReadableAtom<readonly ReturnRecord[]>;
  /** The unsent application of an order, in this tab; removed when its owner logs out. */
  draft(orderNo: string): Draft<ApplicationDraft>;
}

interface AfterSalesOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly clock: Clock;
  readonly exclusive: ExclusiveRunner | undefined;
  readonly settings: KeyValueStore;
  readonly drafts: KeyValueStore;
  readonly session: SessionStore;
  readonly say: (why: Explanation) => string;
  addMessages(this: void, table: MessageTable): void;
}

/** Nothing was sent: the code did not arrive, or another account logged in meanwhile. */
const notSent = (error: unknown) =>
  ({ ok: false, reason: 'refused', message: sentenceOf(error) }) as const;

export function createAfterSales(options: AfterSalesOptions): AfterSalesStore {
  const { api, cache, channel } = options;
  const ledger = createReturnLedger(options);
  const context: ReturnContext = {
    api,
    clock: options.clock,
    ledger,
    session: options.session,
    say: options.say,
    enqueue: createSerialQueue(options.exclusive),
    onChanged() {
      cache.invalidate('after-sales');
      // The order names its application.
      cache.invalidate('orders');
      cache.invalidate('wallet');
      channel.post('orders');
    },
  };
  channel.listen((signal) => {
    if (signal === 'orders') cache.invalidate('after-sales');
  });
  const fetchActions = () => import('./actions.ts');
  const actions = createOnDemand(async () => {
    const fetched = await fetchActions();
    options.addMessages(fetched.messages);
    return fetched;
  }, options);
  // The screens that create this store show a way to apply, or an application.
  actions.prepare();
  const singleFlight = createSingleFlight();
  const draft = (orderNo: string) => applicationDraft(options.drafts, orderNo);
  return {
    list: cache.query('after-sales', 'list', (query, signal) =>
      api.call(returnList, query, { signal, passive: true }),
    ),
    detail: cache.query('after-sales', 'detail', (returnNo, signal) =>
      api.call(returnDetail, returnNo, { signal, passive: true }),
    ),
    // In a separate cache domain: a cancelled application changes no carrier.
    carriers: cache.query('carriers', 'list', async (_, signal) => {
      const { returnCarriers } = await actions.get();
      return api.call(returnCarriers, null, { signal, passive: true });
    }),
    apply: (application, run = {}) =>
      singleFlight(`apply ${application.orderNo}`, async () => {
        const outcome = await actions
          .run(({ applyOnce }) => applyOnce(context, application, run))
          .catch(notSent);
        if (outcome.ok) draft(application.orderNo).keep(undefined);
        return outcome;
      }),
    cancel: (returnNo) =>
      singleFlight(`cancel ${returnNo}`, () =>
        actions.run(({ cancelOnce }) => cancelOnce(context, returnNo)).catch(notSent),
      ),
    sendBack: (returnNo, waybill) =>
      singleFlight(`waybill ${JSON.stringify([returnNo, waybill])}`, () =>
        actions.run(({ sendBackOnce }) => sendBackOnce(context, returnNo, waybill)).catch(notSent),
      ),
    $unconfirmed: ledger.$entries,
    draft,
  };
}
