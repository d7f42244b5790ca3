import { type Explanation, explain } from '../../base/values/explanation.ts';
import { checkPictureFile } from '../../base/values/image-file.ts';
import type { BillStatus } from '../confirmation-answer.ts';

/** The most pictures of stamped bills per order. Spec: 2§5, 2§9 */
export const MOST_BILLS = 10;

/** The action for stamped bills: upload, view, or replace the rejected ones. Spec: 2§4 Medicine bill check */
export type BillAction = 'upload' | 'view' | 'replace';

/** Spec: 2§4. Bills of an unknown status can only be viewed. */
export function billAction(status: BillStatus): BillAction {
  if (status === 'missing') return 'upload';
  return status === 'rejected' ? 'replace' : 'view';
}

/** Is it shown red? The goods are not sent while bills are missing or rejected. Spec: 2§4 Medicine bill check */
export const isBillUrgent = (status: BillStatus): boolean => billAction(status) !== 'view';

/** Reasons that prevent an upload of bills. */
export type BillReason =
  | 'bills-view-only'
  | 'bills-none-selected'
  | 'bills-too-many'
  | 'file-too-large'
  | 'file-not-picture';

/**
 * Returns why these pictures cannot be uploaded; undefined where they can. `there` counts the pictures that the order
 * keeps. Spec: 1§5, 2§5, 2§8
 */
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
