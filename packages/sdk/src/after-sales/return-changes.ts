import { retryOnce } from '../base/concurrency/confirm-outcome.ts';
import type { RunOutcome } from '../base/storage/send-recorded.ts';
import { explain } from '../base/values/explanation.ts';
import { cleanLine } from '../base/wire/typed-text.ts';
import { cancelReturn, sendBack } from './contract/return-changes.ts';
import { returnDetail } from './contract.ts';
import { type ReturnContext, type ReturnOutcome, runAlone, sendOnce } from './return-operations.ts';
import { canCancelReturn, canSendBack, refuseWaybill } from './return-status.ts';
import type { Carrier, ReturnOrder } from './types.ts';

/** The waybill of a return parcel. */
export interface ReturnWaybill {
  readonly carrier: Carrier;
  readonly waybill: string;
}

const DONE: ReturnOutcome = { ok: true };

const outcomeOf = (sent: RunOutcome<true>, message: string): ReturnOutcome =>
  typeof sent === 'object' ? DONE : { ok: false, message };

/**
 * Cancels an application, once: one that is cancelled already is not cancelled again. Never rejects with a ShopError.
 * Spec: 2§2.7, 2§4
 */
export function cancelOnce(context: ReturnContext, returnNo: string): Promise<ReturnOutcome> {
  return runAlone(context, `after-sales ${returnNo}`, async (api) => {
    const { say, ledger } = context;
    const detail = () => api.call(returnDetail, returnNo, { passive: true });
    const before = await detail();
    if (before.status === 'cancelled') {
      ledger.settle(returnNo, ({ operation }) => operation === 'cancel');
      return DONE;
    }
    if (!canCancelReturn(before))
      return { ok: false, message: say(explain('return-cancel-too-late')) };
    const sent = await sendOnce<true>(context, api, {
      number: returnNo,
      operation: 'cancel',
      read: async () => ((await detail()).status === 'cancelled' ? true : undefined),
      async send() {
        await api.call(cancelReturn, returnNo);
        return true;
      },
    });
    return outcomeOf(sent, say(explain('return-cancel-unknown')));
  });
}

/** Whether an application has this waybill. A server that names no carrier shows the number only. */
const hasWaybill = ({ parcel }: ReturnOrder, { carrier, waybill }: ReturnWaybill): boolean =>
  parcel.waybill === waybill && (parcel.carrier === '' || parcel.carrier === carrier.name);

/**
 * Sends the waybill of the return parcel, or changes it. Sending it again has the same effect, so a lost answer is
 * followed by one more try. Never rejects with a ShopError. Spec: 2§2.7, 2§4, 2§5
 */
export function sendBackOnce(
  context: ReturnContext,
  returnNo: string,
  typed: ReturnWaybill,
): Promise<ReturnOutcome> {
  return runAlone(context, `after-sales ${returnNo}`, async (api) => {
    const { say, ledger } = context;
    // Chinese input methods type full-width letters and digits.
    const entered: ReturnWaybill = {
      carrier: typed.carrier,
      waybill: cleanLine(typed.waybill.normalize('NFKC')),
    };
    const { carrier, waybill } = entered;
    const problems = refuseWaybill({ carrierId: carrier.id, waybill });
    if (problems) return { ok: false, message: say(problems.notice) };
    const detail = () => api.call(returnDetail, returnNo, { passive: true });
    const before = await detail();
    if (!canSendBack(before)) return { ok: false, message: say(explain('return-waybill-closed')) };
    if (hasWaybill(before, entered)) {
      ledger.settle(returnNo, ({ operation }) => operation === 'waybill');
      return DONE;
    }
    const sent = {
      // A server that does not name the order has only this number.
      orderNo: before.orderNo || returnNo,
      waybill,
      carrierId: carrier.id,
    };
    const outcome = await sendOnce<true>(context, api, {
      number: returnNo,
      operation: 'waybill',
      read: async () => (hasWaybill(await detail(), entered) ? true : undefined),
      async send() {
        await retryOnce(() => api.call(sendBack, sent));
        return true;
      },
    });
    return outcomeOf(outcome, say(explain('return-waybill-unknown')));
  });
}
