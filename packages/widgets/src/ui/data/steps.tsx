import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { bilingual, useWords } from '../foundation/words.ts';
import { CheckIcon } from '../media/icons.tsx';

export { default as stepsStyles } from './steps.css?inline';

const stepsWords = bilingual({
  zh: { done: '已完成' },
  en: { done: 'Done' },
});

interface StepsProps {
  label: string;
  /** Names of the steps. */
  steps: readonly string[];
  /** Index of the current step; the number of steps once all are done. */
  at: number;
}

/** Progress through a sequence: done steps with a tick, the current one with a ring. */
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
