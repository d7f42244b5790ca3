import type { Explanation } from '../base/decision.ts';
import { checkPictureFile } from '../base/picture-file.ts';
import type { BillStatus } from './contract.ts';

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

/** Why these pictures cannot be handed in, or undefined. `there` is how many the order has and keeps. Spec: 1§5, 2§5, 2§8 */
export async function refuseBills(
  pictures: readonly Blob[],
  { action, there }: { readonly action: BillAction; readonly there: number },
): Promise<Explanation | undefined> {
  const no = (reason: string): Explanation => ({ reason, facts: { most: MOST_BILLS } });
  if (action === 'view') return no('bills-view-only');
  if (pictures.length === 0) return no('bills-none-selected');
  if (pictures.length + (action === 'replace' ? 0 : there) > MOST_BILLS)
    return no('bills-too-many');
  for (const picture of pictures) {
    const refusal = await checkPictureFile(picture);
    if (refusal) return refusal;
  }
  return undefined;
}
