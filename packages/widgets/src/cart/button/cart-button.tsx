import { badgeOf } from '@clinicart/sdk/cart';
import { type MouseEvent, useState } from 'react';
import {
  onDemand,
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { classes } from '../../ui/foundation/class-names.ts';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { CartIcon } from '../../ui/media/first-icons.tsx';
import type { CartDrawerProps } from '../drawer/cart-drawer.tsx';
import { useCartDrawer } from '../drawer/use-cart-drawer.ts';
import cartButtonCss from './cart-button.css?inline';
import { cartButtonWords } from './cart-button-words.ts';

export const cartButtonStyles = cartButtonCss;

/** Returns a count that has grown since the first render; undefined after it shrinks. */
function useGrown(count: number): number | undefined {
  const [seen, setSeen] = useState<{ count: number; grown?: number }>({ count });
  if (seen.count !== count) setSeen(count > seen.count ? { count, grown: count } : { count });
  return seen.grown;
}

/** A link to the cart with its line count, also in the header; a click asks visitors to log in first. Spec: 2§2.15, 2§6 */
export function CartLink({ className }: { className?: string | undefined }) {
  const shop = useShop();
  const text = useWords(cartButtonWords);
  const { status } = useStore(shop.session.$session);
  const count = useStore(shop.cart.$count);
  const grown = useGrown(count);
  const routes = useRoutes();
  const link = routes.link('cart');
  const badge = badgeOf(count);
  const onClick = async (event: MouseEvent) => {
    if (status === 'member') return link.onClick(event);
    event.preventDefault();
    if (await shop.session.requestLogin()) routes.go('cart');
  };
  return (
    <>
      <a
        href={link.href}
        onClick={onClick}
        className={classes('clinic-cart-link', className)}
        part="cart-link"
      >
        <CartIcon size={18} />
        {/* Hidden from screen readers, which read the sentence below. */}
        <span className="clinic-cart-link-word" aria-hidden="true">
          {text.cart}
        </span>
        {badge && (
          <span className="clinic-cart-link-count" part="badge" aria-hidden="true">
            {badge}
          </span>
        )}
        <VisuallyHidden>
          {status === 'member' ? text.withCount({ count }) : text.signIn}
        </VisuallyHidden>
      </a>
      <VisuallyHidden role="status">
        {grown !== undefined && text.added({ count: grown })}
      </VisuallyHidden>
    </>
  );
}

const CartDrawer = onDemand<CartDrawerProps>(() => import('../drawer/cart-drawer.tsx'), {
  retries: true,
});

/** The cart button for a partner's page. Without a cart of the page's own, it opens the shop's in a drawer. */
function CartButton({ opens }: WidgetProps<'clinic-cart-button'>) {
  const drawer = useCartDrawer(opens !== 'page');
  return (
    <>
      <CartLink className="clinic-cart-button" />
      {drawer.place && (
        <CartDrawer place={drawer.place} onBack={drawer.back} onClose={drawer.close} />
      )}
    </>
  );
}

export const widget: WidgetModule<'clinic-cart-button'> = {
  component: CartButton,
  styles: cartButtonStyles,
};
