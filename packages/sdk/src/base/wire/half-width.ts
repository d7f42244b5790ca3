/**
 * Folds the letters, digits and hyphens of a Chinese keyboard to those of order numbers. Brackets and commas stay: names
 * in Chinese contain them in full width, and a server may compare a keyword to the letter.
 */
export const halfWidth = (text: string): string =>
  text.replace(/[－-９Ａ-ｚ]/g, (sign) => sign.normalize('NFKC'));
