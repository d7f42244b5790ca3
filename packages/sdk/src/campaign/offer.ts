import type { Cents } from '../base/values/money.ts';
import { type Offer, type PriceView, sealOffer } from '../base/values/price.ts';

/**
 * Returns the price of a product in a campaign, with its usual price struck through when that differs, even if it is
 * lower. Spec: 2§2.11, 2§9
 */
export function campaignOffer(
  view: PriceView,
  wire: { activityPrice: Cents | undefined; sellingPrice: Cents | undefined },
): Offer {
  const price = wire.activityPrice || wire.sellingPrice;
  const offer = sealOffer(view, { price, was: wire.sellingPrice });
  const elsewhere = sealOffer(view, { price: wire.sellingPrice });
  const differs =
    offer.price.kind === 'amount' &&
    elsewhere.price.kind === 'amount' &&
    elsewhere.price.cents !== offer.price.cents;
  return differs && elsewhere.price.kind === 'amount'
    ? { ...offer, was: elsewhere.price.cents }
    : offer;
}
