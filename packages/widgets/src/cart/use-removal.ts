import { type CartLine, isShopError } from '@clinicart/sdk';
import { additionsAgain, putBack } from '@clinicart/sdk/cart';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useShop, useWords } from '../engine/index.ts';
import type { Toaster } from '../ui/overlay/toast.tsx';
import { cartWords } from './cart-words.ts';
import type { Removal } from './remove-dialog.tsx';

/** Removing and restoring share one toast: each replaces the other's. */
const TOAST_KEY = 'removal';

/** Removes lines after a confirmation, and offers to restore them. Spec: 1§5 */
export function useRemoval({ show }: Toaster, heading: RefObject<HTMLElement | null>) {
  const shop = useShop();
  const words = useWords(cartWords);
  const [removal, setRemoval] = useState<Removal>();
  const hasRemoved = useRef(false);
  // The button that opened the dialog is removed with its line, so the heading takes the focus.
  useEffect(() => {
    if (removal || !hasRemoved.current) return;
    hasRemoved.current = false;
    heading.current?.focus();
  }, [removal, heading]);

  const remove = useCallback(
    (lines: readonly CartLine[], collect = false) => setRemoval({ lines, collect }),
    [],
  );

  const restore = async (lines: readonly CartLine[], unticked: ReadonlySet<string>) => {
    try {
      await putBack(shop.cart, lines, unticked);
      const text = words.putBack({ count: additionsAgain(lines).length });
      show({ key: TOAST_KEY, tone: 'success', text });
    } catch (error) {
      if (!isShopError(error)) throw error;
      const action = undoAction(lines, unticked);
      show({ key: TOAST_KEY, tone: 'error', text: error.message, action });
    }
  };
  const undoAction = (lines: readonly CartLine[], unticked: ReadonlySet<string>) =>
    additionsAgain(lines).length === 0
      ? undefined
      : { label: words.undo, onSelect: () => void restore(lines, unticked) };

  const done = ({ lines, collect }: Removal) => {
    setRemoval(undefined);
    const { length: count } = lines;
    show({
      key: TOAST_KEY,
      tone: 'success',
      text: collect ? words.collected({ count }) : words.removed({ count }),
      // Saved items are restored from their own page.
      action: collect ? undefined : undoAction(lines, shop.cart.$unticked.get()),
    });
    hasRemoved.current = true;
  };

  return { removal, remove, done, close: () => setRemoval(undefined) };
}
