import type { Explanation } from '@clinicart/sdk';
import { useSay, useWords } from '../../engine/index.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { swapWords } from './swap-words.ts';

export interface SwapQuestionProps {
  /** What may still be chosen. */
  question: Explanation;
  onChoose(): void;
  onDirectly(): void;
  onClose(): void;
}

/** Asks once before an order: check out directly, or go and choose. Spec: 1§4 */
function SwapQuestion({ question, onChoose, onDirectly, onClose }: SwapQuestionProps) {
  const say = useSay();
  const words = useWords(swapWords);
  return (
    <ConfirmDialog
      open
      title={words.questionTitle}
      description={say(question)}
      confirm={words.goChoose}
      cancel={words.directly}
      onConfirm={onChoose}
      onCancel={onDirectly}
      onClose={onClose}
    />
  );
}

export { SwapQuestion as part };
