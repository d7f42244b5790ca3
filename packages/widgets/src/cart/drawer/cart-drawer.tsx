import { createElement, useInsertionEffect } from 'react';
import { LightDom } from '../../engine/element/light-dom.tsx';
import { adoptLight } from '../../engine/element/style-sheets.ts';
import { useShop, useStore, useWidget, useWords } from '../../engine/index.ts';
import { FlashMessage } from '../../shell/flash/flash-message.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BackIcon } from '../../ui/media/icons.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { DialogsShown } from '../../ui/overlay/dialogs-shown.ts';
import drawerCss from './cart-drawer.css?inline';
import { screenAt } from './drawer-screens.ts';
import { drawerWords } from './drawer-words.ts';
import printedPageCss from './printed-page.css?inline';
import type { DrawerPlace } from './use-cart-drawer.ts';
import { useKeptPayment } from './use-kept-payment.ts';
import { useShownButton } from './use-shown-button.ts';

export interface CartDrawerProps {
  readonly place: DrawerPlace;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The number of products beside the title; the cart itself says it to screen readers. */
function CartCount() {
  const shop = useShop();
  const words = useWords(drawerWords);
  const count = useStore(shop.cart.$count);
  if (count === 0) return null;
  return (
    <small className="clinic-drawer-count" aria-hidden="true">
      {words.kinds({ count })}
    </small>
  );
}

/**
 * The cart, order confirmation, cashier and result over a partner's page, one after the other. Their elements are
 * children of the cart button in the page itself, where the card provider's frames and password managers reach them.
 */
function CartDrawer({ place, onBack, onClose }: CartDrawerProps) {
  const words = useWords(drawerWords);
  const { element, links } = useWidget();
  const { route, url } = place;
  const { tag, attributes } = screenAt(route, url, links().site ?? '');
  useKeptPayment(route, attributes['order-id']);
  const isInLayout = useShownButton(place, onClose);
  useInsertionEffect(
    () => (element ? adoptLight(element.ownerDocument, [printedPageCss]) : undefined),
    [element],
  );
  const screen = `${tag} ${url}`;
  return (
    <DialogsShown value={isInLayout}>
      <Dialog
        open
        yields
        size="drawer"
        screen={screen}
        title={
          <>
            {words[route]}
            {route === 'cart' && <CartCount />}
          </>
        }
        lead={
          route === 'confirm' && (
            <IconButton label={words.backToCart} onClick={onBack}>
              <BackIcon size={20} />
            </IconButton>
          )
        }
        onClose={onClose}
      >
        <div className="clinic-drawer-screen" data-route={route}>
          <LightDom name="drawer">
            {/* In the theme of the button, whose dialog is around it. */}
            {createElement(tag, {
              key: screen,
              theme: 'auto',
              compact: tag === 'clinic-cart' || undefined,
              ...attributes,
            })}
          </LightDom>
        </div>
        {/* A partner's page has no header to show what the screen before left: an order that is not paid yet. */}
        <FlashMessage at={screen} />
      </Dialog>
    </DialogsShown>
  );
}

export { resumedPlace } from './use-kept-payment.ts';
export const part = CartDrawer;
export const styles = [dialogStyles, drawerCss];
