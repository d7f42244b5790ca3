import {
  type Cart,
  decideCheckout,
  type Explanation,
  linesOf,
  type SwapState,
  standingOf,
} from '@clinicart/sdk';
import { useState } from 'react';
import { useShop, useWords } from '../engine/index.ts';
import type { Toaster } from '../ui/overlay/toast.tsx';
import { cartWords } from './cart-words.ts';
import { useBeginOrder } from './use-checkout-start.ts';

const KEY = 'checkout';

/** What "check out" does: asks the rules, asks the buyer about swaps that may still be had, and begins the order. Spec: 1§4, 1§5, 1§8 */
export function useCheckout({
  cart,
  swap,
  toaster: { show, clear },
  onLine,
}: {
  cart: Cart;
  swap: SwapState;
  toaster: Toaster;
  /** What is refused is about a line. */
  onLine(lineId: string): void;
}) {
  const shop = useShop();
  const words = useWords(cartWords);
  const { busy, begin, prepare } = useBeginOrder();
  const [question, setQuestion] = useState<Explanation>();

  async function checkOut(declined: boolean) {
    setQuestion(undefined);
    clear(KEY);
    const { isTicked } = shop.cart;
    const standing = standingOf(shop.session.$session.get(), cart.pricesVisible);
    const decision = decideCheckout(cart, isTicked, standing, { declined, swap });
    if (decision.ok) {
      const refusal = await begin(decision.goods, 'cart');
      if (refusal === undefined) return;
      show({ key: KEY, tone: 'error', text: refusal });
      // What the shop says no to may have changed there.
      shop.cart.contents.reload(null);
      return;
    }
    if (decision.asks) return setQuestion(decision);
    const text = shop.language.say(decision);
    const line = linesOf(cart).find(({ id }) => id === decision.lineId);
    if (!line) return show({ key: KEY, tone: 'info', text });
    show({ key: KEY, tone: 'error', text: words.about(line) + text });
    onLine(line.id);
  }

  return {
    busy,
    prepare,
    question,
    press: () => void checkOut(false),
    directly: () => void checkOut(true),
    close: () => setQuestion(undefined),
  };
}
