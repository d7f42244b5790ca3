import { type Explanation, explain } from '../../base/values/explanation.ts';
import type { Cents } from '../../base/values/money.ts';
import { formatMoney } from '../../base/values/money.ts';
import { refuseLength } from '../../base/wire/refused-text.ts';
import { cleanLines } from '../../base/wire/typed-lines.ts';
import { METHOD_CODES } from '../../cashier/methods.ts';
import type { Confirmation, ConfirmedOrder } from '../confirmation.ts';
import { MOST_REMARK_CHARACTERS } from '../contract/request-fields.ts';
import type { OrderPlacement } from '../contract.ts';
import { explainOrder, type OrderExplanation } from '../order-breakdown.ts';
import { addressOf, goodsIn, planOf } from '../order-draft.ts';
import { type ChequeDecision, decideCheque } from '../rules.ts';
import type { AfterPlacing, Blocker, CheckoutChoices, PaymentChoice } from '../types.ts';

/** A payment method at confirmation, with the merchant's name for it ('' for none). */
export interface PaymentOption {
  readonly choice: PaymentChoice;
  readonly name: string;
  readonly decision: ChequeDecision;
  /** It can be chosen: nothing blocks it, or only a missing payment password, which can be set on the spot. */
  readonly isOpen: boolean;
}

/**
 * The payment methods of confirmation, each with the reason where it cannot be chosen. A cheque is hidden for accounts
 * without it. Spec: 2§4, 2§6
 */
export function paymentOptions(
  { settings, cheque }: Pick<Confirmation, 'settings' | 'cheque'>,
  total: Cents,
): readonly PaymentOption[] {
  const byCheque = decideCheque(cheque, total);
  const open = { ok: true } as const;
  const options: Omit<PaymentOption, 'isOpen'>[] = [
    { choice: 'online', name: settings?.onlineName ?? '', decision: open },
    { choice: 'transfer', name: settings?.transfer.name ?? '', decision: open },
    { choice: 'cheque', name: settings?.cheque.name ?? '', decision: byCheque },
  ];
  return options
    .filter(({ decision }) => decision.ok || decision.isShown)
    .map((option) => {
      const { decision } = option;
      return { ...option, isOpen: decision.ok || decision.reason === 'cheque-needs-password' };
    });
}

/** The next step of a placed order. Spec: 2§4 Order submission */
export const AFTER: Readonly<Record<PaymentChoice, AfterPlacing>> = {
  online: 'cashier',
  transfer: 'transfer-result',
  cheque: 'paid-result',
};

/** The query of the result page of an order. The page itself asks the server. Spec: 2§2.4 */
export function resultQuery(orderNo: string, next: Exclude<AfterPlacing, 'cashier'>) {
  const method = next === 'transfer-result' ? 'transfer' : 'cheque';
  return { type: 'success', orderId: orderNo, payType: METHOD_CODES[method] };
}

/** Must the notice of medicine stores be shown before this order is sent? Spec: 2§2.2, 2§4 */
export function needsNotification(
  { stores }: Pick<Confirmation, 'stores'>,
  { isNotified }: Pick<CheckoutChoices, 'isNotified'>,
): boolean {
  return !isNotified && stores.some((store) => store.isMedicine);
}

/** May the order be sent now? Else the next step for its buyer. */
export type PlacingDecision =
  | { readonly ok: true; readonly placement: OrderPlacement }
  | { readonly ok: false; readonly step: 'mend'; readonly blocker: Blocker }
  /** The notice of medicine stores; confirming it sends the order. */
  | { readonly ok: false; readonly step: 'notify'; readonly notice: Explanation<'medicine-notice'> }
  | {
      readonly ok: false;
      readonly step: 'password';
      readonly notice: Explanation<'enter-pay-password'>;
    };

function placementOf(explained: OrderExplanation, chosen: CheckoutChoices, couponId?: string) {
  const off = explained.totals.coupon;
  return {
    deliveries: explained.stores.flatMap(({ id, freight }) =>
      freight.ok ? [{ storeId: id, deliveryId: freight.delivery.id }] : [],
    ),
    remark: cleanLines(chosen.remark),
    isTransfer: chosen.payment === 'transfer',
    ...(couponId !== undefined && off > 0 && { coupon: { id: couponId, off } }),
  };
}

/**
 * Decides on sending an order: the first blocker, then the notice of medicine stores, then the password of a cheque.
 * Spec: 2§4
 */
export function decidePlacing(
  confirmation: Confirmation,
  choices: CheckoutChoices,
  hasSecret = false,
): PlacingDecision {
  const plan = planOf(confirmation, choices);
  const explained = explainOrder(plan);
  const [blocker] = explained.blockers;
  if (blocker) return { ok: false, step: 'mend', blocker };
  const tooLong = refuseLength(cleanLines(choices.remark), MOST_REMARK_CHARACTERS);
  if (tooLong) return { ok: false, step: 'mend', blocker: { about: 'order', ...tooLong } };
  if (needsNotification(confirmation, choices))
    return { ok: false, step: 'notify', notice: explain('medicine-notice') };
  if (choices.payment === 'cheque' && !hasSecret)
    return { ok: false, step: 'password', notice: explain('enter-pay-password') };
  return { ok: true, placement: placementOf(explained, choices, plan.couponId) };
}

/** The change of an order that its buyer has to see before it is placed. */
export type OrderNews = Explanation<
  'order-replaced' | 'order-total-changed' | 'order-goods-changed'
>;

/** The contents of an order, for comparing two readings of it. */
const contentOf = (confirmation: ConfirmedOrder, choices: CheckoutChoices): string =>
  JSON.stringify([
    // Another device may have edited it under the same id.
    addressOf(confirmation, choices) ?? confirmation.addressId,
    goodsIn(confirmation).map((good) => [
      good.specificationId,
      good.productId,
      good.standard,
      good.kind,
      good.quantity,
      good.unit,
    ]),
  ]);

/**
 * Returns the change between the order that the buyer saw and the one that would be made; undefined where the buyer
 * need not see it first.
 */
export function changeSince(
  shown: ConfirmedOrder,
  now: ConfirmedOrder,
  choices: CheckoutChoices,
): OrderNews | undefined {
  if (shown.orderNo !== now.orderNo) return { reason: 'order-replaced', facts: {} };
  const total = (each: ConfirmedOrder) => explainOrder(planOf(each, choices)).totals.total;
  const [before, after] = [total(shown), total(now)];
  if (before !== after) {
    const facts = { before: formatMoney(before), now: formatMoney(after) };
    return { reason: 'order-total-changed', facts };
  }
  return contentOf(shown, choices) === contentOf(now, choices)
    ? undefined
    : { reason: 'order-goods-changed', facts: {} };
}

/**
 * Returns the change that another tab or device made to the order on screen; undefined where the buyer need not see it,
 * or where this page made it. Another number shows by itself; other changes count once another tab has announced one,
 * since a read in another language has other words, and this page's own address changes the freight.
 */
export function changeElsewhere(
  shown: Confirmation,
  now: Confirmation,
  choices: CheckoutChoices,
): OrderNews | undefined {
  const isOther =
    shown.orderNo === now.orderNo ? shown.announced !== now.announced : !now.isMadeHere;
  return isOther ? changeSince(shown, now, choices) : undefined;
}

/**
 * Returns the choices that move along to an order which another tab has begun: those that do not depend on its goods. None
 * where the number is the same, which keeps them all.
 */
export const movedChoices = (
  shown: Pick<Confirmation, 'orderNo'>,
  now: Pick<Confirmation, 'orderNo'>,
  { remark, payment }: CheckoutChoices,
): Partial<Pick<CheckoutChoices, 'remark' | 'payment'>> =>
  shown.orderNo === now.orderNo ? {} : { remark, payment };
