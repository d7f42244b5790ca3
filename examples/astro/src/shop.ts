// The settings of the shop, in one place, for the server and the browser. The addresses come from `.env`.
import type { PageConfig } from '@clinicart/widgets';
import type { Language } from './words.ts';

export const settingsFor = (language: Language) =>
  ({
    apiBase: import.meta.env.PUBLIC_API,
    site: import.meta.env.PUBLIC_SITE,
    storage: 'session',
    language,
    // Links to a product lead to this site; other links lead to the shop's site.
    routes: { product: `/${language}/products/{id}` },
  }) satisfies PageConfig;
