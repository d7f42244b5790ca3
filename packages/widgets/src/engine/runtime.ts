/** The one shop of a page. */
import { page } from './page.ts';
import type { Shop } from './shop.ts';

/** The shop of this page, made at the first call. @throws when the page names no shop server. */
export function pageShop(): Shop {
  const record = page();
  if (!record.shop) throw new Error('clinicart: this page has no shop yet.');
  return record.shop;
}
