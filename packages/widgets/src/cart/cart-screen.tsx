import {
  blockedSwaps,
  type Cart,
  cartSentences,
  cartState,
  linesOf,
  steadyCart,
} from '@clinicart/sdk';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { onDemand, useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { ToastRegion, useToasts } from '../ui/overlay/toast.tsx';
import { scrollToSection } from '../ui/page/scroll-to.ts';
import { CartBody } from './cart-body.tsx';
import { cartWords } from './cart-words.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import type { SwapPickerProps } from './swap/swap-picker.tsx';
import type { SwapQuestionProps } from './swap/swap-question.tsx';
import { swapWords } from './swap/swap-words.ts';
import { useCheckout } from './use-checkout.ts';
import { useRemoval } from './use-removal.ts';

export interface CartScreenProps {
  cart: Cart;
  notice?: ReactNode;
  /** Stands in the place of a cart that has become empty: what left it can still be put back. */
  empty: ReactNode;
}

const SwapPicker = onDemand<SwapPickerProps>(() => import('./swap/swap-picker.tsx'));
const SwapQuestion = onDemand<SwapQuestionProps>(() => import('./swap/swap-question.tsx'));

/** The cart with the very lines of the one before wherever they are the same. */
function useSteadyCart(read: Cart): Cart {
  const [cart, setCart] = useState({ read, shown: read });
  if (cart.read === read) return cart.shown;
  const shown = steadyCart(cart.shown, read);
  setCart({ read, shown });
  return shown;
}

/** A cart with something in it, or that had. */
function CartScreen({ cart: read, notice, empty }: CartScreenProps) {
  const shop = useShop();
  shop.domain(cartSentences);
  const routes = useRoutes();
  const words = useWords(cartWords);
  const swapText = useWords(swapWords);
  const cart = useSteadyCart(read);
  const unticked = useStore(shop.cart.$unticked);
  const [editing, setEditing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { region, ...toaster } = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { isTicked } = shop.cart;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is ticked is news for all three.
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
  const choose = () => {
    checkout.close();
    setChoosing(true);
  };

  const isEmpty = lines.length === 0 && cart.invalid.length === 0;
  const { busy, press: onCheckout, prepare: onNear } = checkout;
  const totals = { cart, summary, blocked, busy, onCheckout, onNear };
  return (
    <>
      <header className="clinic-cart-head">
        <h1 ref={heading} tabIndex={-1} className={isEmpty ? 'clinic-visually-hidden' : undefined}>
          {words.title}{' '}
          <small className="clinic-cart-count">{words.kinds({ count: lines.length })}</small>
        </h1>
        {/* Beside the heading, which has the focus after a removal: the way back is the next stop of the keyboard. */}
        <ToastRegion {...region} />
        {!isEmpty && (
          <>
            <a className="clinic-cart-on" {...routes.link('home')}>
              {words.shopOn}
            </a>
            <Button aria-pressed={editing} onClick={() => setEditing(!editing)}>
              {editing ? words.done : words.edit}
            </Button>
          </>
        )}
      </header>
      {isEmpty ? (
        empty
      ) : (
        <CartBody
          {...{ lines, notice, swap, unticked, editing, totals, list }}
          onChoose={choose}
          onNear={SwapPicker.fetch}
          onRemove={remove}
        />
      )}
      <RemoveDialog removal={removal} onClose={removing.close} onDone={removing.done} />
      {checkout.question && (
        <SwapQuestion
          question={checkout.question}
          onChoose={choose}
          onDirectly={checkout.directly}
          onClose={checkout.close}
        />
      )}
      {isChoosing && (
        <SwapPicker
          state={swap}
          onClose={() => setChoosing(false)}
          onDone={(count) => {
            setChoosing(false);
            toaster.show({ key: 'swap', tone: 'success', text: swapText.done({ count }) });
          }}
        />
      )}
    </>
  );
}

export { CartScreen as part };
