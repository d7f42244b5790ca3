import type { Cart } from '@clinicart/sdk';
import { allLines, blockedSwaps, cartState, steadyCart } from '@clinicart/sdk/cart';
import { cartSentences } from '@clinicart/sdk/checkout';
import { useMemo, useRef, useState } from 'react';
import { useShop, useStore } from '../engine/index.ts';
import { useToasts } from '../ui/overlay/toast.tsx';
import { scrollToSection } from '../ui/page/scroll-to.ts';
import { useCheckout } from './checkout/use-checkout.ts';
import { useRemoval } from './use-removal.ts';

/** Reuses the line objects of the previous cart where they are equal, so that memoised rows skip rendering. */
function useSteadyCart(read: Cart): Cart {
  const [cart, setCart] = useState({ read, shown: read });
  if (cart.read === read) return cart.shown;
  const shown = steadyCart(cart.shown, read);
  setCart({ read, shown });
  return shown;
}

/** The state and the actions that the full and the compact cart share. */
export function useCartScreen(read: Cart) {
  const shop = useShop();
  shop.domain(cartSentences);
  const cart = useSteadyCart(read);
  const state = useCartState(cart);
  const [isChoosingSwaps, setChoosingSwaps] = useState(false);
  const { region, ...toaster } = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const removing = useRemoval(toaster, heading);
  const checkout = useCheckout({
    cart,
    swap: state.swap,
    toaster,
    onLine: (lineId) => focusLine(list.current, lineId),
  });
  return {
    ...state,
    cart,
    isEmpty: state.lines.length === 0 && cart.invalid.length === 0,
    heading,
    list,
    toaster,
    toasts: region,
    removing,
    checkout,
    isChoosingSwaps,
    setChoosingSwaps,
  };
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
