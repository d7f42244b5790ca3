import { type Cart, formatMoney } from '@clinicart/sdk';
import { cartDeliveries } from '@clinicart/sdk/checkout';
import { useSay, useShop, useWords } from '../engine/index.ts';
import { Words } from '../ui/data/server-text.tsx';
import { TruckIcon } from '../ui/media/icons.tsx';
import { cartWords } from './cart-words.ts';

/** The delivery of each store for the ticked lines, and how far they are from free delivery. Spec: 2§5 */
export function DeliveryLines({ cart, isNarrow }: { cart: Cart; isNarrow?: boolean }) {
  const { isTicked } = useShop().cart;
  const say = useSay();
  const words = useWords(cartWords);
  const deliveries = cartDeliveries(cart, isTicked);
  if (deliveries.length === 0) return null;
  return (
    <ul className="clinic-cart-coupons" data-narrow={isNarrow} aria-label={words.delivery}>
      {deliveries.map(({ store, delivery, charge, hint }) => (
        <li key={store}>
          <TruckIcon size={14} />
          <span>
            <Words>
              {words.deliveryOf({
                store: store || words.otherGoods,
                name: delivery.name,
                charge: charge > 0 ? formatMoney(charge) : words.freeDelivery,
              })}
            </Words>
            {hint && words.gap + say(hint)}
          </span>
        </li>
      ))}
    </ul>
  );
}
