import type { OrderProgressStep } from '@clinicart/sdk/orders';
import { useLanguage, useWords } from '../../engine/index.ts';
import { stepsStyles } from '../../ui/data/steps.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { CheckIcon } from '../../ui/media/icons.tsx';
import { stepTime } from '../order-time.ts';
import { detailWords } from './detail-words.ts';
import orderProgressCss from './order-progress.css?inline';

export const orderProgressStyles = [stepsStyles, orderProgressCss];

/** The five steps of an order, with times where they are known. Spec: 2§2.6 */
export function OrderProgress({ steps }: { steps: readonly OrderProgressStep[] }) {
  const text = useWords(detailWords);
  return (
    <ol className="clinic-steps clinic-order-steps" aria-label={text.progress}>
      {steps.map(({ step, state, at }, place) => (
        <li
          key={step}
          data-done={state === 'done' || undefined}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="clinic-step-dot">
            {state === 'done' ? <CheckIcon size={14} /> : place + 1}
          </span>
          <span>
            {text.step[step]}
            {state === 'done' && <VisuallyHidden>{`, ${text.stepDone}`}</VisuallyHidden>}
            {at !== undefined && state !== 'ahead' && <StepTime at={at} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

function StepTime({ at }: { at: number }) {
  const language = useLanguage();
  const [day, hour] = stepTime(at, language);
  return (
    <time dateTime={new Date(at).toISOString()}>
      <span>{day}</span> <span>{hour}</span>
    </time>
  );
}
