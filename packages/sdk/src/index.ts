import { createSender } from './base/http/sender/ky-sender.ts';
import { type CompleteShop, complete } from './domains.ts';
import { createTranslator } from './language/i18n.ts';
import { buildShop, type ShopOptions } from './shop.ts';

export type { CompleteShop } from './domains.ts';
export * from './public.ts';

/**
 * Makes a shop with a member for every domain, over one API.
 *
 * @example
 * const shop = createShop({ apiBase: 'http://localhost:8787' });
 * const page = await shop.catalogue.search.get({ keyword: 'gloves' });
 */
export function createShop(options: ShopOptions): CompleteShop {
  return complete(buildShop(options, { translate: createTranslator(), createSender }));
}
