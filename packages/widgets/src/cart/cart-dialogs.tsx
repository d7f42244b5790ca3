import { useEffect } from 'react';
import { onDemand, useSay, useWords } from '../engine/index.ts';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import type { SwapPickerProps } from './swap/swap-picker.tsx';
import { swapWords } from './swap/swap-words.ts';
import type { useCartScreen } from './use-cart-screen.ts';

export const SwapPicker = onDemand<SwapPickerProps>(() => import('./swap/swap-picker.tsx'), {
  retries: true,
});

type Screen = ReturnType<typeof useCartScreen>;

/** The confirmation of a removal, the question about swap items before a checkout, and their picker. Spec: 1§4, 1§5 */
export function CartDialogs({ screen }: { screen: Screen }) {
  const { swap, checkout, removing, toaster, isChoosingSwaps, setChoosingSwaps } = screen;
  const say = useSay();
  const words = useWords(swapWords);
  const isAsking = checkout.question !== undefined;
  // While the buyer reads the question, so that its answer is followed by the picker at once.
  useEffect(() => {
    if (isAsking) SwapPicker.fetch();
  }, [isAsking]);
  return (
    <>
      <RemoveDialog removal={removing.removal} onClose={removing.close} onDone={removing.done} />
      {checkout.question && (
        <ConfirmDialog
          open
          title={words.questionTitle}
          description={say(checkout.question)}
          confirm={words.goChoose}
          cancel={words.directly}
          onConfirm={() => {
            checkout.close();
            setChoosingSwaps(true);
          }}
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
            toaster.show({ key: 'swap', tone: 'success', text: words.done({ count }) });
          }}
        />
      )}
    </>
  );
}
