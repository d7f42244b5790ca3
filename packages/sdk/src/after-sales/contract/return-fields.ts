/** Texts, codes and limits that the calls about applications share. */
import type { ReturnKind } from '../types.ts';

/** Most pictures of an application. Spec: 1§9 */
export const MOST_PROOFS = 3;
/** Longest remark of an application; assumed, the documents name no length. */
export const MOST_RETURN_REMARK_CHARACTERS = 200;
/** Longest number of a waybill; assumed, the documents name no length. */
export const MOST_WAYBILL_CHARACTERS = 40;

/** Codes of the services, also in the address of the application page. Spec: 2§2.1, 2§4 */
export const RETURN_KINDS = {
  '0': 'return-all',
  '1': 'return-some',
  '2': 'refund-only',
} as const satisfies Record<string, ReturnKind>;
