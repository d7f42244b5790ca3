import { type Explanation, explain } from '../../base/values/explanation.ts';
import type { Cents } from '../../base/values/money.ts';
import { formatMoney } from '../../base/values/money.ts';
import { cleanLines, refuseLength } from '../../base/wire/typed-text.ts';
import { METHOD_CODES } from '../../cashier/methods.ts';
import type { Confirmation } from '../confirmation.ts';
import { MOST_REMARK_CHARACTERS, type OrderPlacement } from '../contract.ts';
import { explainOrder, type OrderExplanation } from '../order-breakdown.ts';
import { addressOf, goodsIn, planOf } from '../order-draft.ts';
import { type ChequeDecision, decideCheque } from '../rules.ts';
import type { AfterPlacing, Blocker, CheckoutChoices, PaymentChoice } from '../types.ts';

/** A way of paying as confirmation offers it, with the merchant's name for it ('' for none). */
export interface PaymentOption {
  readonly choice: PaymentChoice;
  readonly name: string;
  readonly decision: ChequeDecision;
  /** It may be chosen: nothing is in its way, or only a payment password, which can be set here and now. */
  readonly isOpen: boolean;
}

/** Which ways of paying confirmation shows, and why one of them cannot be chosen. A cheque is not shown to an account without it. Spec: 2§4, 2§6 */
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

/** Where an order goes on once it stands. Spec: 2§4 Order submission */
export const AFTER: Readonly<Record<PaymentChoice, AfterPlacing>> = {
  online: 'cashier',
  transfer: 'transfer-result',
  cheque: 'paid-result',
};

/** What the address of the result says of an order that goes there at once. The result itself asks the server. Spec: 2§2.4 */
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

/** May the order be sent now, and with what? Else the next thing that its buyer has to do. */
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

/** Before an order is sent: what blocks it first, then the notice of medicine stores, then the password of a cheque. Spec: 2§4 */
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

/** What is looked at again before an order is made. */
type Seen = Omit<Confirmation, 'cheque' | 'composition'>;

/** What an order is made of, for telling two readings of it apart. */
const contentOf = (confirmation: Seen, choices: CheckoutChoices): string =>
  JSON.stringify([
    // Edited on another device it goes elsewhere under the same id.
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

/** What has changed between the order that was shown and the one that would be made; undefined for nothing that its buyer would have to see first. */
export function changeSince(
  shown: Confirmation,
  now: Seen,
  choices: CheckoutChoices,
): Explanation<'order-replaced' | 'order-total-changed' | 'order-goods-changed'> | undefined {
  if (shown.orderNo !== now.orderNo) return { reason: 'order-replaced', facts: {} };
  const { cheque } = shown;
  const total = (each: Seen) => explainOrder(planOf({ ...each, cheque }, choices)).totals.total;
  const [before, after] = [total(shown), total(now)];
  if (before !== after) {
    const facts = { before: formatMoney(before), now: formatMoney(after) };
    return { reason: 'order-total-changed', facts };
  }
  return contentOf(shown, choices) === contentOf(now, choices)
    ? undefined
    : { reason: 'order-goods-changed', facts: {} };
}
