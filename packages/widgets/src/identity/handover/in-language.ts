import type { Language } from '@clinicart/sdk';

/** Returns an address of the shop's site in a language, which the site then keeps. */
export const inLanguage = (url: string, language: Language): string =>
  url.replace(
    /(\?[^#]*)?(#.*)?$/,
    (_, query = '', fragment = '') => `${query ? `${query}&` : '?'}lang=${language}${fragment}`,
  );
