import { atom, computed, type ReadableAtom } from 'nanostores';
import { askUntilKnown } from '../base/asking.ts';
import type { Clock } from '../base/clock.ts';
import type { Explanation } from '../base/decision.ts';
import { isShopError, mayBeDone } from '../base/errors.ts';
import type { Ledger } from '../base/ledger.ts';
import { payAnswer } from '../cashier/answers.ts';
import { payByPassword, pollOrder, validatePayPassword } from '../cashier/contract.ts';
import { isOrderAnswer } from './answers.ts';
import type { CheckoutChoices, PlacementRecord, PlaceOutcome } from './checkout-shapes.ts';
import * as contract from './contract.ts';
import { AFTER, changeSince, decidePlacing } from './placing-rules.ts';
import type { OrderTurns } from './turns.ts';

interface PlacingOptions {
  readonly turns: OrderTurns;
  readonly ledger: Ledger<PlacementRecord>;
  readonly clock: Clock;
  readonly say: (explanation: Explanation) => string;
  readonly choices: (orderNo: string) => CheckoutChoices;
  /** It is known what became of this order: it stands, or nothing was made. */
  readonly onDone: (orderNo: string, stands: boolean) => void;
}

export interface Placing {
  place(shown: contract.Confirmation, secret?: Secret): Promise<PlaceOutcome>;
  settle(): Promise<PlaceOutcome | undefined>;
  /** The same within a turn that is under way. */
  settleNow(): Promise<PlaceOutcome | undefined>;
  readonly $unsettled: ReadableAtom<PlacementRecord | undefined>;
}

interface Secret {
  readonly password: string;
}

/** What the server says of a number. */
type Standing = 'stands' | 'nothing' | 'unknown' | { readonly refused: string };

const messageOf = (error: unknown): string => {
  if (!isShopError(error)) throw error;
  return error.message;
};
const refused = (message: string): PlaceOutcome => ({ ok: false, reason: 'refused', message });
const blocked = (notice: Explanation): PlaceOutcome => ({ ok: false, reason: 'blocked', notice });
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
  const say = (reason: string) => options.say({ reason, facts: {} });
  const unknown = (orderNo: string): PlaceOutcome => ({
    ...{ ok: false, reason: 'unknown' },
    notice: { reason: 'order-unknown', facts: { orderNo } },
  });

  async function ask(orderNo: string): Promise<Standing> {
    try {
      const { stands, message } = await api.call(contract.checkOrder, orderNo, { passive: true });
      return stands ? 'stands' : { refused: message || say('order-refused') };
    } catch (error) {
      return isOrderAnswer(error, 'no-order') ? 'nothing' : 'unknown';
    }
  }

  function over(orderNo: string, outcome: PlaceOutcome, stands: boolean): PlaceOutcome {
    ledger.settle(orderNo);
    options.onDone(orderNo, stands);
    return outcome;
  }

  /** Was it paid? Without an answer nobody knows, and it stays recorded. Where the answer to the payment was lost, it may still be on its way. */
  async function askPaid(orderNo: string, isLost: boolean): Promise<PlaceOutcome> {
    const ask = () => api.call(pollOrder, orderNo, { passive: true });
    try {
      const isPaid = isLost
        ? await askUntilKnown(clock, async () => (await ask()) || undefined)
        : await ask();
      return isPaid
        ? over(orderNo, { ok: true, orderNo, next: AFTER.cheque }, true)
        : over(orderNo, unpaid(orderNo, say(isLost ? 'cheque-unknown' : 'cheque-not-paid')), true);
    } catch (error) {
      if (payAnswer(error) === undefined) return unknown(orderNo);
      return over(orderNo, unpaid(orderNo, messageOf(error)), true);
    }
  }

  async function payCheque(orderNo: string, secret: Secret | undefined): Promise<PlaceOutcome> {
    if (!secret) return askPaid(orderNo, false);
    try {
      await api.call(payByPassword, { orderNo, password: secret.password, from: 'cheque' });
    } catch (error) {
      if (mayBeDone(error)) return askPaid(orderNo, true);
      if (payAnswer(error) === 'alreadyPaid') return askPaid(orderNo, false);
      return over(orderNo, unpaid(orderNo, messageOf(error)), true);
    }
    return over(orderNo, { ok: true, orderNo, next: AFTER.cheque }, true);
  }

  /** After a lost answer: that nothing is made yet is asked again, since a proxy may have given up before the server. */
  const askOften = async (orderNo: string): Promise<Standing> =>
    (await askUntilKnown(clock, async () => {
      const standing = await ask(orderNo);
      return standing === 'nothing' ? undefined : standing;
    })) ?? 'nothing';

  function mayComeLate({ at, isLate }: PlacementRecord): boolean {
    const waited = clock.now() - at;
    return isLate === true && waited >= 0 && waited < LATE_MS;
  }

  /** Goes on with an order that has been sent, by what the server says of it. */
  async function goOn(
    record: PlacementRecord,
    secret?: Secret,
    isLost = false,
  ): Promise<PlaceOutcome> {
    const { orderNo, payment } = record;
    const standing = isLost ? await askOften(orderNo) : await ask(orderNo);
    if (standing === 'unknown' || (standing === 'nothing' && mayComeLate(record)))
      return unknown(orderNo);
    if (standing === 'nothing') return over(orderNo, refused(say('order-not-made')), false);
    if (standing !== 'stands') return over(orderNo, refused(standing.refused), false);
    if (payment === 'cheque') return payCheque(orderNo, secret);
    return over(orderNo, { ok: true, orderNo, next: AFTER[payment] }, true);
  }

  /** The order as it would be made now, or what has come of it meanwhile, in another tab or on another machine. */
  async function lookAgain(shown: contract.Confirmation, chosen: CheckoutChoices) {
    try {
      const now = await api.call(contract.confirmation, null);
      const change = changeSince(shown, now, chosen);
      if (!change) return undefined;
      if (now.orderNo === shown.orderNo) return blocked(change);
      return (await ask(shown.orderNo)) === 'stands' ? 'made' : blocked(change);
    } catch (error) {
      if (isOrderAnswer(error, 'no-temp-order') && (await ask(shown.orderNo)) === 'stands')
        return 'made';
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
      if (!mayBeDone(error)) return over(record.orderNo, refused(messageOf(error)), false);
      const sent = isSlow(error) ? { ...record, isLate: true } : record;
      if (sent.isLate) ledger.record(sent);
      return goOn(sent, secret, true);
    }
    if (made === record.orderNo) return goOn(record, secret);
    ledger.record({ ...record, orderNo: made });
    ledger.settle(record.orderNo);
    // Of another number, so perhaps of goods that another device put there: nothing is paid unseen.
    return goOn({ ...record, orderNo: made });
  }

  async function placeNow(
    shown: contract.Confirmation,
    secret: Secret | undefined,
  ): Promise<PlaceOutcome> {
    const { orderNo } = shown;
    const chosen = options.choices(orderNo);
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
        return payAnswer(error) ? { ok: false, reason: 'password', message } : refused(message);
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
