import { keysOnly } from './language/i18n-keys.ts';
import { buildShop, type Shop, type ShopOptions } from './shop.ts';

export * from './public.ts';

/** A shop without the message catalogue: `say` answers the reason's key. Half the bytes, for scripts. */
export function createShop(options: ShopOptions): Shop {
  return buildShop(options, keysOnly);
}
