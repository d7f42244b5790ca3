import { type Explanation, explain } from '../../base/values/explanation.ts';
import { checkPictureFile } from '../../base/values/image-file.ts';
import type { BillStatus } from '../contract.ts';

/** Stamped bills of one order. Spec: 2§5, 2§9 */
export const MOST_BILLS = 10;

/** What may be done about stamped bills: hand them in, look at them, or hand in others for those that were rejected. Spec: 2§4 Medicine bill check */
export type BillAction = 'upload' | 'view' | 'replace';

/** Spec: 2§4 — a status that nobody named can be looked at alone. */
export function billAction(status: BillStatus): BillAction {
  if (status === 'missing') return 'upload';
  return status === 'rejected' ? 'replace' : 'view';
}

/** Is it shown red? Bills that are missing or rejected keep the goods from being sent. Spec: 2§4 Medicine bill check */
export const isBillUrgent = (status: BillStatus): boolean => billAction(status) !== 'view';

/** Why pictures of bills cannot be handed in. */
export type BillReason =
  | 'bills-view-only'
  | 'bills-none-selected'
  | 'bills-too-many'
  | 'file-too-large'
  | 'file-not-picture';

/** Why these pictures cannot be handed in, or undefined. `there` is how many the order has and keeps. Spec: 1§5, 2§5, 2§8 */
export async function refuseBills(
  pictures: readonly Blob[],
  { action, there }: { readonly action: BillAction; readonly there: number },
): Promise<Explanation<BillReason> | undefined> {
  const facts = { most: MOST_BILLS };
  if (action === 'view') return explain('bills-view-only');
  if (pictures.length === 0) return explain('bills-none-selected');
  if (pictures.length + (action === 'replace' ? 0 : there) > MOST_BILLS)
    return explain('bills-too-many', facts);
  for (const picture of pictures) {
    const refusal = await checkPictureFile(picture);
    if (refusal) return refusal;
  }
  return undefined;
}
