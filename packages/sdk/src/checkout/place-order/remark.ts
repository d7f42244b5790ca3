/** Longest remark of an order. Spec: 2§2.2; assumed, the documents name no length. */
export const MOST_REMARK_CHARACTERS = 200;
