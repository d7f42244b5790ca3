import { memberHomeDomain } from '@clinicart/sdk/home';
import type { Shop } from '../../engine/page/sdk-parts.ts';
import { OFFER_ZONE } from './first-order.tsx';

/** Reads what the first view of a member's head needs. Ignores failures, which the widget shows. */
export async function loadMember(shop: Shop): Promise<void> {
  const summary = await shop
    .domain(memberHomeDomain)
    .summary.get(null)
    .catch(() => undefined);
  if (summary?.again.length !== 0) return;
  const cart = await shop.cart.contents.get(null).catch(() => undefined);
  if (cart?.groups.length === 0) await shop.catalogue.zone.get(OFFER_ZONE).catch(() => undefined);
}
