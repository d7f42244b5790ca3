import type { CallOptions } from '../base/http/client.ts';
import { mayArriveLate } from '../base/storage/late-entry.ts';
import { explain } from '../base/values/explanation.ts';
import { orderDetail } from '../orders/contract.ts';
import { refuseApplication, refuseProofs } from './application-checks.ts';
import { applyForReturn } from './contract/return-changes.ts';
import { returnDetail } from './contract.ts';
import { type Operation, type ReturnContext, runAlone, sendOnce } from './return-operations.ts';
import { isSameApplication } from './same-application.ts';
import type { ReturnApplication } from './types.ts';

/** The outcome of an application: its number, or why it was not made. */
export type ApplyOutcome =
  | { readonly ok: true; readonly returnNo: string }
  | {
      readonly ok: false;
      /** 'exists' where the order has an application; 'unknown' where the server gave no clear answer. */
      readonly reason: 'refused' | 'exists' | 'unknown';
      readonly message: string;
      /** The application that the order has. */
      readonly returnNo?: string;
    };

/** Progress and abort of the upload. */
export type ApplyRun = Pick<CallOptions, 'signal' | 'onProgress'>;

/**
 * Applies once. The order is read first: it names an application that an earlier try, or another tab, has made. After a
 * lost answer it is read until it names one, which may be a colleague's: the two are compared. Never rejects with a
 * ShopError. Spec: 1§5, 2§2.7, 2§4
 */
export async function applyOnce(
  context: ReturnContext,
  application: ReturnApplication,
  run: ApplyRun,
): Promise<ApplyOutcome> {
  const { orderNo } = application;
  const outcome = await runAlone(context, `order ${orderNo}`, async (api) => {
    const { say, ledger, clock } = context;
    const refused = (message: string): ApplyOutcome => ({ ok: false, reason: 'refused', message });
    const unknown: ApplyOutcome = {
      ok: false,
      reason: 'unknown',
      message: say(explain('return-apply-unknown')),
    };
    /** Made, where the application is the one that was sent. */
    const outcomeOf = (returnNo: string, isOwn: boolean): ApplyOutcome => {
      if (isOwn) return { ok: true, returnNo };
      const message = say(explain('after-sales-exists', { returnNo }));
      return { ok: false, reason: 'exists', message, returnNo };
    };
    const readMade = async (reader: typeof api, returnNo: string) =>
      outcomeOf(
        returnNo,
        isSameApplication(
          application,
          await reader.call(returnDetail, returnNo, { passive: true }),
        ),
      );
    const order = await api.call(orderDetail, orderNo, { passive: true });
    const earlier = ledger.of(orderNo).find(({ operation }) => operation === 'apply');
    if (order.returnNo !== undefined) {
      const { returnNo } = order;
      const found = earlier ? await readMade(api, returnNo) : outcomeOf(returnNo, false);
      ledger.settle(orderNo, ({ operation }) => operation === 'apply');
      return found;
    }
    if (earlier && mayArriveLate(earlier, clock.now())) return unknown;
    if (!order.isReturnable) return refused(say(explain('after-sales-not-offered')));
    const problem =
      refuseApplication(order, application) ?? (await refuseProofs(application.pictures));
    if (problem) return refused(say(problem));
    const operation: Operation<ApplyOutcome> = {
      number: orderNo,
      operation: 'apply',
      async read(reader) {
        const { returnNo } = await reader.call(orderDetail, orderNo, { passive: true });
        return returnNo === undefined ? undefined : readMade(reader, returnNo);
      },
      send: async (sender) => outcomeOf(await sender.call(applyForReturn, application, run), true),
    };
    const sent = await sendOnce(context, api, operation);
    if (sent === 'unknown') return unknown;
    if (sent === 'not-done') return refused(say(explain('return-apply-not-made')));
    return sent.value;
  });
  if (outcome.ok || 'reason' in outcome) return outcome;
  return { ok: false, reason: 'refused', message: outcome.message };
}
