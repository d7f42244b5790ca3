import { stepsWords } from '../foundation/ui-words.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useWords } from '../foundation/words.ts';
import { CheckIcon } from '../media/icons.tsx';

interface StepsProps {
  label: string;
  /** What each step is called. */
  steps: readonly string[];
  /** The place of the present one; their number once all are done. */
  at: number;
}

/** Where somebody is: done steps ticked, the present one ringed. Sheets: steps. */
export function Steps({ label, steps, at }: StepsProps) {
  const words = useWords(stepsWords);
  return (
    <ol className="clinic-steps" aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          data-done={place < at || undefined}
          aria-current={place === at ? 'step' : undefined}
        >
          <span className="clinic-step-dot">
            {place < at ? <CheckIcon size={14} /> : place + 1}
          </span>
          <span>
            {step}
            {place < at && <VisuallyHidden>{`, ${words.done}`}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
