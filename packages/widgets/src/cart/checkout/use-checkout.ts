import { type Cart, type Explanation, isShopError } from '@clinicart/sdk';
import { allLines, type SwapState } from '@clinicart/sdk/cart';
import { decideCheckout } from '@clinicart/sdk/checkout';
import { standingOf } from '@clinicart/sdk/identity';
import { useRef, useState } from 'react';
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
  const [isWaiting, setWaiting] = useState(false);
  const isPressed = useRef(false);

  /** The cart with every change that the buyer made; undefined if one failed, which was said. */
  async function latest(): Promise<Cart | undefined> {
    setWaiting(true);
    try {
      return (await shop.cart.latest()) ?? cart;
    } catch (error) {
      if (!isShopError(error)) throw error;
      show({ key: TOAST_KEY, tone: 'error', text: error.message });
      return undefined;
    } finally {
      setWaiting(false);
    }
  }

  async function press(hasDeclinedSwaps: boolean) {
    if (isPressed.current) return;
    isPressed.current = true;
    setQuestion(undefined);
    clear(TOAST_KEY);
    try {
      const wanted = await latest();
      if (wanted) await checkOut(wanted, hasDeclinedSwaps);
    } finally {
      isPressed.current = false;
    }
  }

  async function checkOut(wanted: Cart, hasDeclinedSwaps: boolean) {
    const { isTicked } = shop.cart;
    const standing = standingOf(shop.session.$session.get(), wanted.pricesVisible);
    const decision = decideCheckout(wanted, isTicked, standing, {
      declined: hasDeclinedSwaps,
      ...(wanted === cart && { swap }),
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
    const line = allLines(wanted).find(({ id }) => id === decision.lineId);
    if (!line) return show({ key: TOAST_KEY, tone: 'info', text });
    show({ key: TOAST_KEY, tone: 'error', text: words.about(line) + text });
    onLine(line.id);
  }

  return {
    busy: busy || isWaiting,
    preload,
    question,
    press: () => void press(false),
    withoutSwaps: () => void press(true),
    close: () => setQuestion(undefined),
  };
}
