import {
  blockedSwaps,
  type Cart,
  cartSentences,
  cartState,
  linesOf,
  steadyCart,
} from '@clinicart/sdk';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { onDemand, useRoutes, useSay, useShop, useStore, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { ToastRegion, useToasts } from '../ui/overlay/toast.tsx';
import { scrollToSection } from '../ui/page/scroll-to.ts';
import { CartBody } from './cart-body.tsx';
import { cartWords } from './cart-words.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import type { SwapPickerProps } from './swap/swap-picker.tsx';
import { swapWords } from './swap/swap-words.ts';
import { useCheckout } from './use-checkout.ts';
import { useRemoval } from './use-removal.ts';

export interface CartScreenProps {
  cart: Cart;
  notice?: ReactNode;
  /** Shown when the cart becomes empty; removed lines can still be restored. */
  empty: ReactNode;
}

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
  const say = useSay();
  const routes = useRoutes();
  const words = useWords(cartWords);
  const swapText = useWords(swapWords);
  const cart = useSteadyCart(read);
  const unticked = useStore(shop.cart.$unticked);
  const [isEditing, setEditing] = useState(false);
  const [isChoosingSwaps, setChoosingSwaps] = useState(false);
  const { region, ...toaster } = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { isTicked } = shop.cart;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `unticked` changes the answers of `isTicked`.
  const { lines, swap, summary, blocked } = useMemo(() => {
    const { swap, summary } = cartState(cart, isTicked);
    return { lines: linesOf(cart), swap, summary, blocked: blockedSwaps(swap) };
  }, [cart, unticked, isTicked]);
  const { removal, remove, ...removing } = useRemoval(toaster, heading);
  const checkout = useCheckout({
    cart,
    swap,
    toaster,
    onLine(lineId) {
      const line = list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(lineId)}"]`);
      if (line) scrollToSection(line, line.querySelector<HTMLElement>('input, a') ?? undefined);
    },
  });
  const chooseSwaps = () => {
    checkout.close();
    setChoosingSwaps(true);
  };

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
      <header className="clinic-cart-head">
        <h1 ref={heading} tabIndex={-1} className={isEmpty ? 'clinic-visually-hidden' : undefined}>
          {words.title}{' '}
          <small className="clinic-cart-count">{words.kinds({ count: lines.length })}</small>
        </h1>
        {/* After the heading, which takes the focus after a removal, so that Tab reaches Undo next. */}
        <ToastRegion {...region} />
        {!isEmpty && (
          <>
            <a className="clinic-cart-on" {...routes.link('home')}>
              {words.shopOn}
            </a>
            <Button aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
              {isEditing ? words.done : words.edit}
            </Button>
          </>
        )}
      </header>
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
          onChooseSwaps={chooseSwaps}
          onPreloadSwaps={SwapPicker.fetch}
          onRemove={remove}
        />
      )}
      <RemoveDialog removal={removal} onClose={removing.close} onDone={removing.done} />
      {checkout.question && (
        <ConfirmDialog
          open
          title={swapText.questionTitle}
          description={say(checkout.question)}
          confirm={swapText.goChoose}
          cancel={swapText.directly}
          onConfirm={chooseSwaps}
          onCancel={checkout.withoutSwaps}
          onClose={checkout.close}
        />
      )}
      {isChoosingSwaps && (
        <SwapPicker
          state={swap}
          onClose={() => setChoosingSwaps(false)}
          onDone={(count) => {
            setChoosingSwaps(false);
            toaster.show({ key: 'swap', tone: 'success', text: swapText.done({ count }) });
          }}
        />
      )}
    </>
  );
}

export { CartScreen as part };
