import type { Cart, Explanation } from '@clinicart/sdk';
import { allLines, type SwapState } from '@clinicart/sdk/cart';
import { decideCheckout } from '@clinicart/sdk/checkout';
import { standingOf } from '@clinicart/sdk/identity';
import { useState } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import type { Toaster } from '../../ui/overlay/toast.tsx';
import { cartWords } from '../cart-words.ts';
import { useCheckoutStart } from './use-checkout-start.ts';

const TOAST_KEY = 'checkout';

/** Checks out: applies the rules, asks once about swap items still available, and starts the order. Spec: 1§4, 1§5, 1§8 */
export function useCheckout({
  cart,
  swap,
  toaster: { show, clear },
  onLine,
}: {
  cart: Cart;
  swap: SwapState;
  toaster: Toaster;
  /** The refusal concerns this line. */
  onLine(lineId: string): void;
}) {
  const shop = useShop();
  const words = useWords(cartWords);
  const { busy, start, preload } = useCheckoutStart();
  const [question, setQuestion] = useState<Explanation>();

  async function checkOut(hasDeclinedSwaps: boolean) {
    setQuestion(undefined);
    clear(TOAST_KEY);
    const { isTicked } = shop.cart;
    const standing = standingOf(shop.session.$session.get(), cart.pricesVisible);
    const decision = decideCheckout(cart, isTicked, standing, {
      declined: hasDeclinedSwaps,
      swap,
    });
    if (decision.ok) {
      const refusal = await start(decision.goods, 'cart');
      if (refusal === undefined) return;
      show({ key: TOAST_KEY, tone: 'error', text: refusal });
      // The refusal may come from a change on the server.
      shop.cart.contents.reload(null);
      return;
    }
    if (decision.asks) return setQuestion(decision);
    const text = shop.language.say(decision);
    const line = allLines(cart).find(({ id }) => id === decision.lineId);
    if (!line) return show({ key: TOAST_KEY, tone: 'info', text });
    show({ key: TOAST_KEY, tone: 'error', text: words.about(line) + text });
    onLine(line.id);
  }

  return {
    busy,
    preload,
    question,
    press: () => void checkOut(false),
    withoutSwaps: () => void checkOut(true),
    close: () => setQuestion(undefined),
  };
}
