import type { Cart } from '@clinicart/sdk';
import { type ReactNode, useState } from 'react';
import { onDemand } from '../engine/index.ts';
import { useSheet } from '../print/use-sheet.ts';
import { ToastRegion } from '../ui/overlay/toast.tsx';
import { CartBody } from './cart-body.tsx';
import { CartDialogs, SwapPicker } from './cart-dialogs.tsx';
import { CartHeader } from './cart-header.tsx';
import type { PrintedCartProps } from './printed-cart.tsx';
import { swapBarStyles } from './swap/swap-bar.tsx';
import { useCartScreen } from './use-cart-screen.ts';

export const styles = swapBarStyles;

export interface CartScreenProps {
  cart: Cart;
  notice?: ReactNode;
  /** The cart is being read again. */
  isStale: boolean;
  /** Shown when the cart becomes empty; removed lines can still be restored. */
  empty: ReactNode;
}

const PrintedCart = onDemand<PrintedCartProps>(() => import('./printed-cart.tsx'));

/** A cart that has lines, or had some on this page. */
function CartScreen({ cart: read, notice, empty }: CartScreenProps) {
  const screen = useCartScreen(read);
  const { cart, lines, swap, summary, isEmpty, checkout } = screen;
  const [isEditing, setEditing] = useState(false);
  const sheet = useSheet();
  const totals = {
    cart,
    summary,
    blocked: screen.blocked,
    busy: checkout.busy,
    onCheckout: checkout.press,
    onPreload: checkout.preload,
  };
  return (
    <>
      <CartHeader
        count={lines.length}
        isEmpty={isEmpty}
        isEditing={isEditing}
        heading={screen.heading}
        toasts={<ToastRegion {...screen.toasts} />}
        onEdit={() => setEditing(!isEditing)}
        onPrint={summary.lines > 0 ? sheet.print : undefined}
        onPreloadPrint={PrintedCart.fetch}
      />
      {isEmpty ? (
        empty
      ) : (
        <CartBody
          lines={lines}
          notice={notice}
          swap={swap}
          unticked={screen.unticked}
          isEditing={isEditing}
          totals={totals}
          list={screen.list}
          onChooseSwaps={() => screen.setChoosingSwaps(true)}
          onPreloadSwaps={SwapPicker.fetch}
          onRemove={screen.removing.remove}
        />
      )}
      {sheet.isWanted && !isEmpty && <PrintedCart cart={cart} summary={summary} sheet={sheet} />}
      <CartDialogs screen={screen} />
    </>
  );
}

export { CartScreen as part };
