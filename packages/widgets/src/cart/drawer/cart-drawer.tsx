import { createElement } from 'react';
import { LightDom, useWidget, useWords } from '../../engine/index.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { BackIcon } from '../../ui/media/icons.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import drawerCss from './cart-drawer.css?inline';
import { screenAt } from './drawer-screens.ts';
import { drawerWords } from './drawer-words.ts';
import type { DrawerPlace } from './use-cart-drawer.ts';

export interface CartDrawerProps {
  readonly place: DrawerPlace;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/**
 * The cart, order confirmation, cashier and result over a partner's page, one after the other. Their elements are
 * children of the cart button in the page itself, where the card provider's frames and password managers reach them.
 */
function CartDrawer({ place, onBack, onClose }: CartDrawerProps) {
  const words = useWords(drawerWords);
  const { links } = useWidget();
  const { route, url } = place;
  const { tag, attributes } = screenAt(route, url, links().site ?? '');
  return (
    <Dialog
      open
      size="drawer"
      title={words[route]}
      lead={
        route === 'confirm' && (
          <IconButton label={words.backToCart} onClick={onBack}>
            <BackIcon size={20} />
          </IconButton>
        )
      }
      onClose={onClose}
    >
      <LightDom name="drawer">
        {/* In the theme of the button, whose dialog is around it. */}
        {createElement(tag, { key: `${tag} ${url}`, theme: 'auto', ...attributes })}
      </LightDom>
    </Dialog>
  );
}

export const part = CartDrawer;
export const styles = [dialogStyles, drawerCss];
