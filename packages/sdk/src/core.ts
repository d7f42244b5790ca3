import { keysOnly } from './language/plain-translator.ts';
import type { Translator } from './language/store.ts';
import { buildShop, type Shop, type ShopOptions } from './shop.ts';

export { plainTranslator } from './language/plain-translator.ts';
export type { Translator } from './language/store.ts';
export * from './public.ts';

/**
 * A shop without i18next and with the domains that every page needs; the others come with
 * `shop.domain(couponDomain)`. Unless told how to translate, `say` answers the reason's key: half
 * the bytes, for scripts. `plainTranslator` brings the sentences.
 */
export function createShop(options: ShopOptions & { readonly translate?: Translator }): Shop {
  return buildShop(options, options.translate ?? keysOnly);
}
