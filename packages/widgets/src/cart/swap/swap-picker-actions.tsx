import { formatMoney } from '@clinicart/sdk';
import { type SwapState, swapTotal } from '@clinicart/sdk/cart';
import type { ReactNode } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import swapPickerCss from './swap-picker.css?inline';
import { swapWords } from './swap-words.ts';

export const swapPickerActionsStyles = [buttonStyles, swapPickerCss];

interface SwapPickerActionsProps {
  state: SwapState;
  picked: readonly string[];
  busy: boolean;
  isDisabled?: boolean;
  onCancel(): void;
  onConfirm(): void;
  /** The count of the picked items. */
  children: ReactNode;
}

/** The footer of a swap picker: count, total and buttons. */
export function SwapPickerActions(props: SwapPickerActionsProps) {
  const { state, picked, busy, isDisabled, onCancel, onConfirm, children } = props;
  const words = useWords(swapWords);
  return (
    <>
      {children}
      <p className="clinic-swap-total">
        {words.total} <b>{formatMoney(swapTotal(state, picked))}</b>
      </p>
      <Button onClick={onCancel} disabled={busy}>
        {words.cancel}
      </Button>
      <Button
        kind="primary"
        busy={busy}
        busyLabel={words.confirming}
        disabled={isDisabled}
        onClick={onConfirm}
      >
        {words.confirm}
      </Button>
    </>
  );
}
