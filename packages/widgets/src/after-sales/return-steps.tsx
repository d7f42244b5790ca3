import type { Explanation } from '@clinicart/sdk';
import {
  hasWideSteps,
  type ReturnOrder,
  returnProgress,
  type Worded,
} from '@clinicart/sdk/after-sales';
import { useLanguage, useSay, useWords } from '../engine/index.ts';
import { stepTime } from '../orders/order-time.ts';
import { stepsStyles } from '../ui/data/steps.tsx';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { bilingual } from '../ui/foundation/words.ts';
import { CheckIcon } from '../ui/media/icons.tsx';
import returnStepsCss from './return-steps.css?inline';

export const returnStepsStyles = [stepsStyles, returnStepsCss];

const stepWords = bilingual({
  zh: { label: '售後進度', done: '已完成' },
  en: { label: 'Progress of the application', done: 'Done' },
});

/** Returns the text of a wording: the server's words as they are, a sentence in the language of the widget. */
export function useWorded(): (worded: Worded<Explanation['reason']>) => string {
  const say = useSay();
  return (worded) => (typeof worded === 'string' ? worded : say(worded));
}

/** The progress bar of an application; a refund alone has fewer steps, which are wider. Spec: 2§2.7 */
export function ReturnSteps({ answer }: { answer: ReturnOrder }) {
  const text = useWords(stepWords);
  const worded = useWorded();
  const language = useLanguage();
  const steps = returnProgress(answer);
  return (
    <ol
      className="clinic-steps clinic-return-steps"
      aria-label={text.label}
      data-wide={hasWideSteps(steps) || undefined}
    >
      {steps.map((step, index) => {
        const isDone = step.state === 'done';
        const [day, hour] = step.at === undefined ? [] : stepTime(step.at, language);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the server may name two steps alike, and their order is fixed.
            key={index}
            data-done={isDone || undefined}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className="clinic-step-dot">{isDone ? <CheckIcon size={14} /> : index + 1}</span>
            <span>
              {worded(step.text)}
              {isDone && <VisuallyHidden>{`, ${text.done}`}</VisuallyHidden>}
              {day !== undefined && (
                <span className="clinic-return-step-time">
                  <span>{day}</span> <span>{hour}</span>
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
