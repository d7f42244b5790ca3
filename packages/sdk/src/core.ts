import { createSender } from './base/http/sender/fetch-sender.ts';
import { keysOnly } from './language/plain-translator.ts';
import type { Translator } from './language/store.ts';
import { buildShop, type Shop, type ShopOptions } from './shop.ts';

export { plainTranslator } from './language/plain-translator.ts';
export type { Translator } from './language/store.ts';
export * from './public.ts';

/**
 * Makes a shop without ky and i18next, with the domains that every page needs; the others come with
 * `shop.domain(couponDomain)`. It sends by `fetch` alone, and fails as the shop of `@clinicart/sdk` does. Unless told how
 * to translate, `say` answers the reason's key, for scripts; `plainTranslator` has the sentences.
 */
export function createShop(options: ShopOptions & { readonly translate?: Translator }): Shop {
  return buildShop(options, { translate: options?.translate ?? keysOnly, createSender });
}
