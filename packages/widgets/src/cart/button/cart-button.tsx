import { badgeOf } from '@clinicart/sdk';
import { type MouseEvent, useState } from 'react';
import { useRoutes, useShop, useStore, useWords, type WidgetModule } from '../../engine/index.ts';
import { classes } from '../../ui/foundation/class-names.ts';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { CartIcon } from '../../ui/media/icons.tsx';
import { baseCss } from '../../ui/styles.ts';
import cartButtonCss from './cart-button.css?inline';
import { cartButtonWords } from './cart-button-words.ts';

/** A number that grew since this was first shown; one that shrank or was there before is no news. */
function useGrown(count: number): number | undefined {
  const [seen, setSeen] = useState<{ count: number; grown?: number }>({ count });
  if (seen.count !== count) setSeen(count > seen.count ? { count, grown: count } : { count });
  return seen.grown;
}

/** Whether an address is of the page's own site. */
const isHere = (url: string) => new URL(url, document.baseURI).origin === location.origin;

/**
 * The way to the cart with the number of its lines; a visitor is asked to sign in first. In the header too.
 * Spec: 2§2.15, 2§6
 */
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
    const signedIn = await shop.session.requestLogin();
    // A sign-in on a partner's page may be kept by that page alone: leaving it would undo it.
    if (signedIn && isHere(link.href)) routes.go('cart');
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
        {/* Seen, where there is room for it; said as one sentence below. */}
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

/** The cart button for a page of a partner. */
function CartButton() {
  return <CartLink className="clinic-cart-button" />;
}

export { cartButtonCss };

export const widget: WidgetModule<'clinic-cart-button'> = {
  component: CartButton,
  styles: [baseCss, cartButtonCss],
};
