import { additionsAgain, type CartLine, isShopError, putBack } from '@clinicart/sdk';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useShop, useWords } from '../engine/index.ts';
import type { Toaster } from '../ui/overlay/toast.tsx';
import { cartWords } from './cart-words.ts';
import type { Removal } from './remove-dialog.tsx';

/** Removing and putting back: each of them ends what the other said. */
const KEY = 'removal';

/** Lines leave the cart after a question, and come back where it was a mistake. Spec: 1§5 */
export function useRemoval({ show }: Toaster, heading: RefObject<HTMLElement | null>) {
  const shop = useShop();
  const words = useWords(cartWords);
  const [removal, setRemoval] = useState<Removal>();
  const hasRemoved = useRef(false);
  // The button that opened the dialog goes with its line, so focus may not stay there.
  useEffect(() => {
    if (removal || !hasRemoved.current) return;
    hasRemoved.current = false;
    heading.current?.focus();
  }, [removal, heading]);

  const remove = useCallback(
    (lines: readonly CartLine[], collect = false) => setRemoval({ lines, collect }),
    [],
  );

  const undo = async (lines: readonly CartLine[], unticked: ReadonlySet<string>) => {
    try {
      await putBack(shop.cart, lines, unticked);
      const text = words.putBack({ count: additionsAgain(lines).length });
      show({ key: KEY, tone: 'success', text });
    } catch (error) {
      if (!isShopError(error)) throw error;
      const action = undoing(lines, unticked);
      show({ key: KEY, tone: 'error', text: error.message, action });
    }
  };
  const undoing = (lines: readonly CartLine[], unticked: ReadonlySet<string>) =>
    additionsAgain(lines).length === 0
      ? undefined
      : { label: words.undo, onSelect: () => void undo(lines, unticked) };

  const done = ({ lines, collect }: Removal) => {
    setRemoval(undefined);
    const { length: count } = lines;
    show({
      key: KEY,
      tone: 'success',
      text: collect ? words.collected({ count }) : words.removed({ count }),
      // A collection has a way back of its own.
      action: collect ? undefined : undoing(lines, shop.cart.$unticked.get()),
    });
    hasRemoved.current = true;
  };

  return { removal, remove, done, close: () => setRemoval(undefined) };
}
