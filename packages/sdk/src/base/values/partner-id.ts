/** Where a tab of the shop's site keeps the partner that the buyer came from. */
export const PARTNER_KEY = 'partner';

/** Longest id of a partner. */
export const MOST_PARTNER_ID = 32;

/**
 * Returns the id under which the shop counts a partner's customers, in lower case: 2 to 32 letters, digits and hyphens,
 * the first no hyphen. Undefined for any other text.
 */
export function partnerIdOf(text: string | undefined): string | undefined {
  const id = text?.toLowerCase() ?? '';
  return /^[a-z\d][a-z\d-]{1,31}$/.test(id) ? id : undefined;
}
