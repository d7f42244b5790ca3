import type { Cart } from '@clinicart/sdk';
import { allLines, blockedSwaps, cartState, type SwapState, steadyCart } from '@clinicart/sdk/cart';
import { cartSentences } from '@clinicart/sdk/checkout';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { onDemand, useSay, useShop, useStore, useWords } from '../engine/index.ts';
import { useSheet } from '../print/use-sheet.ts';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { type Toaster, ToastRegion, useToasts } from '../ui/overlay/toast.tsx';
import { scrollToSection } from '../ui/page/scroll-to.ts';
import { CartBody } from './cart-body.tsx';
import { CartHeader } from './cart-header.tsx';
import { useCheckout } from './checkout/use-checkout.ts';
import type { PrintedCartProps } from './printed-cart.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { swapBarStyles } from './swap/swap-bar.tsx';
import type { SwapPickerProps } from './swap/swap-picker.tsx';
import { swapWords } from './swap/swap-words.ts';
import { useRemoval } from './use-removal.ts';

export const styles = swapBarStyles;

export interface CartScreenProps {
  cart: Cart;
  notice?: ReactNode;
  /** Shown when the cart becomes empty; removed lines can still be restored. */
  empty: ReactNode;
}

const PrintedCart = onDemand<PrintedCartProps>(() => import('./printed-cart.tsx'));
const SwapPicker = onDemand<SwapPickerProps>(() => import('./swap/swap-picker.tsx'));

/** Reuses the line objects of the previous cart where they are equal, so that memoised rows skip rendering. */
function useSteadyCart(read: Cart): Cart {
  const [cart, setCart] = useState({ read, shown: read });
  if (cart.read === read) return cart.shown;
  const shown = steadyCart(cart.shown, read);
  setCart({ read, shown });
  return shown;
}

/** A cart that has lines, or had some on this page. */
function CartScreen({ cart: read, notice, empty }: CartScreenProps) {
  const shop = useShop();
  shop.domain(cartSentences);
  const cart = useSteadyCart(read);
  const { unticked, lines, swap, summary, blocked } = useCartState(cart);
  const [isEditing, setEditing] = useState(false);
  const [isChoosingSwaps, setChoosingSwaps] = useState(false);
  const { region, ...toaster } = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const sheet = useSheet();
  const { removal, remove, ...removing } = useRemoval(toaster, heading);
  const checkout = useCheckout({
    cart,
    swap,
    toaster,
    onLine: (lineId) => focusLine(list.current, lineId),
  });
  const isEmpty = lines.length === 0 && cart.invalid.length === 0;
  const totals = {
    cart,
    summary,
    blocked,
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
        heading={heading}
        toasts={<ToastRegion {...region} />}
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
          unticked={unticked}
          isEditing={isEditing}
          totals={totals}
          list={list}
          onChooseSwaps={() => setChoosingSwaps(true)}
          onPreloadSwaps={SwapPicker.fetch}
          onRemove={remove}
        />
      )}
      {sheet.isWanted && !isEmpty && <PrintedCart cart={cart} summary={summary} sheet={sheet} />}
      <RemoveDialog removal={removal} onClose={removing.close} onDone={removing.done} />
      <SwapDialogs
        swap={swap}
        checkout={checkout}
        isChoosing={isChoosingSwaps}
        setChoosing={setChoosingSwaps}
        toaster={toaster}
      />
    </>
  );
}

/** The lines and totals of a cart for what is ticked. */
function useCartState(cart: Cart) {
  const { $unticked, isTicked } = useShop().cart;
  const unticked = useStore($unticked);
  return useMemo(() => {
    const { swap, summary } = cartState(cart, isTicked);
    return { unticked, lines: allLines(cart), swap, summary, blocked: blockedSwaps(swap) };
  }, [cart, unticked, isTicked]);
}

function focusLine(list: HTMLElement | null, lineId: string): void {
  const line = list?.querySelector<HTMLElement>(`[data-line="${CSS.escape(lineId)}"]`);
  if (line) scrollToSection(line, line.querySelector<HTMLElement>('input, a') ?? undefined);
}

interface SwapDialogsProps {
  swap: SwapState;
  checkout: ReturnType<typeof useCheckout>;
  isChoosing: boolean;
  setChoosing(isChoosing: boolean): void;
  toaster: Toaster;
}

/** The question about swap items before a checkout, and the picker. Spec: 1§4 */
function SwapDialogs({ swap, checkout, isChoosing, setChoosing, toaster }: SwapDialogsProps) {
  const say = useSay();
  const words = useWords(swapWords);
  return (
    <>
      {checkout.question && (
        <ConfirmDialog
          open
          title={words.questionTitle}
          description={say(checkout.question)}
          confirm={words.goChoose}
          cancel={words.directly}
          onConfirm={() => {
            checkout.close();
            setChoosing(true);
          }}
          onCancel={checkout.withoutSwaps}
          onClose={checkout.close}
        />
      )}
      {isChoosing && (
        <SwapPicker
          state={swap}
          onClose={() => setChoosing(false)}
          onDone={(count) => {
            setChoosing(false);
            toaster.show({ key: 'swap', tone: 'success', text: words.done({ count }) });
          }}
        />
      )}
    </>
  );
}

export { CartScreen as part };
