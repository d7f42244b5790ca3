/** Returns the year and month of a date of the server: an expiry date is shown as 2029-06. */
export const monthOf = (date: string): string => date.slice(0, 7);
