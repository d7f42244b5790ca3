import { NEW_CUSTOMER_TAG, SWAP_TAG } from '../../cart/swap-schema.ts';

/** The queue of all calls that change an order. */
export const SUBJECT = 'order';

/** The `tagType` and `mainTag` of goods that are not ordinary. Spec: 1§9 */
export const KIND_TAGS = { swap: SWAP_TAG, 'new-customer': NEW_CUSTOMER_TAG } as const;

/** Longest remark of an order. Spec: 2§2.2; assumed, the documents name no length. */
export const MOST_REMARK_CHARACTERS = 200;
