import { type Explanation, explain } from '../base/values/explanation.ts';
import type { MessageKey } from '../language/all-messages.ts';
import type { ReturnKind, ReturnOrder, ReturnReason, ReturnStatus } from './types.ts';

/** Shortest and longest wait for a refund, in working days. Spec: 2§9 */
export const REFUND_DAYS = { least: 1, most: 3 } as const;

/** The name of a status, for a list. Spec: 2§4 After-sales status */
export type ReturnStatusName = `return-status-${ReturnStatus}`;
/** The status as the next step that it asks for. Spec: 2§4 After-sales status */
export type ReturnTitle = `return-title-${ReturnStatus}`;
/** The sentence below the title. */
export type ReturnHint = `return-hint-${Exclude<ReturnStatus, 'completed'>}` | 'return-refund-days';

/** Returns the name of a status. Spec: 2§4 After-sales status */
export const returnStatusName = ({
  status,
}: Pick<ReturnOrder, 'status'>): Explanation<ReturnStatusName> =>
  explain(`return-status-${status}`);

/** Returns the title of an application: the next step, and who takes it. Spec: 2§2.7, 2§4 */
export const returnTitle = ({ status }: Pick<ReturnOrder, 'status'>): Explanation<ReturnTitle> =>
  explain(`return-title-${status}`);

/** Returns the sentence below the title; a completed one names the days of the refund. Spec: 2§2.7, 2§9 */
export function returnHint({ status }: Pick<ReturnOrder, 'status'>): Explanation<ReturnHint> {
  if (status === 'completed') return explain('return-refund-days', REFUND_DAYS);
  return explain(`return-hint-${status}`);
}

/** Returns whether the buyer can cancel: before the review. Spec: 2§4 */
export const canCancelReturn = ({ status }: Pick<ReturnOrder, 'status'>): boolean =>
  status === 'under-review';

/** Returns whether the buyer can enter or change the waybill: until the merchant has the goods. Spec: 2§4 */
export const canSendBack = ({ status }: Pick<ReturnOrder, 'status'>): boolean =>
  status === 'to-send-back' || status === 'sent-back';

/** Returns whether an application was closed without a refund. Spec: 2§4 */
export const isReturnClosed = ({ status }: Pick<ReturnOrder, 'status'>): boolean =>
  status === 'cancelled' || status === 'rejected';

/** Returns the refund information: the days until it arrives; undefined before completion. Spec: 2§2.7, 2§9 */
export const refundInformation = ({
  status,
}: Pick<ReturnOrder, 'status'>): Explanation<'return-refund-days'> | undefined =>
  status === 'completed' ? explain('return-refund-days', REFUND_DAYS) : undefined;

/** Why a waybill cannot be sent, by field. */
export interface WaybillProblems {
  readonly notice: Explanation<'return-waybill-incomplete'>;
  readonly carrier?: Explanation<'return-carrier-missing'>;
  readonly waybill?: Explanation<'return-waybill-missing'>;
}

/** Returns why a waybill is not complete: it needs a carrier and a number. Spec: 2§5, 2§8 */
export function refuseWaybill(typed: {
  readonly carrierId: string;
  readonly waybill: string;
}): WaybillProblems | undefined {
  const isCarrierMissing = typed.carrierId === '';
  const isNumberMissing = typed.waybill.trim() === '';
  if (!isCarrierMissing && !isNumberMissing) return undefined;
  return {
    notice: explain('return-waybill-incomplete'),
    ...(isCarrierMissing && { carrier: explain('return-carrier-missing') }),
    ...(isNumberMissing && { waybill: explain('return-waybill-missing') }),
  };
}

/** Reasons in the order of their codes. Spec: 2§4 Reason */
export const RETURN_REASONS: readonly ReturnReason[] = [
  'quality',
  'too-many',
  'not-as-described',
  'other',
];

/** A sentence of the catalogue, or the server's own words. */
export type Worded<Reason extends MessageKey> = Explanation<Reason> | string;

/** Returns the wording of the reason: of a code, else the server's words, else unknown. Spec: 2§4 Reason */
export function reasonWording({
  reasonText,
}: Pick<ReturnOrder, 'reasonText'>): Worded<`return-reason-${ReturnReason | 'unknown'}`> {
  if (reasonText !== '' && !/^\d+$/.test(reasonText)) return reasonText;
  const reason = reasonText.length === 1 ? RETURN_REASONS[Number(reasonText)] : undefined;
  return explain(`return-reason-${reason ?? 'unknown'}`);
}

/** Returns the wording of the service; one that the documents do not name has the server's words. Spec: 2§4 */
export function kindWording({
  kind,
  kindText,
}: Pick<ReturnOrder, 'kind' | 'kindText'>): Worded<`return-kind-${ReturnKind | 'unknown'}`> {
  if (kind === 'unknown' && kindText) return kindText;
  return explain(`return-kind-${kind}`);
}

/** Returns the return address as text to copy; '' where the server names none. Spec: 2§2.7 */
export const returnAddressText = ({
  returnAddress: { address, phone, remark },
}: Pick<ReturnOrder, 'returnAddress'>): string =>
  [address, phone, remark].filter(Boolean).join('\n');
