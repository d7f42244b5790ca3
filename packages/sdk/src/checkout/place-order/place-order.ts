import { atom, computed, type ReadableAtom } from 'nanostores';
import { retryOnce } from '../../base/concurrency/confirm-outcome.ts';
import { isShopError, mayHaveSucceeded } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { Ledger } from '../../base/storage/pending-operations.ts';
import { type Explanation, explain, type PlainReason } from '../../base/values/explanation.ts';
import { validatePayPassword } from '../../cashier/contract.ts';
import { createCheck, type Refused } from '../check.ts';
import type { CheckoutChoices, PlacementRecord, PlaceOutcome } from '../checkout-types.ts';
import type { Confirmation } from '../confirmation.ts';
import * as contract from '../contract.ts';
import { explainOrder } from '../order-breakdown.ts';
import { addressOf, planOf } from '../order-draft.ts';
import type { OrderTurns } from './checkout-lock.ts';
import { createChequePaying, type Secret } from './pay-by-cheque.ts';
import { AFTER, changeSince, decidePlacing } from './place-order-rules.ts';

interface PlacingOptions {
  readonly turns: OrderTurns;
  readonly ledger: Ledger<PlacementRecord>;
  readonly clock: Clock;
  readonly say: (explanation: Explanation) => string;
  readonly choices: (orderNo: string) => CheckoutChoices;
  /** It is known what became of this order. */
  readonly onDone: (orderNo: string, fate: Fate) => void;
  /** It stands, and its money comes by bank transfer. */
  readonly onRemitted: (orderNo: string) => void;
}

export interface Placing {
  place(shown: Confirmation, secret?: { readonly password: string }): Promise<PlaceOutcome>;
  settle(): Promise<PlaceOutcome | undefined>;
  /** The same within a turn that is under way. */
  settleNow(): Promise<PlaceOutcome | undefined>;
  readonly $unsettled: ReadableAtom<PlacementRecord | undefined>;
}

/** It stands; it was made and not confirmed; or nothing was made. */
export type Fate = 'stands' | 'unconfirmed' | 'nothing';

const messageOf = (error: unknown): string => {
  if (!isShopError(error)) throw error;
  return error.message;
};
const refused = (message: string): PlaceOutcome => ({ ok: false, reason: 'refused', message });
const blocked = (notice: Explanation): PlaceOutcome => ({ ok: false, reason: 'blocked', notice });
const unconfirmed = (orderNo: string, { is, message }: Refused): PlaceOutcome => {
  const reason = is === 'rejected' ? 'order-rejected' : 'order-unconfirmed';
  const notice = explain(reason, { orderNo });
  return { ok: false, reason: 'unconfirmed', orderNo, message, notice };
};
const unpaid = (orderNo: string, message: string): PlaceOutcome => ({
  ...{ ok: false, reason: 'unpaid', orderNo, message },
});

/** So long the server may still be at an order whose page gave up waiting: that nothing is made yet says nothing. */
const LATE_MS = 60_000;
const isSlow = (error: unknown): boolean =>
  isShopError(error, 'timeout') || (isShopError(error, 'http') && error.status === 504);

/** Makes orders, each once: what is about to be sent is recorded first, and an answer that was lost is asked for. Spec: 2§4 */
export function createPlacing(options: PlacingOptions): Placing {
  const { ledger, clock } = options;
  const { api, alone } = options.turns;
  const say = (reason: PlainReason) => options.say(explain(reason));
  const { ask, find, findOften } = createCheck({ api, clock, say });
  const cheques = createChequePaying({ api, clock, say });
  const unknown = (orderNo: string, message?: string): PlaceOutcome => ({
    ...{ ok: false, reason: 'unknown', orderNo },
    notice: { reason: 'order-unknown', facts: { orderNo } },
    ...(message !== undefined && { message }),
  });

  function over(orderNo: string, outcome: PlaceOutcome, fate: Fate = 'stands'): PlaceOutcome {
    ledger.settle(orderNo);
    options.onDone(orderNo, fate);
    return outcome;
  }

  async function payCheque(orderNo: string, secret: Secret | undefined): Promise<PlaceOutcome> {
    const outcome = await (secret ? cheques.pay(orderNo, secret) : cheques.find(orderNo));
    if (outcome === 'unknown') return unknown(orderNo);
    return outcome === 'paid'
      ? over(orderNo, { ok: true, orderNo, next: AFTER.cheque })
      : over(orderNo, unpaid(orderNo, outcome.unpaid));
  }

  function mayComeLate({ at, isLate }: PlacementRecord): boolean {
    const waited = clock.now() - at;
    return isLate === true && waited >= 0 && waited < LATE_MS;
  }

  /** Goes on with an order that has been sent, by what the server says of it now and has said of its making. */
  async function goOn(
    record: PlacementRecord,
    secret?: Secret,
    making?: 'lost' | 'answered',
  ): Promise<PlaceOutcome> {
    const { orderNo, payment } = record;
    const looks = { lost: findOften, answered: ask };
    const standing = await (making ? looks[making] : find)(orderNo);
    if (standing === 'unknown' || (standing === 'nothing' && mayComeLate(record)))
      return unknown(orderNo);
    if (standing === 'nothing') return over(orderNo, refused(say('order-not-made')), 'nothing');
    if (standing !== 'stands') {
      return standing.is === 'rejected' || standing.isMade || making === 'answered'
        ? over(orderNo, unconfirmed(orderNo, standing), 'unconfirmed')
        : unknown(orderNo, standing.message);
    }
    if (payment === 'cheque') return payCheque(orderNo, secret);
    if (payment === 'transfer') options.onRemitted(orderNo);
    return over(orderNo, { ok: true, orderNo, next: AFTER[payment] });
  }

  /** The order as it would be made now, or what has come of it meanwhile, in another tab or on another machine. */
  async function lookAgain(shown: Confirmation, chosen: CheckoutChoices) {
    try {
      // A server that does not say where an order goes is told once more: it goes where the buyer reads that it goes.
      const address = shown.addressId === undefined ? addressOf(shown, chosen) : undefined;
      if (address) await retryOnce(() => api.call(contract.changeAddress, address.id));
      const now = await api.call(contract.confirmation, null);
      const change = changeSince(shown, now, chosen);
      if (!change) return undefined;
      if (now.orderNo === shown.orderNo) return blocked(change);
      return (await ask(shown.orderNo)) === 'stands' ? 'made' : blocked(change);
    } catch (error) {
      // Whatever the server has against it now, it may be made already.
      if (isShopError(error, 'server')) {
        const standing = await ask(shown.orderNo);
        if (standing === 'stands') return 'made';
        if (typeof standing === 'object' && standing.is === 'rejected')
          return unconfirmed(shown.orderNo, standing);
      }
      return refused(messageOf(error));
    }
  }

  async function send(
    record: PlacementRecord,
    placement: contract.OrderPlacement,
    secret: Secret | undefined,
  ): Promise<PlaceOutcome> {
    ledger.record(record);
    let made: string;
    try {
      made = await api.call(contract.createOrder, placement);
    } catch (error) {
      if (!mayHaveSucceeded(error))
        return over(record.orderNo, refused(messageOf(error)), 'nothing');
      const sent = isSlow(error) ? { ...record, isLate: true } : record;
      if (sent.isLate) ledger.record(sent);
      return goOn(sent, secret, 'lost');
    }
    if (made === record.orderNo) return goOn(record, secret, 'answered');
    ledger.record({ ...record, orderNo: made });
    ledger.settle(record.orderNo);
    // Of another number, so perhaps of goods that another device put there: nothing is paid unseen.
    return goOn({ ...record, orderNo: made }, undefined, 'answered');
  }

  async function placeNow(
    shown: Confirmation,
    typed: { readonly password: string } | undefined,
  ): Promise<PlaceOutcome> {
    const { orderNo } = shown;
    const chosen = options.choices(orderNo);
    const { total } = explainOrder(planOf(shown, chosen)).totals;
    const secret = typed && { ...typed, total };
    const record = { orderNo, payment: chosen.payment, at: clock.now() };
    const [sent] = ledger.of(orderNo);
    if (sent) {
      const outcome = await goOn(sent, secret);
      // Nothing was made of it: it may be sent now.
      if (outcome.ok || outcome.reason !== 'refused') return outcome;
    }
    const decision = decidePlacing(shown, chosen, secret !== undefined);
    if (!decision.ok) {
      return decision.step === 'password'
        ? { ok: false, reason: 'password', message: options.say(decision.notice) }
        : blocked(decision.step === 'mend' ? decision.blocker : decision.notice);
    }
    const found = await lookAgain(shown, chosen);
    if (found === 'made') {
      ledger.record(record);
      return goOn(record, secret);
    }
    if (found) return found;
    if (chosen.payment === 'cheque' && secret) {
      try {
        await api.call(validatePayPassword, secret.password);
      } catch (error) {
        const message = messageOf(error);
        const isAbout = isShopError(error, 'server');
        return isAbout ? { ok: false, reason: 'password', message } : refused(message);
      }
    }
    return send(record, decision.placement, secret);
  }

  const $underWay = atom<ReadonlySet<string>>(new Set());
  const underWay = new Map<string, Promise<PlaceOutcome>>();
  const note = () => $underWay.set(new Set(underWay.keys()));
  let settling: Promise<PlaceOutcome | undefined> | undefined;

  async function settleAll(): Promise<PlaceOutcome | undefined> {
    let told: PlaceOutcome | undefined;
    for (const record of ledger.$entries.get()) {
      if (ledger.of(record.orderNo).length === 0) continue;
      const outcome = await goOn(record);
      // That nothing was made of one must not hide that another stands.
      const isNothing = !outcome.ok && outcome.reason === 'refused';
      if (!told || !isNothing) told = outcome;
    }
    return told;
  }

  return {
    place(shown, secret) {
      const { orderNo } = shown;
      const running = underWay.get(orderNo);
      if (running) return running;
      const job = alone(() => placeNow(shown, secret)).finally(() => {
        underWay.delete(orderNo);
        note();
      });
      underWay.set(orderNo, job);
      note();
      return job;
    },
    settle() {
      settling ??= alone(settleAll).finally(() => {
        settling = undefined;
      });
      return settling;
    },
    settleNow: settleAll,
    // What this page is about to know by itself is nothing to ask about.
    $unsettled: computed([ledger.$entries, $underWay], (entries, here) =>
      entries.find((entry) => !here.has(entry.orderNo)),
    ),
  };
}
