import { createTranslator } from './language/i18n.ts';
import { buildShop, type Shop, type ShopOptions } from './shop.ts';

export type { MessageKey } from './language/messages.ts';
export * from './public.ts';

/**
 * Makes a shop: session, language, catalogue, account and cart over one API.
 *
 * @example
 * const shop = createShop({ apiBase: 'http://localhost:8787' });
 * const page = await shop.catalogue.search.get({ keyword: 'gloves' });
 */
export function createShop(options: ShopOptions): Shop {
  return buildShop(options, createTranslator());
}
