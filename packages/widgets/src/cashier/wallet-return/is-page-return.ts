/**
 * Whether an address is one of `pageReturnUrl`. Pages ask it before they load any code of the cashier.
 * @param search the query, with its question mark
 */
export const isPageReturn = (search: string): boolean => /[?&]clinic-order=/.test(search);
