const NO_BREAK_SPACE = '\u00a0';

/** Formats a phone number for reading: the area code and the groups of digits stay on one line. */
export const phoneText = ({ areaCode = '', phone }: { areaCode?: string; phone: string }): string =>
  [areaCode, phone].filter(Boolean).join(' ').trim().replace(/\s+/g, NO_BREAK_SPACE);
